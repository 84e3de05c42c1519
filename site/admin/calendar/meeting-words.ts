/** A meeting in words for staff. */
import { bookingWords } from '#content/booking-words.ts';
import type { BookingKind, Meeting } from '#contract/booking/booking.ts';
import { timeOfDay, weekdayDate } from '../format/dates.ts';

export const kindLabel = (kind: BookingKind): string => bookingWords.kinds[kind].label;

/** Whether it has begun: only then can its outcome be known. */
export const hasBegun = ({ startsAt }: Meeting, now: number): boolean => Date.parse(startsAt) <= now;

/** Booked, over, and not marked yet. */
export const isUnmarked = ({ state, endsAt }: Meeting, now: number): boolean =>
  state === 'booked' && Date.parse(endsAt) <= now;

/** Whether it can still be moved or cancelled. */
export const isAhead = (meeting: Meeting, now: number): boolean =>
  (meeting.state === 'booked' || meeting.state === 'requested') && !hasBegun(meeting, now);

/** The words for a meeting's state; empty for one that is simply booked. */
export function stateInWords(meeting: Meeting, now: number): string {
  const { state, heldUntil } = meeting;
  if (state === 'proposed')
    return heldUntil === null ? 'Proposed' : `Held until ${weekdayDate(heldUntil)}, ${timeOfDay(heldUntil)}`;
  if (state === 'requested')
    return heldUntil === null
      ? 'Not yet confirmed'
      : `Held until ${weekdayDate(heldUntil)}, ${timeOfDay(heldUntil)}, not yet confirmed`;
  if (state === 'held') return 'Took place';
  if (state === 'no-show') return 'Didn’t come';
  return isUnmarked(meeting, now) ? 'Did it happen?' : '';
}
