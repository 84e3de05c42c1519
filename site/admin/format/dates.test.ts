import { describe, expect, test } from 'vitest';
import {
  cardDate,
  dayInWords,
  detailDate,
  timeOfDay,
  timeRange,
  weekdayDate,
  wholeDayDate,
} from './dates.ts';

describe('the date on a card', () => {
  test('reads like Jan 5, 2025', () => {
    expect(cardDate('2025-01-05T18:00:00.000Z')).toBe('Jan 5, 2025');
  });

  test('is the day in Bryan, not the day in Greenwich', () => {
    expect(cardDate('2025-01-05T05:59:59.999Z')).toBe('Jan 4, 2025');
    expect(cardDate('2025-01-05T06:00:00.000Z')).toBe('Jan 5, 2025');
    expect(cardDate('2025-07-05T04:59:59.999Z')).toBe('Jul 4, 2025');
    expect(cardDate('2025-07-05T05:00:00.000Z')).toBe('Jul 5, 2025');
    expect(cardDate('2026-01-01T03:00:00.000Z')).toBe('Dec 31, 2025');
  });
});

describe('the date and time in the detail', () => {
  test('is long, with the zone', () => {
    expect(detailDate('2026-11-19T14:12:00.000Z')).toBe('November 19, 2026 at 8:12 AM CST');
    expect(detailDate('2026-07-19T14:12:00.000Z')).toBe('July 19, 2026 at 9:12 AM CDT');
  });

  test('skips the hour that spring takes away', () => {
    expect(detailDate('2026-03-08T07:59:00.000Z')).toBe('March 8, 2026 at 1:59 AM CST');
    expect(detailDate('2026-03-08T08:00:00.000Z')).toBe('March 8, 2026 at 3:00 AM CDT');
  });

  test('tells the two hours apart that autumn gives', () => {
    expect(detailDate('2026-11-01T06:30:00.000Z')).toBe('November 1, 2026 at 1:30 AM CDT');
    expect(detailDate('2026-11-01T07:30:00.000Z')).toBe('November 1, 2026 at 1:30 AM CST');
  });

  test('shows what is not a date as it came', () => {
    expect(detailDate('yesterday')).toBe('yesterday');
  });
});

test('days near today have their weekday', () => {
  expect(weekdayDate('2026-11-24T06:00:00.000Z')).toBe('Tue, Nov 24');
  expect(wholeDayDate('2026-11-24T05:59:59.999Z')).toBe('Monday, November 23');
});

test('tells times in Central Time, AM and PM once where they are the same', () => {
  expect(timeOfDay('2026-11-24T16:00:00.000Z')).toBe('10:00 AM');
  expect(timeRange('2026-11-24T16:00:00.000Z', '2026-11-24T16:20:00.000Z')).toBe('10:00–10:20 AM');
  expect(timeRange('2026-11-24T17:30:00.000Z', '2026-11-24T19:00:00.000Z')).toBe('11:30 AM–1:00 PM');
});

test('tells a calendar day wherever the reader is', () => {
  expect(dayInWords('2026-11-24')).toBe('Tuesday, November 24');
});
