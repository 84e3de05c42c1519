/** Times of day for staff, in the firm's time zone wherever the reader is. */
import { setup } from '#content/firm.ts';

const time = new Intl.DateTimeFormat('en-US', {
  timeZone: setup.timeZone,
  hour: 'numeric',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** Like 10:00 AM. @param instant ISO 8601. */
export const timeOfDay = (instant: string): string =>
  // Some ICU versions put a narrow no-break space before AM, others a plain one.
  time.format(new Date(instant)).replaceAll('\u202f', ' ');

/** Like 10:00–11:30 AM, with AM twice only where the halves of the day differ. */
export function timeRange(from: string, to: string): string {
  const [start, end] = [timeOfDay(from), timeOfDay(to)];
  return `${start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start}–${end}`;
}

/** Like Tuesday, November 24. @param calendarDay such as 2026-11-24. */
export const dayInWords = (calendarDay: string): string => day.format(new Date(`${calendarDay}T00:00:00Z`));
