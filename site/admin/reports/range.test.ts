import { expect, it } from 'vitest';
import { addressOf, lastWeeks, rangeIn } from './range.ts';

it('begins on the Monday of the first week and ends today, by the firm’s calendar', () => {
  // Sunday evening in Texas is Monday in Greenwich.
  expect(lastWeeks(1, Date.parse('2026-03-09T02:00:00Z'))).toEqual({ from: '2026-03-02', to: '2026-03-08' });
  expect(lastWeeks(2, Date.parse('2026-03-09T12:00:00Z'))).toEqual({ from: '2026-03-02', to: '2026-03-09' });
});

it('reads its own address', () => {
  const range = { from: '2026-01-05', to: '2026-03-29' };
  expect(rangeIn(new URL(addressOf(range), 'https://x.invalid').searchParams)).toEqual(range);
});

it.each(['from=2026-02-30&to=2026-03-01', 'from=2026-03-02&to=2026-03-01', 'from=x&to=y', ''])(
  'falls back to twelve weeks for %j',
  (query) => expect(rangeIn(new URLSearchParams(query))).toEqual(lastWeeks(12)),
);
