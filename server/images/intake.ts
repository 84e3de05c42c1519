/** Receives a file of unknown origin into a temporary file, never into memory. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IMAGE_LIMITS } from '#contract/images.ts';
import { isDiskFull } from '../database/failures.ts';
import { refused } from './upload-refused.ts';

const PREFIX = 'upload-';
/** Milliseconds after which a temporary file belongs to no upload that is still running. */
const ABANDONED = 60 * 60 * 1000;

/** Kept free for requests and their mails: the last twentieth of the disk, or as much of a large one. */
const RESERVE = { part: 1 / 20, most: 1024 ** 3 };

/**
 * Whether pictures would take the room that requests need. Anybody may upload, so a disk can be filled from a few
 * addresses in a day; it must not become full.
 * @param disk as `statfs` answers; blocks and what of them is free.
 */
export const isTight = ({ blocks, bavail, bsize }: { blocks: number; bavail: number; bsize: number }) =>
  bavail * bsize < Math.min(blocks * bsize * RESERVE.part, RESERVE.most);

/** Where unfinished files lie: on the file system of the pictures, so that a rename moves them. */
export const intakeFolder = (dataDir: string) => join(dataDir, 'tmp');

/**
 * Streams at most 20 MB to disk and returns the file's path; the caller deletes it. What comes past
 * the limit is read and thrown away, so that the fields of a form behind the file still arrive.
 * @throws UploadRefused 413 past the limit, 400 for nothing at all or a connection that broke, 507 for want of room.
 */
export async function receive(stream: Readable, dataDir: string): Promise<string> {
  const path = await temporaryFile(dataDir);
  const tight = isTight(await statfs(intakeFolder(dataDir)));
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
    // A disk that is full breaks the stream too, and is not the visitor's doing.
    if (isDiskFull(error)) throw error;
    throw stream.errored || stream.readableAborted ? refused.malformed() : error;
  }
}

/** A form parser that stops at its own limit marks the stream and ends it as if nothing were missing. */
const isCutOff = (stream: Readable & { truncated?: boolean }) => stream.truncated === true;

/** A path in the intake folder that nobody else uses. */
export async function temporaryFile(dataDir: string): Promise<string> {
  const folder = intakeFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, PREFIX + randomUUID());
}

/** Deletes what a process that was killed left behind. */
export async function removeAbandoned(dataDir: string): Promise<void> {
  const folder = intakeFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((n) => n.startsWith(PREFIX))) {
    const info = await stat(join(folder, name)).catch(() => null);
    // Against the machine's clock, as the file system's own times are.
    if (info && Date.now() - info.mtimeMs > ABANDONED) await rm(join(folder, name), { force: true });
  }
}
