import { describe, expect, it } from 'vitest';
import { nextVisitOf } from './next-visit.tsx';

const at = (hour: number) => `2026-12-01T${hour}:00:00.000Z`;
const visit = (staffId: string, hour: number, state: 'booked' | 'cancelled' = 'booked') => ({
  ...{ staffId, state, startsAt: at(hour), endsAt: at(hour + 1) },
});
const nextOf = (...visits: ReturnType<typeof visit>[]) => nextVisitOf(visits, 'me', Date.parse(at(15)));

describe('the next visit', () => {
  it('is the reader’s own, before an earlier one of a colleague', () => {
    expect(nextOf(visit('colleague', 16), visit('me', 18), visit('me', 17))).toEqual(visit('me', 17));
  });

  it('is a colleague’s where the reader has none', () => {
    expect(nextOf(visit('colleague', 17), visit('colleague', 16))).toEqual(visit('colleague', 16));
  });

  it('leaves out those that ended, and canceled ones', () => {
    expect(nextOf(visit('me', 14), visit('me', 16, 'cancelled'))).toBeUndefined();
    expect(nextOf(visit('me', 14), visit('me', 15))).toEqual(visit('me', 15));
  });
});
