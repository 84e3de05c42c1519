/** Runs one erasure from start to finish, and resumes interrupted ones. */
import type { FastifyBaseLogger } from 'fastify';
import type { ErasureRecord } from '#contract/inquiries/erasure.ts';
import type { MeetingNotifier } from '../booking/meeting-notification.ts';
import type { Config } from '../config/config.ts';
import { markTraces } from '../database/mark-traces-store.ts';
import type { Db } from '../database/schema.ts';
import type { ImageHost } from '../images/image-host.ts';
import { addressBook } from './address-book.ts';
import { eraseInBatches } from './batches.ts';
import { writeRegister } from './register.ts';
import { deleteRecord, insertRecord, type NewErasureRecord, recordOf } from './store.ts';
import { claimWork, endWork, giveUpLease, insertWork, type Work } from './work-store.ts';

export type ErasureParts = {
  db: Db;
  images: Pick<ImageHost, 'eraseOf'>;
  config: Pick<Config, 'secret' | 'dataDir'> & Partial<Pick<Config, 'retentionDays'>>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Notifies staff of the deleted meetings; absent where no email is needed, as in a restore, which repeats an erasure. */
  notify?: MeetingNotifier;
};

const DAY = 24 * 60 * 60 * 1000;
export const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * DAY).toISOString();

export function erasureWork({ db, images, config, log, notify }: ErasureParts) {
  const batches = eraseInBatches({ db, images, config, log, notify });
  let stopping = false;

  /** Failed work is retried after its lease expires, so that it delays no other; stopped work, immediately. */
  async function withLease(work: Work, erased: Promise<number>): Promise<number> {
    try {
      return await erased;
    } catch (error) {
      if (stopping) await giveUpLease(db, work.id).catch(() => {});
      throw error;
    }
  }

  /** @param emails the addresses to erase: one, or none for listed inquiries. */
  async function ofAddresses(work: Work, emails: string[]): Promise<number> {
    let total = await withLease(work, batches.eraseListed(work));
    for (const email of emails) total += await withLease(work, batches.eraseAddress(work, email));
    return total;
  }

  const ofClosed = (work: Work) => withLease(work, batches.eraseClosed(work));

  /**
   * Finishes the daily job within the current RETENTION_DAYS, which may have been removed or raised since. Inquiries that the
   * record lists are erased again in any case: a restore brings them back from a backup made meanwhile.
   */
  async function restOfClosed(work: Work): Promise<number> {
    const again = await withLease(work, batches.eraseListed(work));
    if (config.retentionDays === undefined) return again;
    const until = [work.until, daysBefore(new Date(), config.retentionDays)].sort()[0] as string;
    return again + (await ofClosed({ ...work, until }));
  }

  /** @returns the record, or null when there was nothing to erase. */
  const finish = (work: Work) =>
    db.transaction().execute(async (trx): Promise<ErasureRecord | null> => {
      await endWork(trx, work.id);
      const record = await recordOf(trx, work.id);
      const isEmpty = Object.values(record.counts).every((count) => count === 0);
      if (work.counted && isEmpty) {
        await deleteRecord(trx, work.id);
        return null;
      }
      await markTraces(trx);
      return record;
    });

  /** Failures are repaired when the traces are removed (traces.ts). */
  const register = () =>
    writeRegister(db, config.dataDir).catch((error) =>
      log.warn({ err: error }, 'couldn’t record an erasure; will retry'),
    );

  return {
    batches,
    ofAddresses,
    ofClosed,
    finish,
    register,

    /** Records the intent before any deletion: the next start finishes an interrupted erasure. */
    begin: (record: NewErasureRecord, until: string) =>
      db.transaction().execute(async (trx): Promise<Work> => {
        await insertRecord(trx, record);
        await insertWork(trx, { id: record.id, until, counted: true }, true);
        return { ...record, until, counted: true };
      }),

    /** Resumes interrupted erasures. @returns the number of erased inquiries. */
    async resume(): Promise<number> {
      const emailsOf = addressBook(db, config.secret);
      let [total, finished] = [0, 0];
      for (let work = await claimWork(db); work; work = await claimWork(db)) {
        total +=
          work.kind === 'retention' && work.counted
            ? await restOfClosed(work)
            : await ofAddresses(work, work.addressHash ? await emailsOf(work.addressHash) : []);
        await finish(work);
        finished += 1;
      }
      if (finished > 0) await register();
      return total;
    },

    stop() {
      stopping = true;
      batches.stop();
    },
  };
}
