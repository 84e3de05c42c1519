/** The server as its own image host. */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { localAccount } from './account.ts';
import { Decoders } from './decode-apart.ts';
import type { ImageHost, ImageHostParts, StoredImage } from './image-host.ts';
import { receive, removeAbandoned } from './intake.ts';
import { PictureFiles } from './picture-files.ts';
import * as store from './store.ts';
import { UploadRefused } from './upload-refused.ts';

/** Pictures removed between two looks at the database. */
const BATCH = 200;

export function localHost({ config, db, log, now = () => new Date() }: ImageHostParts): ImageHost {
  const files = new PictureFiles(config.dataDir);
  const decoders = new Decoders();

  /** Only our own origin, or none: the same path elsewhere is somebody else's picture. */
  const idOf = (url: string) =>
    store.imageIdOf(url.startsWith(`${config.origin}/`) ? url.slice(config.origin.length) : url);
  const idsOf = (urls: string[]) => [...new Set(urls.map(idOf).filter((id) => id !== null))];

  /** The row is written first and deleted last, so that no file is ever left that no row knows. */
  async function keep(path: string): Promise<StoredImage> {
    const picture = await decoders.decode(path);
    const id = randomBytes(20).toString('hex');
    const { width, height } = picture;
    const bytes = picture.full.length;
    await store.insertImage(db, { id, width, height, bytes }, now());
    try {
      await files.write(id, picture);
    } catch (error) {
      await discard([id]).catch(() => {});
      throw error;
    }
    const url = config.origin + store.imagePath(id);
    return { publicId: `inquiries/${id}`, url, width, height, bytes, format: 'webp' };
  }

  async function discard(ids: string[]): Promise<number> {
    let removed = 0;
    for (const id of ids) {
      await files.remove(id);
      if (await store.deleteImage(db, id)) removed++;
    }
    return removed;
  }

  return {
    account: localAccount(config),
    takesUploads: true,
    now,

    async accepts(urls) {
      const known = new Set(await store.findImages(db, idsOf(urls)));
      return urls.filter((url) => !known.has(idOf(url) ?? ''));
    },

    async attach(trx, urls, inquiryId) {
      const ids = idsOf(urls);
      if (ids.length > 0 && (await store.attachImages(trx, ids, inquiryId)) < ids.length)
        throw new UploadRefused(422, 'A picture is no longer here. Please remove it and upload it again.');
    },

    async eraseOf(trx, inquiryId) {
      const ids = await store.giveUpImagesOf(trx, inquiryId, now());
      return async () => void (await discard(ids));
    },

    async take(source) {
      if (typeof source === 'string') return keep(source);
      const path = await receive(source, config.dataDir);
      try {
        return await keep(path);
      } finally {
        await rm(path, { force: true });
      }
    },

    open: (fileName) => files.open(fileName),

    async removeOrphans(olderThan) {
      await removeAbandoned(config.dataDir);
      await store.giveUpUnattached(db, olderThan, now());
      let removed = 0;
      for (;;) {
        const ids = await store.findGivenUp(db, BATCH);
        removed += await discard(ids);
        if (ids.length < BATCH) break;
      }
      if (removed > 0) log.info({ removed }, 'removed pictures that no inquiry carries');
      return removed;
    },
  };
}
