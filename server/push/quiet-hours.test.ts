import { describe, expect, it } from 'vitest';
import { nearlyOverdueAt, quietHoursAt } from './quiet-hours.ts';

const ZONE = 'America/Chicago';
const at = (text: string) => Date.parse(text);
const night = { from: '20:00', until: '07:00' };
const iso = (ms: number) => new Date(ms).toISOString();

describe('quiet hours', () => {
  it('run over midnight, in the firm’s zone', () => {
    expect(quietHoursAt(at('2026-11-25T01:59:59Z'), night, ZONE)).toBeNull();
    expect(quietHoursAt(at('2026-11-25T02:00:00Z'), night, ZONE)).toMatchObject({
      end: at('2026-11-25T13:00:00Z'),
    });
    expect(quietHoursAt(at('2026-11-25T12:59:59Z'), night, ZONE)).toMatchObject({
      start: at('2026-11-25T02:00:00Z'),
    });
    expect(quietHoursAt(at('2026-11-25T13:00:00Z'), night, ZONE)).toBeNull();
    expect(quietHoursAt(at('2026-11-25T18:30:00Z'), { from: '12:00', until: '13:00' }, ZONE)).not.toBeNull();
    expect(quietHoursAt(at('2026-11-25T18:30:00Z'), null, ZONE)).toBeNull();
  });

  it('end by the wall clock on the night that has an hour more', () => {
    expect(quietHoursAt(at('2026-11-01T10:00:00Z'), night, ZONE)).toEqual({
      start: at('2026-11-01T01:00:00Z'),
      end: at('2026-11-01T13:00:00Z'),
    });
  });

  it('move what is nearly overdue to their end, or before they begin when that would be too late', () => {
    expect(iso(nearlyOverdueAt(at('2026-11-25T22:00:00Z'), night, ZONE))).toBe('2026-11-25T18:00:00.000Z');
    // 9:00 there: four hours before is 5:00.
    expect(iso(nearlyOverdueAt(at('2026-11-25T15:00:00Z'), night, ZONE))).toBe('2026-11-25T13:00:00.000Z');
    // 5:00 there: over before they get up.
    expect(iso(nearlyOverdueAt(at('2026-11-25T11:00:00Z'), night, ZONE))).toBe('2026-11-25T01:30:00.000Z');
  });
});
