/** Whom staff can book, and why no time of theirs is offered. */
import { setup } from '#content/firm.ts';
import { BOOKING_KINDS, type BookingKind } from '#contract/booking/booking.ts';
import { type BookableName, type BookingHours, hasHours } from '#contract/booking/booking-hours.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import type { Db } from '../database/schema.ts';
import { isBusyCalendarOutdated } from './external-calendars/store.ts';
import { peopleRows } from './hours-store.ts';
import { areaOfInquiry } from './inquiry-events-store.ts';
import { driveOf } from './slots-store.ts';

/**
 * Returns the staff who take meetings, by name.
 * @param inquiryId includes the drive to this inquiry's site.
 */
export async function bookable(db: Db, inquiryId: string | undefined, now: Date): Promise<BookableName[]> {
  const today = dayOf(now, setup.timeZone);
  const inquiry = inquiryId === undefined ? null : await areaOfInquiry(db, inquiryId);
  return (await peopleRows(db))
    .map((row) => {
      const hours = JSON.parse(row.hours) as BookingHours;
      const isTooFar = inquiry !== null && driveOf('site', hours, inquiry.area).isTooFar;
      return {
        ...{ staffId: row.staff_id, name: row.name },
        kinds: BOOKING_KINDS.filter((kind) => hours.kinds.includes(kind)),
        ...(!hasHours(hours, today) && { lacks: 'hours' as const }),
        ...(hasHours(hours, today) && isBusyCalendarOutdated(row, now) && { lacks: 'calendar' as const }),
        ...(isTooFar && { isTooFar }),
      };
    })
    .filter(({ kinds }) => kinds.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name, 'en-US'));
}

/**
 * Returns the kinds of meeting that visitors can be offered at all. Cheap enough for every receipt: whether a time is still
 * free is asked once a kind was chosen.
 */
export async function kindsOffered(db: Db, now: Date): Promise<BookingKind[]> {
  const people = (await bookable(db, undefined, now)).filter(({ lacks }) => lacks === undefined);
  return BOOKING_KINDS.filter((kind) => people.some(({ kinds }) => kinds.includes(kind)));
}
