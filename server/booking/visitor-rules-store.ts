/** The rules of a visitor's bookings. */
import { BOOKING_LIMITS } from '#contract/booking/booking.ts';
import { isClosed } from '#contract/inquiries/statuses.ts';
import type { InquiryRow, Trx } from '../database/schema.ts';
import { BookingRefusedError } from './refused.ts';

/** Whether visitors are offered meetings for an inquiry: it is open, wanted, and not suspected spam. */
export const isBookable = (
  row: Pick<InquiryRow, 'spam' | 'status' | 'withdrawn_at' | 'erasure_requested_at'>,
): boolean =>
  row.spam === 0 && row.withdrawn_at === null && row.erasure_requested_at === null && !isClosed(row.status);

/** @throws Refused */
export async function mayBook(trx: Trx, inquiry: InquiryRow): Promise<void> {
  if (!isBookable(inquiry)) throw new BookingRefusedError('notOffered');
  if ((await changesOfVisitor(trx, inquiry.id)) >= BOOKING_LIMITS.visitorChanges)
    throw new BookingRefusedError('changesMany');
}

/** How often the visitor booked, moved or cancelled. */
export async function changesOfVisitor(trx: Trx, inquiryId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('inquiry_events')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('inquiry_id', '=', inquiryId)
    .where('actor_id', 'is', null)
    .where('kind', 'in', ['meeting-requested', 'meeting-booked', 'meeting-moved', 'meeting-cancelled'])
    .executeTakeFirstOrThrow();
  return Number(count);
}
