/** Removes dead rows of PostgreSQL. Its files, logs and standbys are its operator's responsibility. */
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** All tables that erasures delete from or change. */
const TABLES = [
  ...[
    'inquiries',
    'inquiry_events',
    'inquiry_search',
    'search_words',
    'mails',
    'images',
    'bulk_change_items',
    ...['bookings', 'booking_cells', 'bulk_change_meetings'],
    'inquiry_viewers',
    'inquiry_reads',
  ],
  ...['inbound_mails', 'blobs', 'blob_parts', 'mail_files', 'reply_tags'],
  ...['newsletter_subscribers', 'newsletter_deliveries', 'saved_views', 'staff_events'],
];

/**
 * Returns whether a session, a prepared transaction or a replication slot still sees the rows erased by that transaction,
 * which a vacuum would keep. `hidden`: whether other roles have sessions whose state we can't read.
 */
export async function seenByOthers(db: Db, transaction: string): Promise<{ seen: boolean; hidden: boolean }> {
  const { rows } = await sql<{ seen: boolean; hidden: boolean }>`
    with held as (
      select backend_xmin as xmin from pg_stat_activity where pid <> pg_backend_pid()
        and (datname = current_database() or datname is null)
      union all select transaction from pg_prepared_xacts where database = current_database()
      union all select xmin from pg_replication_slots)
    select
      exists (select 1 from held where xmin is not null
        and age(xmin) >= age(((${transaction}::bigint % 4294967296)::text)::xid)) as seen,
      exists (select 1 from pg_stat_activity
        where datname = current_database() and query = '<insufficient privilege>') as hidden`.execute(db);
  return rows[0] as { seen: boolean; hidden: boolean };
}

/**
 * Vacuums with throttled I/O, and without waiting for a table locked by another vacuum or a schema change.
 * @throws 55P03 when a table is locked.
 */
export async function vacuum(db: Db): Promise<void> {
  const settings = { statement_timeout: '0', lock_timeout: '1s', vacuum_cost_delay: '2ms' };
  await db.connection().execute(async (connection) => {
    try {
      for (const [name, value] of Object.entries(settings))
        await sql`select set_config(${name}, ${value}, false)`.execute(connection);
      await sql`vacuum ${sql.join(TABLES.map((name) => sql.table(name)))}`.execute(connection);
    } finally {
      for (const name of Object.keys(settings)) await sql`reset ${sql.ref(name)}`.execute(connection);
    }
  });
}

/** Returns the number of dead rows left by the last vacuum or added since. */
export async function deadRows(db: Db): Promise<number> {
  const { rows } = await sql<{ dead: string }>`
    select coalesce(sum(n_dead_tup), 0)::text as dead from pg_stat_user_tables
    where schemaname = any (current_schemas(false)) and relname in (${sql.join(TABLES)})`.execute(db);
  return Number(rows[0]?.dead);
}

export const isLocked = (error: unknown): boolean => (error as { code?: string }).code === '55P03';
