/** The server as its own image host. */
import { rm } from 'node:fs/promises';
import { localAccount } from './account.ts';
import type { Attachments } from './attachments.ts';
import type { Decoders } from './decode-in-subprocess.ts';
import type { ImageHost, ImageHostParts, StoredImage } from './image-host.ts';
import type { KeptPictures } from './kept-pictures.ts';
import { receive, removeAbandoned } from './receive-file.ts';
import { checkSignature } from './signature.ts';
import * as store from './store.ts';
import { completed, createUploadGrant, newName } from './upload-grant.ts';
import { refused } from './upload-refused.ts';

type Parts = Pick<ImageHostParts, 'db' | 'config'> & {
  now: () => Date;
  files: KeptPictures;
  carried: Attachments;
  decoders: Decoders;
};

export function localHost({ config, db, now, files, carried, decoders }: Parts): ImageHost {
  const account = localAccount(config);

  /** @param note writes the row before the files exist, so that no file is ever without a row. */
  async function keep(
    id: string,
    path: string,
    note: (measures: store.Measures) => Promise<boolean>,
  ): Promise<StoredImage> {
    const picture = await decoders.decode(path);
    const { width, height } = picture;
    const measures = { url: store.imagePath(id), width, height, bytes: picture.full.length };
    if (!(await note(measures))) return existing(id);
    try {
      await files.write(id, picture);
    } catch (error) {
      await discard(id).catch(() => {});
      throw error;
    }
    return stored(id, measures);
  }

  async function discard(id: string): Promise<void> {
    await files.remove(id);
    await store.deleteImage(db, id);
  }

  const stored = (id: string, { url, width, height, bytes }: store.Measures): StoredImage => ({
    publicId: `inquiries/${id}`,
    url: config.origin + url,
    width,
    height,
    bytes,
    format: 'webp',
  });

  /** Returns the earlier picture of a used name, which stays, as at Cloudinary. */
  async function existing(id: string): Promise<StoredImage> {
    const [row] = await store.findImages(db, [id]);
    if (row?.cloud !== null || row.awaited) throw refused.unpermitted();
    return { ...stored(id, row), existing: true };
  }

  /** Stores a file that the server itself received, without a permission. */
  function takeFile(path: string): Promise<StoredImage> {
    const id = newName();
    return keep(id, path, async (measures) => {
      await store.insertImage(db, { id, ...measures }, now());
      return true;
    });
  }

  return {
    ...carried,
    account,
    takesUploads: true,
    now,
    permit: () => createUploadGrant(db, account, null, now()),

    async takeSigned(sent, path) {
      const fields = await completed(db, sent);
      checkSignature(fields, account, now());
      const { public_id: id } = fields;
      // Only the holder of the secret can sign a form without a name: an SDK.
      if (id === undefined) return takeFile(path);
      const [row] = typeof id === 'string' ? await store.findImages(db, [id]) : [];
      if (row?.cloud !== null) throw refused.unpermitted();
      return row.awaited
        ? keep(row.id, path, (measures) => store.markUploaded(db, row.id, measures))
        : existing(row.id);
    },

    async take(source) {
      if (typeof source === 'string') return takeFile(source);
      const path = await receive(source, config.dataDir);
      try {
        return await takeFile(path);
      } finally {
        await rm(path, { force: true });
      }
    },

    open: (fileName) => files.open(fileName),
    async settle() {
      await removeAbandoned(config.dataDir);
      return files.settle();
    },
  };
}
