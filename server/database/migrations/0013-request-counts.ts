import { sql } from 'kysely';
import { isPostgres } from '../dialect.ts';
import type { Db } from '../schema.ts';

/**
 * Rate limits of several servers (docs/decisions/0025). Unlogged: counts of minutes need no write-ahead log and wait
 * for no disk, and may be lost in a crash. On PostgreSQL alone, so its own types serve, and its own clock.
 */
export async function requestCounts(db: Db): Promise<void> {
  if (!isPostgres(db)) return;
  // Half of each page stays free: a count is then written beside the one before, and no index changes.
  await sql`
    create unlogged table request_counts (
      key text primary key,
      requests integer not null,
      lasts interval not null,
      ends_at timestamptz not null
    ) with (fillfactor = 50)`.execute(db);
}
