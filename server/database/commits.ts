/** Detects commits. */
import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Db } from './schema.ts';

/**
 * Returns a text that changes with every commit of any process; on PostgreSQL it is the query's snapshot. It sometimes
 * changes without a commit: on SQLite each connection has its own counters, one of them for its own changes.
 */
export async function committedState(db: Db): Promise<string> {
  const state = isPostgres(db)
    ? sql<{ state: string }>`select pg_current_snapshot()::text as state`
    : sql<{
        state: string;
      }>`select connection_name() || ' ' || data_version || ' ' || total_changes() as state
          from pragma_data_version`;
  const { rows } = await state.execute(db);
  return String(rows[0]?.state);
}
