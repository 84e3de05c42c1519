/** When erased data leaves the database's files: in the night after, because writers wait meanwhile. */
import { setup } from '#content/firm.ts';
import { addDays, clockOfDay, dayOf } from '#contract/shared/zoned-day.ts';

const HOUR_MS = 3_600_000;
/** Time that the work may take before it counts as late, in milliseconds. */
const GRACE_MS = 2 * HOUR_MS;

/**
 * @param since when the erasure was (ISO 8601).
 * @param hour of the day, 0 to 23, on the firm's clock.
 * @returns the first such hour after it, in milliseconds since 1970.
 */
export function nightAfter(since: string, hour: number): number {
  const day = dayOf(since, setup.timeZone);
  const sameDay = clockOfDay(day, setup.timeZone)(hour * 60);
  return sameDay > Date.parse(since) ? sameDay : clockOfDay(addDays(day, 1), setup.timeZone)(hour * 60);
}

export const isLate = (since: string, hour: number, now: Date): boolean =>
  now.getTime() > nightAfter(since, hour) + GRACE_MS;
