import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOfDay, dayOf, startOfDay } from '../shared/zoned-day.ts';
import { type BookingHours, DEFAULT_RULES, NO_HOURS } from './booking-hours.ts';
import { CELL_MS, cellsOf, type SlotQuery, slotsOf, travelMinutes } from './booking-slots.ts';

const allDay = [{ from: '00:00', to: '24:00' }];
const ALWAYS: BookingHours = {
  ...NO_HOURS,
  kinds: ['call', 'studio', 'site'],
  weekly: { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay },
};

const person = (hours: BookingHours, taken: number[] = [], travel = 0) => ({
  staffId: 'ann',
  hours,
  taken: new Set(taken),
  travelMinutes: travel,
});

const query = (given: Partial<SlotQuery> = {}): SlotQuery => ({
  kind: 'call',
  minutes: 20,
  from: '2026-12-01',
  to: '2026-12-01',
  now: Date.parse('2026-11-25T12:00:00Z'),
  rules: DEFAULT_RULES,
  timeZone: 'America/Chicago',
  by: 'visitor',
  people: [
    person({
      ...NO_HOURS,
      kinds: ['call'],
      weekly: { ...NO_HOURS.weekly, tue: [{ from: '09:00', to: '11:00' }] },
    }),
  ],
  ...given,
});

const times = (q: SlotQuery) => slotsOf(q).map(({ at }) => at.slice(11, 16));

describe('times that can be booked', () => {
  it('lie within the hours, every half hour for visitors and every quarter for staff', () => {
    expect(times(query())).toEqual(['15:00', '15:30', '16:00', '16:30']);
    expect(times(query({ by: 'staff' }))).toEqual([
      '15:00',
      '15:15',
      '15:30',
      '15:45',
      '16:00',
      '16:15',
      '16:30',
    ]);
    expect(times(query({ minutes: 60 }))).toEqual(['15:00', '15:30', '16:00']);
  });

  it('keep the notice for visitors, and only the present for staff', () => {
    const now = Date.parse('2026-11-30T15:40:00Z');
    expect(times(query({ now }))).toEqual(['16:00', '16:30']);
    expect(times(query({ now: Date.parse('2026-12-01T16:05:00Z'), by: 'staff' }))).toEqual([
      '16:15',
      '16:30',
    ]);
    const hurried = person({ ...ALWAYS, leadHours: 0 });
    expect(times(query({ now: Date.parse('2026-12-02T04:40:00Z'), people: [hurried] }))).toEqual([
      '05:00',
      '05:30',
    ]);
  });

  it('end with the horizon', () => {
    const far = query({ from: '2026-11-25', to: '2027-06-01', people: [person(ALWAYS)] });
    expect(dayOf(slotsOf(far).at(-1)?.at ?? '', 'America/Chicago')).toBe('2027-01-24');
  });

  it('leave out days off, and take extra hours from the day itself', () => {
    const hours = { ...ALWAYS, exceptions: [{ day: '2026-12-01', ranges: [] }] };
    expect(slotsOf(query({ people: [person(hours)] }))).toEqual([]);
    const extra = {
      ...NO_HOURS,
      kinds: ['call' as const],
      exceptions: [{ day: '2026-12-05', ranges: [{ from: '08:00', to: '08:30' }] }],
    };
    expect(times(query({ from: '2026-12-01', to: '2026-12-06', people: [person(extra)] }))).toEqual([
      '14:00',
    ]);
  });

  it('keep drives and the buffer free around a meeting', () => {
    // Taken: 10:00 to 10:15.
    const taken = [Date.parse('2026-12-01T16:00:00Z') / CELL_MS];
    const hours = {
      ...NO_HOURS,
      kinds: ['call' as const, 'site' as const],
      weekly: { ...NO_HOURS.weekly, tue: [{ from: '09:00', to: '13:00' }] },
    };
    expect(times(query({ people: [person(hours, taken)] }))).toEqual([
      '15:00',
      '16:30',
      '17:00',
      '17:30',
      '18:00',
      '18:30',
    ]);
    expect(times(query({ kind: 'site', minutes: 90, people: [person(hours, taken, 30)] }))).toEqual([
      '17:00',
      '17:30',
    ]);
  });

  it('leave out a site that is too far', () => {
    const near = { ...ALWAYS, maxTravelMinutes: 60 };
    expect(slotsOf(query({ kind: 'site', minutes: 90, people: [person(near, [], 75)] }))).toEqual([]);
    expect(slotsOf(query({ kind: 'site', minutes: 90, people: [person(near, [], 60)] }))).not.toEqual([]);
  });

  it('take a drive by straight line, detour and 40 mph, up to a quarter of an hour', () => {
    const bryan = { lat: 30.674, lon: -96.37 };
    expect(travelMinutes(bryan, bryan)).toBe(0);
    // 86 miles in a straight line: 112 on the road, 168 minutes.
    expect(travelMinutes(bryan, { lat: 30.267, lon: -97.743 })).toBe(180);
    expect(travelMinutes(bryan, undefined)).toBe(60);
  });

  it('occupy whole quarters of an hour', () => {
    const startsAt = Date.parse('2026-12-01T16:00:00Z');
    const cells = cellsOf({ startsAt, endsAt: startsAt + 20 * 60_000, travelMinutes: 15, bufferMinutes: 15 });
    expect([(cells.from * CELL_MS - startsAt) / 60_000, (cells.end * CELL_MS - startsAt) / 60_000]).toEqual([
      -15, 60,
    ]);
  });
});

describe('days on which clocks change', () => {
  const ZONES = ['America/Chicago', 'Europe/Berlin', 'Australia/Lord_Howe'];
  const DAYS: Record<string, string[]> = {
    'America/Chicago': ['2026-03-08', '2026-11-01'],
    'Europe/Berlin': ['2026-03-29', '2026-10-25'],
    'Australia/Lord_Howe': ['2026-04-05', '2026-10-04'],
  };

  it('have every wall time once: a skipped one moves on, of a repeated one the first counts', () => {
    const spring = clockOfDay('2026-03-08', 'America/Chicago');
    expect(new Date(spring(150)).toISOString()).toBe('2026-03-08T08:30:00.000Z');
    expect(spring(210)).toBe(spring(150));
    const fall = clockOfDay('2026-11-01', 'America/Chicago');
    expect(new Date(fall(90)).toISOString()).toBe('2026-11-01T06:30:00.000Z');
    expect(new Date(fall(120)).toISOString()).toBe('2026-11-01T08:00:00.000Z');
  });

  it('begin and end with the day', () => {
    for (const zone of ZONES)
      for (const day of DAYS[zone] ?? []) {
        const clock = clockOfDay(day, zone);
        expect(new Date(clock(0)).toISOString()).toBe(startOfDay(day, zone));
        const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
        expect(new Date(clock(1440)).toISOString()).toBe(startOfDay(next, zone));
      }
  });

  it.each(ZONES)('offer each time once, on the day, at the wall time of the hours (%s)', (timeZone) => {
    for (const day of DAYS[timeZone] ?? []) {
      const offered = slotsOf(
        query({
          from: day,
          to: day,
          now: Date.parse(day) - 5 * 86_400_000,
          timeZone,
          by: 'staff',
          people: [person(ALWAYS)],
        }),
      ).map(({ at }) => at);
      expect(new Set(offered).size).toBe(offered.length);
      expect(offered.every((at) => dayOf(at, timeZone) === day)).toBe(true);
      const clock = clockOfDay(day, timeZone);
      const walls = new Set(Array.from({ length: 96 }, (_, i) => new Date(clock(i * 15)).toISOString()));
      expect(offered.every((at) => walls.has(at))).toBe(true);
      // A call of 20 minutes can't begin in the last quarter.
      expect(offered.length).toBeGreaterThanOrEqual(walls.size - 8);
    }
  });

  it('are accepted exactly where they are offered, for every quarter hour, whichever days are asked for', () => {
    const asked = fc.record({
      zone: fc.constantFrom(...ZONES),
      which: fc.nat(1),
      quarter: fc.nat(119),
      minutes: fc.constantFrom(20, 60, 90),
      travel: fc.constantFrom(0, 15, 75),
      taken: fc.array(fc.nat(119), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(asked, ({ zone, which, quarter, minutes, travel, taken }) => {
        const day = DAYS[zone]?.[which] as string;
        const begin = Date.parse(startOfDay(day, zone));
        const at = new Date(begin + quarter * CELL_MS).toISOString();
        const base = query({
          ...{ minutes, timeZone: zone, by: 'staff', now: begin - 3 * 86_400_000 },
          people: [
            person(
              ALWAYS,
              taken.map((cell) => begin / CELL_MS + cell),
              travel,
            ),
          ],
        });
        const week = { from: dayOf(begin - 2 * 86_400_000, zone), to: dayOf(begin + 2 * 86_400_000, zone) };
        const offered = slotsOf({ ...base, ...week }).some((slot) => slot.at === at);
        const accepted = slotsOf({ ...base, from: dayOf(at, zone), to: dayOf(at, zone) }).some(
          (slot) => slot.at === at,
        );
        expect(accepted).toBe(offered);
      }),
      { numRuns: 2000 },
    );
  });
});
