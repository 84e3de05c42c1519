import { describe, expect, it } from 'vitest';
import { stepTo } from './free-times.ts';

const slots = [
  '2026-11-24T15:00:00.000Z',
  '2026-11-24T15:15:00.000Z',
  '2026-11-24T21:00:00.000Z',
  '2026-11-27T16:00:00.000Z',
  '2026-11-27T20:45:00.000Z',
].map((at) => ({ at, staffId: 'ana' }));
const step = (at: string, by: Parameters<typeof stepTo>[2]) => stepTo(slots, at, by)?.at.slice(5, 16);

describe('the next free time', () => {
  it('is the one after or before, from any time', () => {
    expect(step('2026-11-24T15:00:00.000Z', 'later')).toBe('11-24T15:15');
    expect(step('2026-11-24T18:00:00.000Z', 'later')).toBe('11-24T21:00');
    expect(step('2026-11-27T16:00:00.000Z', 'earlier')).toBe('11-24T21:00');
  });

  it('of another day is the one nearest to the same time, days without any left out', () => {
    expect(step('2026-11-24T21:00:00.000Z', 'day-after')).toBe('11-27T20:45');
    expect(step('2026-11-24T15:15:00.000Z', 'day-after')).toBe('11-27T16:00');
    expect(step('2026-11-27T16:00:00.000Z', 'day-before')).toBe('11-24T15:15');
  });

  it('ends with the last', () => {
    expect(step('2026-11-27T20:45:00.000Z', 'later')).toBeUndefined();
    expect(step('2026-11-24T15:00:00.000Z', 'earlier')).toBeUndefined();
    expect(step('2026-11-27T20:45:00.000Z', 'day-after')).toBeUndefined();
    expect(step('2026-11-24T15:00:00.000Z', 'day-before')).toBeUndefined();
  });
});
