/** Weeks of a range of days, in a time zone. */
import { addDays, dayAfter, mondayOf, startOfDay } from '#contract/shared/zoned-day.ts';

export type Week = {
  /** First and last day within the range. */
  from: string;
  to: string;
  partial: boolean;
  /** Instant at which the next week begins, ISO 8601 UTC: 167 or 169 hours on when the clocks change. */
  before: string;
};

/** Returns the weeks (Monday to Sunday) that overlap the range, oldest first, clipped to the range. */
export function weeksOf(from: string, to: string, timeZone: string): Week[] {
  const weeks: Week[] = [];
  for (let first = from; first <= to; ) {
    const sunday = addDays(mondayOf(first), 6);
    const last = sunday < to ? sunday : to;
    weeks.push({
      from: first,
      to: last,
      partial: first !== mondayOf(first) || last !== sunday,
      before: startOfDay(dayAfter(last), timeZone),
    });
    first = dayAfter(last);
  }
  return weeks;
}
