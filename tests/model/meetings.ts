/** A visitor chooses, confirms and cancels a call by the private page, with or without the code of a mail's link. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { BOOKING_LIMITS } from '../../contract/booking/booking.ts';
import { confirmationCode } from '../../server/inquiries/confirmation-code.ts';
import { type Call, type ModelAnswer, type ModelStep, mustAnswer, send } from './call.ts';
import { HOST } from './fixture.ts';
import { accountOf } from './rules-of-accounts.ts';
import { addMail } from './rules-of-inquiries.ts';
import {
  aheadOf,
  confirmedBy,
  isActive,
  isBookable,
  meetingEvent,
  tellBooked,
  tellCancelled,
} from './rules-of-meetings.ts';
import { type InquiryState, knownIds, type MeetingState, milliseconds, type State } from './state.ts';
import { app, tokenOf } from './visitor.ts';
import { SECRET, type World } from './world.ts';

const HOUR = 3_600_000;
const withCode = fc.boolean();

export const chooseMeeting: fc.Arbitrary<ModelStep> = fc
  .record({ app, withCode, nth: fc.nat(20), hour: fc.nat(3) })
  .map((given) => ({
    words: `the visitor chooses a call ${JSON.stringify(given)}`,
    prepare: (state, world) => {
      const visitor = visitorOf(state, given.nth);
      if (!visitor) return null;
      const day = Math.floor(milliseconds(state) / (24 * HOUR)) + 2;
      const at = new Date((day * 24 + 17 + given.hour) * HOUR).toISOString();
      const key = randomUUID();
      const fields = {
        ...{ kind: 'call', at, staff: accountOf(state, HOST).id, place: '979-555-0100', idempotencyKey: key },
        ...(given.withCode && { code: visitor.code }),
      };
      return posting(given.app, visitor, 'book', fields, {
        judge: (now, answer) => judgeChoice(now, answer, visitor, { key, at, withCode: given.withCode }),
        id: () => idOfForm(world, key),
      });
    },
  }));

export const confirmMeeting = ofMeeting('confirm', judgeConfirmation);
export const cancelMeeting = ofMeeting('cancel', judgeCancellation);

type Visitor = { id: string; generation: number; email: string; code: string };

function visitorOf(state: State, nth: number): Visitor | null {
  const ids = knownIds(state);
  const id = ids[nth % Math.max(1, ids.length)];
  if (id === undefined) return null;
  const known = state.inquiries[id];
  const gone = state.erased.find((one) => one.id === id);
  const email = known?.email ?? 'gone@example.com';
  const generation = known?.generation ?? gone?.generation ?? 1;
  return { id, generation, email, code: confirmationCode(SECRET, id, email) };
}

function ofMeeting(
  action: 'confirm' | 'cancel',
  judge: (
    state: State,
    answer: ModelAnswer,
    inquiry: InquiryState,
    meeting: MeetingState | undefined,
  ) => void,
): fc.Arbitrary<ModelStep> {
  return fc.record({ app, withCode, nth: fc.nat(20), meeting: fc.nat(3) }).map((given) => ({
    words: `the visitor will ${action} a call ${JSON.stringify(given)}`,
    prepare: (state) => {
      const visitor = visitorOf(state, given.nth);
      const meetings = visitor && (state.inquiries[visitor.id]?.meetings.toReversed() ?? []);
      const meeting = meetings?.[given.meeting % Math.max(1, meetings.length)];
      if (!visitor || !meeting) return null;
      const fields = { meeting: meeting.id, ...(given.withCode && { code: visitor.code }) };
      return posting(given.app, visitor, action, fields, {
        judge(now, answer) {
          const inquiry = openedBy(now, answer, visitor, given.withCode);
          if (inquiry)
            judge(
              now,
              answer,
              inquiry,
              inquiry.meetings.find(({ id }) => id === meeting.id),
            );
        },
      });
    },
  }));
}

type Judged = { judge: Call['judge']; id?: () => Promise<string> };

function posting(
  to: 0 | 1,
  { id, generation }: Visitor,
  action: string,
  fields: Record<string, string>,
  { judge, id: idOf }: Judged,
): Call {
  return {
    async send(world) {
      const url = `/inquiry/${tokenOf(id, generation)}/meeting/${action}`;
      const answer = await send(world, { app: to, method: 'POST', url, form: Object.entries(fields) });
      return idOf && answer.status === 303 ? { ...answer, body: await idOf() } : answer;
    },
    judge,
  };
}

const idOfForm = async ({ test }: World, key: string): Promise<string> => {
  const row = await test.db
    .selectFrom('bookings')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  // Erased with its request meanwhile.
  return row?.id ?? key;
};

/** @returns the inquiry of a link that works, its address confirmed where the form brought the right code. */
function openedBy(
  state: State,
  answer: ModelAnswer,
  visitor: Visitor,
  withCode: boolean,
): InquiryState | null {
  const inquiry = state.inquiries[visitor.id];
  if (!inquiry?.linkWorks || inquiry.generation !== visitor.generation) {
    // Erased after the page had found it, there is no such meeting.
    mustAnswer(answer, 404, ...(inquiry ? [] : [409]));
    return null;
  }
  if (withCode && confirmedBy(visitor.email, inquiry)) inquiry.isConfirmed = true;
  return inquiry;
}

type Choice = { key: string; at: string; withCode: boolean };

function judgeChoice(state: State, answer: ModelAnswer, visitor: Visitor, { key, at, withCode }: Choice) {
  const inquiry = openedBy(state, answer, visitor, withCode);
  if (!inquiry) return;
  // Sent twice, the form books once.
  const before = inquiry.meetings.find((one) => one.key === key);
  if (before) return mustAnswer(answer, isActive(before) ? 303 : 409);
  if (!isOffered(state, inquiry, at)) return mustAnswer(answer, 409);
  mustAnswer(answer, 303);
  endHold(state, inquiry);
  const isFirm = inquiry.isConfirmed;
  const until = new Date(milliseconds(state) + BOOKING_LIMITS.holdHours * HOUR).toISOString();
  const meeting: MeetingState = {
    ...{ id: answer.body, key, at, state: isFirm ? 'booked' : 'requested', heldUntil: isFirm ? null : until },
    hasCells: true,
  };
  inquiry.meetings.push(meeting);
  meetingEvent(state, inquiry, isFirm ? 'booked' : 'requested', meeting, isFirm ? {} : { until });
  if (isFirm) tellBooked(state, inquiry, null);
  else addMail(inquiry, 'meeting-requested', inquiry.email);
}

function isOffered(state: State, inquiry: InquiryState, at: string): boolean {
  const kinds = inquiry.events.filter(({ actor }) => actor === null).map(({ kind }) => kind);
  const changes = kinds.filter((kind) => CHANGES.includes(kind)).length;
  if (!isBookable(inquiry) || changes >= BOOKING_LIMITS.visitorChanges) return false;
  if (aheadOf(state, inquiry)) return false;
  const others = Object.values(state.inquiries).filter(({ id }) => id !== inquiry.id);
  const held = others.flatMap(({ meetings }) => meetings).filter((one) => isHeld(state, one));
  const chosen = kinds.filter((kind) => kind === 'meeting-requested').length;
  if (!inquiry.isConfirmed && chosen >= BOOKING_LIMITS.holdsOfRequest) return false;
  // All requests of the model come from one address.
  if (!inquiry.isConfirmed && held.length >= BOOKING_LIMITS.holdsOfNetwork) return false;
  if (accountOf(state, HOST).disabled) return false;
  // Lead time: what was prepared before the clock moved on may be too near by now.
  if (Date.parse(at) < milliseconds(state) + 24 * HOUR) return false;
  return !others.flatMap(({ meetings }) => meetings).some((one) => one.hasCells && one.at === at);
}

const CHANGES = ['meeting-requested', 'meeting-booked', 'meeting-moved', 'meeting-cancelled'];

const isHeld = (state: State, { state: is, heldUntil }: MeetingState): boolean =>
  is === 'requested' && heldUntil !== null && heldUntil > state.at;

/** Frees the times of an inquiry that nobody confirmed: in time, or before a restore (docs/decisions/0075). */
export function endHold(state: State, inquiry: InquiryState, isRestored = false): void {
  for (const meeting of inquiry.meetings)
    if (meeting.state === 'requested' && (isRestored || !isHeld(state, meeting))) {
      Object.assign(meeting, { state: 'lapsed', heldUntil: null, hasCells: false });
      meetingEvent(state, inquiry, 'expired', meeting);
    }
}

function judgeConfirmation(
  state: State,
  answer: ModelAnswer,
  inquiry: InquiryState,
  meeting: MeetingState | undefined,
) {
  if (!meeting) return mustAnswer(answer, 409);
  if (meeting.state === 'booked') return mustAnswer(answer, 303);
  if (!isHeld(state, meeting) || !inquiry.isConfirmed) return mustAnswer(answer, 409);
  mustAnswer(answer, 303);
  Object.assign(meeting, { state: 'booked', heldUntil: null });
  meetingEvent(state, inquiry, 'booked', meeting);
  tellBooked(state, inquiry, null);
}

function judgeCancellation(
  state: State,
  answer: ModelAnswer,
  inquiry: InquiryState,
  meeting: MeetingState | undefined,
) {
  if (!meeting) return mustAnswer(answer, 409);
  if (meeting.state === 'cancelled') return mustAnswer(answer, 303);
  const changes = inquiry.events.filter(({ actor, kind }) => actor === null && CHANGES.includes(kind)).length;
  const isLate = Date.parse(meeting.at) < milliseconds(state) + BOOKING_LIMITS.visitorChangeMs;
  const isKept = meeting.state === 'booked' || isHeld(state, meeting);
  if (!isActive(meeting) || !isKept || isLate || changes >= BOOKING_LIMITS.visitorChanges)
    return mustAnswer(answer, 409);
  mustAnswer(answer, 303);
  const wasFirm = meeting.state === 'booked';
  Object.assign(meeting, {
    ...{ state: wasFirm ? 'cancelled' : 'lapsed', heldUntil: null, hasCells: false },
  });
  meetingEvent(state, inquiry, 'cancelled', meeting);
  if (wasFirm) tellCancelled(state, inquiry, null);
}
