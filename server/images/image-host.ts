/** Where pictures go: the built-in host, or Cloudinary when CLOUDINARY_URL is set (product decision §7). */
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db, Trx } from '../database/schema.ts';
import { cloudinaryAccount, type UploadAccount } from './account.ts';
import { cloudinaryHost } from './cloudinary-host.ts';
import { localHost } from './local-host.ts';

export type StoredImage = {
  /** Name of the picture inside the host, with its folder. */
  publicId: string;
  /** Absolute address; what an inquiry carries as attachment. */
  url: string;
  width: number;
  height: number;
  bytes: number;
  format: string;
};

export type ImageHost = {
  /** Whose signatures the browser gets. */
  readonly account: UploadAccount;
  /** Whether this server itself takes uploads, or Cloudinary does. */
  readonly takesUploads: boolean;
  readonly now: () => Date;
  /** Returns those addresses that this host did not issue, or whose picture is gone; empty means all are good. */
  accepts(urls: string[]): Promise<string[]>;
  /**
   * Marks the pictures as the inquiry's, inside its transaction and after its row is inserted.
   * @throws UploadRefused 422 when one was removed since `accepts` was asked.
   */
  attach(trx: Trx, urls: string[], inquiryId: string): Promise<void>;
  /** Gives up an inquiry's pictures inside a transaction; call the returned function after its commit. */
  eraseOf(trx: Trx, inquiryId: string): Promise<() => Promise<void>>;
  /**
   * Takes one picture, from a stream that it reads to the end, or from a file that stays the caller's.
   * Returns when the picture is safely kept.
   * @throws UploadRefused with a status and words for the visitor.
   */
  take(source: Readable | string): Promise<StoredImage>;
  /** Opens a kept file by its name in the address, or null. */
  open(fileName: string): Promise<FileHandle | null>;
  /** Removes what nobody attached before this moment, and returns how many pictures that were. */
  removeOrphans(olderThan: Date): Promise<number>;
};

export type ImageHostParts = {
  config: Pick<Config, 'dataDir' | 'origin' | 'secret' | 'cloudinaryUrl'>;
  db: Db;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  now?: () => Date;
};

export function createImageHost(parts: ImageHostParts): ImageHost {
  const local = localHost(parts);
  const { cloudinaryUrl, dataDir } = parts.config;
  return cloudinaryUrl ? cloudinaryHost(cloudinaryAccount(cloudinaryUrl), local, dataDir) : local;
}
