import { expect, test } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { cardAgeOf, isRecent } from './card-age.ts';

const NOW = Date.parse('2026-11-28T15:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();
const card = (fields: Partial<Inquiry>) =>
  ({
    ...{ status: 'contacted', createdAt: daysAgo(90), firstContactAt: daysAgo(89), waitingSince: null },
    ...fields,
  }) as Inquiry;

test.each([
  [{ updatedAt: daysAgo(6.9) }, 'fresh', null],
  [{ updatedAt: daysAgo(9) }, 'quiet', 'inactive 9 days'],
  [{ updatedAt: daysAgo(14.5) }, 'quiet', 'inactive 14 days'],
  [{ updatedAt: daysAgo(15) }, 'cold', 'inactive 15 days'],
  [{ updatedAt: daysAgo(40), waitingSince: daysAgo(2) }, 'overdue', null],
  [{ updatedAt: daysAgo(40), status: 'completed' }, 'closed', null],
])('a card with %o is %s', (fields, age, words) => {
  expect(cardAgeOf(card(fields), NOW)).toEqual({ age, words });
});

test('a closed column shows what changed within 30 days', () => {
  expect([29.9, 30].map((days) => isRecent({ updatedAt: daysAgo(days) }, NOW))).toEqual([true, false]);
});
