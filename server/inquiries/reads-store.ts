/** Inquiries as one person's list shows them, and records of which that person has opened. */
import { sql } from 'kysely';
import type { Inquiry, ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { Db } from '../database/schema.ts';

/** Enough for the first lines of a card. */
const LATEST_LENGTH = 600;

/**
 * Adds to each inquiry whether this account has yet to read it, and the visitor's latest message. Messages from before
 * the account existed count as read.
 */
export async function asListed(db: Db, inquiries: Inquiry[], staffId: string): Promise<ListedInquiry[]> {
  if (inquiries.length === 0) return [];
  const ids = inquiries.map(({ id }) => id);
  const [account, reads, latest] = await Promise.all([
    db.selectFrom('staff_users').select('created_at').where('id', '=', staffId).executeTakeFirst(),
    db
      .selectFrom('inquiry_reads')
      .select(['inquiry_id', 'read_at'])
      .where('staff_id', '=', staffId)
      .where('inquiry_id', 'in', ids)
      .execute(),
    latestMessages(
      db,
      inquiries.filter(({ visitorAt, createdAt }) => visitorAt !== createdAt).map(({ id }) => id),
    ),
  ]);
  const readAt = new Map(reads.map((read) => [read.inquiry_id, read.read_at]));
  const since = account?.created_at ?? '';
  return inquiries.map((inquiry) => ({
    ...inquiry,
    unread:
      inquiry.visitorAt !== null &&
      inquiry.visitorAt > since &&
      inquiry.visitorAt > (readAt.get(inquiry.id) ?? ''),
    latestMessage: latest.get(inquiry.id) ?? null,
  }));
}

/** The beginning of each inquiry's latest message on the private page or by mail, by the inquiry's id. */
async function latestMessages(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('inquiry_events as event')
    .select(['event.inquiry_id', 'event.data'])
    .where('event.kind', '=', 'visitor-message')
    .where('event.inquiry_id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('inquiry_events as later')
            .select('later.id')
            .whereRef('later.inquiry_id', '=', 'event.inquiry_id')
            .where('later.kind', '=', 'visitor-message')
            .where(({ or, and, eb }) =>
              or([
                eb('later.at', '>', eb.ref('event.at')),
                and([eb('later.at', '=', eb.ref('event.at')), eb('later.id', '>', eb.ref('event.id'))]),
              ]),
            ),
        ),
      ),
    )
    .execute();
  const textOf = (data: string) => (JSON.parse(data) as { text: string }).text;
  return new Map(
    rows.map(({ inquiry_id, data }) => [inquiry_id, [...textOf(data)].slice(0, LATEST_LENGTH).join('')]),
  );
}

/** @returns false when there is no such inquiry. */
export async function markRead(db: Db, inquiryId: string, staffId: string, at: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('inquiry_reads')
    .columns(['inquiry_id', 'staff_id', 'read_at'])
    .expression((eb) =>
      eb
        .selectFrom('inquiries')
        .select(['id', sql<string>`cast(${staffId} as text)`.as('staff_id')])
        .select(sql<string>`cast(${at} as text)`.as('read_at'))
        .where('id', '=', inquiryId),
    )
    .onConflict((oc) => oc.columns(['staff_id', 'inquiry_id']).doUpdateSet({ read_at: at }))
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
}
