/** A lock that ends with the process that holds it, however that ends. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type ReleaseLock = () => void;

const SQLITE_BUSY = 5;

/**
 * Locks a file, which it creates where there is none. SQLite's own lock, because Node has none; unlike the number of a
 * process, it also holds between containers and, where locks do, over a shared disk (docs/decisions/0027).
 * @returns null while another has it, and where the folder is gone.
 */
export function processLock(file: string): ReleaseLock | null {
  let held: DatabaseSync | undefined;
  try {
    held = new DatabaseSync(file, { timeout: 0 });
    held.exec('begin exclusive');
    return () => held?.close();
  } catch (error) {
    held?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY || !existsSync(dirname(file))) return null;
    throw error;
  }
}
