import { expect, it } from 'vitest';
import { dayAfter, dayOf, startOfDay } from './zoned-day.ts';

const chicago = 'America/Chicago';

it.each([
  ['2026-01-15', '2026-01-15T06:00:00.000Z'],
  ['2026-07-04', '2026-07-04T05:00:00.000Z'],
  // The clocks go forward at two in the morning of 8 March and back on 1 November.
  ['2026-03-08', '2026-03-08T06:00:00.000Z'],
  ['2026-03-09', '2026-03-09T05:00:00.000Z'],
  ['2026-11-01', '2026-11-01T05:00:00.000Z'],
  ['2026-11-02', '2026-11-02T06:00:00.000Z'],
])('%s begins in Texas at %s', (day, instant) => {
  expect(startOfDay(day, chicago)).toBe(instant);
  expect(dayOf(instant, chicago)).toBe(day);
  expect(dayOf(Date.parse(instant) - 1, chicago)).not.toBe(day);
});

it('knows zones ahead of UTC, and those that are half an hour off', () => {
  expect(startOfDay('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z');
  // Their clocks went back between midnight by UTC and the midnight that is asked for.
  expect(startOfDay('2026-04-05', 'Pacific/Auckland')).toBe('2026-04-04T11:00:00.000Z');
  expect(startOfDay('2026-01-01', 'Asia/Kolkata')).toBe('2025-12-31T18:30:00.000Z');
  expect(startOfDay('2026-01-01', 'UTC')).toBe('2026-01-01T00:00:00.000Z');
});

it('counts days by the calendar', () => {
  expect(dayAfter('2026-02-28')).toBe('2026-03-01');
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
});
