import { expect, it } from 'vitest';
import { dayInWords, momentInWords } from './firm-time.ts';

it('says a moment in the firm’s zone, summer and winter', () => {
  expect(momentInWords('2026-11-22T18:11:00.000Z')).toBe('Sunday, November 22 at 12:11 PM Central Time');
  expect(momentInWords('2026-07-01T03:05:00.000Z')).toBe('Tuesday, June 30 at 10:05 PM Central Time');
});

it('says a day in the firm’s zone', () => {
  expect(dayInWords('2026-01-01T03:00:00.000Z')).toBe('December 31, 2025');
});
