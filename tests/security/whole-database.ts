/** All rows of all tables, to compare and to restore. Recurring jobs and the mailbox's position change without a request. */

import { TRANSFER_TABLES } from '../../server/backup/tables.ts';
import type { Db } from '../../server/database/schema.ts';

/** The key of a recurring job. */
const RECURRING = '';

export type Rows = Record<string, Record<string, unknown>[]>;

export async function allRows(db: Db): Promise<Rows> {
  const rows: Rows = {};
  for (const { name, key } of TRANSFER_TABLES.filter(({ name }) => name !== 'inbound_mailboxes'))
    rows[name] = await db
      .selectFrom(name)
      .selectAll()
      .orderBy(key as never)
      .execute();
  rows.jobs = rows.jobs?.filter((job) => job.key !== RECURRING) ?? [];
  return rows;
}

export async function putBack(db: Db, rows: Rows): Promise<void> {
  for (const { name } of TRANSFER_TABLES.toReversed())
    if (name === 'jobs') await db.deleteFrom(name).where('key', '!=', RECURRING).execute();
    else await db.deleteFrom(name).execute();
  for (const { name } of TRANSFER_TABLES)
    if (rows[name]?.length)
      await db
        .insertInto(name)
        .values(rows[name] as never)
        .execute();
}
