/** Restores a backup into an empty installation, completely or not at all. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pino from 'pino';
import type { Config } from '../config/config.ts';
import { fingerprintOf } from '../config/secret.ts';
import { connect } from '../database/connect.ts';
import type { Db } from '../database/schema.ts';
import { createErasure } from '../erasure/erasure.ts';
import { allRecords, type NewErasureRecord } from '../erasure/store.ts';
import { createImageHost } from '../images/create-image-host.ts';
import { erasedHashes } from '../inquiries/erased-hashes.ts';
import { migrations } from '../migrations/index.ts';
import { migrate, migrationsDone, sinceBaseline } from '../migrations/migrate.ts';
import { rebuildSearch } from '../search/search-store.ts';
import { staffRecords } from '../staff/store.ts';
import { beginStaging } from '../staging/staging.ts';
import { type ReappliedRevocations, reapplyRevocations } from '../tombstones/endings-store.ts';
import { picturesIn, unpack } from './archive.ts';
import { type PutBack, putBackPictures } from './cloudinary-pictures.ts';
import type { Manifest } from './manifest.ts';
import { readSince, type Since, writeRegisters } from './registers.ts';
import { interruptedBackup, markFinished, markUnfinished } from './restore-marker.ts';
import { type Stopped, stopWhatWaited } from './stopped-by-restore.ts';
import { type ArchivedRow, insertRows, isEmptyTable, sumOf, tablesIn } from './store.ts';
import { BACKUP_TABLES, TRANSFER_TABLES, type TransferTable } from './tables.ts';
import { TransferError } from './transfer-error.ts';

export type RestoreReport = {
  createdAt: string;
  rows: number;
  pictures: number;
  /** Work that was pending when the backup was made, and now waits for a person. */
  stopped: Stopped;
  /** Inquiries in the backup that were erased since; they stay erased. */
  erasedAgain: number;
  /** Erasures of addresses recorded under another secret, of which only the inquiries can be identified. */
  otherSecret: number;
  /** Accounts, readers and links in the backup that were ended since. */
  endedAgain: ReappliedRevocations;
  /** Pictures stored at Cloudinary that are in the backup. */
  cloudinary: PutBack;
  /** With `withoutRegister`: sentences about what is unknown. */
  unknown: string[];
  /** Why the registers couldn't be written next to every backup; null when they were. */
  register: string | null;
  /** Accounts that can sign in now. */
  accounts: { email: string; role: string }[];
};
/** Progress of the restore: rows or inquiries done, of all. */
export type Progress = { what: 'rows' | 'inquiries indexed for search'; done: number; all: number };
type OnProgress = (progress: Progress) => void;
type RestoreOptions = { withoutRegister?: boolean; onProgress?: OnProgress };
type Settings = Pick<Config, 'dataDir' | 'secret' | 'origin' | 'cloudinaryUrl' | 'databaseUrl'>;

/**
 * Restores an archive into either database, from either. Sessions, one-time links and trusted devices are not restored,
 * pending work is stopped, and data erased or access ended since the backup stays so (docs/decisions/0027). An
 * interrupted restore resumes after its rows, or starts over if they weren't committed.
 * @throws TransferError when the archive is invalid or from a newer version, a register is missing or damaged, or the
 *   installation isn't empty. Nothing is changed then.
 */
export async function restore(
  db: Db,
  config: Settings,
  file: string,
  { withoutRegister = false, onProgress = () => {} }: RestoreOptions = {},
): Promise<RestoreReport> {
  const run = await beginStaging(config.dataDir, 'restore');
  const staging = run.folder;
  let begun = false;
  try {
    const interrupted = interruptedBackup(config.dataDir, staging);
    const unpacked = await unpack(file, staging);
    const manifest = { ...unpacked, migrations: sinceBaseline(unpacked.migrations) };
    const id = idOf(manifest);
    if (interrupted !== null && interrupted !== id) throw anotherWasInterrupted(config.dataDir);
    refuseNewer(manifest);
    const secret = await secretOf(manifest, config, staging);
    const backup = { createdAt: manifest.createdAt, accounts: await accountsIn(staging) };
    const since = await readSince(file, config.dataDir, backup, withoutRegister);
    // One transaction inserts all rows, so after an interruption either all exist or none.
    const hasRows = interrupted !== null && !(await holdsNothing(db));
    if (!hasRows) {
      await refuseNewerPlace(db, manifest);
      await refuseUsedPlace(db);
    }
    begun = true;
    await markUnfinished(config.dataDir, id);
    if (!hasRows) await restoreRows(db, { dataDir: config.dataDir, staging, manifest, onProgress });
    await keepSecret(config.dataDir, staging, manifest);
    await migrate(db);
    const report = await bringUpToDate(db, { ...config, secret }, since);
    const inquiries = manifest.tables.inquiries?.rows ?? 0;
    await rebuildSearch(db, (done) =>
      onProgress({ what: 'inquiries indexed for search', done, all: inquiries }),
    );
    await markFinished(config.dataDir);
    return {
      ...report,
      cloudinary: await putBackPictures(db, config),
      unknown: since.unknown,
      createdAt: manifest.createdAt,
      rows: rowsIn(manifest),
      pictures: manifest.pictures.rows + (manifest.tables.image_files?.rows ?? 0),
    };
  } catch (error) {
    if (begun && (await holdsNothing(db))) {
      await removePictures(staging, config.dataDir);
      await markFinished(config.dataDir);
    }
    throw error;
  } finally {
    await run.end();
  }
}

/**
 * Restores an archive into a scratch database in the folder, and compares the count and checksum of every table with
 * the backup's. Pictures are compared when the archive is unpacked.
 * @throws TransferError when anything differs.
 */
export async function rehearseRestore(file: string, folder: string): Promise<Manifest> {
  const staging = join(folder, 'unpacked');
  await mkdir(staging);
  const unpacked = await unpack(file, staging);
  const manifest = { ...unpacked, migrations: sinceBaseline(unpacked.migrations) };
  refuseNewer(manifest);
  const db = connect({ dataDir: join(folder, 'scratch'), databaseUrl: undefined });
  try {
    await restoreRows(db, { dataDir: join(folder, 'scratch'), staging, manifest, onProgress: () => {} });
    for (const table of BACKUP_TABLES) {
      const expected = manifest.tables[table.name];
      const found = expected && (await sumOf(db, table));
      if (found?.rows !== expected?.rows || found?.sha256 !== expected?.sha256)
        throw new TransferError(`Table ${table.name} differs after a trial restore of the backup.`);
    }
    await migrate(db);
  } finally {
    await db.destroy();
  }
  return manifest;
}

/** Ids of the accounts in an unpacked archive. */
async function accountsIn(staging: string): Promise<string[]> {
  const text = await readFile(join(staging, 'tables', 'staff_users.jsonl'), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (line ? [(JSON.parse(line) as { id: string }).id] : []));
}

/** Returns whether a failed restore left the database empty; false when that can't be determined. */
const holdsNothing = (db: Db): Promise<boolean> =>
  refuseUsedPlace(db).then(
    () => true,
    () => false,
  );

type Unpacked = { dataDir: string; staging: string; manifest: Manifest; onProgress: OnProgress };

/** Restores the rows under their original schema, and the pictures. */
async function restoreRows(db: Db, { dataDir, staging, manifest, onProgress }: Unpacked): Promise<void> {
  await migrate(db, upTo(manifest));
  await placePictures(staging, dataDir);
  const all = rowsIn(manifest);
  let done = 0;
  const onRows = (rows: number) => {
    done += rows;
    onProgress({ what: 'rows', done, all });
  };
  await db.transaction().execute(async (trx) => {
    for (const table of BACKUP_TABLES)
      if (manifest.tables[table.name]) await insertTable(trx, staging, { table, onRows });
  });
}

async function keepSecret(dataDir: string, staging: string, manifest: Manifest): Promise<void> {
  if (manifest.secret === 'included')
    await writeFile(join(dataDir, 'secret'), await readFile(join(staging, 'secret')), { mode: 0o600 });
}

const rowsIn = ({ tables }: Manifest): number =>
  BACKUP_TABLES.reduce((all, { name }) => all + (tables[name]?.rows ?? 0), 0);

/** Returns an id of the backup: the manifest contains the checksum of each table. */
const idOf = (manifest: Manifest): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

const anotherWasInterrupted = (dataDir: string) =>
  new TransferError(
    `A restore of another backup into ${dataDir} was interrupted. Restore that file again to resume. Or delete the folder (and create a new database if you use DATABASE_URL), then restore this file.`,
  );

/** Stops what waited, and repeats the erasures and endings that followed the backup. */
async function bringUpToDate(db: Db, config: Settings, { erasures, endings }: Since) {
  const stopped = await stopWhatWaited(db);
  const endedAgain = await reapplyRevocations(db, endings, config.secret, new Date().toISOString());
  const missed = missedIn(await allRecords(db), erasures);
  const log = pino({ level: 'silent' });
  const images = createImageHost({ config, db, log });
  await images.settle();
  const erasedAgain = await createErasure({ db, images, config, log }).eraseAgain(missed);
  const { isUnder } = erasedHashes(config.secret);
  const otherSecret = missed.filter(({ addressHash }) => addressHash && !isUnder(addressHash));
  const register = await writeRegisters(db, config.dataDir);
  const accounts = (await staffRecords(db))
    .filter(({ disabled, hasPassword }) => hasPassword && !disabled)
    .map(({ email, role }) => ({ email, role }));
  return { stopped, endedAgain, erasedAgain, otherSecret: otherSecret.length, accounts, register };
}

/**
 * Returns the erasures of the registers that a backup lacks, with all their ids: a backup made while an erasure was in
 * progress contains the erasure, but not everything that it erased later.
 */
function missedIn(kept: NewErasureRecord[], registered: NewErasureRecord[]): NewErasureRecord[] {
  const known = new Map(kept.map(({ id, inquiryIds, mails }) => [id, new Set([...inquiryIds, ...mails])]));
  const missed = new Map<string, NewErasureRecord>();
  for (const record of registered) {
    const { id, inquiryIds, mails } = record;
    if (known.has(id) && [...inquiryIds, ...mails].every((each) => known.get(id)?.has(each))) continue;
    const before = missed.get(id);
    missed.set(id, {
      ...record,
      inquiryIds: [...(before?.inquiryIds ?? []), ...inquiryIds],
      mails: [...(before?.mails ?? []), ...mails],
    });
  }
  return [...missed.values()];
}

function refuseNewer(manifest: Manifest): void {
  const unknown = manifest.migrations.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new TransferError(
      `The backup was made by a newer version (it has ${unknown.join(', ')}). Install that version, then restore.`,
    );
}

/**
 * Returns the secret of the backup: links in emails and second factors depend on it.
 * @throws TransferError when SECRET is set to another one, which the server would use instead.
 */
async function secretOf(manifest: Manifest, config: Settings, staging: string): Promise<string> {
  const ownFile = (await readFile(join(config.dataDir, 'secret'), 'utf8').catch(() => '')).trim();
  if (manifest.secret === 'included') {
    if (ownFile !== config.secret && fingerprintOf(config.secret) !== manifest.secretFingerprint)
      throw new TransferError(
        'SECRET doesn’t match the backup’s secret, so two-factor sign-in and emailed links would fail. Unset SECRET, then restore. You can set a new SECRET afterward.',
      );
    return (await readFile(join(staging, 'secret'), 'utf8')).trim();
  }
  if (fingerprintOf(config.secret) === manifest.secretFingerprint) return config.secret;
  throw new TransferError(
    'The backup was made under another SECRET. Set SECRET to that installation’s secret, then restore.',
  );
}

async function refuseNewerPlace(db: Db, manifest: Manifest): Promise<void> {
  const done = await migrationsDone(db);
  if (done.some((name) => !manifest.migrations.includes(name)))
    throw new TransferError(
      'This database was set up by a newer version than the backup’s. Restore into a new, empty database.',
    );
}

async function refuseUsedPlace(db: Db): Promise<void> {
  const there = new Set(await tablesIn(db));
  for (const table of TRANSFER_TABLES)
    if (there.has(table.name) && !(await isEmptyTable(db, table)))
      throw new TransferError(
        'This DATA_DIR or database already has data, and a restore never overwrites it. Use a new, empty one.',
      );
}

/** Returns the migrations of the backup's schema; later ones run on the restored rows. */
const upTo = (manifest: Manifest) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => manifest.migrations.includes(name)));

/** Runs before the rows are inserted: a row without its picture would be broken. */
async function placePictures(staging: string, dataDir: string): Promise<void> {
  for await (const { path } of picturesIn(staging)) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true, mode: 0o700 });
    await rename(join(staging, path), join(dataDir, path));
  }
}

/** Removes the restored pictures. Without rows, no job would ever remove them. */
async function removePictures(staging: string, dataDir: string): Promise<void> {
  for await (const { path } of picturesIn(staging)) await rm(join(dataDir, path), { force: true });
}

const BATCH = 500;

type Inserted = { table: TransferTable; onRows: (rows: number) => void };

async function insertTable(trx: Db, staging: string, { table, onRows }: Inserted): Promise<void> {
  const lines = createInterface({ input: createReadStream(join(staging, 'tables', `${table.name}.jsonl`)) });
  let rows: ArchivedRow[] = [];
  const flush = async () => {
    if (rows.length > 0) await insertRows(trx, table, rows);
    onRows(rows.length);
    rows = [];
  };
  for await (const line of lines) {
    rows.push(JSON.parse(line));
    if (rows.length === BATCH) await flush();
  }
  await flush();
}
