/** Quiet hours on the firm's wall clock, and when an inquiry counts as nearly overdue. Instants in milliseconds. */
import { addDays, clockOfDay, dayOf } from '#contract/shared/zoned-day.ts';
import { NEARLY_OVERDUE_MS } from '#contract/staff/push.ts';
import type { QuietHours } from '#contract/staff/push-changes.ts';

/** How long before quiet hours a person is notified of response clocks that would end in them. */
const BEFORE_QUIET_MS = 30 * 60_000;

type Span = { start: number; end: number };

/** Returns the quiet hours that an instant falls into; null when it is in none. */
export function quietHoursAt(at: number, quiet: QuietHours | null, timeZone: string): Span | null {
  if (!quiet) return null;
  const [from, until] = [minutesOf(quiet.from), minutesOf(quiet.until)];
  const today = dayOf(at, timeZone);
  for (const day of [today, addDays(today, -1)]) {
    const start = clockOfDay(day, timeZone)(from);
    const end = clockOfDay(until > from ? day : addDays(day, 1), timeZone)(until);
    if (start <= at && at < end) return { start, end };
  }
  return null;
}

/**
 * When a person is notified that a clock is about to end: four hours before; if that is in quiet hours, at their end; if
 * that would be too late, half an hour before they begin.
 * @param endsAt the end of the 24 hours.
 */
export function nearlyOverdueAt(endsAt: number, quiet: QuietHours | null, timeZone: string): number {
  const usual = endsAt - NEARLY_OVERDUE_MS;
  const span = quietHoursAt(usual, quiet, timeZone);
  if (!span) return usual;
  return span.end <= endsAt - BEFORE_QUIET_MS ? span.end : span.start - BEFORE_QUIET_MS;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
