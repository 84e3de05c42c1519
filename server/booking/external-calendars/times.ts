/** The busy times of a calendar: what its events occupy within a window. Runs in a separate process. */
import { type Component, componentsOf, type TimeZoneComponents, timeZonesIn } from './reading/components.ts';
import { type Event, eventOf } from './reading/events.ts';
import { DAY_MS } from './reading/moments.ts';
import { spansOf, type TimeSpan } from './reading/series.ts';
import { takenIn } from './reading/taken.ts';
import type { Unread } from './reading/unread.ts';
import { UnreadList } from './reading/unread-list.ts';
import { zonesOf } from './reading/zones.ts';

export type BusyWindow = {
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** Events whose UID ends in this host are our own meetings, returned through the person's calendar. */
  ownHost: string;
};

export type BusyTime = { startsAt: string; endsAt: string };
export type BusyRead = { times: BusyTime[]; unread: Unread };

/** Uncountable rules before the whole calendar is rejected: each takes as long as thousands of others. */
const MOST_TOO_OFTEN = 20;
const MOST_SPANS = 1_000_000;

export class TooHeavy extends Error {
  override name = 'TooHeavy';
}

/**
 * Merged and by time. Cancelled events and those marked as free don't count; days, and times without a zone, are
 * `ownZone`'s. @throws TooHeavy for more repetitions than anyone has.
 */
export function busyTimesOf(text: string, window: BusyWindow, ownZone = processZone()): BusyRead {
  const components = componentsOf(text);
  const around = { from: window.from - DAY_MS, to: window.to + DAY_MS };
  const definitions = timeZonesIn(components);
  const ofCalendar = zoneOfCalendar(components, definitions);
  const zones = zonesOf(definitions, { own: ownZone, ofCalendar }, around);
  const list = new UnreadList(window);
  const spans: TimeSpan[] = [];
  const add = (found: readonly TimeSpan[]): boolean => {
    const within = found.filter(([from, to]) => to > window.from && from < window.to);
    for (const span of within) spans.push(span);
    if (spans.length > MOST_SPANS || list.tooOften > MOST_TOO_OFTEN) throw new TooHeavy();
    return within.length > 0;
  };
  for (const { name, properties } of components)
    if (name === 'VFREEBUSY') add(takenIn(properties, zones, () => list.addTaken(properties)));
  const events = components.flatMap(({ name, properties }) =>
    name === 'VEVENT' ? [eventOf(properties, zones)] : [],
  );
  for (const group of groups(events)) {
    if (group[0]?.uid?.toLowerCase().endsWith(`@${window.ownHost.toLowerCase()}`)) continue;
    try {
      for (const [event, found] of spansOf(group, zones, around)) list.note(event, add(found));
    } catch (error) {
      if (error instanceof TooHeavy) throw error;
      list.addEvent(group[0], 'entry');
    }
  }
  return { times: merged(spans).map((span) => clipped(span, window)), unread: list.unread };
}

const processZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The zone for times without one: X-WR-TIMEZONE, which isn't in any RFC but is common, or the single zone that the
 * calendar defines and names nowhere.
 */
function zoneOfCalendar(
  components: readonly Component[],
  zones: readonly TimeZoneComponents[],
): string | null {
  const given = components.find(({ name }) => name === 'VCALENDAR')?.properties.text('X-WR-TIMEZONE');
  if (given) return given;
  const named = components.some(({ properties }) => properties.all('DTSTART')[0]?.parameters.tzid);
  return zones.length === 1 && !named ? (zones[0]?.zone.text('TZID') ?? null) : null;
}

/** Groups events by UID. Each event without a UID is a separate group. */
function groups(events: readonly Event[]): Event[][] {
  const byUid = Map.groupBy(events, ({ uid }) => uid ?? '');
  const alone = byUid.get('') ?? [];
  byUid.delete('');
  return [...alone.map((event) => [event]), ...byUid.values()];
}

function merged(spans: TimeSpan[]): TimeSpan[] {
  spans.sort((a, b) => a[0] - b[0]);
  const joined: TimeSpan[] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

const clipped = ([from, to]: TimeSpan, window: BusyWindow): BusyTime => ({
  startsAt: new Date(Math.max(from, window.from)).toISOString(),
  endsAt: new Date(Math.min(to, window.to)).toISOString(),
});
