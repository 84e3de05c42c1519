/** What is held about a person, out of every table. */
import { type Selectable, sql } from 'kysely';
import type { ErasureCounts, ErasureKind, ErasureRecord } from '#contract/erasure.ts';
import { isPostgres } from '../database/dialect.ts';
import type { Db, ErasuresTable, Trx } from '../database/schema.ts';
import { eraseNewsletterReader, newsletterReaderData } from '../newsletter/reader-data-store.ts';

export async function inquiryIdsOf(db: Db | Trx, emailKey: string, until?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('inquiries')
    .select('id')
    .where('email_key', '=', emailKey)
    .$if(until !== undefined, (q) => q.where('created_at', '<=', until as string))
    .execute();
  return rows.map(({ id }) => id);
}

/** Every address, in requests and in the newsletter, and since when it is there: restores know them only by hash. */
export async function addressesSince(db: Db): Promise<{ email: string; since: string }[]> {
  const [senders, readers] = await Promise.all([
    db
      .selectFrom('inquiries')
      .select((eb) => ['email_key as email', eb.fn.min('created_at').as('since')])
      .where('email_key', 'is not', null)
      .$narrowType<{ email: string }>()
      .groupBy('email_key')
      .execute(),
    db.selectFrom('newsletter_subscribers').select(['email', 'created_at as since']).execute(),
  ]);
  return [...senders, ...readers];
}

export async function countPictures(trx: Trx, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await trx
    .selectFrom('images')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('inquiry_id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type Closed = { id: string; updated_at: string };

/**
 * Closed, withdrawn and spam, untouched since then; the oldest first.
 * @param from none was left behind before this instant: what is old and still open isn't read again for each batch.
 */
export async function closedBefore(db: Db, until: string, limit: number, from: string): Promise<Closed[]> {
  const oldest = (spam: 0 | 1) =>
    db
      .selectFrom('inquiries')
      .select(['id', 'updated_at'])
      .where('spam', '=', spam)
      .where('updated_at', '>=', from)
      .where('updated_at', '<', until)
      .$if(spam === 0, (q) =>
        q.where((eb) =>
          eb.or([eb('status', 'in', ['completed', 'cancelled']), eb('withdrawn_at', 'is not', null)]),
        ),
      )
      .orderBy('updated_at')
      .limit(limit)
      .execute();
  // One after the other by the index of (spam, updated_at); asked for both at once, the whole table is read.
  const rows = [...(await oldest(0)), ...(await oldest(1))];
  return rows.sort((a, b) => (a.updated_at < b.updated_at ? -1 : 1)).slice(0, limit);
}

/** Deletes the rows; events, mails, search and what else belongs to them go along by their foreign keys. */
export async function deleteInquiries(
  trx: Trx,
  ids: string[],
): Promise<Pick<ErasureCounts, 'inquiries' | 'mails'>> {
  if (ids.length === 0) return { inquiries: 0, mails: 0 };
  const mails = await trx.deleteFrom('mails').where('inquiry_id', 'in', ids).executeTakeFirst();
  const inquiries = await trx.deleteFrom('inquiries').where('id', 'in', ids).executeTakeFirst();
  return { inquiries: Number(inquiries.numDeletedRows), mails: Number(mails.numDeletedRows) };
}

/** The newsletter, and what staff wrote down that names the address: saved searches, exports of a search. */
export async function deleteAddress(trx: Trx, emailKey: string): Promise<Pick<ErasureCounts, 'newsletter'>> {
  const named = `%${emailKey.replace(/[\\%_]/g, '\\$&')}%`;
  const encoded = `%${encodeURIComponent(emailKey).replace(/[\\%_]/g, '\\$&')}%`;
  await sql`delete from saved_views
    where lower(query) like ${named} escape '\\' or lower(query) like ${encoded.toLowerCase()} escape '\\'`.execute(
    trx,
  );
  await sql`update staff_events set data = '{}'
    where lower(data) like ${named} escape '\\' or lower(data) like ${encoded.toLowerCase()} escape '\\'`.execute(
    trx,
  );
  return { newsletter: (await eraseNewsletterReader(trx, emailKey)) ? 1 : 0 };
}

export type NewRecord = ErasureRecord & {
  actorId: string | null;
  inquiryIds: string[];
  addressHash: string | null;
};

export async function insertRecord(trx: Trx | Db, record: NewRecord): Promise<void> {
  await trx
    .insertInto('erasures')
    .values({
      id: record.id,
      at: record.at,
      actor_id: record.actorId,
      actor_name: record.actorName,
      kind: record.kind,
      inquiry_ids: JSON.stringify(record.inquiryIds),
      address_hash: record.addressHash,
      counts: JSON.stringify(record.counts),
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
}

/** Every record, oldest first. */
export async function allRecords(db: Db): Promise<NewRecord[]> {
  const rows = await db.selectFrom('erasures').selectAll().orderBy('at').orderBy('id').execute();
  return rows.map(fromRow);
}

export async function latestRecords(db: Db, limit: number): Promise<ErasureRecord[]> {
  const rows = await db
    .selectFrom('erasures')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

function fromRow(row: Selectable<ErasuresTable>): NewRecord {
  return {
    id: row.id,
    at: row.at,
    actorId: row.actor_id,
    actorName: row.actor_name,
    kind: row.kind as ErasureKind,
    inquiryIds: JSON.parse(row.inquiry_ids),
    addressHash: row.address_hash,
    counts: JSON.parse(row.counts),
  };
}

/** All that is held about an address, as it lies there; null when that is nothing. */
export async function holdings(db: Db, emailKey: string) {
  const ids = await inquiryIdsOf(db, emailKey);
  const newsletter = await newsletterReaderData(db, emailKey);
  if (ids.length === 0 && !newsletter) return null;
  const of = ids.length > 0 ? ids : ['none'];
  const [inquiries, events, mails, pictures] = await Promise.all([
    db.selectFrom('inquiries').selectAll().where('id', 'in', of).orderBy('created_at').execute(),
    db.selectFrom('inquiry_events').selectAll().where('inquiry_id', 'in', of).orderBy('at').execute(),
    db
      .selectFrom('mails')
      .select(['kind', 'inquiry_id', 'recipient', 'data', 'state', 'created_at', 'sent_at'])
      .where('inquiry_id', 'in', of)
      .execute(),
    db
      .selectFrom('images')
      .select(['inquiry_id', 'url', 'width', 'height', 'created_at'])
      .where('inquiry_id', 'in', of)
      .execute(),
  ]);
  return {
    inquiries: inquiries.map(
      // What we compute for ourselves tells nobody anything about themselves.
      ({ idempotency_key, idempotency_hash, visitor_token_hash, visitor_link_generation, ...told }) => told,
    ),
    events: events.map(({ actor_id, ...told }) => told),
    mails,
    pictures,
    newsletter,
  };
}

/**
 * Leaves no trace of deleted rows in the database's files: on SQLite the write-ahead log is emptied (freed
 * pages are overwritten at once, see sqlite.ts); PostgreSQL gives the space back for use.
 */
export async function compact(db: Db): Promise<void> {
  if (isPostgres(db)) await sql`vacuum inquiries, inquiry_events, inquiry_search, mails`.execute(db);
  else await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
