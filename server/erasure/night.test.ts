import { describe, expect, it } from 'vitest';
import { isLate, nightAfter } from './night.ts';

const at = (since: string, hour: number) => new Date(nightAfter(since, hour)).toISOString();

// The firm is in Texas: UTC-5 in summer, UTC-6 in winter.
describe('the night after an erasure', () => {
  it.each([
    ['in the afternoon', '2026-07-14T20:00:00.000Z', 3, '2026-07-15T08:00:00.000Z'],
    ['after midnight', '2026-07-15T06:00:00.000Z', 3, '2026-07-15T08:00:00.000Z'],
    ['at that very moment', '2026-07-15T08:00:00.000Z', 3, '2026-07-16T08:00:00.000Z'],
    ['in winter', '2026-12-14T20:00:00.000Z', 3, '2026-12-15T09:00:00.000Z'],
    ['before the clocks go back', '2026-10-31T20:00:00.000Z', 3, '2026-11-01T09:00:00.000Z'],
    ['at midnight', '2026-07-14T20:00:00.000Z', 0, '2026-07-15T05:00:00.000Z'],
    ['at the last hour of the day', '2026-07-14T20:00:00.000Z', 23, '2026-07-15T04:00:00.000Z'],
  ])('of an erasure %s', (_when, since, hour, night) => {
    expect(at(since, hour)).toBe(night);
  });

  it('comes once in the hour that the clocks skip', () => {
    const night = nightAfter('2026-03-07T20:00:00.000Z', 2);
    expect(night).toBeGreaterThan(Date.parse('2026-03-08T07:00:00.000Z'));
    expect(night).toBeLessThan(Date.parse('2026-03-08T09:30:00.000Z'));
  });

  it('is late two hours after it', () => {
    const since = '2026-07-14T20:00:00.000Z';
    expect(isLate(since, 3, new Date('2026-07-15T09:59:00.000Z'))).toBe(false);
    expect(isLate(since, 3, new Date('2026-07-15T10:01:00.000Z'))).toBe(true);
  });
});
