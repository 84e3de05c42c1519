/** Reads meetings as staff see them. */
import type { Selectable } from 'kysely';
import { setup } from '#content/firm.ts';
import type { BookingKind, BookingState, Meeting } from '#contract/booking/booking.ts';
import { dayAfter, startOfDay } from '#contract/shared/zoned-day.ts';
import type { BookingsTable, Db, Trx } from '../database/schema.ts';

/** States that a calendar shows. */
const SHOWN: BookingState[] = ['proposed', 'requested', 'booked', 'held', 'no-show'];

/** No meeting lasts longer, so that one that began earlier doesn't touch the day. */
const LONGEST_MS = 24 * 60 * 60_000;

export function meetingsStore(db: Db | Trx) {
  return {
    async find(id: string): Promise<Meeting | null> {
      const row = await joined(db).where('b.id', '=', id).executeTakeFirst();
      return row ? toMeeting(row) : null;
    },

    /** All of one inquiry, newest first. */
    async ofInquiry(inquiryId: string): Promise<Meeting[]> {
      const rows = await joined(db)
        .where('b.inquiry_id', '=', inquiryId)
        .orderBy('b.starts_at', 'desc')
        .orderBy('b.id')
        .limit(200)
        .execute();
      return rows.map(toMeeting);
    },

    /**
     * Returns the meetings that overlap the days, in the firm's time zone, by time, without cancelled meetings and lapsed
     * proposals.
     * @param staffId limits the result to one person; null for all.
     */
    async between(from: string, to: string, staffId: string | null): Promise<Meeting[]> {
      const begin = startOfDay(from, setup.timeZone);
      const rows = await joined(db)
        .where('b.starts_at', '>=', new Date(Date.parse(begin) - LONGEST_MS).toISOString())
        .where('b.starts_at', '<', startOfDay(dayAfter(to), setup.timeZone))
        .where('b.ends_at', '>', begin)
        .where('b.state', 'in', SHOWN)
        .$if(staffId !== null, (q) => q.where('b.staff_id', '=', staffId as string))
        .orderBy('b.starts_at')
        .orderBy('b.id')
        .limit(2000)
        .execute();
      return rows.map(toMeeting);
    },
  };
}

const joined = (db: Db | Trx) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('inquiries as i', 'i.id', 'b.inquiry_id')
    .innerJoin('staff_users as u', 'u.id', 'b.staff_id')
    .selectAll('b')
    .select(['i.reference', 'i.name as visitor_name', 'i.area', 'u.name as staff_name']);

type Joined = Selectable<BookingsTable> & {
  reference: string;
  visitor_name: string;
  area: string | null;
  staff_name: string;
};

const toMeeting = (row: Joined): Meeting => ({
  id: row.id,
  inquiryId: row.inquiry_id,
  reference: row.reference,
  visitorName: row.visitor_name,
  area: row.area,
  kind: row.kind as BookingKind,
  state: row.state as BookingState,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  staffId: row.staff_id,
  staffName: row.staff_name,
  place: row.place,
  travelMinutes: row.travel_minutes,
  isTravelKnown: row.travel_known === 1,
  proposalId: row.proposal_id,
  heldUntil: row.held_until,
  reminders: row.reminders === 1,
  zone: row.zone,
  sequence: row.sequence,
  bookedBy: row.booked_by_name,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
