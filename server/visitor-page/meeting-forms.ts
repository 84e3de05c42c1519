/** The actions of the meeting page's forms. */

import { meetingWords } from '#content/meeting-words.ts';
import {
  BOOKING_KINDS,
  BOOKING_LIMITS,
  BOOKING_MESSAGES,
  type BookingKind,
  type Meeting,
} from '#contract/booking/booking.ts';
import type { MeetingAction } from '#contract/booking/visitor-meeting.ts';
import { isInstant } from '#contract/shared/zoned-day.ts';
import type { Booking } from '../booking/booking.ts';
import type { Booked } from '../booking/refused.ts';
import { currentFirm } from '../config/firm-in-force.ts';
import { formKey } from './forms.ts';
import { choiceOf } from './meeting-choice.ts';
import type { OfferParts } from './meeting-offer.ts';
import { offerOf } from './meeting-offer.ts';
import type { MeetingInquiry } from './meeting-store.ts';
import { type ReadZone, readZone } from './visitor-zone.ts';

const refused = () => meetingWords(currentFirm()).refused;

export type MeetingRefusal = { status: number; errors: Record<string, string>; isKeyUsed?: boolean };
type Fields = Record<string, string>;

export type SentMeetingForm = {
  action: MeetingAction;
  fields: Fields;
  /** Keyed hash of the sender's network. */
  network: string;
};

/** Applies a form. @returns null on success, otherwise the error. */
export async function applyMeetingForm(
  parts: OfferParts,
  inquiry: MeetingInquiry,
  { action, fields, network }: SentMeetingForm,
  now: Date,
): Promise<MeetingRefusal | null> {
  const zone = readZone(fields.zone);
  if (zone.isUnknown && (action === 'book' || action === 'take')) return refusal('zone');
  if (action === 'book') return book(parts, inquiry, { fields, network }, zone, now);
  const { booking } = parts;
  const meeting = await own(booking, inquiry, fields.meeting);
  if (!meeting) return refusal(action === 'take' ? 'lapsed' : 'noMeeting');
  switch (action) {
    case 'move': {
      const to = await timeOf(parts, inquiry, { ...fields, kind: meeting.kind }, true, now);
      return 'status' in to ? to : outcome(await booking.reschedule(meeting.id, to, 'visitor', null, now));
    }
    case 'confirm':
      return outcome(await booking.confirm(meeting.id, 'visitor', null, now));
    case 'cancel':
      return outcome(await booking.cancel(meeting.id, 'visitor', null, now));
    case 'take':
      return outcome(await booking.take(meeting.id, { zone: zone.zone, network }, now));
    case 'reminders':
      return outcome(await booking.setReminders(meeting.id, fields.reminders === 'on', now));
  }
}

async function book(
  parts: OfferParts,
  inquiry: MeetingInquiry,
  { fields, network }: Pick<SentMeetingForm, 'fields' | 'network'>,
  { zone }: ReadZone,
  now: Date,
): Promise<MeetingRefusal | null> {
  const kind = BOOKING_KINDS.find((known) => known === fields.kind);
  if (!kind) return refusal('unknownTime');
  const place = placeOf(kind, fields, inquiry);
  if ('status' in place) return place;
  const key = formKey(fields);
  const time = await timeOf(parts, inquiry, fields, false, now);
  if ('status' in time) return time;
  const booked = await parts.booking.book(
    { inquiryId: inquiry.id, kind, ...time, ...place, zone, key, network },
    'visitor',
    null,
    now,
  );
  if (!('meeting' in booked)) return outcome(booked);
  const { meeting } = booked;
  const isAhead = meeting.state === 'booked' || meeting.state === 'requested';
  const isSame = isAhead && meeting.kind === kind && meeting.startsAt === time.at;
  return isSame ? null : { status: 409, errors: { form: `${refused().keyUsed}.` }, isKeyUsed: true };
}

/** Without a named person, as in a form returned with an error, the page's own choice counts. */
async function timeOf(
  parts: OfferParts,
  inquiry: MeetingInquiry,
  { kind, at = '', staff }: Fields,
  isMoving: boolean,
  now: Date,
): Promise<{ at: string; staffId: string } | MeetingRefusal> {
  if (!isInstant(at)) return refusal('unknownTime');
  const instant = new Date(at).toISOString();
  if (staff) return { at: instant, staffId: staff };
  const offer = await offerOf(parts, inquiry, now);
  const choice = await choiceOf(parts, inquiry, offer, { kind, at, isMoving }, now);
  return choice?.chosen ?? refusal(instant <= now.toISOString() ? 'past' : 'taken');
}

/** Returns a site visit's address, or a call's number if it differs from the request's. */
function placeOf(
  kind: BookingKind,
  fields: Fields,
  { phone }: MeetingInquiry,
): { place: string | null } | MeetingRefusal {
  if (kind === 'studio') return { place: null };
  const place = (fields.place ?? '')
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (place.length > BOOKING_LIMITS.placeMax)
    return { status: 422, errors: { place: `${BOOKING_MESSAGES.placeLong}.` } };
  if (kind === 'call') {
    if (!place && !phone) return { status: 422, errors: { place: `${refused().phone}.` } };
    return { place: place === phone ? null : place || null };
  }
  return place ? { place } : { status: 422, errors: { place: `${refused().place}.` } };
}

/** The meeting, if it belongs to this inquiry: the id of another inquiry's meeting must reveal nothing. */
async function own(booking: Booking, inquiry: MeetingInquiry, id = ''): Promise<Meeting | null> {
  const meeting = await booking.find(id);
  return meeting?.inquiryId === inquiry.id ? meeting : null;
}

const outcome = (booked: Booked): MeetingRefusal | null =>
  'meeting' in booked ? null : refusal(booked.refused === 'unknown' ? 'noMeeting' : booked.refused);

const refusal = (why: keyof typeof BOOKING_MESSAGES): MeetingRefusal => ({
  status: 409,
  errors: { form: `${BOOKING_MESSAGES[why]}.` },
});
