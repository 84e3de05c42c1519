/** Rules against ical.js and against plain counting. ical.js is right with these; with others it isn't (decision 21). */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { clockOfDay } from '#contract/shared/zoned-day.ts';
import { busyTimesOf } from '../times.ts';
import { RepeatsTooOften, startsOf } from './repeats.ts';

const DAY = 24 * 60 * 60_000;
const FROM = Date.parse('2026-01-01T00:00:00Z');
const TO = Date.parse('2027-01-01T00:00:00Z');

const someOf = <Value>(...values: Value[]) => fc.subarray(values, { minLength: 1 });
const interval = fc.integer({ min: 1, max: 6 });
const rule = fc.oneof(
  fc.tuple(interval).map(([n]) => `FREQ=DAILY;INTERVAL=${n}`),
  fc
    .tuple(interval, someOf('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'), fc.constantFrom('MO', 'SU'))
    .map(([n, days, first]) => `FREQ=WEEKLY;INTERVAL=${n};BYDAY=${days};WKST=${first}`),
  fc
    .tuple(interval, someOf(1, 2, 3, 4, -1), fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'))
    .map(([n, which, weekday]) => `FREQ=MONTHLY;INTERVAL=${n};BYDAY=${which.map((w) => `${w}${weekday}`)}`),
  fc
    .tuple(interval, someOf(1, 5, 15, 28))
    .map(([n, days]) => `FREQ=MONTHLY;INTERVAL=${n};BYMONTHDAY=${days}`),
  fc
    .tuple(someOf(1, 4, 7, 12), fc.integer({ min: 1, max: 28 }))
    .map(([months, monthDay]) => `FREQ=YEARLY;BYMONTH=${months};BYMONTHDAY=${monthDay}`),
);
const count = fc.option(fc.integer({ min: 1, max: 40 }), { nil: null });
const start = fc.integer({ min: -1200, max: 300 }).map((days) => FROM + days * DAY + 9.5 * 60 * 60_000);

function byIcal(text: string, begin: number): number[] {
  const iterator = ICAL.Recur.fromString(text).iterator(
    ICAL.Time.fromDateTimeString(new Date(begin).toISOString().slice(0, 19), undefined as never),
  );
  const found: number[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const at = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute);
    if (at > TO) break;
    if (at >= FROM) found.push(at);
  }
  return found;
}

describe('a rule', () => {
  it('repeats when ical.js says', () => {
    fc.assert(
      fc.property(rule, count, start, (parts, times, given) => {
        // A series begins with the first day that its rule means.
        const begin = startsOf(parts, given, given, given + 7 * 366 * DAY)[0] as number;
        const text = times === null ? parts : `${parts};COUNT=${times}`;
        expect(startsOf(text, begin, FROM, TO)).toEqual(byIcal(text, begin));
      }),
      { numRuns: 300 },
    );
  });

  it('of every few days stays at its time on the wall, in any zone', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const minutes = fc.integer({ min: 0, max: 23 * 60 });
    fc.assert(
      fc.property(zones, minutes, interval, (zone, minute, every) => {
        const wall = new Date(FROM + DAY + minute * 60_000).toISOString().replace(/[-:]|\.\d+Z/g, '');
        const text = `BEGIN:VEVENT\nDTSTART;TZID=${zone}:${wall}\nDURATION:PT1M\nRRULE:FREQ=DAILY;INTERVAL=${every}\nEND:VEVENT`;
        const { times } = busyTimesOf(text, { from: FROM, to: TO, ownHost: 'x' }, 'America/Chicago');
        const expected: string[] = [];
        for (let at = FROM + DAY; at < TO + DAY; at += every * DAY) {
          const instant = clockOfDay(new Date(at).toISOString().slice(0, 10), zone)(minute);
          if (instant < TO) expected.push(new Date(instant).toISOString());
        }
        expect(times.map(({ startsAt }) => startsAt)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    'FREQ=SECONDLY',
    'FREQ=SECONDLY;COUNT=1000000000',
    'FREQ=MINUTELY',
    'FREQ=HOURLY;BYMINUTE=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15;BYSECOND=0,1,2,3,4,5,6,7,8,9',
  ])('that repeats beyond all use is given up: %s', (text) => {
    expect(() => startsOf(text, Date.parse('2000-01-01T00:00:00Z'), FROM, TO)).toThrow(RepeatsTooOften);
  });

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=28;BYSETPOS=3;COUNT=5',
    'FREQ=MONTHLY;BYMONTHDAY=31;INTERVAL=1000000',
  ])('that never comes true ends: %s', (text) => {
    expect(startsOf(text, FROM - DAY, FROM, TO)).toEqual([]);
  });
});
