/** Removes dead rows of PostgreSQL. Its files, logs and standbys are its operator's responsibility. */
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Engine } from './engine.ts';

/** Checks which transactions still see the rows before the vacuum: later ones can't see them. */
export const purgePostgres: Engine['purge'] = async (db, { transaction, tables }) => {
  if (transaction !== null && (await isSeenByOthers(db, transaction))) return 'transaction';
  try {
    await vacuum(db, tables);
    return null;
  } catch (error) {
    if ((error as { code?: string }).code === '55P03') return 'lock';
    throw error;
  }
};

/**
 * Returns whether a session, a prepared transaction or a replication slot still sees the rows erased by that transaction,
 * which a vacuum would keep.
 */
async function isSeenByOthers(db: QueryExecutorProvider, transaction: string): Promise<boolean> {
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
async function vacuum<D>(db: Kysely<D>, tables: readonly string[]): Promise<void> {
  const settings = { statement_timeout: '0', lock_timeout: '1s', vacuum_cost_delay: '2ms' };
  await db.connection().execute(async (connection) => {
    try {
      for (const [name, value] of Object.entries(settings))
        await sql`select set_config(${name}, ${value}, false)`.execute(connection);
      await sql`vacuum ${sql.join(tables.map((name) => sql.table(name)))}`.execute(connection);
    } finally {
      for (const name of Object.keys(settings)) await sql`reset ${sql.ref(name)}`.execute(connection);
    }
  });
}
