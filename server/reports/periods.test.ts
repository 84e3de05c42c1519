import { expect, it } from 'vitest';
import { periodBefore } from './periods.ts';

it.each([
  ['a quarter', '2026-04-01', '2026-06-30', '2026-01-01', '2026-03-31'],
  ['the first quarter', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['a quarter to date', '2026-10-01', '2026-11-22', '2026-07-01', '2026-08-22'],
  [
    'a quarter’s last days but one, after a shorter quarter',
    '2026-04-01',
    '2026-06-29',
    '2026-01-01',
    '2026-03-31',
  ],
  ['twelve weeks', '2026-08-31', '2026-11-22', '2026-06-08', '2026-08-30'],
  ['more than a quarter', '2026-01-01', '2026-06-30', '2025-07-04', '2025-12-31'],
  ['one day', '2026-03-08', '2026-03-08', '2026-03-07', '2026-03-07'],
])('%s is compared with the one before', (_name, from, to, before, until) => {
  expect(periodBefore({ from, to })).toEqual({ from: before, to: until });
});
