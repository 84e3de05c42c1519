/** The folders of registers: the data folder, and those of the backups, where a restore on another machine reads them. */
import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A register is out of date in some folder: a restore would bring back revoked access or erased data. */
export class RegisterError extends Error {
  override name = 'RegisterError';
}

/** The note of the last `npm run backup` in the data folder. */
export type BackupNote = {
  at: string;
  file: string;
  /** Every existing folder that backups were made in. */
  folders: string[];
};

const noteFile = (dataDir: string) => join(dataDir, 'last-backup.json');

export async function noteBackup(dataDir: string, { at, file }: Pick<BackupNote, 'at' | 'file'>) {
  const before = await readNote(dataDir).catch(() => null);
  const folders = await present(new Set([...foldersOf(before), dirname(file)]));
  await writeWhole(noteFile(dataDir), [JSON.stringify({ at, file, folders } satisfies BackupNote)]);
}

/**
 * Returns the data folder, the last backup's folder, and those of earlier backups that still exist.
 * @throws RegisterError when the note of the last backup can't be read.
 */
export async function registerFolders(dataDir: string): Promise<string[]> {
  const note = await readNote(dataDir);
  const earlier = await present(new Set(foldersOf(note)));
  return [...new Set([dataDir, ...(note ? [dirname(note.file)] : []), ...earlier])];
}

type RegisterFile = {
  name: string;
  /** Returns a mark that changes with the register's source data. */
  mark: () => Promise<unknown>;
  /** Generates the text for one folder in chunks, given the path of the existing file. */
  textFor: (file: string) => AsyncIterable<string>;
};

/**
 * Writes a register to every folder, even when one of them fails.
 * @throws RegisterError with the folders that can't be written, and the causes.
 */
export async function writeRegisterFile(dataDir: string, file: RegisterFile): Promise<void> {
  for (let before = await file.mark(); ; ) {
    await writeToAllFolders(dataDir, file);
    // Another process may have changed the data and written its register between this read and write.
    const after = await file.mark();
    if (after === before) return;
    before = after;
  }
}

async function writeToAllFolders(dataDir: string, { name, textFor }: RegisterFile): Promise<void> {
  const failures: string[] = [];
  for (const folder of await registerFolders(dataDir)) {
    const file = join(folder, name);
    try {
      await writeWhole(file, textFor(file));
    } catch (error) {
      if (!(error instanceof RegisterError)) throw error;
      failures.push(`${folder} (${error.message})`);
    }
  }
  if (failures.length > 0) throw new RegisterError(`Couldn’t write ${name} to ${failures.join(', ')}.`);
}

async function readNote(dataDir: string): Promise<BackupNote | null> {
  const text = await readFile(noteFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new RegisterError(`${noteFile(dataDir)} can’t be read: ${error.message}.`);
  });
  try {
    return text === null ? null : (JSON.parse(text) as BackupNote);
  } catch {
    throw new RegisterError(`${noteFile(dataDir)} is damaged. The next backup will rewrite it.`);
  }
}

const foldersOf = (note: BackupNote | null): string[] => (note ? [...note.folders, dirname(note.file)] : []);

async function present(folders: Set<string>): Promise<string[]> {
  const found = await Promise.all(
    [...folders].map(async (folder) => {
      const there = await stat(folder).catch(() => null);
      return there?.isDirectory() ? [folder] : [];
    }),
  );
  return found.flat();
}

/** Writes the file atomically and durably; concurrent writers use separate temporary files. */
async function writeWhole(file: string, text: AsyncIterable<string> | Iterable<string>): Promise<void> {
  const unfinished = `${file}.${randomUUID().slice(0, 8)}.partial`;
  const handle = await onDisk(open(unfinished, 'wx', 0o600));
  try {
    try {
      for await (const piece of text) await onDisk(handle.appendFile(piece));
      await onDisk(handle.sync());
    } finally {
      await handle.close();
    }
    await onDisk(rename(unfinished, file));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}

/** Marks file errors as such, because database errors are reported elsewhere. */
const onDisk = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw new RegisterError((error as Error).message, { cause: error });
  });

/** Reads a register if it exists. @returns whether it exists. @throws RegisterError when it can't be read. */
export async function readLogFiles(
  file: string,
  read: (pieces: AsyncIterable<Buffer>) => Promise<void>,
): Promise<boolean> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw new RegisterError(`${file} can’t be read: ${error.message}.`, { cause: error });
  });
  if (!handle) return false;
  try {
    await read(handle.createReadStream({ autoClose: false }));
    return true;
  } finally {
    await handle.close();
  }
}
