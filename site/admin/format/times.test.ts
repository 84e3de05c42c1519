import { expect, it } from 'vitest';
import { dayInWords, timeOfDay, timeRange } from './times.ts';

it('tells times in Central Time, AM and PM once where they are the same', () => {
  expect(timeOfDay('2026-11-24T16:00:00.000Z')).toBe('10:00 AM');
  expect(timeRange('2026-11-24T16:00:00.000Z', '2026-11-24T16:20:00.000Z')).toBe('10:00–10:20 AM');
  expect(timeRange('2026-11-24T17:30:00.000Z', '2026-11-24T19:00:00.000Z')).toBe('11:30 AM–1:00 PM');
});

it('tells a calendar day wherever the reader is', () => {
  expect(dayInWords('2026-11-24')).toBe('Tuesday, November 24');
});
