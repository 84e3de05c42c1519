import { describe, expect, it } from 'vitest';
import { instantAt, stretchIn, wallMinutes } from './wall-clock.ts';

const at = (instant: string) => Date.parse(instant);
const iso = (day: string, minutes: number) => new Date(instantAt(day, minutes)).toISOString();

describe('the calendar’s grid', () => {
  it('leads from a place to its instant and back, every quarter of an hour of a year', () => {
    for (let n = 0; n < 365; n += 1) {
      const day = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
      for (let minutes = 0; minutes < 1440; minutes += 15) {
        const skipped = day === '2026-03-08' && minutes >= 120 && minutes < 180;
        expect(wallMinutes(instantAt(day, minutes), day)).toBe(skipped ? minutes + 60 : minutes);
      }
    }
  });

  it('moves a time on that the clocks skip, and takes the first of one that comes twice', () => {
    expect(iso('2026-03-08', 150)).toBe('2026-03-08T08:30:00.000Z');
    expect(iso('2026-11-01', 90)).toBe('2026-11-01T06:30:00.000Z');
    expect(wallMinutes(at('2026-11-01T06:30:00Z'), '2026-11-01')).toBe(90);
    expect(wallMinutes(at('2026-11-01T07:30:00Z'), '2026-11-01')).toBe(90);
  });

  it('snaps to the nearest quarter, within the day', () => {
    expect(iso('2026-11-24', 607)).toBe('2026-11-24T16:00:00.000Z');
    expect(iso('2026-11-24', 608)).toBe('2026-11-24T16:15:00.000Z');
    expect(iso('2026-11-24', -40)).toBe('2026-11-24T06:00:00.000Z');
    expect(iso('2026-11-24', 2000)).toBe('2026-11-25T05:45:00.000Z');
  });

  it('cuts what goes past midnight, and leaves out other days', () => {
    const [from, to] = [at('2026-11-25T05:30:00Z'), at('2026-11-25T07:00:00Z')];
    expect(stretchIn('2026-11-24', from, to)).toEqual({ from: 1410, to: 1440 });
    expect(stretchIn('2026-11-25', from, to)).toEqual({ from: 0, to: 60 });
    expect(stretchIn('2026-11-26', from, to)).toBeNull();
  });

  it('keeps the length of a meeting across the end of daylight saving time', () => {
    expect(stretchIn('2026-11-01', at('2026-11-01T06:30:00Z'), at('2026-11-01T07:00:00Z'))).toEqual({
      from: 90,
      to: 120,
    });
  });
});
