import { describe, expect, it } from 'vitest';
import { setup } from '#content/firm.ts';
import { nextReminder } from './booking-reminders.ts';

const next = (startsAt: string, now: string) => nextReminder(startsAt, Date.parse(now), setup.timeZone);

describe('the next reminder', () => {
  const meeting = '2026-12-01T16:00:00.000Z';

  it('is the day before at the same time, then two hours before, then none', () => {
    expect(next(meeting, '2026-11-20T09:00:00Z')).toBe('2026-11-30T16:00:00.000Z');
    expect(next(meeting, '2026-11-30T16:00:00Z')).toBe('2026-12-01T14:00:00.000Z');
    expect(next(meeting, '2026-12-01T14:00:00Z')).toBeNull();
    expect(next(meeting, '2026-12-02T14:00:00Z')).toBeNull();
  });

  it('isn’t the one of the day before for a meeting booked since, nor any for one within two hours', () => {
    expect(next(meeting, '2026-11-30T16:00:01Z')).toBe('2026-12-01T14:00:00.000Z');
    expect(next(meeting, '2026-12-01T15:00:00Z')).toBeNull();
  });

  it('keeps the time on the wall where the clock changes in between', () => {
    // 10:00 AM on the day of the change; the day before 10:00 AM is 23 hours earlier in March, 25 in November.
    expect(next('2026-03-08T15:00:00.000Z', '2026-03-01T00:00:00Z')).toBe('2026-03-07T16:00:00.000Z');
    expect(next('2026-11-01T16:00:00.000Z', '2026-10-20T00:00:00Z')).toBe('2026-10-31T15:00:00.000Z');
    expect(next('2026-11-02T16:00:00.000Z', '2026-10-20T00:00:00Z')).toBe('2026-11-01T16:00:00.000Z');
    expect(next('2026-03-09T15:00:00.000Z', '2026-03-01T00:00:00Z')).toBe('2026-03-08T15:00:00.000Z');
  });

  it('is never later than the one before the meeting, on every quarter-hour of both days of change', () => {
    for (const day of ['2026-03-08', '2026-11-01'])
      for (let quarter = 0; quarter < 104; quarter++) {
        const starts = Date.parse(`${day}T05:00:00Z`) + quarter * 15 * 60_000;
        const first = Date.parse(nextReminder(new Date(starts).toISOString(), 0, setup.timeZone) as string);
        expect((starts - first) / 3_600_000).toBeGreaterThanOrEqual(23);
        expect((starts - first) / 3_600_000).toBeLessThanOrEqual(25);
      }
  });
});
