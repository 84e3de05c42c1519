/** Calendar days in a time zone, correct across clock changes. */

/** The instant at which a day such as `2026-03-08` begins there, as ISO 8601 UTC. */
export function startOfDay(day: string, timeZone: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The guess may have the offset of the previous day; the second look is at the right instant.
  const guess = midnight - offsetAt(midnight, timeZone);
  return new Date(midnight - offsetAt(guess, timeZone)).toISOString();
}

/** The next calendar day. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

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

/** Offset of that zone from UTC in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
