/** Restores a backup into an empty installation, completely or not at all. */
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pino from 'pino';
import type { Db } from '../database/schema.ts';
import { addressHashes } from '../erasure/address-hash.ts';
import { createErasure } from '../erasure/erasure.ts';
import { allRecords, type NewRecord } from '../erasure/store.ts';
import { createImageHost } from '../images/image-host.ts';
import { migrations } from '../migrations/index.ts';
import { migrate } from '../migrations/migrate.ts';
import { type EndedAgain, endAgain } from '../registers/endings-store.ts';
import { rebuildSearch } from '../search/search-store.ts';
import type { Config } from '../settings/config.ts';
import { fingerprintOf } from '../settings/secret.ts';
import { staffStore } from '../staff/store.ts';
import { picturesIn, unpack } from './archive.ts';
import { type PutBack, putBackPictures } from './cloudinary-pictures.ts';
import type { Manifest } from './manifest.ts';
import { readSince, type Since, writeRegisters } from './registers.ts';
import { insertRows, isEmptyTable, migrationsIn, type Row, tablesIn } from './store.ts';
import { CARRIED, type CarriedTable, KEPT } from './tables.ts';
import { TransferError } from './transfer-error.ts';
import { markFinished, markUnfinished, refuseUnfinished } from './unfinished.ts';

export type RestoreReport = {
  createdAt: string;
  rows: number;
  pictures: number;
  waitingMails: number;
  /** Inquiries in the backup that were erased since; they stay erased. */
  erasedAgain: number;
  /** Erasures of addresses recorded under another secret, of which only the inquiries can be identified. */
  otherSecret: number;
  /** Accounts, readers and links in the backup that were ended since. */
  endedAgain: EndedAgain;
  /** Pictures stored at Cloudinary that are in the backup. */
  cloudinary: PutBack;
  /** With `withoutRegister`: sentences about what is unknown. */
  unknown: string[];
  /** Why the registers couldn't be written next to every backup; null when they were. */
  register: string | null;
  /** Accounts that can sign in now. */
  accounts: { email: string; role: string }[];
};
type Settings = Pick<Config, 'dataDir' | 'secret' | 'origin' | 'cloudinaryUrl' | 'pictures'>;

/**
 * Restores an archive into either database, from either. Sessions, one-time links and trusted devices are not restored,
 * and what was erased or ended since the backup stays so (docs/decisions/0020).
 * @throws TransferError when the archive is invalid or newer than this release, a register is missing or damaged, or
 *   the installation isn't empty. Nothing is changed then.
 */
export async function restore(
  db: Db,
  config: Settings,
  file: string,
  { withoutRegister = false } = {},
): Promise<RestoreReport> {
  refuseUnfinished(config.dataDir);
  const staging = await mkdtemp(join(config.dataDir, 'restore-'));
  let begun = false;
  try {
    const manifest = await unpack(file, staging);
    refuseNewer(manifest);
    const secret = await secretOf(manifest, config, staging);
    const backup = { createdAt: manifest.createdAt, accounts: await accountsIn(staging) };
    const since = await readSince(file, config.dataDir, backup, withoutRegister);
    await refuseNewerPlace(db, manifest);
    await refuseUsedPlace(db);
    begun = true;
    await markUnfinished(config.dataDir);
    const rows = await bringBack(db, config.dataDir, staging, manifest);
    await migrate(db);
    const report = await bringUpToDate(db, { ...config, secret }, since);
    await rebuildSearch(db);
    await markFinished(config.dataDir);
    return {
      ...report,
      cloudinary: await putBackPictures(db, config),
      unknown: since.unknown,
      createdAt: manifest.createdAt,
      rows,
      pictures: manifest.pictures.rows + (manifest.tables.image_files?.rows ?? 0),
      waitingMails: await waitingMails(db),
    };
  } catch (error) {
    if (begun && (await holdsNothing(db))) await markFinished(config.dataDir);
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
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

/** Restores the rows under their original schema, the pictures and the secret. */
async function bringBack(db: Db, dataDir: string, staging: string, manifest: Manifest): Promise<number> {
  await migrate(db, upTo(manifest));
  await placePictures(staging, dataDir);
  const rows = await db.transaction().execute((trx) => insertAll(trx, staging, manifest));
  if (manifest.secret === 'included')
    await writeFile(join(dataDir, 'secret'), await readFile(join(staging, 'secret')), { mode: 0o600 });
  return rows;
}

/** Repeats the erasures and endings that followed the backup. */
async function bringUpToDate(db: Db, config: Settings, { erasures, endings }: Since) {
  const endedAgain = await endAgain(db, endings, config.secret, new Date().toISOString());
  const missed = missedIn(await allRecords(db), erasures);
  const log = pino({ level: 'silent' });
  const images = createImageHost({ config, db, log });
  await images.settle();
  const erasedAgain = await createErasure({ db, images, config, log }).eraseAgain(missed);
  const { isUnder } = addressHashes(config.secret);
  const otherSecret = missed.filter(({ addressHash }) => addressHash && !isUnder(addressHash));
  const register = await writeRegisters(db, config.dataDir);
  const accounts = (await staffStore(db).list())
    .filter(({ disabled, hasPassword }) => hasPassword && !disabled)
    .map(({ email, role }) => ({ email, role }));
  return { endedAgain, erasedAgain, otherSecret: otherSecret.length, accounts, register };
}

/**
 * Returns the erasures of the registers that a backup lacks, with all their ids: one made while an erasure was under way
 * knows the erasure, but not all that it went on to erase.
 */
function missedIn(kept: NewRecord[], registered: NewRecord[]): NewRecord[] {
  const known = new Map(kept.map(({ id, inquiryIds }) => [id, new Set(inquiryIds)]));
  const missed = new Map<string, NewRecord>();
  for (const record of registered) {
    const { id, inquiryIds } = record;
    if (inquiryIds.every((each) => known.get(id)?.has(each)) && known.has(id)) continue;
    missed.set(id, { ...record, inquiryIds: [...(missed.get(id)?.inquiryIds ?? []), ...inquiryIds] });
  }
  return [...missed.values()];
}

function refuseNewer(manifest: Manifest): void {
  const unknown = manifest.migrations.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new TransferError(
      `The backup was made by a newer release (it has ${unknown.join(', ')}). Install that release, then restore.`,
    );
}

/**
 * Returns the secret of the backup: links in mails and second factors depend on it.
 * @throws TransferError when SECRET is set to another one, which the server would use instead.
 */
async function secretOf(manifest: Manifest, config: Settings, staging: string): Promise<string> {
  const ownFile = (await readFile(join(config.dataDir, 'secret'), 'utf8').catch(() => '')).trim();
  if (manifest.secret === 'included') {
    if (ownFile !== config.secret && fingerprintOf(config.secret) !== manifest.secretFingerprint)
      throw new TransferError(
        'SECRET is set, but the backup contains a different one: two-factor sign-in and links in mails would fail. Unset SECRET, then restore. To change the secret, set SECRET again afterwards.',
      );
    return (await readFile(join(staging, 'secret'), 'utf8')).trim();
  }
  if (fingerprintOf(config.secret) === manifest.secretFingerprint) return config.secret;
  throw new TransferError(
    'The backup was made under another SECRET. Set SECRET to that installation’s secret, then restore.',
  );
}

async function refuseNewerPlace(db: Db, manifest: Manifest): Promise<void> {
  const done = await migrationsIn(db);
  if (done.some((name) => !manifest.migrations.includes(name)))
    throw new TransferError(
      'This database was already set up by a newer release than the backup. Restore into a new, empty one.',
    );
}

async function refuseUsedPlace(db: Db): Promise<void> {
  const there = new Set(await tablesIn(db));
  for (const table of CARRIED)
    if (there.has(table.name) && !(await isEmptyTable(db, table)))
      throw new TransferError(
        'There is already data here, and a restore never replaces any. Restore into a new DATA_DIR or database.',
      );
}

/** Returns the migrations of the backup's schema; later ones run on the restored rows. */
const upTo = (manifest: Manifest) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => manifest.migrations.includes(name)));

/**
 * Runs before the rows are inserted: a row without its picture would be broken, while a picture without a row is
 * cleaned up.
 */
async function placePictures(staging: string, dataDir: string): Promise<void> {
  for await (const { path } of picturesIn(staging)) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true, mode: 0o700 });
    await rename(join(staging, path), join(dataDir, path));
  }
}

async function insertAll(trx: Db, staging: string, manifest: Manifest): Promise<number> {
  let total = 0;
  for (const table of KEPT) if (manifest.tables[table.name]) total += await insertTable(trx, staging, table);
  return total;
}

const BATCH = 500;

async function insertTable(trx: Db, staging: string, table: CarriedTable): Promise<number> {
  const lines = createInterface({ input: createReadStream(join(staging, 'tables', `${table.name}.jsonl`)) });
  let rows: Row[] = [];
  let total = 0;
  const flush = async () => {
    if (rows.length > 0) await insertRows(trx, table, rows);
    total += rows.length;
    rows = [];
  };
  for await (const line of lines) {
    rows.push(JSON.parse(line));
    if (rows.length === BATCH) await flush();
  }
  await flush();
  return total;
}

async function waitingMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}
