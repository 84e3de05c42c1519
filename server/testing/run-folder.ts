/** Where the files of a test run are. */
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ROOM = 2 * 1024 ** 3;

/**
 * Linux's memory file system if it has enough space, so that no test waits for a disk; else the usual temporary folder,
 * which TMPDIR names. Tests about durability (tests/faults) always use the usual one.
 */
export function runFolder(): string {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
}
