/** The day's schedule, from the inquiries that need a reply and the latest arrivals. */
import { setup } from '#content/firm.ts';
import { responseClockOf } from '#contract/inquiries/clock.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { dayOf, startOfDay } from '#contract/shared/zoned-day.ts';

export type Today = {
  /** The clock runs out before midnight; the least time left first. */
  due: Inquiry[];
  /** The day of their next step has come. */
  nextSteps: Inquiry[];
  /** Since the last evening; the latest first. */
  overnight: Inquiry[];
};

const HOUR_MS = 3_600_000;

/** Six in the evening, from which an arrival is of this night, as ISO 8601. @param now milliseconds since 1970. */
export const nightBegan = (now: number): string =>
  new Date(Date.parse(startOfDay(dayOf(now, setup.timeZone), setup.timeZone)) - 6 * HOUR_MS).toISOString();

/** @param now milliseconds since 1970. */
export function todayOf(waiting: readonly Inquiry[], arrived: readonly Inquiry[], now: number): Today {
  const today = dayOf(now, setup.timeZone);
  const since = nightBegan(now);
  return {
    due: waiting
      .map((inquiry) => ({ inquiry, clock: responseClockOf(inquiry, now) }))
      .filter(({ clock }) => clock.state === 'running' && dayOf(clock.dueAt, setup.timeZone) === today)
      .sort((a, b) => msLeft(a.clock) - msLeft(b.clock))
      .map(({ inquiry }) => inquiry),
    nextSteps: waiting.filter(({ waitingReason }) => waitingReason === 'next-step'),
    overnight: arrived.filter(({ createdAt }) => createdAt >= since),
  };
}

const msLeft = (clock: ReturnType<typeof responseClockOf>) => ('msLeft' in clock ? clock.msLeft : 0);
