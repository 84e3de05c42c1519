/** A zone of IANA's database. Asking Intl takes long, so each year's offsets are asked for once. */
import { offsetAt } from '#contract/shared/zoned-day.ts';
import { DAY_MS } from './moments.ts';
import { instantBy, type Onset, type Zone } from './zone.ts';

/** No two changes lie within one step: the shortest time between two is the month of Ramadan. */
const STEP_MS = 7 * DAY_MS;
const MINUTE_MS = 60_000;

export function zoneOfIana(name: string): Zone {
  const years = new Map<number, Onset[]>();
  return {
    instantOf(wall) {
      const year = new Date(wall).getUTCFullYear();
      const onsets = years.get(year) ?? onsetsOf(name, year);
      years.set(year, onsets);
      return instantBy(onsets, wall);
    },
  };
}

/** Returns the onsets of the year, preceded by the offset at its start. */
function onsetsOf(name: string, year: number): Onset[] {
  const begin = Date.UTC(year, 0, -1);
  const end = Date.UTC(year + 1, 0, 2);
  const first = offsetAt(begin, name);
  const onsets: Onset[] = [{ wall: Number.NEGATIVE_INFINITY, before: first, after: first }];
  let before = first;
  for (let from = begin; from < end; from += STEP_MS) {
    const after = offsetAt(from + STEP_MS, name);
    if (after === before) continue;
    onsets.push({ wall: changeBetween(from, from + STEP_MS, name) + before, before, after });
    before = after;
  }
  return onsets;
}

/** The first minute with another offset. */
function changeBetween(from: number, to: number, name: string): number {
  const before = offsetAt(from, name);
  let [low, high] = [from, to];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / (2 * MINUTE_MS)) * MINUTE_MS;
    if (offsetAt(middle, name) === before) low = middle;
    else high = middle;
  }
  return high;
}
