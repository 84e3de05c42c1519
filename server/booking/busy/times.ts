/** The busy times of a calendar: what its events occupy within a window. Runs in a process of its own. */
import nodeIcal, { type CalendarResponse, type VEvent } from 'node-ical';

export type BusyWindow = {
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** Events whose UID ends in it are our own meetings, which came back through the person's calendar. */
  ownHost: string;
};

export type BusyTime = { startsAt: string; endsAt: string };

type Span = [from: number, to: number];

const DAY_MS = 24 * 60 * 60_000;

/**
 * Merged and by time. Cancelled events and those marked as free don't count; days without a time are the process's own
 * (TZ). @throws for a rule that can't be counted.
 */
export function busyTimesOf(calendar: CalendarResponse, window: BusyWindow): BusyTime[] {
  const spans: Span[] = [];
  for (const component of Object.values(calendar)) {
    if (component?.type !== 'VEVENT') continue;
    if (component.uid?.toLowerCase().endsWith(`@${window.ownHost.toLowerCase()}`)) continue;
    for (const event of instancesOf(component, window)) {
      const span = spanOf(event);
      if (span && isBusy(event.event) && span[1] > window.from && span[0] < window.to) spans.push(span);
    }
  }
  return merged(spans).map(([from, to]) => ({
    startsAt: new Date(Math.max(from, window.from)).toISOString(),
    endsAt: new Date(Math.min(to, window.to)).toISOString(),
  }));
}

type Instance = { start: Date | undefined; end: Date | undefined; isDay: boolean; event: VEvent };

function instancesOf(event: VEvent, { from, to }: BusyWindow): Instance[] {
  // Moved ones: also those whose original time lies outside of the window.
  const overrides = Object.values(event.recurrences ?? {}).map((moved) => plain(moved as VEvent));
  if (!event.rrule) return [plain(event), ...overrides];
  const expanded = nodeIcal.expandRecurringEvent(event, {
    from: new Date(from - DAY_MS),
    to: new Date(to),
    expandOngoing: true,
  });
  const repeated = expanded
    .filter(({ isOverride }) => !isOverride)
    .map(({ start, end, isFullDay, event: each }) => ({ start, end, isDay: isFullDay, event: each }));
  return [...repeated, ...overrides];
}

const plain = (event: VEvent): Instance => ({
  start: event.start,
  end: event.end,
  isDay: event.datetype === 'date',
  event,
});

const isBusy = ({ status, transparency }: VEvent): boolean =>
  status?.toUpperCase() !== 'CANCELLED' && transparency?.toUpperCase() !== 'TRANSPARENT';

/** A day without an end lasts a day; an event without one, or that ends before it begins, occupies nothing. */
function spanOf({ start, end, isDay }: Instance): Span | null {
  const from = start?.getTime();
  if (from === undefined || Number.isNaN(from)) return null;
  const until = end?.getTime();
  const to = isDay && (until === undefined || until <= from) ? from + DAY_MS : until;
  return to === undefined || Number.isNaN(to) || to <= from ? null : [from, to];
}

function merged(spans: Span[]): Span[] {
  spans.sort((a, b) => a[0] - b[0]);
  const joined: Span[] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
