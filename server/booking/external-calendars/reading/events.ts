/** An event of a calendar, as far as it says when someone is busy. */

import {
  DAY_MS,
  instantOf,
  type Length,
  lengthOf,
  type Moment,
  momentOf,
  momentsOf,
  periodOf,
} from './moments.ts';
import type { CalendarProperties, Property } from './properties.ts';
import type { CalendarFault } from './unread.ts';
import type { Zone, Zones } from './zone.ts';

/** An additional time of the event, with its own length or the event's. */
export type Extra = { at: Moment; length: Length | null };

export type Event = {
  uid: string | null;
  sequence: number;
  isBusy: boolean;
  /** Null: it can't be read. */
  start: Moment | null;
  /** The line of a start that can't be read. */
  written: string | null;
  /** Zone of the start; for all-day events, our own. */
  zone: Zone;
  length: Length | null;
  rules: string[];
  excludedRules: string[];
  extras: Extra[];
  excluded: Moment[];
  /** The occurrence that this event replaces; with `andFuture`, that one and all later ones. */
  replaces: Moment | null;
  andFuture: boolean;
  faults: Set<CalendarFault>;
};

export function eventOf(properties: CalendarProperties, zones: Zones): Event {
  const faults = new Set<CalendarFault>();
  const collect = <Found>(
    name: string,
    fault: CalendarFault,
    read: (property: Property) => Found[],
  ): Found[] => {
    if (properties.isBroken(name)) faults.add(fault);
    return properties.all(name).flatMap((property) => {
      try {
        return read(property);
      } catch {
        faults.add(fault);
        return [];
      }
    });
  };
  const moments = (name: string, fault: CalendarFault) =>
    collect(name, fault, (each) => momentsOf(each, zones));

  const start = moments('DTSTART', 'start')[0] ?? null;
  const zone = start?.zone ?? (start?.isDay ? zones.own : zones.floating);
  const end = moments('DTEND', 'end')[0];
  const given = collect('DURATION', 'end', ({ values }) => [lengthOf(String(values[0]))])[0];
  if (!start) faults.add('start');
  const length = !start || faults.has('end') ? null : lengthBetween(start, end, given, zone);
  if (length && length.ms < 0) faults.add('end');
  if ([start, end].some((moment) => moment?.zone && zones.unknown.has(moment.zone))) faults.add('zone');
  const replaces = moments('RECURRENCE-ID', 'dates')[0] ?? null;
  return {
    // An event whose replaced occurrence can't be read must not replace the whole series.
    uid: faults.has('dates') && properties.has('RECURRENCE-ID') && !replaces ? null : properties.text('UID'),
    sequence: Number(properties.text('SEQUENCE')) || 0,
    isBusy: !isFree(properties),
    ...{ start, zone, faults, length: length && length.ms < 0 ? null : length },
    written: start ? null : properties.raw('DTSTART'),
    rules: rulesOf(properties, 'RRULE'),
    excludedRules: rulesOf(properties, 'EXRULE'),
    extras: collect('RDATE', 'dates', (property) =>
      property.values.map((value) => extraOf(value, property, zone, zones)),
    ),
    excluded: moments('EXDATE', 'dates'),
    replaces,
    andFuture: /^THISANDFUTURE$/i.test(properties.all('RECURRENCE-ID')[0]?.parameters.range ?? ''),
  };
}

const isFree = (properties: CalendarProperties): boolean =>
  properties.text('STATUS')?.toUpperCase() === 'CANCELLED' ||
  properties.text('TRANSP')?.toUpperCase() === 'TRANSPARENT';

/** An empty rule is none. */
const rulesOf = (properties: CalendarProperties, name: string): string[] =>
  properties
    .all(name)
    .map(({ values }) => String(values[0]).trim())
    .filter((rule) => rule !== '');

function extraOf(value: string | [string, string], property: Property, zone: Zone, zones: Zones): Extra {
  if (typeof value === 'string') return { at: momentOf(value, property, zones), length: null };
  const { start, end } = periodOf(value, property, zones);
  return { at: start, length: 'wall' in end ? lengthBetween(start, end, undefined, zone) : end };
}

/** A day without an end lasts a day; an event without one occupies nothing. */
function lengthBetween(
  start: Moment,
  end: Moment | undefined,
  given: Length | undefined,
  zone: Zone,
): Length {
  if (!end) return given ?? { days: start.isDay ? 1 : 0, ms: 0 };
  if (start.isDay && end.isDay) return { days: Math.max(1, (end.wall - start.wall) / DAY_MS), ms: 0 };
  return { days: 0, ms: instantOf(end, zone) - instantOf(start, zone) };
}
