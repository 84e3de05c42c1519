/** Times of a meeting in words: always in the firm's zone by name, and the visitor's beside it. */
import { setup } from '#content/firm.ts';
import { isTimeZone } from '#contract/shared/zoned-day.ts';

type Time = { startsAt: string; endsAt: string };

/** `Tuesday, December 1, 10:00 AM Central Time`. */
export const startInWords = (startsAt: string): string =>
  plain(
    `${format(setup.timeZone, DAY).format(new Date(startsAt))}, ${clock(startsAt, setup.timeZone)} ${zoneName(startsAt, setup.timeZone)}`,
  );

/** `Tuesday, December 1, 10:00 AM to 11:30 AM Central Time`. */
export const timeInWords = (time: Time): string => inZone(time, setup.timeZone);

/** The same in the visitor's zone; null where that is the firm's, or isn't known. */
export const visitorTimeInWords = (time: Time, zone: string | null): string | null => {
  if (zone === null || !isTimeZone(zone)) return null;
  const theirs = inZone(time, zone);
  return theirs === timeInWords(time) ? null : theirs;
};

const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;

const inZone = ({ startsAt, endsAt }: Time, zone: string): string =>
  plain(
    `${format(zone, DAY).format(new Date(startsAt))}, ${clock(startsAt, zone)} to ${clock(endsAt, zone)} ${zoneName(startsAt, zone)}`,
  );

const clock = (at: string, zone: string): string =>
  format(zone, { hour: 'numeric', minute: '2-digit' }).format(new Date(at));

/** `Central Time`; some zones have no name of their own and are named by their town or offset. */
const zoneName = (at: string, zone: string): string =>
  format(zone, { timeZoneName: 'longGeneric' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

const format = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone });

/** Plain spaces, for text mails. */
const plain = (words: string): string => words.replace(/\s/gu, ' ');
