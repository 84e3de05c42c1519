import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/shared/zoned-day.ts';
import { dayIn, daysOf } from './use-shown.ts';

describe('the days of the calendar', () => {
  it('are a week from its Monday', () => {
    for (const day of ['2026-11-23', '2026-11-25', '2026-11-29'])
      expect(daysOf(day, 'week')).toEqual([
        '2026-11-23',
        '2026-11-24',
        '2026-11-25',
        '2026-11-26',
        '2026-11-27',
        '2026-11-28',
        '2026-11-29',
      ]);
  });

  it('are one day, or three from it, across months', () => {
    expect(daysOf('2026-11-30', 'day')).toEqual(['2026-11-30']);
    expect(daysOf('2026-11-30', 'three')).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
  });

  it('follow one another where clocks change', () => {
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(addDays('2026-11-02', -1)).toBe('2026-11-01');
  });

  it('begin with today unless the address names a day', () => {
    const read = (query: string) => dayIn(new URLSearchParams(query), '2026-11-23');
    expect(read('')).toBe('2026-11-23');
    expect(read('day=2026-12-01')).toBe('2026-12-01');
    expect(read('day=2026-02-30')).toBe('2026-11-23');
  });
});
