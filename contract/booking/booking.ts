/**
 * Meetings that visitors book and staff propose (requirements §19; docs/decisions/0021). A meeting belongs to an
 * inquiry; at most one of an inquiry lies ahead.
 */
import * as z from 'zod/mini';
import { oneLine } from '../shared/text-rules.ts';
import { isInstant } from '../shared/zoned-day.ts';

export const BOOKING_KINDS = ['call', 'studio', 'site'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/**
 * `proposed`: one of up to three times that wait for the visitor, kept free until `heldUntil`. `requested`: chosen by a
 * visitor whose email isn't confirmed, kept free until `heldUntil`. `booked`: agreed, ahead or not yet marked. `held`,
 * `no-show`: marked by staff afterwards. `cancelled`. `lapsed`: a proposed time that wasn't taken, or a requested one that
 * wasn't confirmed.
 */
export const BOOKING_STATES = [
  'proposed',
  'requested',
  'booked',
  'held',
  'no-show',
  'cancelled',
  'lapsed',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export const BOOKING_LIMITS = {
  /** Times that one proposal may name. */
  proposedTimes: 3,
  proposalHours: 48,
  /** Until so long before, the visitor can move or cancel. */
  visitorChangeMs: 2 * 60 * 60_000,
  /**
   * Bookings, moves and cancellations that one visitor may make for a request: each sends a mail, and the address may be
   * a stranger's.
   */
  visitorChanges: 10,
  /** A time chosen by a visitor whose email isn't confirmed is kept for them so long. */
  holdHours: 6,
  /** Most times held simultaneously for visitors of one network (an IPv4 /24 or an IPv6 /48), and for all visitors. */
  holdsOfNetwork: 3,
  holdsOverall: 20,
  /** Times that one request may hold in sequence. Each sends an email to an address that may be a stranger's. */
  holdsOfRequest: 3,
  placeMax: 200,
  textMax: 2000,
} as const;

export const BOOKING_MESSAGES = {
  taken: 'That time was just booked. Choose another',
  past: 'That time has passed. Choose another',
  unknownTime: 'That time isn’t available. Choose one from the list',
  tooLate: 'Your meeting is less than two hours away. Call us to change it',
  alreadyBooked: 'You already have a meeting booked. Reschedule or cancel it first',
  lapsed: 'These times have expired. Choose another',
  expired: 'The hold on this time has expired. Choose a time again',
  notOffered: 'We can’t book a meeting for this request online. Call us',
  notYet: 'This meeting hasn’t started yet',
  noMeeting: 'You have no upcoming meeting to change',
  zone: 'Unknown time zone. Times are in Central Time',
  holdsMany:
    'We’re holding too many unconfirmed times right now. Open the link in our email about your request and book from there, or call us',
  noAddress:
    'This client has no email address to send the times to. Book a time with them, or add an address',
  unconfirmed:
    'First confirm your email address: open the link in our last email and book from there, or call us',
  changesMany: 'This meeting has been changed too many times. Call us to change it again',
  placeLong: `Keep the address under ${BOOKING_LIMITS.placeMax} characters`,
} as const;

/**
 * A time that can be booked. `GET /api/inquiries/{id}/meeting-slots?kind=&from=&to=[&staff=]` answers what staff can book:
 * any quarter of an hour, without the notice that a visitor needs. `from` and `to` are days, at most 62 apart.
 */
export const slotSchema = z.object({
  /** ISO 8601 UTC, on a quarter of an hour. */
  at: z.string(),
  staffId: z.string(),
});
export type Slot = z.infer<typeof slotSchema>;

/** Checked by hand: `z.iso.datetime` would add to the script of /contact, which shares the dashboard's copy of Zod. */
const instant = z
  .string({ error: 'Choose a time' })
  .check(z.refine(isInstant, 'Time must be an ISO 8601 instant, such as 2026-12-01T16:00:00.000Z'));
const kind = z.enum(BOOKING_KINDS, { error: `Kind must be one of ${BOOKING_KINDS.join(', ')}` });
const staffId = z.string({ error: 'Choose a staff member' }).check(z.minLength(1), z.maxLength(64));
/** Address of a site visit, or the phone number of a call if it isn't the request's. */
const place = z.optional(
  z.nullable(z.string().check(oneLine, z.maxLength(BOOKING_LIMITS.placeMax, BOOKING_MESSAGES.placeLong))),
);

/**
 * `POST /api/inquiries/{id}/meetings` → 201 with the `Meeting`. The meeting is booked without the visitor's
 * confirmation, as on the phone.
 */
export const meetingBooking = z.strictObject({ kind, at: instant, staffId, place });
export type MeetingBooking = z.infer<typeof meetingBooking>;

/** `POST /api/inquiries/{id}/meeting-proposals` → 201 with the `Meeting[]`: replaces an earlier proposal. */
export const meetingProposal = z.strictObject({
  kind,
  times: z
    .array(z.strictObject({ at: instant, staffId }))
    .check(
      z.minLength(1, 'Choose at least one time'),
      z.maxLength(BOOKING_LIMITS.proposedTimes, `Propose up to ${BOOKING_LIMITS.proposedTimes} time slots`),
    ),
  /** Text above the times in the email. */
  text: z.optional(z.string().check(z.trim(), z.maxLength(BOOKING_LIMITS.textMax, 'Message is too long'))),
  place,
});
export type MeetingProposal = z.infer<typeof meetingProposal>;

/** `POST /api/meetings/{id}/move` → the `Meeting`. */
export const meetingReschedule = z.strictObject({ at: instant, staffId });
export type MeetingReschedule = z.infer<typeof meetingReschedule>;

/** `POST /api/meetings/{id}/outcome` → the `Meeting`: it took place, or the visitor didn't come. */
export const meetingOutcome = z.strictObject({
  outcome: z.enum(['held', 'no-show'], { error: 'Outcome must be held or no-show' }),
});

/**
 * As staff see it: `GET /api/inquiries/{id}/meetings` (all of one inquiry, newest first) and
 * `GET /api/meetings?from=&to=[&staff=]` (proposed, requested, booked, held and no-show meetings that touch those days, of
 * one person or all).
 */
export const meetingSchema = z.object({
  id: z.string(),
  inquiryId: z.string(),
  reference: z.string(),
  visitorName: z.string(),
  area: z.nullable(z.string()),
  kind: z.enum(BOOKING_KINDS),
  state: z.enum(BOOKING_STATES),
  startsAt: z.string(),
  endsAt: z.string(),
  staffId: z.string(),
  staffName: z.string(),
  /** The place that the visitor or staff gave; null for the request's phone, the studio, or the town. */
  place: z.nullable(z.string()),
  /** Drive to the site, one way, in minutes. */
  travelMinutes: z.number(),
  /** False where the town isn't known: the minutes are kept free, and say nothing about the drive. */
  isTravelKnown: z.boolean(),
  /** Shared by the times of one proposal. */
  proposalId: z.nullable(z.string()),
  heldUntil: z.nullable(z.string()),
  /** Whether the visitor wants reminders. */
  reminders: z.boolean(),
  /** IANA zone of the visitor, if it isn't the firm's. */
  zone: z.nullable(z.string()),
  /** SEQUENCE of the calendar entry: incremented when the meeting is rescheduled or canceled (RFC 5545 §3.8.7.4). */
  sequence: z.number(),
  /** Name of the staff member who booked or proposed it; null for the visitor. */
  bookedBy: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Meeting = z.infer<typeof meetingSchema>;

/** The inquiry's meeting in lists: the one ahead, else the latest that wasn't cancelled. */
export const inquiryMeetingSchema = z.object({
  at: z.string(),
  kind: z.enum(BOOKING_KINDS),
  state: z.enum(BOOKING_STATES),
});
export type InquiryMeeting = z.infer<typeof inquiryMeetingSchema>;

/** Changes of a meeting, in `inquiry_events` as `meeting-{change}`; instants ISO 8601 UTC. */
export type MeetingEvents = {
  /** By a visitor whose email isn't confirmed; the time is held until then. */
  requested: MeetingTime & { until: string };
  /** The hold of a requested time ended. */
  expired: MeetingTime;
  booked: MeetingTime;
  moved: MeetingTime & { from: string };
  cancelled: MeetingTime;
  /** By undoing the change of the inquiry that canceled it. */
  restored: MeetingTime;
  proposed: {
    meetingId: string;
    kind: BookingKind;
    times: { at: string; staffName: string }[];
    text: string | null;
  };
  /** No time of a proposal was taken; all are free again. */
  lapsed: { kind: BookingKind };
  held: MeetingTime;
  'no-show': MeetingTime;
};
export type MeetingTime = {
  meetingId: string;
  kind: BookingKind;
  at: string;
  staffId: string;
  staffName: string;
};
