/** Records that erased data may remain in the database's files. */
import { type ErasureTraces, TRACES_REASONS, type TracesReason } from '#contract/inquiries/erasure.ts';
import type { Config } from '../config/config.ts';
import { TRACES_ID } from '../database/mark-traces-store.ts';
import type { Db } from '../database/schema.ts';
import { isLate } from './night.ts';

/** @property rewritten the ticket of the last rewriting of all pages; @property transaction PostgreSQL's, that erased. */
export type TracesLeft = {
  ticket: string;
  since: string;
  rewritten: string | null;
  transaction: string | null;
};

/** Returns the traces that are still to be removed; undefined when none are left. */
export const tracesLeft = (db: Db): Promise<TracesLeft | undefined> =>
  db
    .selectFrom('erasure_traces')
    .select(['ticket', 'since', 'merged as rewritten', 'transaction'])
    .executeTakeFirst();

const change = (db: Db, set: { merged?: string; reason?: TracesReason | null }) =>
  db.updateTable('erasure_traces').set(set).where('id', '=', TRACES_ID).execute();

export const releaseTraces = (db: Db, reason: TracesReason | null) => change(db, { reason });
export const noteRewritten = (db: Db, ticket: string) => change(db, { merged: ticket });

/** @returns false when another erasure since the claim left new traces. */
export async function endTraces(db: Db, ticket: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('erasure_traces')
    .where('ticket', '=', ticket)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the state for owners, the doctor and monitoring. */
export async function tracesNow(
  db: Db,
  { cleanupHour }: Pick<Config, 'cleanupHour'>,
  now = new Date(),
): Promise<ErasureTraces> {
  const row = await db.selectFrom('erasure_traces').select(['since', 'reason']).executeTakeFirst();
  return {
    since: row?.since ?? null,
    late: row !== undefined && isLate(row.since, cleanupHour, now),
    reason: TRACES_REASONS.find((reason) => reason === row?.reason) ?? null,
  };
}

/** Returns when the oldest erasure was that left some (ISO 8601); null when there are none. */
export async function tracesSince(db: Db): Promise<string | null> {
  const row = await db.selectFrom('erasure_traces').select('since').executeTakeFirst();
  return row?.since ?? null;
}
