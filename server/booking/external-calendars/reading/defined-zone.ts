/** A zone as the calendar itself defines it: from each onset on, another offset from UTC (RFC 5545 section 3.6.5). */
import { DAY_MS, momentsOf } from './moments.ts';
import type { CalendarProperties } from './properties.ts';
import { startsOf, untilOf, withoutUntil } from './repeats.ts';
import { instantBy, type Onset, UTC, type Zone, type Zones } from './zone.ts';

type Around = { from: number; to: number };

const YEAR_MS = 366 * DAY_MS;
/** Onsets are on the wall; a zone in them has no meaning. */
const NO_ZONES: Zones = { find: () => null, own: UTC, floating: UTC, unknown: new Set() };

/** Null if it defines nothing that can be read. */
export function definedZone(components: readonly CalendarProperties[], around: Around): Zone | null {
  const all = components.flatMap((onset) => onsetsOf(onset, around)).sort((a, b) => a.wall - b.wall);
  const onsets = all.slice(
    Math.max(
      0,
      all.findLastIndex(({ wall }) => wall < around.from - DAY_MS),
    ),
  );
  return onsets.length === 0 ? null : { instantOf: (wall) => instantBy(onsets, wall) };
}

/** Returns the onsets from two years before the window on, so that the last one before the window is included. */
function onsetsOf(onset: CalendarProperties, { from, to }: Around): Onset[] {
  try {
    const before = offsetOf(onset.text('TZOFFSETFROM'));
    const after = offsetOf(onset.text('TZOFFSETTO'));
    const [start] = onset.all('DTSTART').flatMap((property) => momentsOf(property, NO_ZONES));
    if (!start) return [];
    const dates = onset.all('RDATE').flatMap((property) => momentsOf(property, NO_ZONES));
    const repeated = onset.all('RRULE').flatMap((property) => {
      const rule = String(property.values[0]);
      const until = untilOf(rule, NO_ZONES);
      const last = until ? until.wall + (until.zone ? before : 0) : Number.POSITIVE_INFINITY;
      const end = Math.min(to + YEAR_MS, last);
      const begin = Math.min(from, end) - 2 * YEAR_MS;
      return startsOf(withoutUntil(rule), start.wall, begin, end);
    });
    return [
      start.wall,
      ...dates.map(({ wall, isDay }) => (isDay ? wall + (start.wall % DAY_MS) : wall)),
      ...repeated,
    ].map((wall) => ({ wall, before, after }));
  } catch {
    return [];
  }
}

/** `-06:00`, `+05:30:12`, as ical.js writes them; in milliseconds. */
function offsetOf(text: string | null): number {
  const [, sign, hours, minutes, seconds = '0'] = /^([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text ?? '') ?? [];
  if (!sign) throw new Error('No offset.');
  return (sign === '-' ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}
