/**
 * Files that are synced to disk while they are written. Otherwise the kernel flushes hundreds of megabytes in one go,
 * and every commit of the server waits for it.
 */
import { close, createWriteStream, fdatasync, open, type WriteStream, write } from 'node:fs';

const PIECE = 4 * 1024 * 1024;

/** Creates a file that only its owner may read. @param flags those of `open`. */
export function createSyncedWriteStream(path: string, flags = 'w'): WriteStream {
  let unsynced = 0;
  const steadily: typeof write = ((
    fd: number,
    data: Buffer,
    offset: number,
    length: number,
    at: null,
    done: Done,
  ) =>
    write(fd, data, offset, length, at, (error, written) => {
      unsynced += written;
      if (error || unsynced < PIECE) return done(error, written);
      unsynced = 0;
      fdatasync(fd, (failed) => done(failed, written));
    })) as typeof write;
  return createWriteStream(path, { flags, mode: 0o600, fs: { open, close, write: steadily } });
}

type Done = (error: Error | null, written: number) => void;
