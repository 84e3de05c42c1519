import { describe, expect, it } from 'vitest';
import {
  CLOCK_MS,
  type ClockedInquiry,
  dueAtOf,
  isFirstContact,
  overdueBefore,
  responseClockOf,
} from './clock.ts';

const HOUR = 3_600_000;
const fresh: ClockedInquiry = {
  createdAt: '2026-05-04T15:00:00.000Z',
  firstContactAt: null,
  waitingSince: '2026-05-04T15:00:00.000Z',
};
const created = Date.parse(fresh.createdAt);

describe('the 24-hour clock', () => {
  it('runs from the moment the inquiry was created', () => {
    expect(responseClockOf(fresh, created + HOUR)).toEqual({
      state: 'running',
      dueAt: '2026-05-05T15:00:00.000Z',
      msLeft: 23 * HOUR,
    });
  });

  it('is not overdue at 24 hours sharp, and is a millisecond later', () => {
    expect(responseClockOf(fresh, created + CLOCK_MS)).toMatchObject({ state: 'running', msLeft: 0 });
    expect(responseClockOf(fresh, created + CLOCK_MS + 1)).toMatchObject({ state: 'overdue', msLeft: -1 });
  });

  it('agrees with the instant that lists compare with', () => {
    for (const ms of [CLOCK_MS - 1, CLOCK_MS, CLOCK_MS + 1]) {
      const now = created + ms;
      expect(fresh.createdAt < overdueBefore(now)).toBe(responseClockOf(fresh, now).state === 'overdue');
    }
  });

  it('stops at the first contact, and remembers whether that was late', () => {
    const answeredIn = (ms: number) => ({
      ...fresh,
      firstContactAt: new Date(created + ms).toISOString(),
      waitingSince: null,
    });
    expect(responseClockOf(answeredIn(HOUR), created + 90 * HOUR)).toEqual({
      state: 'answered',
      afterMs: HOUR,
      late: false,
    });
    expect(responseClockOf(answeredIn(CLOCK_MS), 0)).toMatchObject({ late: false });
    expect(responseClockOf(answeredIn(CLOCK_MS + 1), 0)).toMatchObject({ state: 'answered', late: true });
  });

  it('does not run where nothing waits', () => {
    expect(responseClockOf({ ...fresh, waitingSince: null }, created + 90 * HOUR)).toEqual({
      state: 'stopped',
    });
  });

  it('runs anew from the visitor’s later words', () => {
    const answer = { ...fresh, firstContactAt: fresh.createdAt, waitingSince: '2026-05-10T09:00:00.000Z' };
    expect(responseClockOf(answer, Date.parse('2026-05-10T10:00:00.000Z'))).toEqual({
      state: 'running',
      dueAt: '2026-05-11T09:00:00.000Z',
      msLeft: 23 * HOUR,
    });
  });

  it.each([
    ['spring', '2026-03-07T18:30:00.000Z', '2026-03-08T18:30:00.000Z'],
    ['autumn', '2026-10-31T18:30:00.000Z', '2026-11-01T18:30:00.000Z'],
  ])('is 24 hours long over the change of clocks in %s', (_season, createdAt, dueAt) => {
    expect(dueAtOf({ createdAt })).toBe(dueAt);
    expect(
      responseClockOf({ ...fresh, createdAt, waitingSince: createdAt }, Date.parse(dueAt) + 1),
    ).toMatchObject({
      state: 'overdue',
    });
  });

  it('takes a step on from New as contact, but not cancelling it', () => {
    expect(
      ['new', 'contacted', 'in-progress', 'completed', 'cancelled'].filter((to) => isFirstContact('new', to)),
    ).toEqual(['contacted', 'in-progress', 'completed']);
    expect(isFirstContact('cancelled', 'contacted')).toBe(false);
  });
});
