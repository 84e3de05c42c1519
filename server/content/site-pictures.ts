/** Takes, keeps and opens the pictures that editors upload for the site (docs/decisions/0025). */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { PictureRemoval, SitePicture } from '#contract/site/site-pictures.ts';
import { UPLOADED_LIMITS } from '#contract/site/uploaded-picture.ts';
import type { Db } from '../database/schema.ts';
import { openStoredFile, storePictureFiles } from '../images/database-pictures.ts';
import type { Decoders } from '../images/decode-in-subprocess.ts';
import type { OpenPicture } from '../images/open-picture.ts';
import { masterFile } from '../images/site-picture-files.ts';
import { UploadRefused } from '../images/upload-refused.ts';
import { purgePicture } from './picture-removal-store.ts';
import { picturesStore } from './pictures-store.ts';
import { findUnusedPictures } from './unused-pictures-store.ts';

type Parts = { db: Db; decoders: Pick<Decoders, 'decodeForSite'> };

export type SitePicturesKeeper = ReturnType<typeof createSitePictureStore>;

export function createSitePictureStore({ db, decoders }: Parts) {
  const store = picturesStore(db);

  return {
    store,

    /**
     * Stores a picture from an untrusted file, which the caller deletes. Uploading the same file again adds nothing.
     * @param admit asked after decoding, which takes seconds: throws when the person may no longer add pictures.
     * @throws UploadRefused with a status and a message for the editor.
     */
    async take(
      path: string,
      sentName: string,
      by: { id: string; name: string },
      admit: () => Promise<void>,
    ): Promise<{ picture: SitePicture; isNew: boolean }> {
      const sha256 = await hashOf(path);
      const known = await store.ofFile(sha256);
      if (known) return { picture: known, isNew: false };
      if (await store.wasRemoved(sha256)) throw removedBefore();
      const { id, width, height, files: made } = await decoders.decodeForSite(path);
      await admit();
      const isNew = await storePictureFiles(db, made, (rows) =>
        store.add(
          {
            ...{ id, width, height, source_sha256: sha256, name: shownName(sentName), alt: '', focus: '22' },
            unused_since: null,
            bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
            ...{ at: new Date().toISOString(), by_id: by.id, by_name: by.name },
          },
          rows,
        ),
      );
      // The picture may exist from another file with the same pixels, or from a concurrent request.
      const picture = (await store.find(id)) ?? (await store.ofFile(sha256));
      if (!picture) throw removedBefore();
      return { picture, isNew };
    },

    /** Opens a file of a page by its name in the address; null when there is none. */
    open: (name: string): Promise<OpenPicture | null> => openStoredFile(db, 'content_picture_files', name),

    /** Returns the largest size of a picture as JPEG, at most 2560 px, for drawing with; null when there is none. */
    async master(id: string): Promise<Buffer | null> {
      const file = await openStoredFile(db, 'content_picture_files', masterFile(id));
      return file && Buffer.concat(await file.stream().toArray());
    },

    /** Permanently removes a picture from all content. @returns null when the picture doesn't exist. */
    removeForGood: (id: string, by: { id: string; name: string }): Promise<PictureRemoval | null> =>
      purgePicture(db, id, by),

    /** Deletes pictures that have long been unused. */
    async settle(now = new Date()): Promise<void> {
      for (const id of await findUnusedPictures(db, now)) await store.remove(id);
    },
  };
}

const removedBefore = () =>
  new UploadRefused(409, 'This picture was permanently deleted and can’t be added again. Choose another.');

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** A file's name without its folder and without what can't be seen. */
const shownName = (sent: string): string =>
  sent
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, '')
    .trim()
    .slice(0, UPLOADED_LIMITS.nameMax) || 'Picture';
