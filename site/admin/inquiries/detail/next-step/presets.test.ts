import { expect, it } from 'vitest';
import { dayPresets } from './presets.ts';

const days = (now: string) => dayPresets(new Date(now)).map(({ label, day }) => `${label}: ${day}`);

it('offers tomorrow, the working days after it and a week from today', () => {
  // A Wednesday.
  expect(days('2026-03-11T18:00:00Z')).toEqual([
    'Tomorrow: 2026-03-12',
    'Fri: 2026-03-13',
    'Mon: 2026-03-16',
    'Tue: 2026-03-17',
    'In a week: 2026-03-18',
  ]);
});

it('counts from the firm’s day, whatever the reader’s', () => {
  // Still Wednesday evening in Texas.
  expect(days('2026-03-12T03:00:00Z')[0]).toBe('Tomorrow: 2026-03-12');
});

it('names each day once', () => {
  // A Friday, then a Sunday.
  expect(days('2026-03-13T18:00:00Z').map((one) => one.split(':')[0])).toEqual([
    'Tomorrow',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'In a week',
  ]);
  expect(days('2026-03-15T18:00:00Z').map((one) => one.split(':')[0])).toEqual([
    'Tomorrow',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'In a week',
  ]);
});

it('holds over the night when the clocks change', () => {
  expect(days('2026-03-07T18:00:00Z')[0]).toBe('Tomorrow: 2026-03-08');
  expect(days('2026-03-08T18:00:00Z')[0]).toBe('Tomorrow: 2026-03-09');
});
