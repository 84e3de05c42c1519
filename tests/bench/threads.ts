/**
 * The embedded database's cost for the serving thread (docs/decisions/0026): a row by its key, asked of node:sqlite on the
 * same thread, through the server's own database one after the other, and through it eight at a time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connect, sqliteFile } from '../../server/database/connect.ts';
import { migrate } from '../../server/migrations/migrate.ts';
import type { Row } from './bench.ts';
import { inTurns, perSecond } from './load.ts';

const MILLISECONDS = 3000;
const AT_ONCE = 8;

export async function benchThreads(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-bench-'));
  const db = connect({ dataDir, databaseUrl: undefined });
  await migrate(db);
  const picture = { url: '/a', width: 1, height: 1, bytes: 1, created_at: '2026-01-01T00:00:00.000Z' };
  await db
    .insertInto('images')
    .values({ id: 'a', ...picture })
    .execute();
  const database = new DatabaseSync(sqliteFile(dataDir));
  const statement = database.prepare('select * from images where id = ?');
  const byKey = async () => void (await db.selectFrom('images').selectAll().where('id', '=', 'a').execute());
  console.log('A row by its key: direct · through the threads · eight at a time');
  const [direct, alone, together] = (await inTurns(3, [
    () => perSecond(1, MILLISECONDS, async () => void statement.all('a')),
    () => perSecond(1, MILLISECONDS, byKey),
    () => perSecond(AT_ONCE, MILLISECONDS, byKey),
  ])) as [number, number, number];
  database.close();
  await db.destroy();
  rmSync(dataDir, { recursive: true });
  const row = (what: string, ours: number): Row => ({
    what: `a row by its key, ${what}`,
    ours,
    reference: 'node:sqlite on the same thread',
    theirs: direct,
    unit: '/s',
  });
  return [row('through the threads', alone), row('eight at a time', together)];
}
