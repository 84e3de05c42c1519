/** The visitor's choices so far, from the page's address, and the next ones. */
import { setup } from '#content/firm.ts';
import { BOOKING_KINDS, type BookingKind, type Meeting, type Slot } from '#contract/booking/booking.ts';
import { HOURS_LIMITS } from '#contract/booking/booking-hours.ts';
import type { MeetingChoice, MeetingOffer } from '#contract/booking/visitor-meeting.ts';
import { dayOf, isInstant } from '#contract/shared/zoned-day.ts';
import type { Booking } from '../booking/booking.ts';
import type { OfferParts } from './meeting-offer.ts';
import type { MeetingInquiry } from './meeting-store.ts';

export type ChosenMeeting = { kind?: string; day?: string; at?: string; staff?: string; isMoving: boolean };

/** Days whose times a page shows for a form returned with an error. */
const NEARBY_DAYS = 3;
const DAY_MS = 24 * 60 * 60_000;

export async function choiceOf(
  { booking, meetings }: OfferParts,
  inquiry: MeetingInquiry,
  offer: MeetingOffer,
  chosen: ChosenMeeting,
  now: Date,
): Promise<MeetingChoice | null> {
  const kind = kindOf(offer, chosen);
  if (!kind) return null;
  const moved = offer.ahead;
  const slots = (await slotsAhead(booking, inquiry.id, kind, now)).filter(({ at }) => at !== moved?.startsAt);
  const byDay = Map.groupBy(slots, ({ at }) => dayOf(at, setup.timeZone));
  const days = [...byDay.keys()];
  const wanted = chosen.at && isInstant(chosen.at) ? new Date(chosen.at).toISOString() : null;
  const asked = wanted ? dayOf(wanted, setup.timeZone) : chosen.day;
  const day = days.find((free) => free >= (asked ?? '')) ?? days.at(-1) ?? null;
  const free = slots.filter(({ at }) => at === wanted);
  const staffId = free.length > 0 ? await whoComes(booking, free, inquiry, chosen.staff, moved?.id) : null;
  const names = staffId ? await meetings.names([staffId]) : null;
  return {
    ...{ kind, isMoving: moved !== null, days, day },
    nearby: days
      .slice(day ? days.indexOf(day) : 0)
      .slice(0, NEARBY_DAYS)
      .map((near) => ({ day: near, times: [...new Set(byDay.get(near)?.map(({ at }) => at))] })),
    chosen: wanted && staffId ? { at: wanted, staffId, who: names?.get(staffId) ?? '' } : null,
  };
}

/** A rescheduled meeting keeps its kind. */
function kindOf({ ahead, kinds }: MeetingOffer, chosen: ChosenMeeting): BookingKind | undefined {
  if (ahead) return chosen.isMoving && ahead.isChangeable ? ahead.kind : undefined;
  return BOOKING_KINDS.find((kind) => kind === chosen.kind && kinds.includes(kind));
}

/** Every time that the visitor can book. */
async function slotsAhead(
  booking: Booking,
  inquiryId: string,
  kind: BookingKind,
  now: Date,
): Promise<Slot[]> {
  const last = new Date(now.getTime() + HOURS_LIMITS.horizonDaysMax * DAY_MS);
  const [from, to] = [dayOf(now, setup.timeZone), dayOf(last, setup.timeZone)];
  return (await booking.slots(inquiryId, { kind, from, to, by: 'visitor' }, now)) ?? [];
}

/**
 * Chooses among the free people: the one that was named, the one who has the meeting being rescheduled, the inquiry's
 * assignee, else the one with the fewest meetings that day; of several, the first in the order of accounts.
 */
async function whoComes(
  booking: Booking,
  free: Slot[],
  inquiry: MeetingInquiry,
  named: string | undefined,
  movedId: string | undefined,
): Promise<string> {
  const people = free.map(({ staffId }) => staffId);
  const before = movedId === undefined ? null : await booking.find(movedId);
  const preferred = [named, before?.staffId, inquiry.assignee_id].find((id) => id && people.includes(id));
  if (preferred) return preferred;
  const day = dayOf(free[0]?.at ?? '', setup.timeZone);
  const meetings = await booking.between(day, day, null);
  const busy = (id: string) => meetings.filter((meeting: Meeting) => meeting.staffId === id).length;
  return people.reduce((least, id) => (busy(id) < busy(least) ? id : least));
}
