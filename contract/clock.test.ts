import { describe, expect, it } from 'vitest';
import { CLOCK_MS, type ClockedInquiry, clockOf, dueAtOf, isFirstContact, overdueBefore } from './clock.ts';

const HOUR = 3_600_000;
const fresh: ClockedInquiry = {
  createdAt: '2026-05-04T15:00:00.000Z',
  status: 'new',
  spam: false,
  firstContactAt: null,
  withdrawnAt: null,
};
const created = Date.parse(fresh.createdAt);

describe('the 24-hour clock', () => {
  it('runs from the moment the inquiry was created', () => {
    expect(clockOf(fresh, created + HOUR)).toEqual({
      state: 'running',
      dueAt: '2026-05-05T15:00:00.000Z',
      msLeft: 23 * HOUR,
    });
  });

  it('is not overdue at 24 hours sharp, and is a millisecond later', () => {
    expect(clockOf(fresh, created + CLOCK_MS)).toMatchObject({ state: 'running', msLeft: 0 });
    expect(clockOf(fresh, created + CLOCK_MS + 1)).toMatchObject({ state: 'overdue', msLeft: -1 });
  });

  it('agrees with the instant that lists compare with', () => {
    for (const ms of [CLOCK_MS - 1, CLOCK_MS, CLOCK_MS + 1]) {
      const now = created + ms;
      expect(fresh.createdAt < overdueBefore(now)).toBe(clockOf(fresh, now).state === 'overdue');
    }
  });

  it('stops at the first contact, and remembers whether that was late', () => {
    const answeredIn = (ms: number) => ({ ...fresh, firstContactAt: new Date(created + ms).toISOString() });
    expect(clockOf(answeredIn(HOUR), created + 90 * HOUR)).toEqual({
      state: 'answered',
      afterMs: HOUR,
      late: false,
    });
    expect(clockOf(answeredIn(CLOCK_MS), 0)).toMatchObject({ late: false });
    expect(clockOf(answeredIn(CLOCK_MS + 1), 0)).toMatchObject({ state: 'answered', late: true });
    expect(clockOf({ ...answeredIn(HOUR), status: 'new' }, 0)).toMatchObject({ state: 'answered' });
  });

  it('does not run for spam, for what was withdrawn, or for what was cancelled', () => {
    const late = created + 90 * HOUR;
    expect(clockOf({ ...fresh, spam: true }, late)).toEqual({ state: 'stopped' });
    expect(clockOf({ ...fresh, withdrawnAt: fresh.createdAt }, late)).toEqual({ state: 'stopped' });
    expect(clockOf({ ...fresh, status: 'cancelled' }, late)).toEqual({ state: 'stopped' });
  });

  it.each([
    ['spring', '2026-03-07T18:30:00.000Z', '2026-03-08T18:30:00.000Z'],
    ['autumn', '2026-10-31T18:30:00.000Z', '2026-11-01T18:30:00.000Z'],
  ])('is 24 hours long over the change of clocks in %s', (_season, createdAt, dueAt) => {
    expect(dueAtOf({ createdAt })).toBe(dueAt);
    expect(clockOf({ ...fresh, createdAt }, Date.parse(dueAt) + 1)).toMatchObject({ state: 'overdue' });
  });

  it('takes a step on from New as contact, but not cancelling it', () => {
    expect(
      ['new', 'contacted', 'in-progress', 'completed', 'cancelled'].filter((to) => isFirstContact('new', to)),
    ).toEqual(['contacted', 'in-progress', 'completed']);
    expect(isFirstContact('cancelled', 'contacted')).toBe(false);
  });
});
