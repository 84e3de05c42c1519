/** Figures of the reports in words. */
import { duration } from '../inquiries/clock-words.ts';

const short = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
const long = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** Days come without a time, so no time zone may move them. */
export const dayInWords = (day: string) => short.format(new Date(`${day}T00:00:00Z`));
export const fullDay = (day: string) => long.format(new Date(`${day}T00:00:00Z`));

export const share = (of: number | null) => (of === null ? 'n/a' : `${Math.floor(of * 1000) / 10} %`);
export const time = (ms: number | null) => (ms === null ? 'n/a' : duration(ms));
export const count = (n: number) => n.toLocaleString('en-US');
