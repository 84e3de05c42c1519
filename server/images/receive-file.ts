/** Receives an untrusted file into a temporary file, never into memory. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import { isDiskFull } from '../database/error-codes.ts';
import { refused } from './upload-refused.ts';

const PREFIX = 'upload-';
/** Milliseconds after which a temporary file can't belong to a running upload. */
const ABANDONED = 60 * 60 * 1000;

/** Reserved for requests and their emails: a twentieth of the disk, at most 1 GiB. */
const RESERVE = { part: 1 / 20, most: 1024 ** 3 };

/**
 * Returns whether pictures would use the space reserved for requests. Anyone may upload, so a few addresses could
 * fill the disk within a day; that must not happen.
 * @param disk as `statfs` returns it: blocks, available blocks and block size.
 */
export const isDiskNearlyFull = ({
  blocks,
  bavail,
  bsize,
}: {
  blocks: number;
  bavail: number;
  bsize: number;
}) => bavail * bsize < Math.min(blocks * bsize * RESERVE.part, RESERVE.most);

/** The folder of unfinished files: on the same file system as the pictures, so that a rename moves them. */
export const intakeFolder = (dataDir: string) => join(dataDir, 'tmp');

/**
 * Streams at most 20 MB to disk and returns the file's path; the caller deletes it. Bytes past
 * the limit are read and discarded, so that the form fields behind the file still arrive.
 * @throws UploadRefused 413 past the limit, 400 for an empty file or a broken connection, 507 when space is short.
 */
export async function receive(stream: Readable, dataDir: string): Promise<string> {
  const path = await temporaryFile(dataDir);
  const tight = isDiskNearlyFull(await statfs(intakeFolder(dataDir)));
  let bytes = 0;
  const upToLimit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (tight || bytes > IMAGE_LIMITS.maxBytes) done();
      else done(null, chunk);
    },
  });
  try {
    await pipeline(stream, upToLimit, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (tight) throw refused.noRoom();
    if (bytes > IMAGE_LIMITS.maxBytes || isCutOff(stream)) throw refused.tooLarge();
    if (bytes === 0) throw refused.empty();
    return path;
  } catch (error) {
    await rm(path, { force: true });
    // A full disk breaks the stream too, and isn't the visitor's fault.
    if (isDiskFull(error)) throw error;
    throw stream.errored || stream.readableAborted ? refused.malformed() : error;
  }
}

/** A form parser that reaches its own limit marks the stream and ends it normally. */
const isCutOff = (stream: Readable & { truncated?: boolean }) => stream.truncated === true;

/** Returns an unused path in the intake folder. */
export async function temporaryFile(dataDir: string): Promise<string> {
  const folder = intakeFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, PREFIX + randomUUID());
}

/** Deletes the temporary files and folders of killed processes. */
export async function removeAbandoned(dataDir: string): Promise<void> {
  const folder = intakeFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((n) => n.startsWith(PREFIX))) {
    const info = await stat(join(folder, name)).catch(() => null);
    // Compares with the system clock, like the file system's own times.
    if (info && Date.now() - info.mtimeMs > ABANDONED)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
