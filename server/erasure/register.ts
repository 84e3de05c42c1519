/**
 * The register of erasures beside the backups: a backup made before an erasure still holds what was erased,
 * and a restore on an empty machine learns from the register what not to bring back. It names inquiries by
 * their random id and addresses by a keyed hash.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Db } from '../database/schema.ts';
import { allRecords, type NewRecord } from './store.ts';

export const REGISTER = 'ledge-frame-erasures.jsonl';

/** Writes it into the data folder, and into the folder of the last backup. */
export async function writeRegister(db: Db, dataDir: string): Promise<void> {
  const lines = (await allRecords(db)).map((record) => `${JSON.stringify(record)}\n`).join('');
  const folders = [dataDir, await folderOfLastBackup(dataDir)];
  for (const folder of folders) if (folder) await replace(join(folder, REGISTER), lines);
}

/** @returns the register in a folder; empty when there is none. */
export async function readRegister(folder: string): Promise<NewRecord[]> {
  const text = await readFile(join(folder, REGISTER), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as NewRecord);
}

async function folderOfLastBackup(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, 'last-backup.json'), 'utf8').catch(() => null);
  return text && dirname((JSON.parse(text) as { file: string }).file);
}

async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.partial`, text, { mode: 0o600, flush: true });
  await rename(`${file}.partial`, file);
}
