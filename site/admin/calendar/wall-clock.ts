/**
 * The calendar's vertical axis: minutes after midnight on the firm's wall clock. On a day with 23 hours one hour of it
 * stays empty; on a day with 25, both hours with the same name share one.
 */
import { setup } from '#content/firm.ts';
import { clockOfDay, dayAfter, startOfDay } from '#contract/shared/zoned-day.ts';

export const DAY_MINUTES = 24 * 60;
/** Meetings begin on a quarter of an hour. */
const GRID_MINUTES = 15;

const wall = new Intl.DateTimeFormat('en-US', {
  timeZone: setup.timeZone,
  hourCycle: 'h23',
  hour: 'numeric',
  minute: 'numeric',
});

/** Minutes after midnight of a day such as `2026-03-08`; times outside of the day are cut off at its ends. */
export function wallMinutes(at: number, day: string): number {
  if (at <= Date.parse(startOfDay(day, setup.timeZone))) return 0;
  if (at >= Date.parse(startOfDay(dayAfter(day), setup.timeZone))) return DAY_MINUTES;
  const part = Object.fromEntries(wall.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return (part.hour ?? 0) * 60 + (part.minute ?? 0);
}

/** The instant of a place on the grid, in milliseconds; a wall time that doesn't exist moves on. */
export function instantAt(day: string, minutes: number): number {
  const onGrid = Math.round(minutes / GRID_MINUTES) * GRID_MINUTES;
  return clockOfDay(day, setup.timeZone)(Math.min(Math.max(onGrid, 0), DAY_MINUTES - GRID_MINUTES));
}

/** A stretch of time within a day, in minutes after midnight; null when it doesn't touch the day. */
export function stretchIn(day: string, from: number, to: number): { from: number; to: number } | null {
  const begin = Date.parse(startOfDay(day, setup.timeZone));
  const end = Date.parse(startOfDay(dayAfter(day), setup.timeZone));
  if (to <= begin || from >= end) return null;
  const top = wallMinutes(from, day);
  // An hour that is there twice ends before it begins on the clock; its length is kept.
  const length = Math.min(to, end) - Math.max(from, begin);
  const bottom = wallMinutes(to, day);
  return { from: top, to: bottom > top ? bottom : Math.min(top + length / 60_000, DAY_MINUTES) };
}
