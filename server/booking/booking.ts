/** Everything that can be done with meetings, as routes and pages use it. */
import type { Slot } from '#contract/booking/booking.ts';
import { batchPerTick } from '../database/batch-loader.ts';
import type { Db } from '../database/schema.ts';
import { kindsOffered } from './bookable-store.ts';
import { areaOfInquiry } from './inquiry-events-store.ts';
import type { MeetingNotifier } from './meeting-notification.ts';
import { meetingsStore } from './meetings-store.ts';
import { proposingStore } from './proposing-store.ts';
import { slotsFor, type WantedSlots } from './slots-store.ts';
import { bookingStore } from './store.ts';

export type Booking = ReturnType<typeof createBooking>;

export function createBooking(db: Db, notify: MeetingNotifier) {
  return {
    /** Callers within one turn of the event loop, such as a group of inquiries, share an answer. */
    kindsOffered: batchPerTick(async (asked: Date[]) => {
      const kinds = await kindsOffered(db, asked[0] as Date);
      return asked.map(() => kinds);
    }),
    ...bookingStore(db, notify),
    ...proposingStore(db, notify),
    ...meetingsStore(db),

    /** Returns the times that can be booked for an inquiry; null when there is no such inquiry. */
    async slots(inquiryId: string, wanted: Omit<WantedSlots, 'inquiry'>, now: Date): Promise<Slot[] | null> {
      const inquiry = await areaOfInquiry(db, inquiryId);
      return inquiry && slotsFor(db, { ...wanted, inquiry }, now);
    },
  };
}
