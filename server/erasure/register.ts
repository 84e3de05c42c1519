/**
 * The register of erasures next to the backups: a backup made before an erasure still contains the erased data, and a
 * restore on an empty machine reads from the register what to erase again, and which emails of the mailbox to refuse.
 * The register identifies inquiries by their random id, addresses and emails by keyed hashes.
 */
import { join } from 'node:path';
import * as z from 'zod';
import type { Db } from '../database/schema.ts';
import { ENDINGS, writeEndings } from '../tombstones/endings.ts';
import { endingsMark } from '../tombstones/endings-store.ts';
import type { TombstoneLog as KeptRegister } from '../tombstones/keeper.ts';
import { readLogFiles, writeRegisterFile } from '../tombstones/places.ts';
import { seal, unseal } from '../tombstones/sealed-lines.ts';
import { type NewErasureRecord, recordsInPages, recordsMark } from './store.ts';

export const REGISTER = 'ledge-frame-erasures.jsonl';

/**
 * Writes the register to the data folder, and next to every backup. Entries of a folder's register that the database
 * lacks are kept: an older backup may have been restored meanwhile, or another installation stores its backups there.
 * @throws RegisterError when a folder can't be written; the other folders are up to date then.
 */
export const writeRegister = (db: Db, dataDir: string): Promise<void> =>
  writeRegisterFile(dataDir, {
    name: REGISTER,
    mark: () => recordsMark(db),
    textFor: (file) => seal(linesOf(db, file)),
  });

/** Returns the registers kept next to the backups: erasures, and endings. */
export const registersOf = (db: Db, dataDir: string): KeptRegister[] => [
  { name: REGISTER, mark: () => recordsMark(db), write: () => writeRegister(db, dataDir) },
  { name: ENDINGS, mark: () => endingsMark(db), write: () => writeEndings(db, dataDir) },
];

/** Ids per line, which bounds the length of lines. */
const IDS_OF_LINE = 1000;
/** Separates a record's id from the number of its continuation line. */
const PART = '~';

async function* linesOf(db: Db, file: string): AsyncGenerator<NewErasureRecord> {
  const known = new Set<string>();
  for await (const records of recordsInPages(db))
    for (const record of records) {
      known.add(record.id);
      yield* partsOf(record);
    }
  for (const line of await linesIn(file)) if (!known.has(idOf(line))) yield line;
}

function* partsOf(record: NewErasureRecord): Generator<NewErasureRecord> {
  const { id, inquiryIds, mails } = record;
  const most = Math.max(1, inquiryIds.length, mails.length);
  for (let from = 0; from < most; from += IDS_OF_LINE)
    yield {
      ...record,
      id: from === 0 ? id : `${id}${PART}${from / IDS_OF_LINE}`,
      inquiryIds: inquiryIds.slice(from, from + IDS_OF_LINE),
      mails: mails.slice(from, from + IDS_OF_LINE),
    };
}

const idOf = ({ id }: Pick<NewErasureRecord, 'id'>) => id.split(PART)[0] as string;

/** The fields needed to repeat an erasure; the rest is for human readers, and differs between releases. */
const lineSchema = z.looseObject({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.string(),
  inquiryIds: z.array(z.string()),
  mails: z.array(z.string()),
  addressHash: z.string().nullable(),
});

/** Returns the valid lines of a possibly damaged file. */
async function linesIn(file: string): Promise<NewErasureRecord[]> {
  const lines: NewErasureRecord[] = [];
  await readLogFiles(file, async (pieces) => void (await unseal(pieces, takeInto(lines))));
  return lines;
}

const takeInto = (lines: NewErasureRecord[]) => (record: Record<string, unknown>) => {
  const { data } = lineSchema.safeParse(record);
  if (data) lines.push(data as Record<string, unknown> as NewErasureRecord);
};

/** A folder's register: its valid records, and its damage. */
export type ErasureRegister = { found: boolean; records: NewErasureRecord[]; damage: string | null };

/**
 * Reads a folder's register without changing it.
 * @throws RegisterError when the file can't be read.
 */
export async function readRegister(folder: string): Promise<ErasureRegister> {
  const lines: NewErasureRecord[] = [];
  let [all, damage]: [number, string | null] = [0, null];
  const take = takeInto(lines);
  const found = await readLogFiles(join(folder, REGISTER), async (pieces) => {
    damage = await unseal(pieces, (record) => {
      all += 1;
      take(record);
    });
  });
  if (lines.length < all) damage ??= 'one line is damaged';
  return { found, records: joined(lines), damage };
}

function joined(lines: NewErasureRecord[]): NewErasureRecord[] {
  const records = new Map<string, NewErasureRecord>();
  for (const line of lines) {
    const [id, whole] = [idOf(line), records.get(idOf(line))];
    if (!whole) records.set(id, { ...line, id });
    else for (const kind of ['inquiryIds', 'mails'] as const) whole[kind].push(...line[kind]);
  }
  return [...records.values()];
}
