/** Timestamps for staff, in the firm's time zone wherever the reader is (specification §2, §9). */
import { setup } from '#content/firm.ts';

const card = new Intl.DateTimeFormat('en-US', {
  timeZone: setup.timeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

// The zone's name distinguishes the two 1:30 AM on the night when the clocks go back.
const detail = new Intl.DateTimeFormat('en-US', {
  timeZone: setup.timeZone,
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: setup.timeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const weekday = new Intl.DateTimeFormat('en-US', {
  timeZone: setup.timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

const weekdayAndTime = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'short', month: 'short', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit' },
  });
const weekdayMoment = weekdayAndTime(setup.timeZone);

const wholeDay = new Intl.DateTimeFormat('en-US', {
  timeZone: setup.timeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** `MMM d, yyyy`, like Jan 5, 2025. @param instant ISO 8601. */
export const cardDate = (instant: string): string => written(card, instant);

/** Like January 5, 2025 at 8:12 AM CST. @param instant ISO 8601. */
export const detailDate = (instant: string): string => written(detail, instant);

/** Like Jan 5, 2025, 8:12 AM; for lists of moments. @param instant ISO 8601. */
export const momentDate = (instant: string): string => written(moment, instant);

/** Like Tue, Nov 24; for days near today. @param instant ISO 8601. */
export const weekdayDate = (instant: string): string => written(weekday, instant);

/** Like Tue, Dec 1, 10:00 AM; for meetings. @param instant ISO 8601. @param zone of the reader; the firm's without. */
export const weekdayTime = (instant: string, zone?: string): string =>
  written(zone === undefined ? weekdayMoment : weekdayAndTime(zone), instant);

/** Like Central Time: all times here are the studio's, wherever the reader is. */
export const ZONE =
  new Intl.DateTimeFormat('en-US', { timeZone: setup.timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? setup.timeZone;

/** Like Tuesday, November 24. @param instant ISO 8601. */
export const wholeDayDate = (instant: string): string => written(wholeDay, instant);

function written(format: Intl.DateTimeFormat, instant: string): string {
  const date = new Date(instant);
  // Some ICU versions put a narrow no-break space before AM, others a plain one.
  return Number.isNaN(date.valueOf()) ? instant : format.format(date).replaceAll('\u202f', ' ');
}
