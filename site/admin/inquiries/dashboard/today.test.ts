import { expect, test } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { dayInSentences, nightBegan, todayOf } from './today.ts';

/** 9 in the morning in Texas. */
const NOW = Date.parse('2026-11-20T15:00:00.000Z');
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW - hours * HOUR).toISOString();
const inquiry = (id: string, fields: Partial<Inquiry>) =>
  ({
    ...{ id, createdAt: ago(1), firstContactAt: null, waitingReason: 'new', priority: 'normal' },
    ...fields,
  }) as Inquiry;
const ids = (inquiries: Inquiry[]) => inquiries.map(({ id }) => id);

test('emergencies are answered first, then the longest wait; next steps and outcomes have lists of their own', () => {
  const waiting = [
    inquiry('due at noon', { waitingSince: ago(21) }),
    inquiry('a leak', { waitingSince: ago(1), priority: 'emergency' }),
    inquiry('overdue', { waitingSince: ago(25), waitingReason: 'message' }),
    inquiry('call again', { waitingSince: ago(9), waitingReason: 'next-step' }),
    inquiry('visited', { waitingSince: ago(30), waitingReason: 'meeting' }),
  ];
  const arrived = [inquiry('at dawn', { createdAt: ago(4) }), inquiry('by day', { createdAt: ago(16) })];
  const today = todayOf(waiting, arrived, NOW);
  expect(ids(today.answers)).toEqual(['a leak', 'overdue', 'due at noon']);
  expect(ids(today.nextSteps)).toEqual(['call again']);
  expect(ids(today.outcomes)).toEqual(['visited']);
  expect(today).toMatchObject({ emergencies: 1, overnight: 1 });
});

test.each([
  [{ answers: 0, overdue: 0 }, 'All caught up.', ''],
  [{ answers: 1, overdue: 0 }, 'One person is waiting for a reply. Nothing is overdue.', ''],
  [
    { answers: 14, overdue: 12, emergencies: 1, meetings: 3, overnight: 2 },
    '12 people have waited too long.',
    'One inquiry is an emergency. You have three meetings today. Two inquiries have come in since yesterday evening.',
  ],
])('one sentence says how things stand: %o', (day, first, rest) => {
  const none = { emergencies: 0, meetings: 0, overnight: 0 };
  expect(dayInSentences({ ...none, ...day })).toEqual({ first, rest });
});

test('the night begins at six in the evening, also when the clocks change', () => {
  expect(nightBegan(NOW)).toBe('2026-11-20T00:00:00.000Z');
  expect(nightBegan(Date.parse('2026-03-09T14:00:00.000Z'))).toBe('2026-03-08T23:00:00.000Z');
});
