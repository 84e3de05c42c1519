/** Unpacks and verifies a backup in a separate folder. An archive is untrusted until every checksum matches. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { extract, list, type ReadEntry } from 'tar';
import { fileHash, type PictureLine } from './backup-pictures.ts';
import { type Manifest, manifestSchema } from './manifest.ts';
import type { Sum } from './store.ts';
import { TransferError } from './transfer-error.ts';

/** The only entry names in our backups; any other name marks a foreign archive. */
const KNOWN =
  /^(manifest\.json|secret|pictures\.jsonl|tables|tables\/[a-z_]+\.jsonl|images|images\/[0-9a-f]{2}|images\/[0-9a-f]{2}\/[0-9a-f]{40}(-480)?\.webp|cloudinary|cloudinary\/[\w-]+\.\w+)\/?$/;

/**
 * Unpacks the archive into an empty folder and verifies every checksum.
 * @throws TransferError when the file isn't our backup, is truncated, or was changed.
 */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  await refuseNoFile(file);
  await look(file);
  await extract({ file, cwd: folder, strict: true, preserveOwner: false });
  const manifest = await readManifest(file, folder);
  await compare(file, folder, manifest);
  return manifest;
}

async function refuseNoFile(file: string): Promise<void> {
  try {
    const found = await stat(file);
    if (found.isDirectory()) throw new TransferError(`${file} is a folder. Enter the path to a backup file.`);
    await access(file, constants.R_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof TransferError) throw error;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new TransferError(`File not found: ${file}.`);
    throw new TransferError(`${file} can’t be read: ${message}. Give this account read permission.`);
  }
}

/** Reads the whole archive without writing, to find truncation and foreign entries. */
async function look(file: string): Promise<void> {
  let foreign = false;
  const onReadEntry = ({ path, type }: ReadEntry) => {
    if (!KNOWN.test(path) || (type !== 'File' && type !== 'Directory')) foreign = true;
  };
  await list({ file, strict: true, onReadEntry }).catch(() => {
    foreign = true;
  });
  if (foreign) throw notOurs(file);
}

async function readManifest(file: string, folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  } catch {
    throw notOurs(file);
  }
}

async function compare(file: string, folder: string, manifest: Manifest): Promise<void> {
  for (const [table, expected] of Object.entries(manifest.tables))
    same(file, await sumOfLines(join(folder, 'tables', `${table}.jsonl`)), expected);
  const files = await readdir(join(folder, 'tables'));
  if (files.length !== Object.keys(manifest.tables).length) throw changed(file);
  const list = join(folder, 'pictures.jsonl');
  same(file, await sumOfLines(list), manifest.pictures);
  for await (const { path, sha256 } of picturesIn(folder)) {
    if (!KNOWN.test(path)) throw changed(file);
    const found = await fileHash(join(folder, path)).catch(() => '');
    if (found !== sha256) throw changed(file);
  }
}

/** Iterates over the pictures listed in the archive. */
export async function* picturesIn(folder: string): AsyncGenerator<PictureLine> {
  const lines = createInterface({ input: createReadStream(join(folder, 'pictures.jsonl')) });
  for await (const line of lines) yield JSON.parse(line) as PictureLine;
}

async function sumOfLines(path: string): Promise<Sum> {
  const hash = createHash('sha256');
  let rows = 0;
  try {
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk as Buffer);
      for (const byte of chunk as Buffer) if (byte === 10) rows += 1;
    }
  } catch {
    return { rows: -1, sha256: '' };
  }
  return { rows, sha256: hash.digest('hex') };
}

function same(file: string, found: Sum, expected: Sum): void {
  if (found.rows !== expected.rows || found.sha256 !== expected.sha256) throw changed(file);
}

const notOurs = (file: string) =>
  new TransferError(
    `${file} is not a complete backup made by this program: it’s truncated, damaged, or a different kind of file. Nothing was changed.`,
  );
const changed = (file: string) =>
  new TransferError(
    `${file} was changed or damaged after it was made: its checksums don’t match. Nothing was changed.`,
  );
