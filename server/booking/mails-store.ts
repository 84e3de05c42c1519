/** The content of emails about meetings, read when they are sent. */
import type { BookingKind, BookingState } from '#contract/booking/booking.ts';
import type { Db } from '../database/schema.ts';

export type MeetingOfMail = Awaited<ReturnType<typeof select>>[number] & {
  kind: BookingKind;
  state: BookingState;
};

export type MeetingMailsStore = ReturnType<typeof meetingMailsStore>;

export function meetingMailsStore(db: Db) {
  return {
    async find(bookingId: string): Promise<MeetingOfMail | null> {
      const [row] = await select(db, 'b.id', bookingId);
      return (row as MeetingOfMail | undefined) ?? null;
    },

    /** The times of a proposal, by time. */
    async proposed(proposalId: string): Promise<MeetingOfMail[]> {
      return (await select(db, 'b.proposal_id', proposalId)) as MeetingOfMail[];
    },
  };
}

const select = (db: Db, column: 'b.id' | 'b.proposal_id', value: string) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('inquiries as i', 'i.id', 'b.inquiry_id')
    .innerJoin('staff_users as u', 'u.id', 'b.staff_id')
    .leftJoin('staff_profiles as p', 'p.staff_id', 'b.staff_id')
    .selectAll('b')
    .select([
      'i.reference',
      'i.name as visitor_name',
      'i.email as visitor_email',
      'i.phone as visitor_phone',
      'i.area',
      'i.visitor_link_generation',
      'i.visitor_token_hash',
      'u.name as staff_name',
      'p.public_name',
    ])
    .where(column, '=', value)
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .execute();
