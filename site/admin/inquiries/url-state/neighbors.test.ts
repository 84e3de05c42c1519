import { expect, it } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { nextWaiting } from './neighbors.ts';

const inquiry = (id: string, waits: boolean, more: Partial<Inquiry> = {}) =>
  ({
    id,
    status: 'new',
    spam: false,
    snoozedUntil: null,
    waitingSince: waits ? '2026-03-08T09:00:00.000Z' : null,
    ...more,
  }) as Inquiry;

it('is the next below that waits, then the first from the top', () => {
  const list = [inquiry('a', true), inquiry('b', true), inquiry('c', false), inquiry('d', true)];
  expect(nextWaiting(list, 'b')?.id).toBe('d');
  expect(nextWaiting(list, 'd')?.id).toBe('a');
  expect(nextWaiting(list, 'opened by a link')?.id).toBe('a');
});

it('passes over spam and what is put off', () => {
  const list = [
    inquiry('a', true),
    inquiry('b', true, { spam: true }),
    inquiry('c', true, { snoozedUntil: '2026-03-10T06:00:00.000Z' }),
  ];
  expect(nextWaiting(list, 'a')).toBeUndefined();
});
