/** Selects and deletes the inquiries of an erasure, in batches. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ErasureCounts } from '#contract/inquiries/erasure.ts';
import { CLOSED_STATUSES } from '#contract/inquiries/statuses.ts';
import type { Db, Trx } from '../database/schema.ts';
import { removeBlobsOf } from './received-store.ts';

/** Returns the oldest inquiries of an address up to `until`; after their deletion, the same call returns the next batch. */
export async function idsOfAddress(
  db: Db | Trx,
  emailKey: string,
  until: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('inquiries')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the time of the address's last inquiry; null without one. It may be in the future if a clock was wrong. */
export async function lastOfAddress(db: Db | Trx, emailKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('inquiries')
    .select('created_at')
    .where('email_key', '=', emailKey)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Returns the existing inquiries of a record, in the order of their ids. */
export async function idsListed(trx: Trx, erasureId: string, after: string, limit: number) {
  const rows = await trx
    .selectFrom('erased_inquiries')
    .innerJoin('inquiries', 'inquiries.id', 'erased_inquiries.inquiry_id')
    .select('inquiries.id')
    .where('erasure_id', '=', erasureId)
    .where('inquiry_id', '>', after)
    .orderBy('inquiry_id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export type Closed = { id: string; updated_at: string };

const isClosed = sql<SqlBool>`(inquiries.spam = 1 or inquiries.status in (${sql.join(CLOSED_STATUSES.map((status) => sql.lit(status)))})
  or inquiries.withdrawn_at is not null)`;

/**
 * Returns closed, withdrawn and spam inquiries unchanged since `until`; the oldest first.
 * @param from earlier inquiries are done: old ones that are still open aren't read again for each batch.
 */
export async function closedBefore(
  db: Db | Trx,
  until: string,
  limit: number,
  from: string,
): Promise<Closed[]> {
  const oldest = (spam: 0 | 1) =>
    db
      .selectFrom('inquiries')
      .select(['id', 'updated_at'])
      .where('spam', '=', spam)
      .where('updated_at', '>=', from)
      .where('updated_at', '<', until)
      .$if(spam === 0, (q) => q.where(isClosed))
      .orderBy('updated_at')
      .limit(limit)
      .execute();
  // Two queries, each by the index of (spam, updated_at); a combined one scans the whole table.
  const rows = [...(await oldest(0)), ...(await oldest(1))];
  return rows.sort((a, b) => (a.updated_at < b.updated_at ? -1 : 1)).slice(0, limit);
}

/** Still closed and unchanged, in case staff edited the inquiry after it was selected. */
export const closedUntil = (until: string) => sql<SqlBool>`${isClosed} and inquiries.updated_at < ${until}`;

/**
 * Locks the inquiries until the transaction ends, in a global order; on SQLite every write transaction is exclusive.
 * @returns those that still exist and match.
 */
export async function lockInquiries(trx: Trx, ids: string[], meant: RawBuilder<SqlBool> = sql`1 = 1`) {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('inquiries')
    .select('id')
    .where('id', 'in', ids)
    .where(meant)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the inquiries with pictures: most have none, and each would need its own query. */
export async function withPictures(trx: Trx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('inquiries')
    .select('id')
    .where('id', 'in', ids)
    .where('attachments', '<>', '[]')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the rows; foreign keys cascade to events, emails, search texts and other dependent rows. */
export async function deleteInquiries(
  trx: Trx,
  ids: string[],
): Promise<Pick<ErasureCounts, 'inquiries' | 'mails'>> {
  if (ids.length === 0) return { inquiries: 0, mails: 0 };
  await removeBlobsOf(trx, ids);
  const mails = await trx.deleteFrom('mails').where('inquiry_id', 'in', ids).executeTakeFirst();
  const inquiries = await trx.deleteFrom('inquiries').where('id', 'in', ids).executeTakeFirst();
  return { inquiries: Number(inquiries.numDeletedRows), mails: Number(mails.numDeletedRows) };
}
