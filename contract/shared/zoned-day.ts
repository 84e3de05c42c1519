/** Calendar days in a time zone, correct across clock changes. */

/** The instant at which a day such as `2026-03-08` begins there, as ISO 8601 UTC. */
export function startOfDay(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The guess may have the offset of the previous day; the second look is at the right instant.
  const guess = midnight - offsetAt(midnight, timeZone);
  return new Date(midnight - offsetAt(guess, timeZone)).toISOString();
}

/** The next calendar day. */
export const dayAfter = (day: string): string => addDays(day, 1);

/** The day the given number of days later, or earlier if negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday on or before a day. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The day of an instant there, such as `2026-03-08`. */
export const dayOf = (instant: Date | number | string, timeZone: string): string => {
  const at = new Date(instant).getTime();
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 10);
};

/** Whether a text is a calendar day; JavaScript alone would read 2026-02-30 as a day in March. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Whether a text is an instant in ISO 8601 UTC, such as `2026-12-01T16:00:00.000Z`. */
export const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/.test(text) &&
  isDay(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

/**
 * Returns the clock of a day such as `2026-03-08` there: from minutes after midnight on the wall clock to the instant, in
 * milliseconds. A wall time that doesn't exist moves on by the hour that is skipped; of one that is there twice, the
 * first counts (as `Temporal` resolves them when told "compatible").
 */
export function clockOfDay(day: string, timeZone: string): (minutes: number) => number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const before = offsetAt(midnight - DAY_MS, timeZone);
  const after = offsetAt(midnight + 2 * DAY_MS, timeZone);
  return (minutes) => {
    const wall = midnight + minutes * 60_000;
    const at = wall - before;
    if (before === after || offsetAt(at, timeZone) === before) return at;
    return offsetAt(wall - after, timeZone) === after ? wall - after : at;
  };
}

/** Whether a text is a time zone that this runtime supports. */
export function isTimeZone(text: string): boolean {
  try {
    formatOf(text);
    return true;
  } catch {
    return false;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes a hundred times as long as using it. @throws RangeError for an unknown zone. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  // Zones come from visitors too, and any spelling of upper and lower case counts as one.
  if (formats.size < 1000) formats.set(timeZone, format);
  return format;
}

/** Offset of that zone from UTC in milliseconds. */
export function offsetAt(at: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(at);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
