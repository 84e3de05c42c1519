import { expect, test } from 'vitest';
import { freeDays, freeHours } from './free-days.ts';

const slot = (at: string) => ({ at: `${at}:00.000Z`, staffId: 'a' });

test('free times stand under their day in Texas, and days without one too', () => {
  const days = freeDays(
    [slot('2026-12-01T15:00'), slot('2026-12-02T05:45'), slot('2026-12-02T15:00')],
    '2026-11-30',
  );
  expect(days.map(({ day, slots }) => [day, slots.length])).toEqual([
    ['2026-11-30', 0],
    ['2026-12-01', 2],
    ['2026-12-02', 1],
    ['2026-12-03', 0],
    ['2026-12-04', 0],
    ['2026-12-05', 0],
    ['2026-12-06', 0],
  ]);
});

test('an hour is a row of its quarters', () => {
  const [nine, noon] = freeHours([
    slot('2026-12-01T15:15'),
    slot('2026-12-01T15:45'),
    slot('2026-12-01T18:00'),
  ]);
  expect(nine).toEqual({
    label: '9 AM',
    quarters: [undefined, slot('2026-12-01T15:15'), undefined, slot('2026-12-01T15:45')],
  });
  expect(noon).toMatchObject({
    label: '12 PM',
    quarters: [slot('2026-12-01T18:00'), undefined, undefined, undefined],
  });
});

test('the hour that comes twice when the clocks go back has two rows', () => {
  const rows = freeHours([slot('2026-11-01T06:30'), slot('2026-11-01T07:30')]);
  expect(rows.map(({ label }) => label)).toEqual(['1 AM', '1 AM']);
});
