import { sql } from 'kysely';
import { isPostgres } from '../database/dialect.ts';
import type { Trx } from '../database/schema.ts';

/** Releases count up without a gap and see each other, as what is scheduled does; on SQLite every transaction does. */
export async function oneAtATime(trx: Trx): Promise<void> {
  if (isPostgres(trx)) await sql`lock table content_releases in exclusive mode`.execute(trx);
}
