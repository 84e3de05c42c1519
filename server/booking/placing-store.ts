/** Puts a meeting on a time: its row, the check by the rule that offered it, and its cells. */
import { v7 as uuid } from 'uuid';
import { bookingWords } from '#content/booking-words.ts';
import { setup } from '#content/firm.ts';
import type { BookingKind } from '#contract/booking/booking.ts';
import type { BookingHours } from '#contract/booking/booking-hours.ts';
import { nextReminder } from '#contract/booking/booking-reminders.ts';
import { cellsOf } from '#contract/booking/booking-slots.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import type { BookingRow, InquiryRow, Trx } from '../database/schema.ts';
import type { EventActor } from '../inquiries/events-store.ts';
import { NOT_HELD } from './holds-store.ts';
import { rulesOf } from './hours-store.ts';
import { BookingRefusedError } from './refused.ts';
import { driveOf, slotsFor } from './slots-store.ts';
import { free, occupiedOf, reserveSlots } from './time-slots-store.ts';

export type By = 'visitor' | 'staff';

export type WantedMeeting = {
  inquiryId: string;
  kind: BookingKind;
  /** ISO 8601 UTC. */
  at: string;
  staffId: string;
  place?: string | null;
  /** IANA zone of the visitor, if it isn't the firm's. */
  zone?: string | null;
  /** Key of the visitor's form: the same form books once. */
  key?: string;
  /** Keyed hash of the visitor's network. */
  network?: string | null;
};

/** @throws Refused when the inquiry has a meeting ahead. */
export async function assertNoUpcomingMeeting(trx: Trx, inquiryId: string, now: string): Promise<void> {
  const ahead = await trx
    .selectFrom('bookings')
    .select('id')
    .where('inquiry_id', '=', inquiryId)
    .where('state', 'in', ['booked', 'requested'])
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (ahead) throw new BookingRefusedError('alreadyBooked');
}

export const endOf = (kind: string, startsAt: string): string =>
  new Date(Date.parse(startsAt) + bookingWords.kinds[kind as BookingKind].minutes * 60_000).toISOString();

export function rowOf(wanted: WantedMeeting, actor: EventActor, at: string): BookingRow {
  const startsAt = new Date(wanted.at).toISOString();
  return {
    id: uuid(),
    inquiry_id: wanted.inquiryId,
    staff_id: wanted.staffId,
    kind: wanted.kind,
    state: 'booked',
    starts_at: startsAt,
    ends_at: endOf(wanted.kind, startsAt),
    ...{ travel_minutes: 0, travel_known: 1 },
    place: wanted.place || null,
    proposal_id: null,
    ...NOT_HELD,
    sequence: 0,
    zone: wanted.zone ?? null,
    reminders: 1,
    remind_at: nextReminder(startsAt, Date.parse(at), setup.timeZone),
    booked_by: actor?.id ?? null,
    booked_by_name: actor?.name ?? null,
    idempotency_key: wanted.key ?? null,
    asked_about: null,
    created_at: at,
    updated_at: at,
  };
}

/**
 * Checks a time by the rule that offers it, and adds the drive.
 * @throws Refused when it isn't offered.
 */
export async function place(
  trx: Trx,
  row: BookingRow,
  inquiry: InquiryRow,
  by: By,
  now: Date,
): Promise<BookingRow> {
  if (Date.parse(row.starts_at) <= now.getTime()) throw new BookingRefusedError('past');
  const kind = row.kind as BookingKind;
  const hours = await hoursOf(trx, row.staff_id);
  if (hours === null) throw new BookingRefusedError('unknownTime');
  const { minutes, isKnown } = driveOf(kind, hours, inquiry.area);
  const placed = { ...row, travel_minutes: minutes, travel_known: isKnown ? 1 : 0 };
  const day = dayOf(row.starts_at, setup.timeZone);
  const offered = await slotsFor(trx, { inquiry, kind, from: day, to: day, by, staffId: row.staff_id }, now);
  if (!offered.some(({ at }) => at === row.starts_at))
    throw new BookingRefusedError((await isTaken(trx, placed)) ? 'taken' : 'unknownTime');
  return placed;
}

async function hoursOf(trx: Trx, staffId: string): Promise<BookingHours | null> {
  const row = await trx
    .selectFrom('booking_people')
    .select('hours')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row ? JSON.parse(row.hours) : null;
}

/** Whether another inquiry's meeting blocks the time, which explains why it isn't offered. */
async function isTaken(trx: Trx, row: BookingRow): Promise<boolean> {
  const { bufferMinutes } = await rulesOf(trx);
  const { from, end } = cellsOf(occupiedOf(row, bufferMinutes));
  const cell = await trx
    .selectFrom('booking_cells as c')
    .innerJoin('bookings as b', 'b.id', 'c.booking_id')
    .select('c.cell')
    .where('c.staff_id', '=', row.staff_id)
    .where('c.cell', '>=', from)
    .where('c.cell', '<', end)
    .where('b.inquiry_id', '<>', row.inquiry_id)
    .executeTakeFirst();
  return cell !== undefined;
}

/**
 * @param booking with the time of its change.
 * @throws Refused when another meeting has one of its cells.
 */
export async function reserveSlotsOrThrow(trx: Trx, booking: BookingRow): Promise<void> {
  const { bufferMinutes } = await rulesOf(trx);
  if (!(await reserveSlots(trx, booking, { bufferMinutes, at: booking.updated_at })))
    throw new BookingRefusedError('taken');
}

/**
 * Occupies the cells of a held time again when it is confirmed: another server, whose clock is ahead, may have treated
 * them as free.
 * @throws Refused when another meeting has one of them.
 */
export async function keepOrRefuse(trx: Trx, booking: BookingRow): Promise<void> {
  await free(trx, [booking.id]);
  await reserveSlotsOrThrow(trx, booking);
}
