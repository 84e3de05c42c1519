import { expect, it } from 'vitest';
import { addressOf, lastWeeks, quarters, rangeIn } from './range.ts';

it('begins on the Monday of the first week and ends today, by the firm’s calendar', () => {
  // Sunday evening in Texas is Monday in Greenwich.
  expect(lastWeeks(1, Date.parse('2026-03-09T02:00:00Z'))).toEqual({ from: '2026-03-02', to: '2026-03-08' });
  expect(lastWeeks(2, Date.parse('2026-03-09T12:00:00Z'))).toEqual({ from: '2026-03-02', to: '2026-03-09' });
});

it('offers the quarter to date and the three before it, by the firm’s calendar', () => {
  // Still March 31 in Texas.
  expect(quarters(Date.parse('2026-04-01T02:00:00Z'))).toEqual([
    { label: 'Q1 2026', from: '2026-01-01', to: '2026-03-31' },
    { label: 'Q4 2025', from: '2025-10-01', to: '2025-12-31' },
    { label: 'Q3 2025', from: '2025-07-01', to: '2025-09-30' },
    { label: 'Q2 2025', from: '2025-04-01', to: '2025-06-30' },
  ]);
  expect(quarters(Date.parse('2026-11-22T17:00:00Z'))[0]).toEqual({
    ...{ label: 'Q4 2026', from: '2026-10-01', to: '2026-11-22' },
  });
});

it('reads its own address', () => {
  const range = { from: '2026-01-05', to: '2026-03-29' };
  expect(rangeIn(new URL(addressOf(range), 'https://x.invalid').searchParams)).toEqual(range);
});

it.each(['from=2026-02-30&to=2026-03-01', 'from=2026-03-02&to=2026-03-01', 'from=x&to=y', ''])(
  'falls back to twelve weeks for %j',
  (query) => expect(rangeIn(new URLSearchParams(query))).toEqual(lastWeeks(12)),
);
