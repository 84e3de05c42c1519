/** Which hours of the day the sheet shows. */
import { type BookingHours, minutesOf, WEEKDAYS, weekdayOf } from '#contract/booking/booking-hours.ts';

type Stretch = { from: number; to: number };

/** From seven to seven, and further where hours or meetings reach. */
const USUAL: Stretch = { from: 7 * 60, to: 19 * 60 };

const inMinutes = ({ from, to }: { from: string; to: string }): Stretch => ({
  from: minutesOf(from),
  to: minutesOf(to),
});

/** A person's hours on a day, in minutes after midnight. */
export const workingOn = (hours: BookingHours, day: string): Stretch[] =>
  (hours.exceptions.find((each) => each.day === day)?.ranges ?? hours.weekly[weekdayOf(day)]).map(inMinutes);

/** The whole hours that hold all of these, and the person's week. */
export function sheetHours(stretches: readonly Stretch[], hours: BookingHours | undefined): Stretch {
  const week = hours ? WEEKDAYS.flatMap((weekday) => hours.weekly[weekday]).map(inMinutes) : [];
  const all = [USUAL, ...stretches, ...week];
  return {
    from: Math.floor(Math.min(...all.map(({ from }) => from)) / 60) * 60,
    to: Math.ceil(Math.max(...all.map(({ to }) => to)) / 60) * 60,
  };
}

/** The gaps between the hours, within those shown. */
export function closedBetween(working: readonly Stretch[], { from, to }: Stretch): Stretch[] {
  const closed: Stretch[] = [];
  let at = from;
  for (const range of working.toSorted((a, b) => a.from - b.from)) {
    if (range.from > at) closed.push({ from: at, to: Math.min(range.from, to) });
    at = Math.max(at, range.to);
  }
  if (at < to) closed.push({ from: at, to });
  return closed;
}
