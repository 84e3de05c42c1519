/** Times of meetings: in the firm's zone, by name, and in the visitor's. */
import { setup } from '#content/firm.ts';
import { isTimeZone } from '#contract/shared/zoned-day.ts';

type Parts = Intl.DateTimeFormatOptions;
const DAY: Parts = { weekday: 'long', month: 'long', day: 'numeric' };
const SHORT_DAY: Parts = { weekday: 'short', month: 'short', day: 'numeric' };
const CLOCK: Parts = { hour: 'numeric', minute: '2-digit' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes a hundred times as long as using it. */
function format(iso: string, parts: Parts, timeZone: string): string {
  const key = `${timeZone} ${JSON.stringify(parts)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...parts, timeZone });
  // A visitor's zone may be any of four hundred.
  if (formats.size < 2000) formats.set(key, known);
  return known.format(new Date(iso)).replace(/\s/gu, ' ');
}

/** `10:00 AM`, there. */
export const clockTime = (iso: string, timeZone: string = setup.timeZone): string =>
  format(iso, CLOCK, timeZone);

/** `Tuesday, December 1, 10:00 AM Central Time`. */
export const meetingMoment = (iso: string): string =>
  `${format(iso, DAY, setup.timeZone)}, ${clockTime(iso)} Central Time`;

/** The same instant for a visitor in another zone; null where clocks show the same. */
export function theirMoment(iso: string, timeZone: string | null): string | null {
  if (timeZone === null || isSameClock(iso, timeZone)) return null;
  return `${format(iso, DAY, timeZone)}, ${clockTime(iso, timeZone)} ${zoneName(timeZone, iso)}`;
}

type MeetingSpan = { startsAt: string; endsAt: string };

/** `Tuesday, December 1, 10:00 AM to 11:30 AM Central Time`. */
export const meetingSpan = ({ startsAt, endsAt }: MeetingSpan, timeZone: string = setup.timeZone): string =>
  `${format(startsAt, DAY, timeZone)}, ${clockTime(startsAt, timeZone)} to ${clockTime(endsAt, timeZone)} ${zoneName(timeZone, startsAt)}`;

/** The same for a visitor in another zone; null where clocks show the same, or the zone isn't known. */
export const theirSpan = (span: MeetingSpan, timeZone: string | null): string | null =>
  timeZone === null || !isTimeZone(timeZone) || isSameClock(span.startsAt, timeZone)
    ? null
    : meetingSpan(span, timeZone);

/** `10:00 AM`, and with the day where it isn't the same: `Wed, Dec 2, 1:00 AM`. */
export function theirClock(iso: string, timeZone: string): string {
  const isSameDay = format(iso, DAY, timeZone) === format(iso, DAY, setup.timeZone);
  return isSameDay
    ? clockTime(iso, timeZone)
    : `${format(iso, SHORT_DAY, timeZone)}, ${clockTime(iso, timeZone)}`;
}

export const isSameClock = (iso: string, timeZone: string): boolean =>
  format(iso, { ...DAY, ...CLOCK }, timeZone) === format(iso, { ...DAY, ...CLOCK }, setup.timeZone);

/** `Pacific Time`, or `Central European Time`. */
export function zoneName(timeZone: string, iso: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    new Date(iso),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A day such as `2026-12-01`: `Tuesday`, `Dec 1`, `Tuesday, December 1`. */
export function dayNames(day: string): { weekday: string; date: string; full: string } {
  const noon = `${day}T12:00:00Z`;
  return {
    weekday: format(noon, { weekday: 'short' }, 'UTC'),
    date: format(noon, { month: 'short', day: 'numeric' }, 'UTC'),
    full: format(noon, DAY, 'UTC'),
  };
}
