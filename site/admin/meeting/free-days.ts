/** Free times by day and hour, as the picker shows them. */
import { setup } from '#content/firm.ts';
import type { Slot } from '#contract/booking/booking.ts';
import { addDays, dayOf } from '#contract/shared/zoned-day.ts';

export const DAYS_SHOWN = 7;

export type FreeDay = { day: string; slots: Slot[] };

/** A week from a day on, each with its free times. */
export function freeDays(slots: readonly Slot[], from: string): FreeDay[] {
  const byDay = Map.groupBy(slots, ({ at }) => dayOf(at, setup.timeZone));
  return Array.from({ length: DAYS_SHOWN }, (_, n) => {
    const day = addDays(from, n);
    return { day, slots: byDay.get(day) ?? [] };
  });
}

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: setup.timeZone,
  hour: 'numeric',
  minute: '2-digit',
});

export type FreeHour = {
  /** Like "9 AM". */
  label: string;
  /** By quarter of the hour; undefined where none is free. */
  quarters: (Slot | undefined)[];
};

/** A day's free times in rows of an hour. An hour that comes twice has two rows. */
export function freeHours(slots: readonly Slot[]): FreeHour[] {
  const hours = Map.groupBy(slots, ({ at }) => Math.floor(Date.parse(at) / 3_600_000));
  return [...hours.values()].map((inHour) => {
    const quarters: FreeHour['quarters'] = [undefined, undefined, undefined, undefined];
    for (const slot of inHour) quarters[new Date(slot.at).getUTCMinutes() / 15] = slot;
    return { label: hourOf((inHour[0] as Slot).at), quarters };
  });
}

const hourOf = (at: string): string => {
  const found = parts.formatToParts(new Date(at));
  const part = (type: string) => found.find((each) => each.type === type)?.value ?? '';
  return `${part('hour')} ${part('dayPeriod')}`;
};

export const isSameSlot = (a: Slot, b: Slot): boolean => a.at === b.at && a.staffId === b.staffId;
