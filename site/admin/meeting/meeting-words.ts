/** Texts about meetings, for staff. */
import { bookingWords } from '#content/booking-words.ts';
import type { BookingKind, InquiryMeeting, Meeting } from '#contract/booking/booking.ts';
import type { BookableName } from '#contract/booking/booking-hours.ts';
import { weekdayDate, weekdayTime } from '../format/dates.ts';

/** Like "Site visit". */
export const kindName = (kind: BookingKind): string => {
  const { noun } = bookingWords.kinds[kind];
  return noun.charAt(0).toUpperCase() + noun.slice(1);
};

/**
 * An inquiry's meeting for its card: "Call Tue, Dec 1, 10:00 AM".
 * @property look whether it lies ahead, went wrong, or is settled.
 * @returns null for a meeting that isn't asked about any more.
 */
export function meetingInBrief({ at, kind, state }: InquiryMeeting): MeetingInBrief | null {
  if (state === 'booked') return { words: `${kindName(kind)} ${weekdayTime(at)}`, look: 'ahead' };
  if (state === 'requested')
    return { words: `${kindName(kind)} ${weekdayTime(at)}, not yet confirmed`, look: 'ahead' };
  if (state === 'proposed') return { words: `${kindName(kind)} proposed`, look: 'ahead' };
  if (state === 'no-show') return { words: `No-show ${weekdayDate(at)}`, look: 'alarm' };
  if (state === 'held') return { words: `${kindName(kind)} held ${weekdayDate(at)}`, look: 'settled' };
  return null;
}

type MeetingInBrief = { words: string; look: 'ahead' | 'alarm' | 'settled' };

/** Why none of a person's times can be free, whichever day; null where some may be. */
export function noneInWords(
  { staffId, name, lacks, isTooFar }: BookableName,
  kind: BookingKind,
  ownId: string,
): string | null {
  const isOwn = staffId === ownId;
  if (lacks === 'hours')
    return isOwn
      ? 'You have no open times yet. Set your hours first.'
      : `${name} has no open times yet. ${name} or an owner needs to set ${name}’s hours first.`;
  if (lacks === 'calendar')
    return `${isOwn ? 'Your' : `${name}’s`} calendar hasn’t synced in 24 hours, so there are no open times.`;
  if (kind === 'site' && isTooFar)
    return `The site is outside ${isOwn ? 'your' : `${name}’s`} driving range. Choose ${isOwn ? 'a' : 'another'} colleague.`;
  return null;
}

/** The visitor's time, where it isn't the studio's: "8:00 AM in Los Angeles". The day, too, where it is another. */
export function timeThere({ startsAt, zone }: Pick<Meeting, 'startsAt' | 'zone'>): string | null {
  if (zone === null) return null;
  const here = weekdayTime(startsAt);
  const there = weekdayTime(startsAt, zone);
  if (there === here) return null;
  const isSameDay = weekdayDate(startsAt) === there.slice(0, there.lastIndexOf(', '));
  const place = cityOf(zone);
  return `${isSameDay ? there.slice(there.lastIndexOf(', ') + 2) : there} in ${place}`;
}

/** Whether a meeting has begun: only then can its outcome be known. */
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
  const held = heldUntil === null ? null : `On hold until ${weekdayTime(heldUntil)}`;
  if (state === 'proposed') return held ?? 'Proposed';
  if (state === 'requested') return held ? `${held}, not yet confirmed` : 'Not yet confirmed';
  if (state === 'held') return 'Held';
  if (state === 'no-show') return 'No-show';
  return isUnmarked(meeting, now) ? 'Needs outcome' : '';
}

/** "America/New_York" is "New York". */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
