/** Errors in typed hours, by the field that shows them. */
import { type BookingHours, changedHours } from '#contract/booking-hours.ts';

/**
 * Returns the messages of the server's own schema, by place: `kinds`, `weekly`, `weekly.mon`, `exceptions.0`, `leadHours`. Empty when all
 * is well.
 */
export function mistakesIn(hours: BookingHours): Record<string, string> {
  const { error } = changedHours.safeParse(hours);
  const mistakes: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    const depth = path[0] === 'weekly' || path[0] === 'exceptions' ? 2 : 1;
    mistakes[path.slice(0, depth).join('.')] ??= message;
  }
  return mistakes;
}
