/** Running and interrupted erasures, with the lease of the process that works on each. */
import { sql } from 'kysely';
import type { ErasureKind } from '#contract/inquiries/erasure.ts';
import type { Db, Trx } from '../database/schema.ts';

/** Longer than any batch takes; afterward another process continues. */
const LEASE_MS = 30_000;
const leaseFrom = (now: number) => new Date(now + LEASE_MS).toISOString();

/** No process works on it. A lease that ends too far ahead is from a clock that was set back since. */
const isFree = (now: number) =>
  sql<boolean>`not (lease_until >= ${new Date(now).toISOString()} and lease_until < ${leaseFrom(now + LEASE_MS)})`;

export type Work = {
  id: string;
  kind: ErasureKind;
  /** For an address, the latest arrival that it covers; for the daily job, the time since which its inquiries are unchanged. */
  until: string;
  /** False when it is repeated after a restore. */
  counted: boolean;
  addressHash: string | null;
};

/** @param held whether this process starts the work now; otherwise the next one to poll claims it. */
export async function insertWork(
  trx: Trx,
  { id, until, counted }: Pick<Work, 'id' | 'until' | 'counted'>,
  held: boolean,
): Promise<void> {
  await trx
    .insertInto('erasure_work')
    .values({
      erasure_id: id,
      begun_at: new Date().toISOString(),
      until,
      counted: counted ? 1 : 0,
      lease_until: held ? leaseFrom(Date.now()) : '',
    })
    .onConflict((oc) => oc.column('erasure_id').doNothing())
    .execute();
}

/** Renews the lease, and locks the row until the transaction ends. @returns false when the work is already done. */
export async function renewLease(trx: Trx | Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('erasure_work')
    .set({ lease_until: leaseFrom(Date.now()) })
    .where('erasure_id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Releases the lease, so that another process can continue before it expires. */
export async function giveUpLease(db: Db, id: string): Promise<void> {
  await db.updateTable('erasure_work').set({ lease_until: '' }).where('erasure_id', '=', id).execute();
}

/** Releases every lease, after a restore: the processes that held them were at work on another database. */
export async function freeLeases(trx: Trx): Promise<void> {
  await trx.updateTable('erasure_work').set({ lease_until: '' }).execute();
}

export async function endWork(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('erasure_work').where('erasure_id', '=', id).execute();
}

/** Returns the hashes of addresses whose erasure no process works on. */
export async function waitingHashes(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('erasure_work')
    .innerJoin('erasures', 'erasures.id', 'erasure_work.erasure_id')
    .select('erasures.address_hash')
    .where(isFree(Date.now()))
    .where('erasures.address_hash', 'is not', null)
    .$narrowType<{ address_hash: string }>()
    .execute();
  return rows.map(({ address_hash }) => address_hash);
}

/** Claims the oldest work that no process works on; null when there is none. */
export async function claimWork(db: Db): Promise<Work | null> {
  const now = Date.now();
  const row = await db
    .updateTable('erasure_work')
    .set({ lease_until: leaseFrom(now) })
    .where(isFree(now))
    .where('erasure_id', '=', (eb) =>
      eb
        .selectFrom('erasure_work as free')
        .select('free.erasure_id')
        .where(isFree(now))
        .orderBy('free.erasure_id')
        .limit(1),
    )
    .returning(['erasure_id', 'until', 'counted'])
    .executeTakeFirst();
  if (!row) return null;
  const { address_hash, kind } = await db
    .selectFrom('erasures')
    .select(['address_hash', 'kind'])
    .where('id', '=', row.erasure_id)
    .executeTakeFirstOrThrow();
  return {
    id: row.erasure_id,
    kind: kind as ErasureKind,
    until: row.until,
    counted: row.counted === 1,
    addressHash: address_hash,
  };
}

/** Returns whether a process works on an erasure of this kind. */
export async function isUnderWay(db: Db, kind: ErasureKind): Promise<boolean> {
  const row = await db
    .selectFrom('erasure_work')
    .innerJoin('erasures', 'erasures.id', 'erasure_work.erasure_id')
    .select('erasures.id')
    .where('erasures.kind', '=', kind)
    .where(sql<boolean>`not ${isFree(Date.now())}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the start of the oldest unfinished erasure; null when all are finished. */
export async function unfinishedSince(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('erasure_work')
    .select((eb) => eb.fn.min('begun_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}
