import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';

/**
 * Shared rate limits of several servers (docs/decisions/0025). Unlogged: counts of minutes need no write-ahead log or disk
 * sync, and may be lost in a crash. Only for PostgreSQL, so it uses PostgreSQL's own types and clock.
 */
export async function requestCounts(db: Db): Promise<void> {
  if (engineOf(db).choose({ sqlite: true, postgres: false })) return;
  // Half of each page stays free: an update then stays on its page, and no index changes.
  await sql`
    create unlogged table request_counts (
      key text primary key,
      requests integer not null,
      lasts interval not null,
      ends_at timestamptz not null
    ) with (fillfactor = 50)`.execute(db);
}
