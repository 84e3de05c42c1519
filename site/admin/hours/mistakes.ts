/** Errors in typed hours, by the field that shows them. */
import { type BookingHours, changedHours } from '#contract/booking/booking-hours.ts';
import { firstMessages } from '#contract/shared/form-errors.ts';

/**
 * Returns the messages of the server's own schema, by place: `kinds`, `weekly`, `weekly.mon`, `exceptions.0`, `leadHours`. Empty when all
 * is well.
 */
export const mistakesIn = (hours: BookingHours): Record<string, string> =>
  firstMessages(changedHours.safeParse(hours).error?.issues, (path) =>
    path.slice(0, path[0] === 'weekly' || path[0] === 'exceptions' ? 2 : 1).join('.'),
  );
