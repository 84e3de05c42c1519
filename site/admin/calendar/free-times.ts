/** Steps through the times to which a meeting can be moved. */
import { setup } from '#content/firm.ts';
import type { Slot } from '#contract/booking/booking.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import { wallMinutes } from './wall-clock.ts';

/** Keys that choose another time. */
export const STEPS = {
  ArrowUp: 'earlier',
  ArrowDown: 'later',
  ArrowLeft: 'day-before',
  ArrowRight: 'day-after',
} as const;
export type TimeStep = (typeof STEPS)[keyof typeof STEPS];

const dayOfSlot = ({ at }: Pick<Slot, 'at'>) => dayOf(at, setup.timeZone);

/**
 * The free time one step on: the next or previous one, or on the next or previous day that has any the one nearest to
 * the same wall time. Undefined at the end.
 * @param slots by time.
 */
export function stepTo(slots: readonly Slot[], at: string, step: TimeStep): Slot | undefined {
  if (step === 'later') return slots.find((slot) => slot.at > at);
  if (step === 'earlier') return slots.findLast((slot) => slot.at < at);
  const here = dayOfSlot({ at });
  const day = step === 'day-after' ? slots.find(isAfter(here)) : slots.findLast(isBefore(here));
  return day && nearest(slots, dayOfSlot(day), wallMinutes(Date.parse(at), here));
}

const isAfter = (day: string) => (slot: Slot) => dayOfSlot(slot) > day;
const isBefore = (day: string) => (slot: Slot) => dayOfSlot(slot) < day;

function nearest(slots: readonly Slot[], day: string, minutes: number): Slot | undefined {
  const distance = ({ at }: Slot) => Math.abs(wallMinutes(Date.parse(at), day) - minutes);
  return slots
    .filter((slot) => dayOfSlot(slot) === day)
    .reduce<Slot | undefined>(
      (best, slot) => (best && distance(best) <= distance(slot) ? best : slot),
      undefined,
    );
}
