/**
 * Marks a data folder while a restore is in progress. If interrupted after committing its rows, a restore leaves data
 * that was erased or ended since the backup, so nothing may use the folder until a restore of the same backup has
 * completed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRestoring } from '../staging/staging.ts';
import { TransferError } from './transfer-error.ts';

/** `backup` identifies the backup that is being restored. */
type Mark = { backup: string };

const markOf = (dataDir: string) => join(dataDir, 'restore-unfinished');

/** Whole or not at all. */
export async function markUnfinished(dataDir: string, backup: string): Promise<void> {
  const mark: Mark = { backup };
  const coming = `${markOf(dataDir)}.new`;
  await writeFile(coming, `${JSON.stringify(mark)}\n`, { mode: 0o600, flush: true });
  await rename(coming, markOf(dataDir));
}

export const markFinished = (dataDir: string): Promise<void> => rm(markOf(dataDir), { force: true });

/** @throws TransferError while a restore into this data folder is in progress, or after it was interrupted. */
export function refuseUnfinished(dataDir: string): void {
  if (existsSync(markOf(dataDir))) throw unfinished(dataDir);
}

/**
 * Returns the backup whose restore into this folder was interrupted; null when there is none.
 * @param staging the folder of the calling restore.
 * @throws TransferError while another restore is in progress, and for an unreadable mark (from an earlier version).
 */
export function interruptedBackup(dataDir: string, staging: string): string | null {
  if (!existsSync(markOf(dataDir))) return null;
  const mark = read(markOf(dataDir));
  if (!mark || isRestoring(dataDir, staging)) throw unfinished(dataDir);
  return mark.backup;
}

function read(path: string): Mark | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Mark;
  } catch {
    return null;
  }
}

const unfinished = (dataDir: string) =>
  new TransferError(
    `A restore into ${dataDir} is running or was interrupted. Restore the same file again to resume. Or delete the folder (and create a new database if you use DATABASE_URL), then start over.`,
  );
