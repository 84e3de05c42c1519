/** Checks, before the first write, that the embedded database's file is ours and intact. */
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The file belongs to another program, is empty where it shouldn't be, or is damaged. The message says what to do. */
export class UnusableFileError extends Error {
  override name = 'UnusableFileError';
}

/** A check takes a second for 300 MB; only `npm run doctor` checks larger files. */
const CHECKED_BYTES = 64 * 1024 * 1024;

const WAY_OUT =
  'Nothing was changed. Move the file and its -wal and -shm files elsewhere, then run `npm run restore -- FILE` with your last backup.';

/**
 * Accepts a missing file, and the empty one that a first start leaves when it is killed.
 * @throws UnusableFileError, or SQLite's own error for a file that is truncated or not a database.
 */
export function checkFile(file: string): void {
  const size = sizeOf(file);
  if (size === 0 && isInUse(file))
    throw new UnusableFileError(`${file} is empty, but the data folder isn’t. ${WAY_OUT}`);
  if (size === 0) return;
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    refuseForeign(database, file);
    if (size <= CHECKED_BYTES) refuseDamaged(database, file);
  } finally {
    database.close();
  }
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Signs of earlier use: a write-ahead log, or pictures that rows refer to. */
function isInUse(file: string): boolean {
  if (!statSync(file, { throwIfNoEntry: false })) return false;
  if (sizeOf(`${file}-wal`) > 0) return true;
  try {
    return readdirSync(join(dirname(file), 'images')).length > 0;
  } catch {
    return false;
  }
}

function refuseForeign(database: DatabaseSync, file: string): void {
  const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all();
  if (tables.length > 0 && !tables.some(({ name }) => name === 'kysely_migration'))
    throw new UnusableFileError(
      `${file} belongs to another program. Nothing was changed. Set DATA_DIR to a separate folder.`,
    );
}

/** Ignores the full-text index, which is derived; `npm run doctor` reports on it. */
function refuseDamaged(database: DatabaseSync, file: string): void {
  const found = database.prepare('pragma quick_check(5)').all() as { quick_check: string }[];
  const damage = found.map((row) => row.quick_check).find((line) => line !== 'ok' && !line.includes('FTS5'));
  if (damage) throw new UnusableFileError(`${file} is damaged (${damage}). ${WAY_OUT}`);
}
