/** Times as a calendar writes them: what the clock on the wall shows, and in which zone. */
import ICAL from 'ical.js';
import type { Property, PropertyValue } from './properties.ts';
import { UTC, type Zone, type Zones } from './zone.ts';

export const DAY_MS = 24 * 60 * 60_000;

/** `wall`: milliseconds since 1970 as if the wall clock showed UTC. Without a zone, the time is local to the viewer. */
export type Moment = { wall: number; isDay: boolean; zone: Zone | null };
/** Days follow the clock on the wall, so that they have 23 to 25 hours; milliseconds are exact. */
export type Length = { days: number; ms: number };
export type Period = { start: Moment; end: Moment | Length };

export const instantOf = ({ wall, zone }: Moment, otherwise: Zone): number =>
  (zone ?? otherwise).instantOf(wall);

export const endOf = (wall: number, { days, ms }: Length, zone: Zone): number =>
  zone.instantOf(wall + days * DAY_MS) + ms;

export const dayOfWall = (wall: number): number => Math.floor(wall / DAY_MS);

/** @throws for a value that is no time. */
export const momentsOf = (property: Property, zones: Zones): Moment[] =>
  property.values.map((value) => momentOf(value, property, zones));

/** @throws for a value that is no period. */
export function periodOf([from, to]: [string, string], property: Property, zones: Zones): Period {
  const start = momentOf(from, property, zones);
  return { start, end: /P/.test(to) ? lengthOf(to) : momentOf(to, property, zones) };
}

export function momentOf(value: PropertyValue, { parameters }: Property, zones: Zones): Moment {
  if (typeof value !== 'string') throw new Error('Expected a time, not a period.');
  const time = ICAL.Time.fromString(value, undefined as never);
  // ical.js reads the 99th of a month as a day in a later one.
  if (time.toString() !== value && !/T24:00:00Z?$/.test(value)) throw new Error('No time.');
  const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  if (time.year < 1000 || Number.isNaN(wall)) throw new Error('No time.');
  if (time.isDate) return { wall, isDay: true, zone: null };
  const zone = value.endsWith('Z') ? UTC : zones.find(parameters.tzid ?? '');
  return { wall, isDay: false, zone };
}

/** Parses a length of at most ten years. @throws when the text isn't a length. */
export function lengthOf(text: string): Length {
  const { weeks, days, hours, minutes, seconds, isNegative } = ICAL.Duration.fromString(text);
  if (isNegative || weeks * 7 + days > 3660 || hours > 87_840)
    throw new Error('Not the length of a meeting.');
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}
