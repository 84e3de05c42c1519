/** Records which inquiries a person has opened since the visitor's latest message. */
import { sql } from 'kysely';
import type { Inquiry, ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { Db } from '../database/schema.ts';

/** Adds to each inquiry whether this account has yet to read it. Messages from before the account existed count as read. */
export async function withUnread(db: Db, inquiries: Inquiry[], staffId: string): Promise<ListedInquiry[]> {
  if (inquiries.length === 0) return [];
  const ids = inquiries.map(({ id }) => id);
  const [account, reads] = await Promise.all([
    db.selectFrom('staff_users').select('created_at').where('id', '=', staffId).executeTakeFirst(),
    db
      .selectFrom('inquiry_reads')
      .select(['inquiry_id', 'read_at'])
      .where('staff_id', '=', staffId)
      .where('inquiry_id', 'in', ids)
      .execute(),
  ]);
  const readAt = new Map(reads.map((read) => [read.inquiry_id, read.read_at]));
  const since = account?.created_at ?? '';
  return inquiries.map((inquiry) => ({
    ...inquiry,
    unread:
      inquiry.visitorAt !== null &&
      inquiry.visitorAt > since &&
      inquiry.visitorAt > (readAt.get(inquiry.id) ?? ''),
  }));
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
