import type { App, Base } from '../http/app-type.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { bookable } from './bookable-store.ts';
import { type Booking, createBooking } from './booking.ts';
import { createRefresh } from './external-calendars/refresh.ts';
import { busyRoutes } from './external-calendars/routes.ts';
import { busyStore } from './external-calendars/store.ts';
import { feedRoutes } from './feed-routes.ts';
import { feedStore } from './feed-store.ts';
import { hoursRoutes } from './hours-routes.ts';
import { hoursStore } from './hours-store.ts';
import { createMeetingNotifier } from './notifications.ts';
import { remindDue } from './reminders-store.ts';
import { meetingRoutes } from './routes.ts';

/** How late a reminder may be, or a held time be free. */
const LOOK_MS = 30_000;
const CALENDARS_MS = 10 * 60_000;

/**
 * Wires meetings into the app: staff's routes, hours, and the expiry of proposals.
 * @returns the booking functions for the visitor's pages; null when booking is off.
 */
export function wireBooking(app: App, { config, db, jobs }: Base, outbox: Outbox): Booking | null {
  if (!config.booking) return null;
  const booking = createBooking(db, createMeetingNotifier(outbox));
  meetingRoutes(app, { booking, wakeMail: outbox.wake });
  hoursRoutes(app, {
    hours: hoursStore(db),
    bookable: (inquiryId, now) => bookable(db, inquiryId, now),
  });
  feedRoutes(app, { feed: feedStore(db), config });
  const calendars = busyStore(db);
  const refresh = createRefresh({ store: calendars, config });
  busyRoutes(app, { store: calendars, refresh });
  jobs.repeat({ task: 'staff-calendars', everyMs: CALENDARS_MS, run: () => refresh.readAll() });
  jobs.repeat({ task: 'held-times', everyMs: LOOK_MS, run: () => booking.lapseDue(new Date()) });
  // Not queued ahead: a meeting may move, and each move would have to find its mail.
  jobs.repeat({
    task: 'meeting-reminders',
    everyMs: LOOK_MS,
    async run() {
      if ((await remindDue(db, outbox, new Date())) > 0) outbox.wake();
    },
  });
  return booking;
}
