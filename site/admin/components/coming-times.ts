/** Times to schedule something for, in the firm's time zone. */
import { setup } from '#content/firm.ts';
import { addDays, clockOfDay, dayAfter, dayOf, mondayOf } from '#contract/shared/zoned-day.ts';

/** Before most offices open, and after most people look at their phone. */
const MORNING_MINUTES = 7 * 60 + 30;

/** @param day such as `2026-11-24`. @param minutes after midnight on the wall clock. @returns ISO 8601 UTC. */
const instantOf = (day: string, minutes: number): string =>
  new Date(clockOfDay(day, setup.timeZone)(minutes)).toISOString();

/** Upcoming mornings, the usual choices for scheduling: today's, if it is still ahead, tomorrow's and Monday's. */
export function mornings(now: Date | number): { label: string; at: string }[] {
  const today = dayOf(now, setup.timeZone);
  const tomorrow = dayAfter(today);
  const monday = addDays(mondayOf(tomorrow), mondayOf(tomorrow) === tomorrow ? 0 : 7);
  return [
    { label: 'Today, 7:30 AM', day: today },
    { label: 'Tomorrow, 7:30 AM', day: tomorrow },
    ...(monday === tomorrow ? [] : [{ label: 'Monday, 7:30 AM', day: monday }]),
  ]
    .map(({ label, day }) => ({ label, at: instantOf(day, MORNING_MINUTES) }))
    .filter(({ at }) => Date.parse(at) > Number(now));
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: setup.timeZone,
  hour: '2-digit',
  minute: '2-digit',
});

/** The day and the time of an instant, as the browser's fields for them hold it: `2026-11-24` and `07:30`. */
export const fieldsOf = (instant: string): { day: string; time: string } => ({
  day: dayOf(instant, setup.timeZone),
  time: clock.format(new Date(instant)),
});

/** @returns null when a field is empty or half typed. */
export function instantOfFields({ day, time }: { day: string; time: string }): string | null {
  const [hours, minutes] = time.split(':').map(Number);
  if (day === '' || hours === undefined || minutes === undefined || Number.isNaN(hours + minutes))
    return null;
  return instantOf(day, hours * 60 + minutes);
}
