/** All rows of all tables, to compare and to put back. */

import { CARRIED } from '../../server/backup/tables.ts';
import type { Db } from '../../server/database/schema.ts';

export type Rows = Record<string, Record<string, unknown>[]>;

export async function allRows(db: Db): Promise<Rows> {
  const rows: Rows = {};
  // How far the mailbox is read changes by itself, with the reader's lease.
  for (const { name, key } of CARRIED.filter(({ name }) => name !== 'inbound_mailboxes'))
    rows[name] = await db
      .selectFrom(name)
      .selectAll()
      .orderBy(key as never)
      .execute();
  return rows;
}

export async function putBack(db: Db, rows: Rows): Promise<void> {
  for (const { name } of CARRIED.toReversed()) await db.deleteFrom(name).execute();
  for (const { name } of CARRIED)
    if (rows[name]?.length)
      await db
        .insertInto(name)
        .values(rows[name] as never)
        .execute();
}
