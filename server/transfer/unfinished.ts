/**
 * Marks a data folder while a restore is in progress. If interrupted after committing its rows, a restore leaves data
 * that was erased or ended since the backup, so nothing may use the folder.
 */
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TransferError } from './transfer-error.ts';

const markOf = (dataDir: string) => join(dataDir, 'restore-unfinished');

export const markUnfinished = (dataDir: string): Promise<void> =>
  writeFile(markOf(dataDir), 'A restore is in progress here, or was interrupted.\n', {
    mode: 0o600,
    flush: true,
  });

export const markFinished = (dataDir: string): Promise<void> => rm(markOf(dataDir), { force: true });

/** @throws TransferError while a restore into this data folder is in progress, or after it was interrupted. */
export function refuseUnfinished(dataDir: string): void {
  if (existsSync(markOf(dataDir)))
    throw new TransferError(
      `A restore into ${dataDir} is in progress, or was interrupted. If it was interrupted, delete that folder, make a new database where DATABASE_URL is set, and restore again.`,
    );
}
