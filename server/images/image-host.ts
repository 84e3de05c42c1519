/** The image host as the rest of the server uses it; `createImageHost` makes the one that is configured. */
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { UploadSignature } from '#contract/shared/upload-signature.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { UploadAccount } from './account.ts';
import type { Attachments } from './attachments.ts';
import type { Decoders } from './decode-in-subprocess.ts';
import type { OpenPicture } from './open-picture.ts';
import type { UploadFields } from './signature.ts';

export type StoredImage = {
  /** The picture's name at the host, with its folder. */
  publicId: string;
  /** Absolute address; the attachment of an inquiry. */
  url: string;
  width: number;
  height: number;
  bytes: number;
  format: string;
  /** True when the name already had a picture: that one stays. */
  existing?: true;
};

export type ImageHost = Attachments & {
  /** The account that signs the browser's uploads. */
  readonly account: UploadAccount;
  /** Whether this server accepts uploads; otherwise Cloudinary does. */
  readonly takesUploads: boolean;
  readonly now: () => Date;
  /** Grants the upload of one picture; recorded until it is used or expires. */
  permit(): Promise<UploadSignature>;
  /**
   * Stores the file of a signed form at the built-in host; the caller deletes the file.
   * @throws UploadRefused with a status and a message for the visitor.
   */
  takeSigned(fields: UploadFields, path: string): Promise<StoredImage>;
  /**
   * Stores one picture, from a stream that it reads to the end, or from a file that the caller deletes.
   * Resolves once the picture is durable.
   * @throws UploadRefused with a status and a message for the visitor.
   */
  take(source: Readable | string): Promise<StoredImage>;
  /** Opens a stored file by its name in the address; null when there is none. */
  open(fileName: string): Promise<OpenPicture | null>;
  /** Removes unfinished uploads from this server's disk, and moves its pictures into PostgreSQL, where it is the database. */
  settle(): Promise<number>;
};

export type ImageHostParts = {
  config: Pick<Config, 'dataDir' | 'origin' | 'secret' | 'cloudinaryUrl' | 'databaseUrl'>;
  db: Db;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  now?: () => Date;
  /** The server's queue. The default is a queue for commands, which runs jobs only on request. */
  jobs?: Jobs;
  /** Shared by all that decode in this process. */
  decoders?: Decoders;
};
