/** Effects that a change of its meetings has on an inquiry: columns, version and timeline. */
import type { MeetingEvents } from '#contract/booking/booking.ts';
import type { BookingRow, Db, InquiryRow, Trx } from '../database/schema.ts';
import { addEvents, type EventActor, eventRow } from '../inquiries/events-store.ts';
import { setInquiry } from '../inquiries/row-store.ts';
import type { RowChange } from '../inquiries/waiting-state.ts';
import { dropEndedHolds } from './holds-store.ts';

type Happened = {
  [Name in keyof MeetingEvents]: { name: Name; data: MeetingEvents[Name] };
}[keyof MeetingEvents];

/**
 * Writes the event, and the meeting that lists show.
 * @param change of further columns.
 */
export async function recordOnInquiry(
  trx: Trx,
  before: InquiryRow,
  { name, data }: Happened,
  { actor, at, change = {} }: { actor: EventActor; at: string; change?: RowChange },
): Promise<InquiryRow> {
  const after = await setInquiry(trx, before, { ...change, ...(await shownMeeting(trx, before.id, at)) }, at);
  const events = [eventRow(before.id, at, actor, `meeting-${name}`, data)];
  if (after.status !== before.status)
    events.push(eventRow(before.id, at, actor, 'status', { from: before.status, to: after.status }));
  await addEvents(trx, events);
  return after;
}

/** Notes that a visitor or staff chose a time: booked, or held until the visitor's email is confirmed. */
export async function noteChosen(
  trx: Trx,
  inquiry: InquiryRow,
  booking: BookingRow,
  by: { actor: EventActor; at: string; change?: RowChange },
): Promise<void> {
  const time = await timeOf(trx, booking);
  const { held_until: until } = booking;
  await recordOnInquiry(
    trx,
    inquiry,
    until === null ? { name: 'booked', data: time } : { name: 'requested', data: { ...time, until } },
    by,
  );
}

/**
 * Frees the times of an inquiry whose hold has ended.
 * @param until frees those as well whose hold ends later.
 * @returns its row as it is then.
 */
export async function endHolds(trx: Trx, inquiry: InquiryRow, at: string, until = at): Promise<InquiryRow> {
  let after = inquiry;
  for (const booking of await dropEndedHolds(trx, inquiry.id, at, until))
    after = await recordOnInquiry(
      trx,
      after,
      { name: 'expired', data: await timeOf(trx, booking) },
      { actor: null, at },
    );
  return after;
}

/** The meeting ahead, else the first proposed time, else the latest that wasn't cancelled. */
export async function shownMeeting(trx: Trx, inquiryId: string, now: string): Promise<RowChange> {
  const rows = await trx
    .selectFrom('bookings')
    .select(['starts_at', 'ends_at', 'kind', 'state'])
    .where('inquiry_id', '=', inquiryId)
    .where('state', 'in', ['proposed', 'requested', 'booked', 'held', 'no-show'])
    .orderBy('starts_at')
    .execute();
  const shown =
    rows.find(({ state, ends_at }) => (state === 'booked' || state === 'requested') && ends_at > now) ??
    rows.find(({ state }) => state === 'proposed') ??
    rows.at(-1);
  return {
    meeting_at: shown?.starts_at ?? null,
    meeting_kind: shown?.kind ?? null,
    meeting_state: shown?.state ?? null,
  };
}

/** How an event names a meeting. */
export async function timeOf(
  trx: Trx,
  { id, kind, starts_at, staff_id }: BookingRow,
): Promise<MeetingEvents['booked']> {
  const staffName = await staffNameOf(trx, staff_id);
  return {
    meetingId: id,
    kind: kind as MeetingEvents['booked']['kind'],
    at: starts_at,
    staffId: staff_id,
    staffName,
  };
}

export async function staffNameOf(trx: Trx, staffId: string): Promise<string> {
  const row = await trx.selectFrom('staff_users').select('name').where('id', '=', staffId).executeTakeFirst();
  return row?.name ?? '';
}

/** The facts from which the drive to an inquiry's site follows; null when there is no such inquiry. */
export async function areaOfInquiry(db: Db, id: string): Promise<{ id: string; area: string | null } | null> {
  const row = await db.selectFrom('inquiries').select(['id', 'area']).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}
