/** The state of an inquiry's meeting, for its visitor. */
import { BOOKING_LIMITS, type Meeting } from '#contract/booking/booking.ts';
import type { MeetingOffer } from '#contract/booking/visitor-meeting.ts';
import type { Booking } from '../booking/booking.ts';
import { isBookable } from '../booking/visitor-rules-store.ts';
import type { MeetingInquiry, VisitorMeetingStore } from './meeting-store.ts';

export type OfferParts = { booking: Booking; meetings: VisitorMeetingStore };

/**
 * The meeting ahead; else the proposed times, and the kinds that can be chosen. A withdrawn, closed or suspected inquiry is
 * offered no new times, so that no staff time is reserved for it; an existing meeting can be rescheduled and canceled.
 */
export async function offerOf(
  { booking, meetings }: OfferParts,
  inquiry: MeetingInquiry,
  now: Date,
): Promise<MeetingOffer> {
  const at = now.toISOString();
  const all = await booking.ofInquiry(inquiry.id);
  const mayChoose = isBookable(inquiry);
  const ahead = all.find((meeting) => isAhead(meeting, at));
  const proposed = mayChoose && !ahead ? all.filter((meeting) => isOpen(meeting, at)).reverse() : [];
  const names = await meetings.names([...(ahead ? [ahead] : []), ...proposed].map(({ staffId }) => staffId));
  const who = ({ staffId, staffName }: Meeting) => names.get(staffId) ?? staffName;
  return {
    ahead: ahead
      ? {
          ...{ id: ahead.id, kind: ahead.kind, startsAt: ahead.startsAt, who: who(ahead) },
          ...{ place: ahead.place, reminders: ahead.reminders, heldUntil: ahead.heldUntil },
          isChangeable: Date.parse(ahead.startsAt) - now.getTime() >= BOOKING_LIMITS.visitorChangeMs,
        }
      : null,
    proposed: proposed.map((meeting) => ({
      ...{
        id: meeting.id,
        kind: meeting.kind,
        at: meeting.startsAt,
        who: who(meeting),
        place: meeting.place,
      },
    })),
    heldUntil: proposed[0]?.heldUntil ?? null,
    kinds: mayChoose && !ahead ? await booking.kindsOffered(now) : [],
    isHoldOver: !ahead && all.some((meeting) => wasHeld(meeting, at)),
  };
}

/** Booked, or held for the visitor to confirm. */
const isAhead = ({ state, heldUntil, endsAt }: Meeting, at: string): boolean =>
  endsAt > at && (state === 'booked' || (state === 'requested' && (heldUntil ?? '') > at));

/** A future time that the visitor chose and didn’t confirm. */
const wasHeld = ({ state, proposalId, bookedBy, startsAt }: Meeting, at: string): boolean =>
  ['requested', 'lapsed'].includes(state) && proposalId === null && bookedBy === null && startsAt > at;

const isOpen = ({ state, heldUntil, startsAt }: Meeting, at: string): boolean =>
  state === 'proposed' && (heldUntil ?? '') > at && startsAt > at;
