/**
 * The register of endings, next to the backups like that of erasures: a backup made before an ending still contains
 * the disabled account, the old password, the unsubscribed subscriber, the revoked private link.
 * It identifies all of them by random ids, and contains no credentials.
 */
import { dirname, join } from 'node:path';
import * as z from 'zod';
import type { Db } from '../database/schema.ts';
import { endingsMark, entriesIn, type RevocationEntry, unknownTo } from './endings-store.ts';
import { readLogFiles, writeRegisterFile } from './places.ts';
import { seal, unseal } from './sealed-lines.ts';

export const ENDINGS = 'ledge-frame-endings.jsonl';

/**
 * Writes the register to the data folder, and next to every backup, even without changes: a register older than a backup
 * has no later endings. Entries that aren't in the database are kept: otherwise a server that began with an empty
 * database, before a restore, would drop them and let people back in.
 * @throws RegisterError when a folder can't be written; the other folders are up to date then.
 */
export const writeEndings = (db: Db, dataDir: string): Promise<void> =>
  writeRegisterFile(dataDir, {
    name: ENDINGS,
    mark: () => endingsMark(db),
    textFor: (file) => seal(linesOf(db, file)),
  });

async function* linesOf(db: Db, file: string): AsyncGenerator<object> {
  const { entries } = await readEndings(dirname(file));
  yield { kind: 'written', at: new Date().toISOString() };
  yield* await entriesBeside(db, entries);
}

const entriesBeside = async (db: Db, noted: RevocationEntry[]): Promise<RevocationEntry[]> => [
  ...(await entriesIn(db)),
  ...(await unknownTo(db, noted)),
];

const entrySchema: z.ZodType<RevocationEntry> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('account'),
    id: z.string(),
    role: z.string(),
    disabled: z.boolean(),
    password: z.string().nullable(),
    factor: z.string().nullable(),
    passkeys: z.array(z.string()),
  }),
  z.object({ kind: z.literal('unsubscribed'), id: z.string() }),
  z.object({ kind: z.literal('picture'), id: z.string() }),
  z.object({ kind: z.literal('link'), id: z.string(), generation: z.number().int(), active: z.boolean() }),
]);
const headSchema = z.object({ kind: z.literal('written'), at: z.iso.datetime() });

/** A folder's register: its valid entries, its time of writing, and its damage. */
export type Endings = {
  found: boolean;
  at: string | null;
  entries: RevocationEntry[];
  damage: string | null;
};

/** Returns whether the register matches the database. */
export const isUpToDate = async (db: Db, { found, damage, entries }: Endings): Promise<boolean> =>
  found && damage === null && JSON.stringify(entries) === JSON.stringify(await entriesBeside(db, entries));

/**
 * Reads a folder's register without changing it.
 * @throws RegisterError when the file can't be read.
 */
export async function readEndings(folder: string): Promise<Endings> {
  const records: Record<string, unknown>[] = [];
  let damage: string | null = null;
  const found = await readLogFiles(join(folder, ENDINGS), async (pieces) => {
    damage = await unseal(pieces, (record) => records.push(record));
  });
  const at = headSchema.safeParse(records[0]).data?.at ?? null;
  const entries = records.flatMap((record) => entrySchema.safeParse(record).data ?? []);
  const isWhole = !found || (at !== null && entries.length === records.length - 1);
  return { found, at, entries, damage: damage ?? (isWhole ? null : 'one line is damaged') };
}
