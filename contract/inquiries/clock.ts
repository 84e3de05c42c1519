/**
 * The 24-hour clock (requirements §14): the one rule that the server, the dashboard, emails and reports share. It runs
 * while an inquiry waits for the studio, weekends and nights included, in milliseconds between two instants, so
 * daylight-saving changes don't touch it.
 */
import type { Inquiry } from './inquiry.ts';
import { isWaiting, statusOf } from './statuses.ts';

/** Requirements §10: response promise, within 24 hours. */
export const CLOCK_MS = 24 * 60 * 60 * 1000;

/** The input of the clock; an `Inquiry` has it all. */
export type ClockedInquiry = Pick<Inquiry, 'createdAt' | 'firstContactAt' | 'waitingSince'>;

export type Clock =
  /** Waits for the studio. `msLeft` is negative once it is overdue. */
  | { state: 'running' | 'overdue'; dueAt: string; msLeft: number }
  /** Staff made contact, and nothing from the visitor waits. */
  | { state: 'answered'; afterMs: number; late: boolean }
  /** No reply is needed: spam, withdrawn, or closed without contact. */
  | { state: 'stopped' };

/** State of the inquiry's clock at an instant (`Date`, or milliseconds since 1970). */
export function responseClockOf(inquiry: ClockedInquiry, now: Date | number): Clock {
  const { createdAt, firstContactAt, waitingSince } = inquiry;
  if (waitingSince === null)
    return firstContactAt === null ? { state: 'stopped' } : answeredClock(createdAt, firstContactAt);
  const dueAt = dueAtOf({ createdAt: waitingSince });
  const msLeft = Date.parse(dueAt) - Number(now);
  return { state: msLeft < 0 ? 'overdue' : 'running', dueAt, msLeft };
}

/** The clock of an inquiry that staff answered; instants as ISO 8601. */
export function answeredClock(createdAt: string, firstContactAt: string): Clock & { state: 'answered' } {
  const afterMs = Date.parse(firstContactAt) - Date.parse(createdAt);
  return { state: 'answered', afterMs, late: isLate(afterMs) };
}

/** The instant by which staff must have made contact, as ISO 8601 UTC. */
export const dueAtOf = ({ createdAt }: Pick<Inquiry, 'createdAt'>): string =>
  new Date(Date.parse(createdAt) + CLOCK_MS).toISOString();

/** A running clock is overdue when its inquiry has waited since before this instant (ISO 8601 UTC). */
export const overdueBefore = (now: Date | number): string => new Date(Number(now) - CLOCK_MS).toISOString();

/** Exactly 24 hours is still within the promise. */
const isLate = (afterMs: number): boolean => afterMs > CLOCK_MS;

/** Whether a change of status implies that staff made contact. Canceling stops the clock without one. */
export const isFirstContact = (from: string, to: string): boolean =>
  isWaiting(from) && statusOf(to)?.contact === true;
