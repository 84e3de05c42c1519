/** Which kinds of meeting visitors can be offered at all. */
import { setup } from '#content/firm.ts';
import { BOOKING_KINDS, type BookingKind } from '#contract/booking/booking.ts';
import { type BookingHours, hasHours } from '#contract/booking/booking-hours.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import type { Db } from '../database/schema.ts';
import { isBusyCalendarOutdated } from './external-calendars/store.ts';
import { peopleRows } from './hours-store.ts';

/**
 * Returns the kinds that staff with hours take. Cheap enough for every receipt: whether a time is still free is asked
 * once a kind was chosen.
 */
export async function kindsOffered(db: Db, now: Date): Promise<BookingKind[]> {
  const today = dayOf(now, setup.timeZone);
  const people = (await peopleRows(db))
    .filter((row) => !isBusyCalendarOutdated(row, now))
    .map((row) => JSON.parse(row.hours) as BookingHours)
    .filter((hours) => hasHours(hours, today));
  return BOOKING_KINDS.filter((kind) => people.some(({ kinds }) => kinds.includes(kind)));
}
