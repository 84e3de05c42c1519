/**
 * Which times can be booked: one rule, used to offer a time and again to accept it, so that nothing is offered that is
 * refused afterwards (docs/decisions/0021). Times are counted in cells of a quarter of an hour since 1970.
 */

import { type Coordinates, milesBetween } from '../shared/distance.ts';
import { addDays, clockOfDay, dayAfter, dayOf } from '../shared/zoned-day.ts';
import type { BookingKind, Slot } from './booking.ts';
import { type BookingHours, type BookingRules, minutesOf, weekdayOf } from './booking-hours.ts';

export const CELL_MS = 15 * 60_000;
const MINUTE_MS = 60_000;

/** Minutes between the times that a visitor is offered; staff may choose any quarter of an hour. */
export const STEP_MINUTES = { visitor: 30, staff: 15 } as const;

/** Minutes kept free for the drive to a site whose town isn't known. */
const UNKNOWN_TRAVEL = 60;
/** Roads are longer than the straight line, and slower than a highway. */
const ROAD = { detour: 1.3, milesPerHour: 40 } as const;

/** Minutes of one drive, rounded up to a quarter of an hour; by straight line, detour and an average speed. */
export function travelMinutes(from: Coordinates | undefined, to: Coordinates | undefined): number {
  // Time is kept free for it, but nothing is said about how far it is.
  if (!from || !to) return UNKNOWN_TRAVEL;
  const minutes = ((milesBetween(from, to) * ROAD.detour) / ROAD.milesPerHour) * 60;
  return Math.ceil(minutes / 15) * 15;
}

/** The time that a meeting occupies: itself, the drives, and the buffer after it. */
export type Occupied = { startsAt: number; endsAt: number; travelMinutes: number; bufferMinutes: number };

/** The cells of a meeting, in order; `end` is the first one after it. */
export function cellsOf({ startsAt, endsAt, travelMinutes: travel, bufferMinutes }: Occupied): {
  from: number;
  end: number;
} {
  return {
    from: Math.floor((startsAt - travel * MINUTE_MS) / CELL_MS),
    end: Math.ceil((endsAt + (travel + bufferMinutes) * MINUTE_MS) / CELL_MS),
  };
}

/** A member of staff, as far as their time goes. */
export type BookablePerson = {
  staffId: string;
  hours: BookingHours;
  /** Cells of meetings, proposed times and busy times; those of the meeting that is moved are left out. */
  taken: ReadonlySet<number>;
  /** Minutes of the drive to the site, one way; 0 for meetings without a drive. */
  travelMinutes: number;
  /** False where the site's town isn't known, so that its distance can't be checked. */
  isTravelKnown?: boolean;
};

export type SlotQuery = {
  kind: BookingKind;
  /** Length of the meeting (content/booking-words.ts). */
  minutes: number;
  /** Days such as `2026-12-01` in the firm's time zone, both included. */
  from: string;
  to: string;
  /** Milliseconds since 1970. */
  now: number;
  rules: BookingRules;
  timeZone: string;
  /** Staff need no lead time, and may choose any quarter of an hour. */
  by: keyof typeof STEP_MINUTES;
  people: readonly BookablePerson[];
};

/** Every time that can be booked, by time, then in the order of `people`. */
export function slotsOf(query: SlotQuery): Slot[] {
  const lastDay = addDays(dayOf(query.now, query.timeZone), query.rules.horizonDays);
  const found: { at: number; staffId: string }[] = [];
  for (let day = query.from; day <= query.to && day <= lastDay; day = dayAfter(day)) {
    const clock = clockOfDay(day, query.timeZone);
    for (const person of query.people)
      for (const at of timesOf(person, day, clock, query)) found.push({ at, staffId: person.staffId });
  }
  // Stable, so people stay in their order.
  found.sort((a, b) => a.at - b.at);
  return found.map(({ at, staffId }) => ({ at: new Date(at).toISOString(), staffId }));
}

function* timesOf(
  { hours, taken, travelMinutes: travel, isTravelKnown = true }: BookablePerson,
  day: string,
  clock: (minutes: number) => number,
  { kind, minutes: long, now, rules, by }: SlotQuery,
): Generator<number> {
  if (!hours.kinds.includes(kind)) return;
  if (hours.maxTravelMinutes !== null && isTravelKnown && travel > hours.maxTravelMinutes) return;
  const lead = by === 'staff' ? 0 : (hours.leadHours ?? rules.leadHours) * 60 * MINUTE_MS;
  const length = long * MINUTE_MS;
  const step = STEP_MINUTES[by];
  const ranges =
    hours.exceptions.find((exception) => exception.day === day)?.ranges ?? hours.weekly[weekdayOf(day)];
  const seen = new Set<number>();
  for (const { from, to } of ranges) {
    const closes = clock(minutesOf(to));
    for (let minutes = Math.ceil(minutesOf(from) / step) * step; minutes < minutesOf(to); minutes += step) {
      const at = clock(minutes);
      // A wall time that doesn't exist moves on to one that does, which is in the list already.
      if (at + length > closes || at <= now || at < now + lead || seen.has(at)) continue;
      seen.add(at);
      const { from: first, end } = cellsOf({
        startsAt: at,
        endsAt: at + length,
        travelMinutes: travel,
        bufferMinutes: rules.bufferMinutes,
      });
      if (isFree(taken, first, end)) yield at;
    }
  }
}

function isFree(taken: ReadonlySet<number>, from: number, end: number): boolean {
  for (let cell = from; cell < end; cell++) if (taken.has(cell)) return false;
  return true;
}
