/** Picture files in the database, with copies on the local disk (docs/decisions/0050). */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { openBlob, removeBlobs, storeBlob } from '../blobs/blobs-store.ts';
import type { Db } from '../database/schema.ts';
import { findFile, type ImageFile, insertFiles, presentOf } from './image-files-store.ts';
import { fromDisk, type OpenPicture } from './open-picture.ts';
import type { Picture } from './picture.ts';
import { PictureCache } from './picture-cache.ts';
import { FILE_NAME, fileName, thumbnailName } from './picture-files.ts';

/** Far above what the decoder makes of any picture. */
const MOST_BYTES = 64 * 1024 ** 2;
/** Names compared with the database at a time. */
const BATCH = 200;

/** The bytes in the database aren't those that were stored. */
class PictureDamaged extends Error {
  override name = 'PictureDamaged';
}

type Parts = { db: Db; dataDir: string; log: Pick<FastifyBaseLogger, 'warn'>; cacheBytes?: number };

export class DatabasePictures {
  readonly #db: Db;
  readonly #log: Parts['log'];
  readonly #cache: PictureCache;

  constructor({ db, dataDir, log, cacheBytes }: Parts) {
    this.#db = db;
    this.#log = log;
    this.#cache = new PictureCache(dataDir, cacheBytes);
  }

  /** Stores both files: after a crash at any point, both are there or neither is. */
  async write(id: string, { full, thumbnail }: Pick<Picture, 'full' | 'thumbnail'>): Promise<void> {
    const files: [string, Buffer][] = [
      [thumbnailName(id), thumbnail],
      [fileName(id), full],
    ];
    await this.#insert(id, files);
    for (const [name, bytes] of files) await this.#keepCopy(name, [bytes]);
  }

  /**
   * Opens a file; null when there is none. Asks the database each time, so that no server shows its copy of an erased
   * picture.
   * @throws PictureDamaged when the checksum differs; a stream that began already breaks off with it.
   */
  async open(name: string): Promise<OpenPicture | null> {
    if (!FILE_NAME.test(name)) return null;
    const row = await findFile(this.#db, name);
    if (!row) {
      await this.#cache.forget(name);
      return null;
    }
    const copy = (await this.#cache.open(name, row)) ?? (await this.#copied(row));
    if (copy) return fromDisk(copy);
    return { bytes: row.bytes, stream: () => Readable.from(this.#checked(row)), close: async () => {} };
  }

  /** Removes this server's copies; the rows go with the picture's. */
  async forget(id: string): Promise<void> {
    for (const name of [fileName(id), thumbnailName(id)]) await this.#cache.forget(name);
  }

  /** Removes this server's copies of pictures that are gone. */
  async forgetErased(): Promise<void> {
    const names = await this.#cache.names();
    for (let from = 0; from < names.length; from += BATCH) {
      const some = names.slice(from, from + BATCH);
      const present = await presentOf(this.#db, some);
      for (const name of some) if (!present.has(name)) await this.#cache.forget(name);
    }
  }

  async #copied(row: ImageFile) {
    await this.#keepCopy(row.name, this.#checked(row));
    return this.#cache.open(row.name, row);
  }

  /** A copy saves time only: without room for it, the picture comes from the database. */
  async #keepCopy(name: string, source: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
    try {
      await this.#cache.keep(name, source);
    } catch (error) {
      if (error instanceof PictureDamaged) throw error;
      this.#log.warn(
        { err: error },
        'could not keep a copy of a picture on disk; it comes from the database',
      );
    }
  }

  async #insert(id: string, files: [string, Buffer][]): Promise<void> {
    const rows: ImageFile[] = [];
    try {
      for (const [name, data] of files) {
        const { id: blob, bytes, sha256 } = await storeBlob(this.#db, Readable.from([data]), MOST_BYTES);
        rows.push({ name, image_id: id, blob_id: blob, bytes, sha256 });
      }
      await insertFiles(this.#db, rows);
    } catch (error) {
      // Else they go as unused ones, a day later.
      const blobs = rows.map(({ blob_id }) => blob_id);
      await removeBlobs(this.#db, blobs).catch(() => {});
      throw error;
    }
  }

  /** Yields a file's parts, the last one only once the checksum is right: a damaged file never looks complete. */
  async *#checked({ blob_id, bytes, sha256, name }: ImageFile): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    let held: Buffer | undefined;
    let read = 0;
    for await (const part of openBlob(this.#db, blob_id) as AsyncIterable<Buffer>) {
      if (held) yield held;
      hash.update(part);
      read += part.length;
      held = part;
    }
    if (read !== bytes || hash.digest('hex') !== sha256)
      throw new PictureDamaged(`The picture ${name} is damaged in the database; restore it from a backup.`);
    if (held) yield held;
  }
}
