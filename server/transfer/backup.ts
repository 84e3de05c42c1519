/** One archive with everything: rows, pictures, secret, checksums. Made while the server goes on serving. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { chmod, link, mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { create } from 'tar';
import type { Config } from '../config.ts';
import type { Db } from '../database/schema.ts';
import { writeRegister } from '../erasure/register.ts';
import { type PictureList, setPicturesAside } from './backup-pictures.ts';
import { FORMAT, FORMAT_VERSION, fingerprintOf, type Manifest } from './manifest.ts';
import { atOneMoment, lineOf, migrationsIn, rowsOf, type Sum, tablesIn } from './store.ts';
import { CARRIED, type CarriedTable } from './tables.ts';
import { TransferError } from './transfer-error.ts';

export type BackupReport = { file: string; rows: number; pictures: number; missing: number };
type Settings = Pick<Config, 'dataDir' | 'secret'>;

/**
 * Writes the archive, for its owner's eyes only: it holds the secret and everybody's data. The file gets
 * its name when it is whole and on disk.
 * @throws TransferError when the file is there already, or the database was never set up.
 */
export async function backUp(
  db: Db,
  config: Settings,
  name: string,
  now = new Date(),
): Promise<BackupReport> {
  const file = resolve(name);
  if (existsSync(file))
    throw new TransferError(`${name} is there already. Choose another name; a backup never replaces one.`);
  const migrations = await migrationsIn(db);
  if (migrations.length === 0)
    throw new TransferError('There is nothing to back up: the database was never set up. Is DATA_DIR right?');
  await mkdir(dirname(file), { recursive: true });
  const staging = await mkdtemp(join(config.dataDir, 'backup-'));
  try {
    const tables = await atOneMoment(db, (snapshot) => writeTables(snapshot, staging));
    const pictures = await setPicturesAside(config.dataDir, staging);
    const secret = await secretFor(config);
    if (secret === 'included') await writeFile(join(staging, 'secret'), config.secret, { mode: 0o600 });
    const manifest: Manifest = {
      format: FORMAT,
      version: FORMAT_VERSION,
      createdAt: now.toISOString(),
      migrations,
      tables,
      pictures: pictures.sum,
      secret,
      secretFingerprint: fingerprintOf(config.secret),
    };
    await writeFile(join(staging, 'manifest.json'), JSON.stringify(manifest, null, 2));
    await pack(staging, file);
    await writeFile(
      join(config.dataDir, 'last-backup.json'),
      JSON.stringify({ at: manifest.createdAt, file }),
    );
    await writeRegister(db, config.dataDir);
    return reportOn(file, tables, pictures);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function writeTables(snapshot: Db, staging: string): Promise<Record<string, Sum>> {
  await mkdir(join(staging, 'tables'));
  const there = new Set(await tablesIn(snapshot));
  const sums: Record<string, Sum> = {};
  for (const table of CARRIED)
    if (there.has(table.name)) sums[table.name] = await writeTable(snapshot, staging, table);
  return sums;
}

async function writeTable(snapshot: Db, staging: string, table: CarriedTable): Promise<Sum> {
  const out = createWriteStream(join(staging, 'tables', `${table.name}.jsonl`), { mode: 0o600 });
  const hash = createHash('sha256');
  let rows = 0;
  for await (const batch of rowsOf(snapshot, table)) {
    const lines = batch.map((row) => `${lineOf(row)}\n`).join('');
    hash.update(lines);
    rows += batch.length;
    if (!out.write(lines)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
  return { rows, sha256: hash.digest('hex') };
}

/** A secret that the operator set himself stays with him. */
async function secretFor({ dataDir, secret }: Settings): Promise<Manifest['secret']> {
  const kept = await readFile(join(dataDir, 'secret'), 'utf8').catch(() => '');
  return kept.trim() === secret ? 'included' : 'set-by-operator';
}

async function pack(staging: string, file: string): Promise<void> {
  const unfinished = `${file}.partial`;
  try {
    const parts = ['manifest.json', 'secret', 'tables', 'pictures.jsonl', 'images'];
    const entries = parts.filter((part) => existsSync(join(staging, part)));
    // Pictures are compressed already; a low level is enough for the rest.
    await create(
      { file: unfinished, cwd: staging, gzip: { level: 3 }, portable: true, mode: 0o600 },
      entries,
    );
    await chmod(unfinished, 0o600);
    await sync(unfinished);
    // Unlike a rename, a link never replaces what another backup wrote meanwhile.
    await link(unfinished, file).catch(() => rename(unfinished, file));
    await sync(dirname(file));
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function reportOn(file: string, tables: Record<string, Sum>, pictures: PictureList): BackupReport {
  const rows = Object.values(tables).reduce((total, { rows }) => total + rows, 0);
  return { file, rows, pictures: pictures.sum.rows, missing: pictures.missing };
}
