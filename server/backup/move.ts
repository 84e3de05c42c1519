/** Moves the embedded database to PostgreSQL, table by table. The source is only read. */

import type { Db } from '../database/schema.ts';
import { migrations } from '../migrations/index.ts';
import { migrate, migrationsDone } from '../migrations/migrate.ts';
import { rebuildSearch } from '../search/search-store.ts';
import {
  type ArchivedRow,
  emptyTable,
  insertRows,
  isEmptyTable,
  lastRow,
  rowsOf,
  type Sum,
  sumOf,
  withoutWriters,
} from './store.ts';
import { TRANSFER_TABLES, type TransferTable } from './tables.ts';
import { TransferError } from './transfer-error.ts';

export type MovedTable = Sum & { name: string; alreadyThere: number };

/**
 * Copies every table, then compares row counts and checksums. An interrupted move resumes where it stopped. The source
 * is locked against writes, and stays unchanged.
 * @param onTable called after each table is copied.
 * @throws TransferError when the target contains other data, or a checksum differs.
 */
export async function move(
  source: Db,
  target: Db,
  onTable: (table: MovedTable) => void,
  { replace = false } = {},
): Promise<MovedTable[]> {
  const missing = Object.keys(migrations).filter(notIn(await migrationsDone(source)));
  if (missing.length > 0)
    throw new TransferError(
      'The embedded database has an older schema. Start this version with it once to update it, then run the move again.',
    );
  await migrate(target);
  return withoutWriters(source, async (still) => {
    if (replace) for (const table of TRANSFER_TABLES.toReversed()) await emptyTable(target, table);
    const begun = await refuseForeign(still, target);
    const moved: MovedTable[] = [];
    for (const table of TRANSFER_TABLES) {
      await copy(still, target, table, begun.get(table.name) ?? null);
      moved.push({
        ...(await compare(still, target, table)),
        alreadyThere: begun.get(table.name)?.rows ?? 0,
      });
      onTable(moved.at(-1) as MovedTable);
    }
    await rebuildSearch(target);
    return moved;
  });
}

const notIn = (names: string[]) => (name: string) => !names.includes(name);

type Begun = { rows: number; last: ArchivedRow };

/** Rows in the target must be a prefix of the source's: the result of an earlier, interrupted run. */
async function refuseForeign(source: Db, target: Db): Promise<Map<string, Begun>> {
  const begun = new Map<string, Begun>();
  for (const table of TRANSFER_TABLES) {
    if (await isEmptyTable(target, table)) continue;
    const last = (await lastRow(target, table)) as ArchivedRow;
    const [there, here] = [await sumOf(target, table), await sumOf(source, table, last)];
    if (there.sha256 !== here.sha256)
      throw new TransferError(
        `The target already contains other data (table ${table.name}). Move into a new database, ` +
          'or add --replace to erase the target first.',
      );
    begun.set(table.name, { rows: there.rows, last });
  }
  return begun;
}

async function copy(source: Db, target: Db, table: TransferTable, begun: Begun | null): Promise<void> {
  for await (const rows of rowsOf(source, table, { after: begun?.last ?? null }))
    await target.transaction().execute((trx) => insertRows(trx, table, rows));
}

async function compare(source: Db, target: Db, table: TransferTable): Promise<Sum & { name: string }> {
  const [from, to] = [await sumOf(source, table), await sumOf(target, table)];
  if (from.rows !== to.rows || from.sha256 !== to.sha256)
    throw new TransferError(
      `Table ${table.name} differs after the copy: ${from.rows} rows here, ${to.rows} there. Is another program writing to the target?`,
    );
  return { name: table.name, ...to };
}
