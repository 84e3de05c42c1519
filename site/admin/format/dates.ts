/** Dates and times for staff, in the firm's time zone wherever the reader is (requirements §10, §14). */
import { setup } from '#content/firm.ts';

/** @returns what writes an instant (ISO 8601); text that is none stays as it is. */
function formatter(options: Intl.DateTimeFormatOptions): (instant: string) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: setup.timeZone, ...options });
  return (instant) => {
    const date = new Date(instant);
    // Some ICU versions put a narrow no-break space before AM, others a plain one.
    return Number.isNaN(date.valueOf()) ? instant : format.format(date).replaceAll('\u202f', ' ');
  };
}

const DAY = { month: 'short', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const WEEKDAY_TIME = { weekday: 'short', ...DAY, ...TIME } as const;

/** `MMM d, yyyy`, like Jan 5, 2025. */
export const cardDate = formatter({ ...DAY, year: 'numeric' });

/** Like January 5, 2025 at 8:12 AM CST. The zone distinguishes the two 1:30 AM on the night when the clocks go back. */
export const detailDate = formatter({
  ...{ month: 'long', day: 'numeric', year: 'numeric', timeZoneName: 'short' },
  ...TIME,
});

/** Like Jan 5, 2025, 8:12 AM; for lists of moments. */
export const momentDate = formatter({ ...DAY, year: 'numeric', ...TIME });

/** Like Tue, Nov 24; for days near today. */
export const weekdayDate = formatter({ weekday: 'short', ...DAY });

const weekdayMoment = formatter(WEEKDAY_TIME);

/** Like Tue, Dec 1, 10:00 AM; for meetings. @param zone of the reader; the firm's without. */
export const weekdayTime = (instant: string, zone?: string): string =>
  zone === undefined ? weekdayMoment(instant) : formatter({ ...WEEKDAY_TIME, timeZone: zone })(instant);

/** Like Tuesday, November 24. */
export const wholeDayDate = formatter({ weekday: 'long', month: 'long', day: 'numeric' });

/** Like 10:00 AM. */
export const timeOfDay = formatter(TIME);

/** Like 10:00–11:30 AM, with AM twice only where the halves of the day differ. */
export function timeRange(from: string, to: string): string {
  const [start, end] = [timeOfDay(from), timeOfDay(to)];
  return `${start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start}–${end}`;
}

/** Calendar days such as 2026-11-24, wherever the reader is: like Tuesday, November 24. */
export const dayInWords = formatter({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
/** Like Nov 24. */
export const shortDay = formatter({ ...DAY, timeZone: 'UTC' });
/** Like Nov 24, 2026. */
export const shortDayOfYear = formatter({ ...DAY, year: 'numeric', timeZone: 'UTC' });

/** Like Central Time: all times here are the studio's, wherever the reader is. */
export const ZONE =
  new Intl.DateTimeFormat('en-US', { timeZone: setup.timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? setup.timeZone;
