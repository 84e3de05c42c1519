/** When a visitor is reminded of a meeting: the day before at the same time of day, then two hours before. */
import { addDays, clockOfDay, dayOf } from '../shared/zoned-day.ts';

const HOUR_MS = 60 * 60_000;

/**
 * The next reminder of a meeting after `now`, ISO 8601 UTC; null when none is left, as of a meeting booked less than two
 * hours before.
 * @param now milliseconds since 1970: of booking or moving it, later of the reminder just sent.
 * @param timeZone the firm's, on whose wall the time of day is the same.
 */
export function nextReminder(startsAt: string, now: number, timeZone: string): string | null {
  const starts = Date.parse(startsAt);
  const due = [dayBefore(starts, timeZone), starts - 2 * HOUR_MS].find((at) => at > now);
  return due === undefined ? null : new Date(due).toISOString();
}

/** The same time of the clock on the day before, which is 23 or 25 hours earlier where the clock changes in between. */
function dayBefore(starts: number, timeZone: string): number {
  const day = dayOf(starts, timeZone);
  const minutes = (starts - clockOfDay(day, timeZone)(0)) / 60_000;
  // Minutes on the wall, not since midnight: a day with a clock change has passed an hour more or less by then.
  const wall = [minutes, minutes + 60, minutes - 60].find((m) => clockOfDay(day, timeZone)(m) === starts);
  const before = addDays(day, -1);
  return clockOfDay(before, timeZone)(wall ?? minutes);
}
