import { expect, test } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { nightBegan, todayOf } from './today.ts';

/** 9 in the morning in Texas. */
const NOW = Date.parse('2026-11-20T15:00:00.000Z');
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW - hours * HOUR).toISOString();
const inquiry = (id: string, fields: Partial<Inquiry>) =>
  ({ id, createdAt: ago(1), firstContactAt: null, waitingReason: 'new', ...fields }) as Inquiry;
const ids = (inquiries: Inquiry[]) => inquiries.map(({ id }) => id);

test('the day holds what is due before midnight, next steps, and what came since the last evening', () => {
  const waiting = [
    inquiry('due at noon', { waitingSince: ago(21) }),
    inquiry('overdue', { waitingSince: ago(25) }),
    inquiry('due at ten', { waitingSince: ago(23) }),
    inquiry('due tomorrow', { waitingSince: ago(2) }),
    inquiry('call again', { waitingSince: ago(9), waitingReason: 'next-step' }),
  ];
  const arrived = [inquiry('at dawn', { createdAt: ago(4) }), inquiry('by day', { createdAt: ago(16) })];
  const today = todayOf(waiting, arrived, NOW);
  expect(ids(today.due)).toEqual(['due at ten', 'due at noon']);
  expect(ids(today.nextSteps)).toEqual(['call again']);
  expect(ids(today.overnight)).toEqual(['at dawn']);
});

test('the night begins at six in the evening, also when the clocks change', () => {
  expect(nightBegan(NOW)).toBe('2026-11-20T00:00:00.000Z');
  expect(nightBegan(Date.parse('2026-03-09T14:00:00.000Z'))).toBe('2026-03-08T23:00:00.000Z');
});
