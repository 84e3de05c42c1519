/** A backup back into an empty place: all of it, or nothing. */
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pino from 'pino';
import type { Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import type { Db } from '../database/schema.ts';
import { createErasure } from '../erasure/erasure.ts';
import { readRegister } from '../erasure/register.ts';
import { allRecords } from '../erasure/store.ts';
import { createImageHost } from '../images/image-host.ts';
import { rebuildSearch } from '../inquiries/list/search-store.ts';
import { picturesIn, unpack } from './archive.ts';
import { fingerprintOf, type Manifest } from './manifest.ts';
import { insertRows, isEmptyTable, migrationsIn, type Row, tablesIn } from './store.ts';
import { CARRIED, type CarriedTable } from './tables.ts';
import { TransferError } from './transfer-error.ts';

export type RestoreReport = {
  createdAt: string;
  rows: number;
  pictures: number;
  waitingMails: number;
  /** Inquiries in the backup that had been erased since, and are not brought back. */
  erasedAgain: number;
};
type Settings = Pick<Config, 'dataDir' | 'secret' | 'origin' | 'cloudinaryUrl'>;

/**
 * Restores an archive, on either database, whichever it came from.
 * @throws TransferError when the archive doesn't hold, is newer than this release, or the place isn't empty.
 */
export async function restore(db: Db, config: Settings, file: string): Promise<RestoreReport> {
  const staging = await mkdtemp(join(config.dataDir, 'restore-'));
  try {
    const manifest = await unpack(file, staging);
    refuseNewer(manifest);
    await refuseOtherSecret(manifest, config, staging);
    await refuseUsedPlace(db, manifest);
    await migrate(db, upTo(manifest));
    await placePictures(staging, config.dataDir);
    const rows = await db.transaction().execute((trx) => insertAll(trx, staging, manifest));
    if (manifest.secret === 'included')
      await writeFile(join(config.dataDir, 'secret'), await readFile(join(staging, 'secret')), {
        mode: 0o600,
      });
    await migrate(db);
    await rebuildSearch(db);
    const erasedAgain = await eraseAgain(db, config, file, staging, manifest);
    return {
      erasedAgain,
      createdAt: manifest.createdAt,
      rows,
      pictures: manifest.pictures.rows,
      waitingMails: await waitingMails(db),
    };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

function refuseNewer(manifest: Manifest): void {
  const unknown = manifest.migrations.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new TransferError(
      `The backup was made by a newer release (it has ${unknown.join(', ')}). Install that release, then restore.`,
    );
}

/** Links in mails, sessions and second factors only work under the secret that made them. */
async function refuseOtherSecret(manifest: Manifest, config: Settings, staging: string): Promise<void> {
  const secret =
    manifest.secret === 'included' ? await readFile(join(staging, 'secret'), 'utf8') : config.secret;
  if (fingerprintOf(secret) === manifest.secretFingerprint) return;
  throw new TransferError(
    'The backup was made under another SECRET. Set SECRET to the one of that installation, then restore.',
  );
}

async function refuseUsedPlace(db: Db, manifest: Manifest): Promise<void> {
  const done = await migrationsIn(db);
  if (done.some((name) => !manifest.migrations.includes(name)))
    throw new TransferError(
      'This database was already set up by a newer release than the backup. Restore into a new, empty one.',
    );
  const there = new Set(await tablesIn(db));
  for (const table of CARRIED)
    if (there.has(table.name) && !(await isEmptyTable(db, table)))
      throw new TransferError(
        'There is data here already, and a restore replaces nothing. Restore into a new DATA_DIR or database.',
      );
}

/** The schema that the rows were written under; later migrations run over them as they would have. */
const upTo = (manifest: Manifest) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => manifest.migrations.includes(name)));

/** Before the rows: a row without its picture would show a hole, a picture without a row is tidied away. */
async function placePictures(staging: string, dataDir: string): Promise<void> {
  for await (const { path } of picturesIn(staging)) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true, mode: 0o700 });
    await rename(join(staging, path), join(dataDir, path));
  }
}

async function insertAll(trx: Db, staging: string, manifest: Manifest): Promise<number> {
  let total = 0;
  for (const table of CARRIED)
    if (manifest.tables[table.name]) total += await insertTable(trx, staging, table);
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

/** What was erased after the backup was made stays erased: the register beside the backup tells it. */
async function eraseAgain(db: Db, config: Settings, file: string, staging: string, manifest: Manifest) {
  const secret =
    manifest.secret === 'included' ? await readFile(join(staging, 'secret'), 'utf8') : config.secret;
  const known = new Set((await allRecords(db)).map(({ id }) => id));
  const registers = [await readRegister(dirname(file)), await readRegister(config.dataDir)].flat();
  const missed = new Map(registers.filter(({ id }) => !known.has(id)).map((record) => [record.id, record]));
  const log = pino({ level: 'silent' });
  const images = createImageHost({ config: { ...config, secret }, db, log });
  return createErasure({ db, images, config: { ...config, secret }, log }).eraseAgain([...missed.values()]);
}

async function waitingMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}
