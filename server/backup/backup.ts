/** Backs up everything to one archive: rows, pictures, secret, checksums. The server keeps running meanwhile. */
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { create } from 'tar';
import type { Config } from '../config/config.ts';
import { fingerprintOf } from '../config/secret.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import { isDiskFull } from '../database/error-codes.ts';
import type { Db } from '../database/schema.ts';
import { COPIES } from '../images/cloudinary-copies.ts';
import { migrationsDone } from '../migrations/migrate.ts';
import { beginStaging, type Staging } from '../staging/staging.ts';
import { noteBackup } from '../tombstones/places.ts';
import { type PictureList, stagePictures } from './backup-pictures.ts';
import { fetchCopies, forgetErasedCopies } from './cloudinary-pictures.ts';
import { FORMAT, FORMAT_VERSION, type Manifest } from './manifest.ts';
import { writeRegisters } from './registers.ts';
import { lineOf, rowsOf, type Sum, tablesIn } from './store.ts';
import { createSyncedWriteStream } from './synced-file.ts';
import { BACKUP_TABLES, type TransferTable } from './tables.ts';
import { TransferError } from './transfer-error.ts';

export type BackupReport = {
  file: string;
  rows: number;
  pictures: number;
  missing: number;
  cloudinary?: PictureList['cloudinary'];
  /** Why the registers couldn't be written next to every backup; null when they were. */
  register: string | null;
};
type Settings = Pick<Config, 'dataDir' | 'secret' | 'cloudinaryUrl'>;

/**
 * Writes the archive, readable only by its owner: it contains the secret and personal data. The file gets its final
 * name once it is complete and on disk.
 * @throws TransferError when the file exists, or the database was never set up.
 */
export async function backUp(
  db: Db,
  config: Settings,
  name: string,
  now = new Date(),
): Promise<BackupReport> {
  const file = resolve(name);
  if (existsSync(file)) throw isThereAlready(name);
  await refuseNoDatabase(db);
  const run = await beginStaging(config.dataDir, 'backup');
  const staging = run.folder;
  try {
    const unfinished = await reserve(file, run);
    const { manifest, pictures } = await stageBackup(db, config, staging, {
      now,
      secret: await secretFor(config),
    });
    await pack(staging, unfinished, file);
    await noteBackup(config.dataDir, { at: manifest.createdAt, file });
    const register = await writeRegisters(db, config.dataDir);
    return {
      file,
      ...countsOf(manifest),
      missing: pictures.missing,
      cloudinary: pictures.cloudinary,
      register,
    };
  } finally {
    await run.end();
  }
}

export async function refuseNoDatabase(db: Db): Promise<void> {
  if ((await migrationsDone(db)).length === 0)
    throw new TransferError('Nothing to back up: there’s no database yet. Check DATA_DIR.');
}

/** Writes the files of a backup into an empty folder: one per table, the pictures, and the manifest with checksums. */
export async function stageBackup(
  db: Db,
  config: Settings,
  staging: string,
  { now, secret }: { now: Date; secret: Manifest['secret'] },
): Promise<{ manifest: Manifest; pictures: PictureList }> {
  const migrations = await migrationsDone(db);
  const tables = await engineOf(db).snapshot(db, (snapshot) => writeTables(snapshot, staging));
  await fetchCopies(config, staging);
  const pictures = await stagePictures(config.dataDir, staging);
  await forgetErasedCopies(db, config.dataDir);
  if (secret === 'included') await writeFile(join(staging, 'secret'), config.secret, { mode: 0o600 });
  const manifest: Manifest = {
    format: FORMAT,
    version: FORMAT_VERSION,
    createdAt: now.toISOString(),
    migrations,
    tables,
    pictures: pictures.sum,
    cloudinary: pictures.cloudinary,
    secret,
    secretFingerprint: fingerprintOf(config.secret),
  };
  await writeFile(join(staging, 'manifest.json'), JSON.stringify(manifest, null, 2));
  return { manifest, pictures };
}

/** Returns how many rows and picture files a backup has. */
export const countsOf = ({ tables, pictures }: Manifest): { rows: number; pictures: number } => ({
  rows: Object.values(tables).reduce((total, { rows }) => total + rows, 0),
  pictures: pictures.rows + (tables.image_files?.rows ?? 0),
});

/**
 * Creates the temporary file before anything is read, so that an unwritable folder fails immediately.
 * @returns its temporary name, unique to this backup.
 */
async function reserve(file: string, run: Pick<Staging, 'noteFile'>): Promise<string> {
  const unfinished = `${file}.${randomUUID().slice(0, 8)}.partial`;
  await run.noteFile(unfinished);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (isDiskFull(error)) throw error;
    throw new TransferError(
      `Couldn’t write the backup to the folder ${dirname(file)}: ${(error as Error).message}. Choose another folder, or give this account write permission.`,
    );
  }
  return unfinished;
}

async function writeTables(snapshot: Db, staging: string): Promise<Record<string, Sum>> {
  await mkdir(join(staging, 'tables'));
  const there = new Set(await tablesIn(snapshot));
  const sums: Record<string, Sum> = {};
  for (const table of BACKUP_TABLES)
    if (there.has(table.name)) sums[table.name] = await writeTable(snapshot, staging, table);
  return sums;
}

async function writeTable(snapshot: Db, staging: string, table: TransferTable): Promise<Sum> {
  const out = createSyncedWriteStream(join(staging, 'tables', `${table.name}.jsonl`));
  const hash = createHash('sha256');
  const empty = Object.fromEntries((table.withheld ?? []).map((column) => [column, null]));
  let rows = 0;
  for await (const batch of rowsOf(snapshot, table)) {
    const lines = batch.map((row) => `${lineOf({ ...row, ...empty })}\n`).join('');
    hash.update(lines);
    rows += batch.length;
    if (!out.write(lines)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
  return { rows, sha256: hash.digest('hex') };
}

/** Includes the generated secret; a SECRET set by the operator stays out of the archive. */
async function secretFor({
  dataDir,
  secret,
}: Pick<Settings, 'dataDir' | 'secret'>): Promise<Manifest['secret']> {
  const kept = await readFile(join(dataDir, 'secret'), 'utf8').catch(() => '');
  return kept.trim() === secret ? 'included' : 'set-by-operator';
}

async function pack(staging: string, unfinished: string, file: string): Promise<void> {
  const parts = ['manifest.json', 'secret', 'tables', 'pictures.jsonl', 'images', COPIES];
  const entries = parts.filter((part) => existsSync(join(staging, part)));
  // A low level suffices: pictures are already compressed.
  const archive = create({ cwd: staging, gzip: { level: 3 }, portable: true }, entries);
  await pipeline(archive as AsyncIterable<Buffer>, createSyncedWriteStream(unfinished));
  await chmod(unfinished, 0o600);
  await sync(unfinished);
  // Unlike a rename, a hard link never replaces another backup's file; some file systems don't support links.
  await link(unfinished, file).catch((error) => {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw isThereAlready(file);
    return rename(unfinished, file);
  });
  await sync(dirname(file));
}

const isThereAlready = (name: string) =>
  new TransferError(`${name} already exists. Choose another name; a backup never replaces a file.`);

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
