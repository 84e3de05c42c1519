/**
 * Times chosen by visitors whose email isn't confirmed: each is held for some hours, and only a few are held at the same
 * time, so that no stranger can fill the calendar (docs/decisions/0021).
 */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { setup } from '#content/firm.ts';
import { BOOKING_LIMITS } from '#contract/booking/booking.ts';
import { nextReminder } from '#contract/booking/booking-reminders.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import type { BookingRow, Database, InquiryRow, Trx } from '../database/schema.ts';
import { BookingRefusedError } from './refused.ts';
import { free } from './time-slots-store.ts';

export const isConfirmed = ({ email_confirmed_at }: Pick<InquiryRow, 'email_confirmed_at'>): boolean =>
  email_confirmed_at !== null;

/** The row of a meeting that isn't firm until its visitor confirms it. */
export function heldFor(row: BookingRow, network: string | null, now: Date): BookingRow {
  const end = Math.min(now.getTime() + BOOKING_LIMITS.holdHours * 3_600_000, Date.parse(row.starts_at));
  return {
    ...row,
    state: 'requested',
    held_until: new Date(end).toISOString(),
    held_network: network,
    remind_at: null,
  };
}

/** A held time that is moved is held no longer than before, and not beyond its beginning. */
export const heldTo = ({ held_until: end }: Pick<BookingRow, 'held_until'>, startsAt: string) => ({
  held_until: end !== null && end < startsAt ? end : startsAt,
});

export const NOT_HELD = { held_until: null, held_network: null } as const;

/** The row of a time that was proposed or held, once it is agreed. */
export const firm = (row: BookingRow, now: Date): BookingRow => ({
  ...row,
  ...{ state: 'booked', ...NOT_HELD },
  remind_at: row.reminders ? nextReminder(row.starts_at, now.getTime(), setup.timeZone) : null,
});

/**
 * Counts in the booking's own transaction, one visitor after the other, on all servers.
 * @throws Refused when too many times are held: for this request, from this network, or at all.
 */
export async function refuseManyHolds(
  trx: Trx,
  { inquiryId, network, at }: { inquiryId: string; network: string | null; at: string },
): Promise<void> {
  await engineOf(trx).takeTurn(trx, 'holds');
  const { before } = await trx
    .selectFrom('inquiry_events')
    .select((eb) => eb.fn.countAll().as('before'))
    .where('inquiry_id', '=', inquiryId)
    .where('kind', '=', 'meeting-requested')
    .executeTakeFirstOrThrow();
  if (Number(before) >= BOOKING_LIMITS.holdsOfRequest) throw new BookingRefusedError('unconfirmed');
  const held = await trx
    .selectFrom('bookings')
    .select('held_network')
    .where((eb) => isHeld(eb, at))
    .where('inquiry_id', '<>', inquiryId)
    .execute();
  const near = held.filter(({ held_network }) => network !== null && held_network === network);
  if (held.length >= BOOKING_LIMITS.holdsOverall || near.length >= BOOKING_LIMITS.holdsOfNetwork)
    throw new BookingRefusedError('holdsMany');
}

/** Whether a time is held for a visitor who may still confirm it. */
const isHeld = (eb: ExpressionBuilder<Database, 'bookings'>, at: string): Expression<SqlBool> =>
  eb.and([eb('state', '=', 'requested'), eb('held_until', 'is not', null), eb('held_until', '>', at)]);

/**
 * Frees an inquiry's times whose hold has ended.
 * @param until frees those as well whose hold ends later.
 * @returns them.
 */
export async function dropEndedHolds(
  trx: Trx,
  inquiryId: string,
  at: string,
  until = at,
): Promise<BookingRow[]> {
  const ended = await trx
    .updateTable('bookings')
    .set({ state: 'lapsed', ...NOT_HELD, updated_at: at })
    .where('inquiry_id', '=', inquiryId)
    .where('state', '=', 'requested')
    .where('held_until', '<=', until)
    .returningAll()
    .execute();
  await free(
    trx,
    ended.map(({ id }) => id),
  );
  return ended;
}
