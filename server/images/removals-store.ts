/** Pending removals of pictures: stored with the erasure, claimed by lease, retried until the pictures are gone. */
import { sql } from 'kysely';
import { isPostgres } from '../database/dialect.ts';
import type { Db, Trx } from '../database/schema.ts';

export type NewRemoval = { id: string; cloud: string | null; signedUntil: string };

/** A removal that this process owns until its lease ends. */
export type ClaimedRemoval = NewRemoval & {
  /** Including this attempt; also distinguishes this claim from a later one. */
  attempts: number;
};

export type RemovalsSummary = {
  waiting: number;
  /** The number of waiting removals that failed at least once. */
  failed: number;
  dead: number;
  /** The error of one failed removal. */
  lastError: string | null;
};

/**
 * Enqueues removals inside the transaction that discards the pictures.
 * @param ownTurn end of the enqueuing process's head start on local files; null without one.
 */
export async function enqueueRemovals(
  trx: Trx,
  removals: NewRemoval[],
  at: string,
  ownTurn: string | null,
): Promise<void> {
  if (removals.length === 0) return;
  await trx
    .insertInto('image_removals')
    .values(
      removals.map(({ id, cloud, signedUntil }) => ({
        image_id: id,
        cloud,
        signed_until: signedUntil,
        run_at: cloud === null ? (ownTurn ?? at) : at,
        created_at: at,
      })),
    )
    .onConflict((oc) => oc.column('image_id').doUpdateSet({ state: 'waiting', attempts: 0, run_at: at }))
    .execute();
}

export type RemovalsStore = ReturnType<typeof removalsStore>;

export function removalsStore(db: Db) {
  const claimed = ({ id, attempts }: ClaimedRemoval) =>
    db.updateTable('image_removals').where('image_id', '=', id).where('attempts', '=', attempts);
  return {
    /** Claims up to `limit` due removals, or only the given ones; concurrent processes get others. */
    async claim(limit: number, now: string, leaseUntil: string, only?: string[]): Promise<ClaimedRemoval[]> {
      const rows = await db
        .with('due', (q) => {
          const due = q
            .selectFrom('image_removals')
            .select('image_id')
            .where('state', '=', 'waiting')
            .$if(only === undefined, (b) => b.where('run_at', '<=', now))
            .$if(only !== undefined, (b) => b.where('image_id', 'in', only as string[]))
            .orderBy('run_at')
            .limit(limit);
          // SQLite has one writer at a time and no row locks.
          return isPostgres(db) ? due.forUpdate().skipLocked() : due;
        })
        .updateTable('image_removals')
        .set({ attempts: sql<number>`attempts + 1`, run_at: leaseUntil })
        .where('image_id', 'in', (q) => q.selectFrom('due').select('image_id'))
        .returning(['image_id', 'cloud', 'signed_until', 'attempts'])
        .execute();
      return rows.map((row) => ({
        id: row.image_id,
        cloud: row.cloud,
        signedUntil: row.signed_until,
        attempts: row.attempts,
      }));
    },

    async done({ id, attempts }: ClaimedRemoval): Promise<void> {
      await db
        .deleteFrom('image_removals')
        .where('image_id', '=', id)
        .where('attempts', '=', attempts)
        .execute();
    },

    /** Reschedules the removal as if for the first time. */
    async again(claim: ClaimedRemoval, runAt: string): Promise<void> {
      await claimed(claim).set({ attempts: 0, last_error: null, run_at: runAt }).execute();
    },

    /** @param runAt time of the next attempt; null after the last. */
    async failed(claim: ClaimedRemoval, words: string, runAt: string | null): Promise<void> {
      await claimed(claim)
        .set({ last_error: words, ...(runAt === null ? { state: 'dead' } : { run_at: runAt }) })
        .execute();
    },

    /** Retries dead removals. */
    async revive(now: string): Promise<void> {
      await db
        .updateTable('image_removals')
        .set({ state: 'waiting', attempts: 0, run_at: now })
        .where('state', '=', 'dead')
        .execute();
    },

    async summary(): Promise<RemovalsSummary> {
      const rows = await db
        .selectFrom('image_removals')
        .select(['state', (eb) => eb.fn.countAll().as('all'), (eb) => eb.fn.count('last_error').as('failed')])
        .select((eb) => eb.fn.max('last_error').as('error'))
        .groupBy('state')
        .execute();
      const of = (state: string) => rows.find((row) => row.state === state);
      return {
        waiting: Number(of('waiting')?.all ?? 0),
        failed: Number(of('waiting')?.failed ?? 0),
        dead: Number(of('dead')?.all ?? 0),
        lastError: of('dead')?.error ?? of('waiting')?.error ?? null,
      };
    },
  };
}
