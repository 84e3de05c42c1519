/** A separate embedded database for a test, and statements of adjustable duration. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../migrations/migrate.ts';
import { connect } from '../connect.ts';
import type { Db } from '../schema.ts';

export type Embedded = { db: Db; dataDir: string; open: () => Db; remove: () => Promise<void> };

export async function embeddedDatabase(): Promise<Embedded> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-threads-'));
  const open = () => connect({ dataDir, databaseUrl: undefined });
  const db = open();
  await migrate(db);
  const remove = async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  };
  return { db, dataDir, open, remove };
}

/** Several seconds of processor time. */
export const LONG = 12_000_000;

/** Reads for as long as counting to `steps` takes. @param mark makes the statement unique. */
export const countTo = (db: Db, steps: number, mark = 'counted') =>
  sql<{
    counted: number;
  }>`with recursive steps(n) as (select 1 union all select n + 1 from steps where n < ${steps})
    select count(*) as ${sql.ref(mark)} from steps`.execute(db);

/** Writes one row after counting to `steps`. */
export const writeAfter = (db: Db, steps: number, id: string) =>
  sql`insert into images (id, url, width, height, bytes, created_at)
    with recursive steps(n) as (select 1 union all select n + 1 from steps where n < ${steps})
    select cast(${id} as text), '/' || ${id}, count(*), 1, 1, 'now' from steps`.execute(db);

export const addImage = (db: Db, id: string) =>
  db
    .insertInto('images')
    .values({ id, url: `/${id}`, width: 1, height: 1, bytes: 1, created_at: 'now' })
    .execute();

export const imageIds = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('images').select('id').orderBy('id').execute()).map(({ id }) => id);

/** Runs `work` repeatedly until the statement ends. @returns the number of runs. */
export async function doneMeanwhile(
  statement: Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<number> {
  let [done, isOver] = [0, false];
  const over = () => {
    isOver = true;
  };
  statement.then(over, over);
  for (; !isOver; done++) await work();
  await statement;
  return done;
}
