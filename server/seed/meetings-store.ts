/** Writes generated meetings, and the hours of the people that attend them. */
import { type BookingHours, NO_HOURS } from '#contract/booking/booking-hours.ts';
import { hoursStore } from '../booking/hours-store.ts';
import type { Db, Trx } from '../database/schema.ts';
import type { WithMeeting } from './meetings.ts';

/** Accounts that get hours. */
const PEOPLE = 3;

/** Rows per statement. */
const BATCH = 1000;

const nineToFive = [{ from: '09:00', to: '17:00' }];
const OFFICE_HOURS: BookingHours = {
  ...NO_HOURS,
  kinds: ['call', 'studio', 'site'],
  weekly: {
    ...NO_HOURS.weekly,
    ...{ mon: nineToFive, tue: nineToFive, wed: nineToFive, thu: nineToFive, fri: nineToFive },
  },
};

/** Gives the first accounts hours, unless they have some. @returns these accounts. */
export async function withHours<T extends { id: string }>(db: Db, accounts: readonly T[]): Promise<T[]> {
  const first = accounts.slice(0, PEOPLE);
  const known = await db.selectFrom('booking_people').select('staff_id').execute();
  const has = new Set(known.map(({ staff_id }) => staff_id));
  for (const { id } of first) if (!has.has(id)) await hoursStore(db).save(id, OFFICE_HOURS);
  return first;
}

/** Cells in use, as `{staffId} {cell}`. */
export async function cellsTaken(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('booking_cells').select(['staff_id', 'cell']).execute();
  return new Set(rows.map(({ staff_id, cell }) => `${staff_id} ${cell}`));
}

export async function insertMeetings(trx: Trx, batch: readonly WithMeeting[]): Promise<void> {
  const met = batch.flatMap(({ id, meeting }) => (meeting ? [{ inquiryId: id, ...meeting }] : []));
  if (met.length === 0) return;
  await trx
    .insertInto('bookings')
    .values(
      met.map((m) => ({
        ...{ id: m.id, inquiry_id: m.inquiryId, staff_id: m.staff.id, kind: m.kind, state: m.state },
        ...{ starts_at: m.startsAt, ends_at: m.endsAt, travel_minutes: m.travelMinutes },
        ...{ booked_by: m.bookedBy?.id ?? null, booked_by_name: m.bookedBy?.name ?? null },
        ...{ created_at: m.createdAt, updated_at: m.createdAt },
      })),
    )
    .execute();
  const cells = met.flatMap((m) => m.cells.map((cell) => ({ staff_id: m.staff.id, cell, booking_id: m.id })));
  for (let from = 0; from < cells.length; from += BATCH)
    await trx
      .insertInto('booking_cells')
      .values(cells.slice(from, from + BATCH))
      .execute();
}
