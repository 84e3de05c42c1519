/** Records that erased data may remain in the database's files, and the process that removes it. */
import { sql } from 'kysely';
import type { ErasureTraces, TracesReason } from '#contract/erasure.ts';
import { TRACES_ID } from '../database/mark-traces-store.ts';
import type { Db } from '../database/schema.ts';

const LEASE_MS = 60_000;
const HOUR = 3_600_000;

export type Claimed = { ticket: string; since: string; merged: string | null; transaction: string | null };

/** Claims the work; null when there is none, or another process has claimed it. */
export async function claimTraces(db: Db): Promise<Claimed | null> {
  const now = Date.now();
  const row = await db
    .updateTable('erasure_traces')
    .set({ lease_until: iso(now + LEASE_MS) })
    // A lease that ends too far ahead is from a clock that was set back since.
    .where(sql<boolean>`not (lease_until >= ${iso(now)} and lease_until < ${iso(now + 2 * LEASE_MS)})`)
    .returning(['ticket', 'since', 'merged', 'transaction'])
    .executeTakeFirst();
  return row ?? null;
}

const iso = (ms: number) => new Date(ms).toISOString();

const change = (db: Db, set: { lease_until?: string; merged?: string; reason?: TracesReason | null }) =>
  db.updateTable('erasure_traces').set(set).where('id', '=', TRACES_ID).execute();

export const renewTraces = (db: Db) => change(db, { lease_until: iso(Date.now() + LEASE_MS) });
/** Renews the lease on a connection with a transaction of its own. @returns whether that changed the database. */
export async function renewal(connection: Db): Promise<boolean> {
  const lease_until = iso(Date.now() + LEASE_MS);
  const { numUpdatedRows } = await connection
    .updateTable('erasure_traces')
    .set({ lease_until })
    .where('id', '=', TRACES_ID)
    .where('lease_until', '<>', lease_until)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
export const leaveTraces = (db: Db, reason: TracesReason | null) => change(db, { lease_until: '', reason });
export const sayWhy = (db: Db, reason: TracesReason) => change(db, { reason });
export const noteMerged = (db: Db, ticket: string) => change(db, { merged: ticket });

/** @returns false when another erasure since the claim left new traces. */
export async function endTraces(db: Db, ticket: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('erasure_traces')
    .where('ticket', '=', ticket)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the state for owners, the doctor and monitoring. */
export async function tracesNow(db: Db, now = new Date()): Promise<ErasureTraces> {
  const row = await db.selectFrom('erasure_traces').select(['since', 'reason']).executeTakeFirst();
  return {
    since: row?.since ?? null,
    late: row !== undefined && now.getTime() - Date.parse(row.since) > HOUR,
    reason: (row?.reason ?? null) as TracesReason | null,
  };
}
