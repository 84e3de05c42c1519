/** A studio with hours, for tests of meetings. */
import { type BookingHours, NO_HOURS } from '#contract/booking/booking-hours.ts';
import { createBooking } from '../../booking/booking.ts';
import { savedInquiry } from '../../testing/saved-inquiry.ts';
import { signedIn, type TestApp } from '../../testing/test-app.ts';
import { hoursStore } from '../hours-store.ts';
import type { MeetingNotification } from '../meeting-notification.ts';

const nineToFive = [{ from: '09:00', to: '17:00' }];

/** Weekdays from nine to five, every kind of meeting. */
export const OFFICE_HOURS: BookingHours = {
  ...NO_HOURS,
  kinds: ['call', 'studio', 'site'],
  weekly: {
    ...NO_HOURS.weekly,
    ...{ mon: nineToFive, tue: nineToFive, wed: nineToFive, thu: nineToFive, fri: nineToFive },
  },
};

/** A Tuesday in the office's week, 9:00 AM Central Time. */
export const TUESDAY_NINE = '2026-12-01T15:00:00.000Z';
/** The Friday before, early in the morning. */
export const NOW = new Date('2026-11-27T12:00:00.000Z');

/** @returns accounts with hours, meetings with their notifications, and a function that saves confirmed inquiries. */
export async function bookingDesk(test: TestApp, people = 1, hours: BookingHours = OFFICE_HOURS) {
  const told: MeetingNotification[] = [];
  const staff = [];
  for (let i = 0; i < people; i++) {
    const { member, cookie } = await signedIn(test);
    await hoursStore(test.db).save(member.id, hours);
    staff.push({ ...member, cookie });
  }
  const booking = createBooking(test.db, async (_trx, notification) => void told.push(notification));
  return {
    booking,
    staff,
    told,
    inquiry: (fields = {}) => savedInquiry(test.db, { email_confirmed_at: NOW.toISOString(), ...fields }),
  };
}
