/** The time that a card has rested in its column, as a color and as text. */
import { responseClockOf } from '#contract/inquiries/clock.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { isClosed } from '#contract/inquiries/statuses.ts';

/** `overdue`: a reply is late. `quiet`: unchanged for one to two weeks. `cold`: longer. */
export type CardAge = 'overdue' | 'fresh' | 'quiet' | 'cold' | 'closed';

const DAY_MS = 86_400_000;
const QUIET_DAYS = 7;
const COLD_DAYS = 14;

/** Closed columns show what changed within these days. */
const RECENT_DAYS = 30;

/** @param now milliseconds since 1970. */
export function cardAgeOf(inquiry: Inquiry, now: number): { age: CardAge; words: string | null } {
  if (responseClockOf(inquiry, now).state === 'overdue') return { age: 'overdue', words: null };
  if (isClosed(inquiry.status)) return { age: 'closed', words: null };
  const days = daysSince(inquiry.updatedAt, now);
  if (days < QUIET_DAYS) return { age: 'fresh', words: null };
  return { age: days <= COLD_DAYS ? 'quiet' : 'cold', words: `inactive ${days} days` };
}

export const isRecent = ({ updatedAt }: Pick<Inquiry, 'updatedAt'>, now: number): boolean =>
  daysSince(updatedAt, now) < RECENT_DAYS;

const daysSince = (instant: string, now: number): number => Math.floor((now - Date.parse(instant)) / DAY_MS);
