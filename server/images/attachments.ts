/** Pictures and the inquiries that use them, on both hosts. A picture is removed with its last one (docs/decisions/0011). */
import type { FastifyBaseLogger } from 'fastify';
import { IMAGE_LIMITS, withoutProof } from '#contract/shared/images.ts';
import type { Config } from '../config/config.ts';
import type { Db, Trx } from '../database/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { UploadAccount } from './account.ts';
import { hasPictureEnding, hasValidProof, type PictureAddress, readAddress } from './address.ts';
import { PICTURE_REMOVAL } from './removals.ts';
import * as store from './store.ts';
import { UploadRefused } from './upload-refused.ts';

const HOUR = 60 * 60 * 1000;
/** Pictures discarded per transaction. */
const BATCH = 200;
/** Head start for the erasing process, after which its removals are due for others too. */
const OWN_TURN = 60_000;

type Parts = {
  db: Db;
  config: Pick<Config, 'origin'>;
  /** Cloudinary's account, when it is the host. */
  cloudinary: UploadAccount | null;
  jobs: Jobs;
  log: Pick<FastifyBaseLogger, 'info'>;
  now: () => Date;
};

export type Attachments = ReturnType<typeof createAttachments>;

export function createAttachments({ db, config, cloudinary, jobs, log, now }: Parts) {
  const read = (url: string) => readAddress(url, config.origin);
  const idsOf = (urls: string[]) => [...new Set(urls.flatMap((url) => read(url)?.id ?? []))];

  /** Returns whether a signed picture has been uploaded meanwhile, and records the upload. */
  async function hasArrived(address: PictureAddress, url: string): Promise<boolean> {
    if (!cloudinary || !hasValidProof(address, cloudinary)) return false;
    // Only Cloudinary knows the dimensions, and nothing here needs them.
    await store.markUploaded(db, address.id, { url: withoutProof(url), width: 0, height: 0, bytes: 0 });
    return true;
  }

  return {
    /** Returns the addresses that we didn't sign, or whose picture never arrived or is gone; an empty list accepts all. */
    async accepts(urls: string[]): Promise<string[]> {
      const rows = new Map((await store.findImages(db, idsOf(urls))).map((row) => [row.id, row]));
      const refused: string[] = [];
      for (const url of urls) {
        const address = read(url);
        const row = address && rows.get(address.id);
        const isOurs = row && row.cloud === address.cloud && hasPictureEnding(address);
        if (!isOurs || (row.awaited && !(await hasArrived(address, url)))) refused.push(url);
      }
      return refused;
    },

    /**
     * Marks the pictures as the inquiry's. Call it inside the inquiry's transaction after its row is written, from which
     * the database knows that the inquiry lists them.
     * @throws UploadRefused 422 when a picture was removed since `accepts`, or belongs to another person.
     */
    async attach(trx: Trx, urls: string[], inquiryId: string): Promise<void> {
      const ids = idsOf(urls);
      if (ids.length === 0) return;
      if ((await store.attachImages(trx, ids, inquiryId)) < ids.length)
        throw new UploadRefused(422, 'A picture has expired. Remove it and upload it again.');
      // A form may be resubmitted with the same pictures under another email address while it can still hold them.
      const before = new Date(now().getTime() - IMAGE_LIMITS.orphanHours * HOUR);
      if ((await store.carriedByOthers(trx, ids, inquiryId, before)).length > 0)
        throw new UploadRefused(422, 'A picture was used in another request. Remove it and upload it again.');
    },

    /**
     * Discards the pictures that only this inquiry lists, inside the transaction that deletes it, and enqueues their
     * removal. Call the returned function after the commit: it removes local files; those at Cloudinary follow.
     */
    async eraseOf(trx: Trx, inquiryId: string): Promise<() => Promise<void>> {
      const at = now();
      const given = await store.giveUpImagesOf(trx, inquiryId, at, new Date(at.getTime() + OWN_TURN));
      return async () => {
        jobs.wake();
        const own = given.filter(({ cloud }) => cloud === null).map(({ id }) => id);
        await jobs.runNow(PICTURE_REMOVAL, own);
      };
    },

    /** Discards pictures that no inquiry listed before this time, runs all due removals, and returns their number. */
    async removeOrphans(olderThan: Date): Promise<number> {
      for (;;) {
        const settled = await db
          .transaction()
          .execute((trx) => store.markUnattachedForRemoval(trx, olderThan, BATCH, now()));
        if (settled === 0) break;
      }
      const removed = await jobs.runDue(PICTURE_REMOVAL);
      if (removed > 0) log.info({ removed }, 'removed pictures that no inquiry uses');
      return removed;
    },
  };
}
