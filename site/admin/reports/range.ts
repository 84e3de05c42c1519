/** The days of a report, in the address, so that a link and the back button lead to the same figures. */
import { firm } from '#content/firm.ts';
import { dayOf } from '#contract/zoned-day.ts';

export type Range = { from: string; to: string };

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Ready-made ranges, ending today; in weeks. */
export const RANGES = [
  { weeks: 4, label: '4 weeks' },
  { weeks: 12, label: '12 weeks' },
  { weeks: 26, label: '26 weeks' },
  { weeks: 52, label: '52 weeks' },
] as const;

/** Monday of the week so many weeks back, to today, as the server counts (contract/reports.ts). */
export function lastWeeks(weeks: number, now = Date.now()): Range {
  const to = dayOf(now, firm.timeZone);
  const today = Date.parse(`${to}T00:00:00Z`);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return { from: dayIn(today - (sinceMonday + 7 * (weeks - 1)) * DAY_MS), to };
}

/** What the address asks for; anything that is no range of days gives twelve weeks. */
export function rangeIn(search: URLSearchParams): Range {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : lastWeeks(12);
}

export const addressOf = ({ from, to }: Range) => `/admin/reports?from=${from}&to=${to}`;

const isDay = (text: string) => DAY.test(text) && dayIn(Date.parse(`${text}T00:00:00Z`)) === text;
const dayIn = (ms: number) => (Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10));
