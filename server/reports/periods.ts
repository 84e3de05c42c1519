/** The period that a report's range is compared with. */
import { addDays } from '#contract/shared/zoned-day.ts';

export type ReportDays = { from: string; to: string };

/**
 * Returns the days before a range. For a quarter, the whole quarter before; for the beginning of a quarter, such as the
 * current quarter to date, as many days of the one before; for other ranges, as many days as they have.
 */
export function periodBefore({ from, to }: ReportDays): ReportDays {
  const dayBefore = addDays(from, -1);
  const days = daysBetween(from, to);
  if (!isQuarterStart(from) || to > quarterEnd(from))
    return { from: addDays(from, -1 - days), to: dayBefore };
  const start = quarterStart(dayBefore);
  const sameDay = addDays(start, days);
  return { from: start, to: to === quarterEnd(from) || sameDay > dayBefore ? dayBefore : sameDay };
}

/** Returns the first day of the quarter of a day. */
function quarterStart(day: string): string {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

const isQuarterStart = (day: string) => quarterStart(day) === day;

/** Returns the last day of the quarter that begins on a day; a quarter has 90 to 92 days. */
const quarterEnd = (start: string): string => addDays(quarterStart(addDays(start, 100)), -1);

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
