/** Ranges of days that staff ask for, in the firm's time zone. */
import { setup } from '#content/firm.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';

/** First and last day, both included, as `2026-03-08`. */
export type DayRange = { from: string; to: string };

export type DatePreset = { label: string; days: DayRange };

/** @param today like `2026-03-08`. */
export function datePresets(today: string): DatePreset[] {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  /** Months and days over or under the calendar's carry into the neighboring ones. */
  const at = (months: number, days: number) => dayOf(Date.UTC(year, months - 1, days), 'UTC');
  const quarter = month - ((month - 1) % 3);
  return [
    { label: 'Today', days: { from: today, to: today } },
    { label: 'Yesterday', days: { from: at(month, day - 1), to: at(month, day - 1) } },
    { label: 'Last 7 days', days: { from: at(month, day - 6), to: today } },
    { label: 'Last 30 days', days: { from: at(month, day - 29), to: today } },
    { label: 'This month', days: { from: at(month, 1), to: today } },
    { label: 'Last month', days: { from: at(month - 1, 1), to: at(month, 0) } },
    { label: 'This quarter', days: { from: at(quarter, 1), to: today } },
    { label: 'Last quarter', days: { from: at(quarter - 3, 1), to: at(quarter, 0) } },
    { label: 'This year', days: { from: `${year}-01-01`, to: today } },
  ];
}

/** The day it is for the firm. */
export const firmToday = (now: Date | number = Date.now()): string => dayOf(now, setup.timeZone);
