/** The days that the calendar shows, in the firm's time zone. */
import { WEEKDAYS, weekdayOf } from '#contract/booking/booking-hours.ts';
import { addDays, isDay } from '#contract/shared/zoned-day.ts';

export const SPANS = { day: 1, three: 3, week: 7 } as const;
export type CalendarSpan = keyof typeof SPANS;

/** The days of a span: a week from its Monday, the others from the day itself. */
export function daysOf(day: string, span: CalendarSpan): string[] {
  const first = span === 'week' ? addDays(day, -daysSinceMonday(day)) : day;
  return Array.from({ length: SPANS[span] }, (_, i) => addDays(first, i));
}

/** The day in the address; today's, if there is none. */
export function dayIn(params: URLSearchParams, today: string): string {
  const asked = params.get('day') ?? '';
  return isDay(asked) ? asked : today;
}

const daysSinceMonday = (day: string): number => WEEKDAYS.indexOf(weekdayOf(day));
