/** What `npm run doctor` asks a database. Changes nothing, and runs beside a server. */
import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import { migrationsDone } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema.ts';

/** Which migrations this release still has to run, and which of a newer release it doesn't know. */
export async function migrationGap(db: Db): Promise<{ missing: string[]; unknown: string[] }> {
  const done = await migrationsDone(db);
  const known = Object.keys(migrations);
  return {
    missing: known.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !known.includes(name)),
  };
}

class TakenBack extends Error {}

/** Writes a row and takes it back. @throws what the database says when it can't be written. */
export async function tryToWrite(db: Db): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('staff_attempts')
        .values({ key: 'doctor', attempts: 1, ends_at: new Date().toISOString() })
        .execute();
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
}

/** What is damaged in the embedded database's file, at most ten lines; PostgreSQL looks after its own files. */
export async function damages(db: Db): Promise<string[]> {
  if (isPostgres(db)) return [];
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(10)`.execute(db);
  return rows.map((row) => row.quick_check).filter((line) => line !== 'ok');
}

/** When the oldest mail that waits was, or will be, due; null when none waits. */
export async function oldestMailDue(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.min('run_at').as('at'))
    .where('sent_at', 'is', null)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row?.at ?? null;
}
