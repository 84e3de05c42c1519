/** Removes dead rows of PostgreSQL. Its files, logs and standbys are its operator's responsibility. */
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** All tables that erasures delete from or change. */
export const VACUUMED = [
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
 * which a vacuum would keep.
 */
export async function isSeenByOthers(db: Db, transaction: string): Promise<boolean> {
  const { rows } = await sql<{ seen: boolean }>`
    with held as (
      select backend_xmin as xmin from pg_stat_activity where pid <> pg_backend_pid()
        and (datname = current_database() or datname is null)
      union all select transaction from pg_prepared_xacts where database = current_database()
      union all select xmin from pg_replication_slots)
    select exists (select 1 from held where xmin is not null
      and age(xmin) >= age(((${transaction}::bigint % 4294967296)::text)::xid)) as seen`.execute(db);
  return rows[0]?.seen ?? false;
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
      await sql`vacuum ${sql.join(VACUUMED.map((name) => sql.table(name)))}`.execute(connection);
    } finally {
      for (const name of Object.keys(settings)) await sql`reset ${sql.ref(name)}`.execute(connection);
    }
  });
}

export const isLocked = (error: unknown): boolean => (error as { code?: string }).code === '55P03';
