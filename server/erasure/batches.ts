/** Erases rows in batches, each with its share of the record: an interruption leaves all finished work recorded. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { MeetingNotifier } from '../booking/meeting-notification.ts';
import type { Config } from '../config/config.ts';
import type { Db, Trx } from '../database/schema.ts';
import { problem } from '../http/problem.ts';
import { countUnshared } from '../images/attachments-store.ts';
import type { ImageHost } from '../images/image-host.ts';
import { erasedHashes } from '../inquiries/erased-hashes.ts';
import { eraseNewsletterReader } from '../newsletter/reader-data-store.ts';
import { correctedSince, removeAddress } from './corrections-store.ts';
import { notifyStaffOfMeetings } from './meetings-store.ts';
import { eraseReceived, mailsOfInquiries } from './received-store.ts';
import {
  closedBefore,
  closedUntil,
  deleteInquiries,
  idsListed,
  idsOfAddress,
  lockInquiries,
  withPictures,
} from './rows-store.ts';
import { forgetSearches, searchesNaming } from './searches-store.ts';
import { addToRecord } from './store.ts';
import { renewLease, type Work } from './work-store.ts';

type Parts = {
  db: Db;
  images: Pick<ImageHost, 'eraseOf'>;
  config: Pick<Config, 'secret'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  notify?: MeetingNotifier;
};
type Open = Pick<Work, 'id' | 'counted'>;
/** Removes the files of pictures, after the commit. */
type Removal = () => Promise<void>;
/** @param reached the cursor of the last committed choice. @returns no ids when none is left. */
type Choose = (trx: Trx, reached: string) => Promise<{ ids: string[]; reached: string }>;

/** Inquiries in one transaction, for which every other writer waits on SQLite: some tens of milliseconds. */
const BATCH = 100;
/** For others to write in between: other processes poll SQLite's lock every few milliseconds. */
const PAUSE_MS = 25;

export function eraseInBatches({ db, images, config, log, notify }: Parts) {
  const hashOf = erasedHashes(config.secret).ofMail;
  let stopping = false;
  async function step<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    if (stopping) throw problem(503, 'The server is stopping. The erasure will continue when it restarts.');
    const result = await db.transaction().execute(work);
    await pause(PAUSE_MS);
    return result;
  }

  /** The hourly job retries failures; the rows are already deleted. */
  async function removeFiles(removals: Removal[]): Promise<void> {
    for (const removal of removals)
      await removal().catch((error) =>
        log.warn({ err: error }, 'couldn’t delete a picture of an erased inquiry'),
      );
  }

  /** Erases these inquiries within the transaction, and counts them in the record. */
  async function eraseRows(trx: Trx, work: Open, ids: string[], removals: Removal[]): Promise<number> {
    // First, so that a second process at the same erasure waits, and then reads the counts of the first.
    await renewLease(trx, work.id);
    const there = await lockInquiries(trx, ids);
    const pictures = await countUnshared(trx, there);
    for (const id of await withPictures(trx, there)) removals.push(await images.eraseOf(trx, id));
    if (notify) await notifyStaffOfMeetings(trx, there, notify);
    const mails = await mailsOfInquiries(trx, there);
    const deleted = await deleteInquiries(trx, there);
    const erased = { inquiryIds: there, mails: mails.map(hashOf) };
    await addToRecord(trx, work.id, erased, work.counted && { ...deleted, pictures });
    return deleted.inquiries;
  }

  /** Erases the inquiries that `choose` finds, until it finds none. @returns the number of erased inquiries. */
  async function eraseAll(work: Open, choose: Choose): Promise<number> {
    let [total, reached] = [0, ''];
    for (;;) {
      // Starts from scratch when the transaction is retried.
      const batch = await step(async (trx) => {
        const chosen = await choose(trx, reached);
        const removals: Removal[] = [];
        const erased = chosen.ids.length === 0 ? 0 : await eraseRows(trx, work, chosen.ids, removals);
        return { ...chosen, erased, removals };
      });
      await removeFiles(batch.removals);
      if (batch.ids.length === 0) return total;
      total += batch.erased;
      reached = batch.reached;
    }
  }

  return {
    eraseRows,
    removeFiles,

    /** Erases the inquiries that the record already lists, for repeated erasures. */
    eraseListed: (work: Open): Promise<number> =>
      eraseAll(work, async (trx, after) => {
        const ids = await idsListed(trx, work.id, after, BATCH);
        return { ids, reached: ids.at(-1) ?? after };
      }),

    /** Erases closed inquiries last updated before `until`. */
    eraseClosed: (work: Open & { until: string }): Promise<number> =>
      eraseAll(work, async (trx, from) => {
        for (let reached = from; ; ) {
          const closed = await closedBefore(trx, work.until, BATCH, reached);
          reached = closed.at(-1)?.updated_at ?? work.until;
          const chosen = closed.map(({ id }) => id);
          const ids = await lockInquiries(trx, chosen, closedUntil(work.until));
          if (ids.length > 0 || chosen.length === 0) return { ids, reached };
        }
      }),

    /** Erases all data of an address that arrived by `until`. */
    async eraseAddress(work: Open & { until: string }, key: string): Promise<number> {
      const total = await eraseAll(work, async (trx) => ({
        ids: await idsOfAddress(trx, key, work.until, BATCH),
        reached: '',
      }));
      const searches = await searchesNaming(db, key);
      await step(async (trx) => {
        await renewLease(trx, work.id);
        const newsletter = (await eraseNewsletterReader(trx, key, work.until)) ? 1 : 0;
        const count = await forgetSearches(trx, searches);
        await addToRecord(trx, work.id, {}, work.counted && { newsletter, searches: count });
      });
      for (let more = true; more; )
        await step(async (trx) => {
          await renewLease(trx, work.id);
          const { count, ids } = await eraseReceived(trx, key);
          more = count > 0;
          await addToRecord(trx, work.id, { mails: ids.map(hashOf) }, work.counted && { mails: count });
        });
      for (const { id } of await correctedSince(db, key, work.until))
        await step(async (trx) => {
          await renewLease(trx, work.id);
          const taken = await removeAddress(trx, id, key);
          await addToRecord(trx, work.id, {}, work.counted && taken);
        });
      return total;
    },

    stop() {
      stopping = true;
    },
  };
}
