import { v7 as uuid } from 'uuid';
import type { ErasureKind, ErasureRecord } from '#contract/inquiries/erasure.ts';
import { markTraces } from '../database/mark-traces-store.ts';
import { erasedHashes } from '../inquiries/erased-hashes.ts';
import type { EventActor } from '../inquiries/events-store.ts';
import { emailKey } from '../search/contact-keys.ts';
import { daysBefore, type ErasureParts, erasureWork } from './jobs.ts';
import { erasureCutoff } from './personal-data-store.ts';
import { closedBefore, lockInquiries } from './rows-store.ts';
import { insertRecord, type NewErasureRecord, NOTHING, recordOf } from './store.ts';
import { freeLeases, insertWork, isUnderWay } from './work-store.ts';

export type Erasure = ReturnType<typeof createErasure>;

export function createErasure(parts: ErasureParts) {
  const { db, config } = parts;
  const work = erasureWork(parts);
  const underWay = new Set<Promise<unknown>>();
  let stopping = false;
  let resuming: Promise<number> | undefined;

  /** Tracks the promise, so that a stopping server can wait for the current batch. */
  function tracked<T>(promise: Promise<T>): Promise<T> {
    underWay.add(promise);
    const done = () => underWay.delete(promise);
    promise.then(done, done);
    return promise;
  }

  async function ofInquiry(id: string, actor: EventActor, at: Date): Promise<ErasureRecord | null> {
    const { record, removals } = await db.transaction().execute(async (trx) => {
      const removals: (() => Promise<void>)[] = [];
      if ((await lockInquiries(trx, [id])).length === 0) return { record: null, removals };
      const line = newRecord('inquiry', actor, at);
      await insertRecord(trx, line);
      await work.batches.eraseRows(trx, { id: line.id, counted: true }, [id], removals);
      await markTraces(trx);
      return { record: await recordOf(trx, line.id), removals };
    });
    await work.batches.removeFiles(removals);
    if (record) await work.register();
    return record;
  }

  async function ofAddress(email: string, actor: EventActor, at: Date): Promise<ErasureRecord | null> {
    const key = emailKey(email);
    const until = await erasureCutoff(db, key, at.toISOString());
    if (until === null) return null;
    const begun = await work.begin(
      newRecord('address', actor, at, erasedHashes(config.secret).ofAddress(key)),
      until,
    );
    // Registered now, so that a backup restored during the erasure doesn't bring the data back.
    await work.register();
    await work.ofAddresses(begun, [key]);
    const record = await work.finish(begun);
    await work.register();
    return record;
  }

  async function ofClosed(days: number, at: Date): Promise<number> {
    const until = daysBefore(at, days);
    if ((await closedBefore(db, until, 1, '')).length === 0) return 0;
    if (await isUnderWay(db, 'retention')) return 0;
    const begun = await work.begin(newRecord('retention', null, at), until);
    const total = await work.ofClosed(begun);
    await work.finish(begun);
    await work.register();
    return total;
  }

  const resume = (): Promise<number> => {
    resuming ??= tracked(work.resume()).finally(() => {
      resuming = undefined;
    });
    return resuming;
  };

  return {
    /** @returns the record, or null when there is no such inquiry. */
    eraseInquiry: (id: string, actor: EventActor, at = new Date()) => tracked(ofInquiry(id, actor, at)),

    /**
     * Erases every current inquiry of the address, its emails and pictures, its newsletter subscription, and the
     * address in all remaining data. Inquiries that arrive during the erasure stay: their sender is writing again.
     * @returns the record, or null when there is no data.
     * @throws ProblemError 503 when the server stops; the next start continues.
     */
    eraseAddress: (email: string, actor: EventActor, at = new Date()) => tracked(ofAddress(email, actor, at)),

    /** The daily job: erases closed inquiries unchanged for that many days. @returns the number of erased inquiries. */
    eraseClosed: (days: number, at = new Date()) => tracked(ofClosed(days, at)),

    /**
     * Repeats the erasures made after a backup, and finishes those in progress while it was made; for restores. Once
     * begun, any server that starts finishes them. @returns the number of erased inquiries.
     */
    async eraseAgain(records: NewErasureRecord[]): Promise<number> {
      await db.transaction().execute(async (trx) => {
        await freeLeases(trx);
        for (const record of records) {
          await insertRecord(trx, record);
          await insertWork(trx, { id: record.id, until: record.at, counted: false }, false);
        }
      });
      return resume();
    },

    /** Resumes interrupted erasures, of this server or another. @returns the number of erased inquiries. */
    resume,

    isStopping: () => stopping,

    async stop(): Promise<void> {
      stopping = true;
      work.stop();
      await Promise.allSettled(underWay);
    },
  };
}

const newRecord = (
  kind: ErasureKind,
  actor: EventActor,
  at: Date,
  addressHash: string | null = null,
): NewErasureRecord => ({
  id: uuid(),
  at: at.toISOString(),
  actorId: actor?.id ?? null,
  actorName: actor?.name ?? null,
  kind,
  counts: NOTHING,
  inquiryIds: [],
  mails: [],
  addressHash,
});
