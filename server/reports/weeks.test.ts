import { describe, expect, it } from 'vitest';
import { mondayOf, startOfDay } from '#contract/shared/zoned-day.ts';
import { weeksOf } from './weeks.ts';

const ZONE = 'America/Chicago';
const HOUR = 3_600_000;

describe('weeks', () => {
  it('begin on Monday', () => {
    expect(['2026-03-01', '2026-03-02', '2026-03-08'].map(mondayOf)).toEqual([
      '2026-02-23',
      '2026-03-02',
      '2026-03-02',
    ]);
  });

  it('cover the range without a gap, cut at its ends', () => {
    expect(weeksOf('2026-03-04', '2026-03-17', ZONE)).toEqual([
      { from: '2026-03-04', to: '2026-03-08', partial: true, before: '2026-03-09T05:00:00.000Z' },
      { from: '2026-03-09', to: '2026-03-15', partial: false, before: '2026-03-16T05:00:00.000Z' },
      { from: '2026-03-16', to: '2026-03-17', partial: true, before: '2026-03-18T05:00:00.000Z' },
    ]);
    expect(weeksOf('2026-03-02', '2026-03-08', ZONE)).toHaveLength(1);
    expect(weeksOf('2026-03-05', '2026-03-05', ZONE)).toMatchObject([
      { from: '2026-03-05', to: '2026-03-05' },
    ]);
  });

  it.each([
    ['2026-03-02', 7 * 24 - 1],
    ['2026-06-01', 7 * 24],
    ['2026-10-26', 7 * 24 + 1],
  ])('of %s last %i hours where clocks change', (monday, hours) => {
    const [week] = weeksOf(monday, weeksOf(monday, '2026-12-31', ZONE)[0]!.to, ZONE);
    expect(Date.parse(week!.before) - Date.parse(startOfDay(monday, ZONE))).toBe(hours * HOUR);
  });

  it('run over the turn of a year', () => {
    expect(weeksOf('2025-12-29', '2026-01-11', ZONE).map((week) => week.from)).toEqual([
      '2025-12-29',
      '2026-01-05',
    ]);
  });
});
