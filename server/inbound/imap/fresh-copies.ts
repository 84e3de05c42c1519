/**
 * Copies of large mails on disk, for the minute in which most are filed: to take one out of the database again costs the
 * serving thread more than to store it (docs/decisions/0041-incoming-mail.md). Nothing depends on them: a mail without a
 * copy is read from the database.
 */
import { type FileHandle, open, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDiskNearlyFull, temporaryFile } from '../../images/receive-file.ts';

/** A smaller mail is two statements at most. */
const SMALLEST_BYTES = 256 * 1024;
const BOUNDS = { mostBytes: 96 * 1024 * 1024, keptMs: 60_000 };

export type FreshCopies = ReturnType<typeof createFreshCopies>;

/** @param bounds bytes of all copies together, and milliseconds that one waits for its mail to be filed. */
export function createFreshCopies(dataDir: string, bounds: Partial<typeof BOUNDS> = {}) {
  const { mostBytes, keptMs } = { ...BOUNDS, ...bounds };
  const kept = new Map<string, { path: string; forget: () => void }>();
  let held = 0;

  function keep(blobId: string, path: string, bytes: number): void {
    const timer = setTimeout(() => void remove(blobId), keptMs).unref();
    const forget = () => {
      clearTimeout(timer);
      kept.delete(blobId);
      held -= bytes;
    };
    kept.set(blobId, { path, forget });
  }

  /** Returns the path of a mail's copy, which is the caller's to remove; undefined when there is none. */
  function take(blobId: string): string | undefined {
    const copy = kept.get(blobId);
    copy?.forget();
    return copy?.path;
  }

  async function remove(blobId: string): Promise<void> {
    const path = take(blobId);
    if (path) await rm(path, { force: true });
  }

  return {
    take,

    /** Begins the copy of a mail that is being stored. @param bytes that the mail server announces. */
    begin(bytes: number) {
      const isWanted = bytes >= SMALLEST_BYTES && held + bytes <= mostBytes;
      if (isWanted) held += bytes;
      const copy = isWanted ? fileIn(dataDir) : null;
      const drop = async () => {
        if (!copy) return;
        held -= bytes;
        await copy.remove();
      };
      return {
        /** Yields what the source does. A full disk ends the copy, not the mail. */
        through: (source: AsyncIterable<Uint8Array>) => (copy ? copy.through(source) : source),
        /** @param blobId under which all of it was stored; null when it wasn't. */
        async end(blobId: string | null): Promise<void> {
          if (copy && blobId !== null && copy.isWhole()) keep(blobId, copy.path(), bytes);
          else await drop();
        },
      };
    },

    async close(): Promise<void> {
      await Promise.all([...kept.keys()].map(remove));
    },
  };
}

function fileIn(dataDir: string) {
  let path = '';
  let state: 'begun' | 'whole' | 'failed' = 'begun';

  async function opened(): Promise<FileHandle | null> {
    try {
      path = await temporaryFile(dataDir);
      if (isDiskNearlyFull(await statfs(dirname(path)))) throw new Error('The disk is nearly full.');
      return await open(path, 'wx', 0o600);
    } catch {
      state = 'failed';
      return null;
    }
  }

  async function write(file: FileHandle | null, chunk: Uint8Array): Promise<void> {
    if (!file || state === 'failed') return;
    await file.writeFile(chunk).catch(() => {
      state = 'failed';
    });
  }

  return {
    async *through(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      const file = await opened();
      try {
        for await (const chunk of source) {
          const written = write(file, chunk);
          yield chunk;
          await written;
        }
        if (state === 'begun') state = 'whole';
      } finally {
        await file?.close();
      }
    },
    path: () => path,
    isWhole: () => state === 'whole',
    remove: () => (path ? rm(path, { force: true }) : undefined),
  };
}
