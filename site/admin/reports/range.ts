/** The address holds a report's range, so that a link and the back button show the same figures. */
import { setup } from '#content/firm.ts';
import { addDays, dayOf, isDay, mondayOf } from '#contract/shared/zoned-day.ts';

export type ReportRange = { from: string; to: string };

/** Preset ranges in weeks, ending today. */
export const RANGES = [
  { weeks: 4, label: '4 weeks' },
  { weeks: 12, label: '12 weeks' },
  { weeks: 26, label: '26 weeks' },
  { weeks: 52, label: '52 weeks' },
] as const;

/** From Monday of the week that many weeks ago to today, as the server counts (contract/inquiries/reports.ts). */
export function lastWeeks(weeks: number, now = Date.now()): ReportRange {
  const to = dayOf(now, setup.timeZone);
  return { from: addDays(mondayOf(to), -7 * (weeks - 1)), to };
}

/** The current quarter to date and the three before it, newest first. */
export function quarters(now = Date.now()): (ReportRange & { label: string })[] {
  const today = dayOf(now, setup.timeZone);
  const current = Number(today.slice(0, 4)) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  return [0, 1, 2, 3].map((ago) => {
    const [year, quarter] = [Math.floor((current - ago) / 4), (current - ago) % 4];
    const end = dayOf(Date.UTC(year, quarter * 3 + 3, 0), 'UTC');
    return {
      label: `Q${quarter + 1} ${year}`,
      from: dayOf(Date.UTC(year, quarter * 3, 1), 'UTC'),
      to: [end, today].sort()[0] as string,
    };
  });
}

/** The range in the address; twelve weeks if it isn't a valid range. */
export function rangeIn(search: URLSearchParams): ReportRange {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : lastWeeks(12);
}

export const addressOf = ({ from, to }: ReportRange) => `/admin/reports?from=${from}&to=${to}`;
