/**
 * The working files of backups and restores: everyone's data in plain text, in DATA_DIR/staging. Each run has a folder
 * and, next to it, a lock that its process holds until it ends in any way. A folder whose lock is free was left by a
 * killed process, and is removed (docs/decisions/0027).
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { processLock, type ReleaseLock } from '../database/process-lock.ts';

export type StagingKind = 'backup' | 'restore' | 'offsite';
export type Staging = {
  folder: string;
  /** Names a file elsewhere that ends with this run, before it is created. */
  noteFile: (file: string) => Promise<void>;
  /** Removes all of it. */
  end: () => Promise<void>;
};

const placeIn = (dataDir: string) => join(dataDir, 'staging');
const LOCK = '.lock';
/** Lists the files elsewhere, in the folder of the run. */
const NOTE = 'files-elsewhere.json';

/** Removes the files of killed runs, then begins a run. */
export async function beginStaging(dataDir: string, kind: StagingKind): Promise<Staging> {
  await sweepStaging(dataDir);
  for (;;) {
    const folder = join(placeIn(dataDir), `${kind}-${randomUUID()}`);
    await mkdir(placeIn(dataDir), { recursive: true, mode: 0o700 });
    const release = await lockNew(folder + LOCK);
    if (release) return await begun(folder, release);
  }
}

async function begun(folder: string, release: ReleaseLock): Promise<Staging> {
  await mkdir(folder, { mode: 0o700 });
  return {
    folder,
    noteFile: (file) => writeFile(join(folder, NOTE), JSON.stringify([file]), { mode: 0o600, flush: true }),
    async end() {
      try {
        await removeRun(folder);
      } finally {
        release();
      }
      await removeIfEmpty(dirname(folder));
    },
  };
}

/** @returns null when a sweep took the file before it was locked. */
async function lockNew(file: string): Promise<ReleaseLock | null> {
  try {
    await writeFile(file, '', { flag: 'wx', mode: 0o600 });
    const { ino } = statSync(file);
    const release = processLock(file);
    if (release && statSync(file, { throwIfNoEntry: false })?.ino === ino) return release;
    release?.();
    return null;
  } catch (error) {
    // Another process removed the empty place.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Returns the runs in the folder: their folders, and locks whose folder was removed or hasn't been made yet. */
const runsIn = (place: string): string[] => [
  ...new Set(
    (existsSync(place) ? readdirSync(place) : []).map((name) =>
      join(place, name.endsWith(LOCK) ? basename(name, LOCK) : name),
    ),
  ),
];

/** `living`: the number of runs in progress. `failure`: why something that was left can't be removed. */
export type Swept = { living: number; failure: Error | null };

/** Removes the files of killed backups and restores. Never throws. */
export async function sweepStaging(dataDir: string): Promise<Swept> {
  const swept: Swept = { living: 0, failure: null };
  const failed = (error: Error) => {
    swept.failure ??= error;
  };
  for (const run of runsIn(placeIn(dataDir)))
    await removeIfLeft(run).then((isLiving) => {
      if (isLiving) swept.living += 1;
    }, failed);
  await removeIfEmpty(placeIn(dataDir)).catch(failed);
  return swept;
}

/** @returns whether its process lives. */
async function removeIfLeft(run: string): Promise<boolean> {
  const release = processLock(run + LOCK);
  if (!release) return true;
  try {
    await removeRun(run);
  } finally {
    release();
  }
  return false;
}

/** The lock is removed last, so that a sweep finds a run with any files left. */
async function removeRun(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (name !== NOTE) await rm(join(folder, name), { recursive: true, force: true });
  for (const file of await notedIn(folder)) await rm(file, { force: true });
  await rm(folder, { recursive: true, force: true });
  await rm(folder + LOCK, { force: true });
}

/** A note that was cut off names a file that wasn't created yet. */
async function notedIn(folder: string): Promise<string[]> {
  try {
    return JSON.parse(await readFile(join(folder, NOTE), 'utf8')) as string[];
  } catch {
    return [];
  }
}

const removeIfEmpty = (place: string): Promise<void> =>
  rmdir(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });

/** Returns the runs in progress, and the folders of killed ones, without changing anything. */
export function lookAtStaging(dataDir: string): { living: string[]; abandoned: string[] } {
  const runs = runsIn(placeIn(dataDir));
  const living = runs.filter((run) => existsSync(run + LOCK) && !isFree(run + LOCK));
  return { living, abandoned: runs.filter((run) => !living.includes(run)) };
}

function isFree(file: string): boolean {
  const release = processLock(file);
  release?.();
  return release !== null;
}

/** Whether another process restores into this data folder now. */
export const isRestoring = (dataDir: string, own: string): boolean =>
  lookAtStaging(dataDir).living.some((run) => run !== own && basename(run).startsWith('restore-'));
