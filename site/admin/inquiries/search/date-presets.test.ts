import { describe, expect, test } from 'vitest';
import { datePresets, firmToday } from './date-presets.ts';

const on = (today: string) =>
  Object.fromEntries(datePresets(today).map(({ label, days: { from, to } }) => [label, `${from} ${to}`]));

describe('ranges of days', () => {
  test('end today or before, and count whole days', () => {
    expect(on('2026-08-14')).toEqual({
      Today: '2026-08-14 2026-08-14',
      Yesterday: '2026-08-13 2026-08-13',
      'Last 7 days': '2026-08-08 2026-08-14',
      'Last 30 days': '2026-07-16 2026-08-14',
      'This month': '2026-08-01 2026-08-14',
      'Last month': '2026-07-01 2026-07-31',
      'This quarter': '2026-07-01 2026-08-14',
      'Last quarter': '2026-04-01 2026-06-30',
      'This year': '2026-01-01 2026-08-14',
    });
  });

  test('cross the turn of the year and a leap day', () => {
    expect(on('2027-01-01')).toMatchObject({
      Yesterday: '2026-12-31 2026-12-31',
      'Last month': '2026-12-01 2026-12-31',
      'This quarter': '2027-01-01 2027-01-01',
      'Last quarter': '2026-10-01 2026-12-31',
    });
    expect(on('2028-03-01')).toMatchObject({ Yesterday: '2028-02-29 2028-02-29' });
    expect(on('2028-03-31')).toMatchObject({ 'Last month': '2028-02-01 2028-02-29' });
  });

  test('the day is the one in Texas', () => {
    expect(firmToday(Date.parse('2026-03-08T05:30:00Z'))).toBe('2026-03-07');
    expect(firmToday(Date.parse('2026-03-08T06:30:00Z'))).toBe('2026-03-08');
  });
});
