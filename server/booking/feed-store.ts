/** Each person's calendar feed: its token's hash, and the meetings in it. */
import { NO_HOURS } from '#contract/booking/booking-hours.ts';
import type { Db } from '../database/schema.ts';
import { isActiveInquiryStaff } from '../staff/active-staff-store.ts';

export type FeedStore = ReturnType<typeof feedStore>;
export type FeedMeeting = Awaited<ReturnType<FeedStore['meetings']>>[number];

const SHOWN_BACK_MS = 30 * 24 * 60 * 60_000;
const MOST = 5000;

export function feedStore(db: Db) {
  return {
    /** Returns the person whose feed has this token; null when unknown, or when the account no longer works on inquiries. */
    async person(tokenHash: string): Promise<{ staffId: string; names: boolean } | null> {
      const row = await db
        .selectFrom('booking_people as p')
        .innerJoin('staff_users as u', 'u.id', 'p.staff_id')
        .select(['p.staff_id', 'p.feed_names'])
        .where('p.feed_token_hash', '=', tokenHash)
        .where(isActiveInquiryStaff('u'))
        .executeTakeFirst();
      return row ? { staffId: row.staff_id, names: row.feed_names === 1 } : null;
    },

    /** Booked, held and proposed meetings, and cancelled ones, from 30 days back. */
    meetings(staffId: string, now: Date) {
      const since = new Date(now.getTime() - SHOWN_BACK_MS).toISOString();
      return db
        .selectFrom('bookings as b')
        .innerJoin('inquiries as i', 'i.id', 'b.inquiry_id')
        .selectAll('b')
        .select(['i.reference', 'i.name as visitor_name', 'i.area'])
        .where('b.staff_id', '=', staffId)
        .where((eb) =>
          eb.or([
            eb.and([eb('b.state', '=', 'cancelled'), eb('b.updated_at', '>=', since)]),
            eb.and([
              eb('b.state', 'in', ['proposed', 'requested', 'booked', 'held', 'no-show']),
              eb('b.starts_at', '>=', since),
            ]),
          ]),
        )
        .orderBy('b.starts_at')
        .orderBy('b.id')
        .limit(MOST)
        .execute();
    },

    /** @param feed null: no feed, and the address that was given out is dead. */
    async save(staffId: string, feed: { tokenHash: string; names: boolean } | null): Promise<void> {
      const set = { feed_token_hash: feed?.tokenHash ?? null, feed_names: feed?.names ? 1 : 0 };
      await db
        .insertInto('booking_people')
        .values({ staff_id: staffId, hours: JSON.stringify(NO_HOURS), ...set })
        .onConflict((oc) => oc.column('staff_id').doUpdateSet(set))
        .execute();
    },
  };
}
