/** The registers next to backups: written with each backup, and checked by a restore before it changes anything. */
import { dirname } from 'node:path';
import type { Db } from '../database/schema.ts';
import { REGISTER, readRegister, writeRegister } from '../erasure/register.ts';
import type { NewErasureRecord } from '../erasure/store.ts';
import { ENDINGS, type Endings, readEndings, writeEndings } from '../tombstones/endings.ts';
import type { RevocationEntry } from '../tombstones/endings-store.ts';
import { RegisterError } from '../tombstones/places.ts';
import { TransferError } from './transfer-error.ts';

/** Known erasures and endings, and sentences about what is unknown. */
export type Since = { erasures: NewErasureRecord[]; endings: RevocationEntry[]; unknown: string[] };

/** Allowed difference between servers' clocks, which normally agree to within a minute. */
const CLOCK_SLACK_MS = 5 * 60_000;

/**
/**
 * Reads the registers next to the archive and in the data folder.
 * @param backup its creation time: an older register lacks later erasures and endings; and the ids of its accounts: a
 *   register that doesn't name them belongs to another database, such as one that a server created empty.
 * @throws TransferError when a register is missing, damaged or too old, unless `withoutRegister`: then its valid
 *   entries are used, and `unknown` lists the rest.
 */
export async function readSince(
  file: string,
  dataDir: string,
  backup: { createdAt: string; accounts: string[] },
  withoutRegister: boolean,
): Promise<Since> {
  const { createdAt } = backup;
  const folders = [...new Set([dirname(file), dataDir])];
  const erasures = await Promise.all(folders.map(readRegister));
  const endings = await Promise.all(folders.map(readEndings));
  const damages = folders.flatMap((folder, at) => [
    ...damaged(folder, REGISTER, erasures[at]?.damage),
    ...damaged(folder, ENDINGS, endings[at]?.damage),
  ]);
  const foreign = endings.map((register) => isForeign(register, backup.accounts));
  const own = endings.filter((_, at) => !foreign[at]);
  const newest = newestOf(own, createdAt);
  const why = own.some(({ found }) => found) ? isOld : foreign.includes(true) ? isOther : isMissing;
  const missing = [
    ...(erasures.some(({ found }, at) => found && !foreign[at]) ? [] : [isMissing(file, REGISTER)]),
    ...(newest || damages.some((line) => line.includes(ENDINGS)) ? [] : [why(file, ENDINGS, createdAt)]),
  ];
  const unknown = [...damages, ...missing];
  if (unknown.length > 0 && !withoutRegister) throw refusal(unknown, file, createdAt);
  return { erasures: erasures.flatMap(({ records }) => records), endings: newest?.entries ?? [], unknown };
}

/** Returns the latest register, if it was written after the backup. */
function newestOf(endings: Endings[], createdAt: string): Endings | undefined {
  const since = new Date(Date.parse(createdAt) - CLOCK_SLACK_MS).toISOString();
  return endings
    .filter(({ at, damage }) => at !== null && at >= since && damage === null)
    .sort((a, b) => ((a.at as string) > (b.at as string) ? -1 : 1))[0];
}

/** Accounts are disabled and never deleted, so one of the same database that is whole names all that a backup holds. */
function isForeign({ found, damage, entries }: Endings, accounts: string[]): boolean {
  const named = new Set(entries.map(({ id }) => id));
  return found && damage === null && !accounts.every((id) => named.has(id));
}

const damaged = (folder: string, name: string, damage: string | null | undefined) =>
  damage ? [`${name} in ${folder} is incomplete or damaged: ${damage}.`] : [];
const isMissing = (file: string, name: string) => `${name} is not next to ${file}.`;
const isOld = (file: string, name: string, createdAt: string) =>
  `${name} next to ${file} is older than the backup (${createdAt}).`;
const isOther = (file: string, name: string) =>
  `${name} next to ${file}, or in DATA_DIR, belongs to another database: it doesn’t list the backup’s accounts.`;

const refusal = (unknown: string[], file: string, createdAt: string) =>
  new TransferError(
    [
      ...unknown,
      `Anything erased or revoked since ${createdAt} could come back, so nothing was restored.`,
      `Copy both ledge-frame-*.jsonl files from your backup folder to ${dirname(file)}, then restore again. If they’re lost, or nothing has been erased or revoked since, add --without-register.`,
    ].join('\n'),
  );

/** Writes both registers next to every backup. @returns why that failed; null when it succeeded. */
export async function writeRegisters(db: Db, dataDir: string): Promise<string | null> {
  try {
    await writeRegister(db, dataDir);
    await writeEndings(db, dataDir);
    return null;
  } catch (error) {
    if (error instanceof RegisterError) return error.message;
    throw error;
  }
}
