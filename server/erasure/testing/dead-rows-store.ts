import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { ERASED_TABLES } from '../erased-tables.ts';

/** Returns the number of dead rows left by the last vacuum or added since. */
export async function deadRows(db: Db): Promise<number> {
  const { rows } = await sql<{ dead: string }>`
    select coalesce(sum(n_dead_tup), 0)::text as dead from pg_stat_user_tables
    where schemaname = any (current_schemas(false)) and relname in (${sql.join(ERASED_TABLES)})`.execute(db);
  return Number(rows[0]?.dead);
}
