/** Figures of the reports in words. */
import { valueInBrief } from '#contract/inquiries/prospect.ts';
import type { ProjectValue } from '#contract/inquiries/reports.ts';
import { duration } from '../inquiries/clock-words.ts';

const short = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
const long = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** Dates without a time, independent of time zones. */
export const dayInWords = (day: string) => short.format(new Date(`${day}T00:00:00Z`));
export const fullDay = (day: string) => long.format(new Date(`${day}T00:00:00Z`));

export const share = (of: number | null) => (of === null ? 'n/a' : `${Math.floor(of * 1000) / 10}%`);
export const time = (ms: number | null) => (ms === null ? 'n/a' : duration(ms));
export const count = (n: number) => n.toLocaleString('en-US');
export const worth = (sums: ProjectValue) => (sums.estimates === 0 ? 'n/a' : valueInBrief(sums));
