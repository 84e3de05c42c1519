import { describe, expect, test } from 'vitest';
import { CLOCK_MS, responseClockOf } from '#contract/inquiries/clock.ts';
import { clockInWords, duration } from './clock-words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const fresh = {
  createdAt: '2026-11-20T12:00:00.000Z',
  firstContactAt: null,
  waitingSince: '2026-11-20T12:00:00.000Z',
};
const at = (ms: number) => Date.parse(fresh.createdAt) + ms;

describe('the 24-hour clock in words', () => {
  test.each([
    [0, '1 min'],
    [59 * MINUTE, '59 min'],
    [5 * HOUR + 12 * MINUTE, '5 h 12 min'],
    [13 * HOUR + 12 * MINUTE, '13 h'],
    [47 * HOUR, '47 h'],
    [72 * HOUR, '3 days'],
  ])('%i ms is %s', (ms, words) => {
    expect(duration(ms)).toBe(words);
  });

  test('says how much is left, then by how much it is late', () => {
    expect(clockInWords(responseClockOf(fresh, at(CLOCK_MS - 5 * HOUR)))).toBe('5 h left');
    expect(clockInWords(responseClockOf(fresh, at(CLOCK_MS + 2 * HOUR)))).toBe('2 h overdue');
  });

  test('keeps a late answer visible, and says nothing where nothing is owed', () => {
    const answered = { ...fresh, firstContactAt: '2026-11-21T14:00:00.000Z', waitingSince: null };
    expect(clockInWords(responseClockOf(answered, at(90 * HOUR)))).toBe('Replied in 26 h, late');
    expect(clockInWords(responseClockOf({ ...fresh, waitingSince: null }, at(0)))).toBeNull();
  });
});
