/** The quarters of an hour that meetings occupy. Their key rules out a double booking. */
import { cellsOf, type Occupied } from '#contract/booking/booking-slots.ts';
import type { BookingRow, Db, Trx } from '../database/schema.ts';

type Placed = Pick<BookingRow, 'id' | 'staff_id' | 'starts_at' | 'ends_at' | 'travel_minutes'>;

/**
 * Occupies the cells of a meeting, drives and buffer included, in their order, so that two transactions wait for each
 * other rather than deadlock. Times whose hold has ended by `at` block no one, even before they are swept.
 * @returns false when another meeting has one of them; then the transaction must be rolled back.
 */
export async function reserveSlots(
  trx: Trx,
  booking: Placed,
  { bufferMinutes, at }: { bufferMinutes: number; at: string },
): Promise<boolean> {
  const { from, end } = cellsOf(occupiedOf(booking, bufferMinutes));
  await trx
    .deleteFrom('booking_cells')
    .where('staff_id', '=', booking.staff_id)
    .where('cell', '>=', from)
    .where('cell', '<', end)
    .where('booking_id', 'in', endedHolds(trx, at))
    .execute();
  const cells = Array.from({ length: end - from }, (_, i) => ({
    staff_id: booking.staff_id,
    cell: from + i,
    booking_id: booking.id,
  }));
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('booking_cells')
    .values(cells)
    .onConflict((oc) => oc.columns(['staff_id', 'cell']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === cells.length;
}

/** Proposed and requested times whose hold has ended. */
export const endedHolds = (db: Db | Trx, at: string) =>
  db
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.held_until', 'is not', null)
    .where('bookings.held_until', '<=', at);

/** The time that a meeting occupies, from its row. */
export const occupiedOf = (booking: Placed, bufferMinutes: number): Occupied => ({
  startsAt: Date.parse(booking.starts_at),
  endsAt: Date.parse(booking.ends_at),
  travelMinutes: booking.travel_minutes,
  bufferMinutes,
});

/** Frees the cells of meetings. */
export async function free(trx: Trx, bookingIds: string[]): Promise<void> {
  if (bookingIds.length > 0)
    await trx.deleteFrom('booking_cells').where('booking_id', 'in', bookingIds).execute();
}
