import { describe, expect, test } from 'vitest';
import { CLOCK_MS, clockOf } from '#contract/clock.ts';
import { clockInWords, duration } from './clock-words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const fresh = {
  createdAt: '2026-11-20T12:00:00.000Z',
  status: 'new',
  spam: false,
  firstContactAt: null,
  withdrawnAt: null,
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
    expect(clockInWords(clockOf(fresh, at(CLOCK_MS - 5 * HOUR)))).toEqual({
      words: '5 h 0 min left',
      isOverdue: false,
    });
    expect(clockInWords(clockOf(fresh, at(CLOCK_MS + 2 * HOUR)))).toEqual({
      words: '2 h 0 min overdue',
      isOverdue: true,
    });
  });

  test('keeps a late answer visible, and says nothing where nothing is owed', () => {
    const answered = { ...fresh, firstContactAt: '2026-11-21T14:00:00.000Z' };
    expect(clockInWords(clockOf(answered, at(90 * HOUR)))?.words).toBe('Answered after 26 h, late');
    expect(clockInWords(clockOf({ ...fresh, spam: true }, at(0)))).toBeNull();
    expect(clockInWords(clockOf({ ...fresh, status: 'cancelled' }, at(0)))).toBeNull();
  });
});
