/** Picture files in the database, with copies on the local disk (docs/decisions/0050). */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { openBlob, removeBlobs, storeBlob } from '../blobs/blobs-store.ts';
import type { Db } from '../database/schema.ts';
import { type OpenPicture, openFromDisk } from './open-picture.ts';
import type { PictureCache } from './picture-cache.ts';

/** A file in the database, as its row names it. */
export type StoredFile = { name: string; blob_id: string; bytes: number; sha256: string };

/** The rows of files of one kind. */
export type FileRows = {
  isName: (name: string) => boolean;
  find: (name: string) => Promise<StoredFile | undefined>;
  /** Returns those of the names that are in the database. */
  present: (names: string[]) => Promise<Set<string>>;
};

/** Far above what the decoder makes of any picture. */
const MOST_BYTES = 64 * 1024 ** 2;
/**
 * Parts read ahead of a view's reader: three megabytes, more than nearly all pictures have. So a copy is finished within
 * milliseconds however slow its reader is, and those behind it are sent from the disk.
 */
const READ_AHEAD = 16;
/** Names compared with the database at a time. */
const BATCH = 200;

/** The bytes in the database aren't those that were stored. */
class PictureDamaged extends Error {
  override name = 'PictureDamaged';
}

type Parts = {
  db: Db;
  rows: FileRows;
  /** Copies on this server's disk; null where the database is on it, too. */
  cache: PictureCache | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

export class DatabasePictures {
  readonly #db: Db;
  readonly #rows: FileRows;
  readonly #cache: PictureCache | null;
  readonly #log: Parts['log'];

  constructor({ db, rows, cache, log }: Parts) {
    this.#db = db;
    this.#rows = rows;
    this.#cache = cache;
    this.#log = log;
  }

  /**
   * Stores the files of one picture: after a crash at any point, all are there or none is.
   * @param insert writes their rows, all or none; false when the picture was there already.
   */
  async write(
    files: readonly { name: string; bytes: Buffer }[],
    insert: (rows: StoredFile[]) => Promise<boolean>,
  ): Promise<boolean> {
    if (!(await this.#insert(files, insert))) return false;
    for (const { name, bytes } of files) for await (const _ of this.#keepingCopy(name, [bytes]));
    return true;
  }

  /**
   * Opens a file. Asks the database each time, so that no server shows its copy of an erased
   * picture. The first view at a server doesn't wait for the copy that it leaves there.
   * @returns a stream that breaks off with PictureDamaged when the checksum differs; null when there is no file.
   */
  async open(name: string): Promise<OpenPicture | null> {
    if (!this.#rows.isName(name)) return null;
    const row = await this.#rows.find(name);
    if (!row) {
      await this.#cache?.forget(name);
      return null;
    }
    const copy = await this.#cache?.open(name, row);
    if (copy) return openFromDisk(copy);
    const ahead = this.#cache ? { highWaterMark: READ_AHEAD } : {};
    const stream = () => Readable.from(this.#keepingCopy(name, this.#checked(row)), ahead);
    return { bytes: row.bytes, stream, close: async () => {} };
  }

  /** Removes this server's copies; the rows go with the picture's. */
  async forget(names: readonly string[]): Promise<void> {
    for (const name of names) await this.#cache?.forget(name);
  }

  /** Removes this server's copies of pictures that are gone. */
  async forgetErased(): Promise<void> {
    const names = (await this.#cache?.names()) ?? [];
    for (let from = 0; from < names.length; from += BATCH) {
      const some = names.slice(from, from + BATCH);
      const present = await this.#rows.present(some);
      await this.forget(some.filter((name) => !present.has(name)));
    }
  }

  #keepingCopy(name: string, source: Iterable<Buffer> | AsyncIterable<Buffer>) {
    const warn = (err: unknown) =>
      this.#log.warn({ err }, 'could not keep a copy of a picture on disk; it comes from the database');
    return this.#cache?.keeping(name, source, warn) ?? source;
  }

  async #insert(
    files: readonly { name: string; bytes: Buffer }[],
    insert: (rows: StoredFile[]) => Promise<boolean>,
  ): Promise<boolean> {
    const rows: StoredFile[] = [];
    // Else they go as unused ones, a day later.
    const takeBack = () =>
      removeBlobs(
        this.#db,
        rows.map(({ blob_id }) => blob_id),
      ).catch(() => {});
    try {
      for (const { name, bytes: data } of files) {
        const { id: blob_id, bytes, sha256 } = await storeBlob(this.#db, Readable.from([data]), MOST_BYTES);
        rows.push({ name, blob_id, bytes, sha256 });
      }
      const isNew = await insert(rows);
      if (!isNew) await takeBack();
      return isNew;
    } catch (error) {
      await takeBack();
      throw error;
    }
  }

  /** Yields a file's parts, the last one only once the checksum is right: a damaged file never looks complete. */
  async *#checked({ blob_id, bytes, sha256, name }: StoredFile): AsyncGenerator<Buffer> {
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
