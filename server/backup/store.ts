/** Exports and imports whole tables. */
import { createHash, type Hash } from 'node:crypto';
import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';
import type { TransferTable } from './tables.ts';

export type ArchivedRow = Record<string, string | number | null>;

const BATCH = 1000;
/** Parameters per statement, below the limit of either database. */
const MAX_PARAMETERS = 20_000;

/**
 * Yields all rows in key order, in batches. The order is bytewise on both databases. On PostgreSQL, call it only within a
 * snapshot.
 */
export const rowsOf = (
  db: Db,
  table: TransferTable,
  { after, upTo }: Range = {},
): AsyncGenerator<ArchivedRow[]> =>
  engineOf(db).inBatches(db, (last) => inRange(db, table, last ?? after ?? null, upTo ?? null), BATCH);

/** A range of keys: after one row, up to and including another. */
type Range = { after?: ArchivedRow | null; upTo?: ArchivedRow | null };

function inRange(db: Db, table: TransferTable, after: ArchivedRow | null, upTo: ArchivedRow | null) {
  const { name, key } = table;
  const columns = sql.join(key.map((column) => ordered(db, table, column)));
  const values = (row: ArchivedRow) => sql.join(key.map((column) => row[column]));
  return sql<ArchivedRow>`
    select * from ${sql.table(name)}
    where ${after ? sql`(${columns}) > (${values(after)})` : sql`1 = 1`}
      and ${upTo ? sql`(${columns}) <= (${values(upTo)})` : sql`1 = 1`}
    order by ${columns}`;
}

const ordered = (db: Db, { numbers }: TransferTable, column: string) =>
  sql`${sql.ref(column)} ${numbers?.includes(column) ? sql`` : engineOf(db).bytewise}`;

/** Returns the row with the greatest key, or null for an empty table. */
export async function lastRow(db: Db, table: TransferTable): Promise<ArchivedRow | null> {
  const columns = sql.join(table.key.map((column) => sql`${ordered(db, table, column)} desc`));
  const { rows } =
    await sql<ArchivedRow>`select * from ${sql.table(table.name)} order by ${columns} limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function insertRows(db: Db, { name }: TransferTable, rows: ArchivedRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const size = Math.max(1, Math.floor(MAX_PARAMETERS / Math.max(1, columns.length)));
  for (let from = 0; from < rows.length; from += size) {
    const values = rows
      .slice(from, from + size)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(db);
  }
}

export async function emptyTable(db: Db, { name }: TransferTable): Promise<void> {
  await sql`delete from ${sql.table(name)}`.execute(db);
}

export async function isEmptyTable(db: Db, { name }: TransferTable): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
  return rows.length === 0;
}

export type Sum = { rows: number; sha256: string };

/** Returns the row count and a hash of all rows, the same on both databases. */
export const sumOf = (db: Db, table: TransferTable, upTo: ArchivedRow | null = null): Promise<Sum> =>
  // A move reads its source in one transaction, which is a snapshot already.
  db.isTransaction ? sum(db, table, upTo) : engineOf(db).snapshot(db, (moment) => sum(moment, table, upTo));

async function sum(db: Db, table: TransferTable, upTo: ArchivedRow | null): Promise<Sum> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const batch of rowsOf(db, table, { upTo })) {
    for (const row of batch) addToHash(hash, row);
    rows += batch.length;
  }
  return { rows, sha256: hash.digest('hex') };
}

function addToHash(hash: Hash, row: ArchivedRow): void {
  hash.update(`${lineOf(row)}\n`);
}

/**
 * Returns a row as one line of JSON, with sorted columns and without characters that some readers treat as line breaks.
 */
export function lineOf(row: ArchivedRow): string {
  const columns = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(columns)).replace(/[\u2028\u2029]/g, (sign) =>
    sign === '\u2028' ? '\\u2028' : '\\u2029',
  );
}

/** Blocks writes to an embedded database while `work` reads it: a transaction takes the write lock immediately. */
export const withoutWriters = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);

/** Returns the table names, without those of the migrations. */
export async function tablesIn(db: Db): Promise<string[]> {
  return (await engineOf(db).tables(db)).filter((name) => !name.startsWith('kysely_migration'));
}
