/** The times that can be booked for an inquiry, from the staff's hours, meetings and own calendars. */
import { bookingWords } from '#content/booking-words.ts';
import { setup } from '#content/firm.ts';
import type { BookingKind, Slot } from '#contract/booking/booking.ts';
import type { BookingHours, BookingRules } from '#contract/booking/booking-hours.ts';
import {
  type BookablePerson,
  CELL_MS,
  type SlotQuery,
  slotsOf,
  travelMinutes,
} from '#contract/booking/booking-slots.ts';
import { dayAfter, startOfDay } from '#contract/shared/zoned-day.ts';
import type { Db, Trx } from '../database/schema.ts';
import { areas } from '../inquiries/areas.ts';
import { isBusyCalendarOutdated } from './external-calendars/store.ts';
import { peopleRows, rulesOf } from './hours-store.ts';
import { endedHolds } from './time-slots-store.ts';

export type WantedSlots = {
  /** The inquiry's own meetings and proposed times don't block a time. */
  inquiry: { id: string; area: string | null };
  kind: BookingKind;
  /** Days of the firm's time zone, both included. */
  from: string;
  to: string;
  by: SlotQuery['by'];
  /** Limits the times to one person. */
  staffId?: string;
};

/** Longer than a drive, a meeting and a buffer that begin on one day and end on another. */
const AROUND_MS = 24 * 60 * 60_000;

/** Returns every time that can be booked, by time. */
export async function slotsFor(db: Db | Trx, wanted: WantedSlots, now: Date): Promise<Slot[]> {
  const [rules, people] = await Promise.all([rulesOf(db), bookablePeople(db, wanted, now)]);
  return slotsOf({ ...queryOf(wanted, rules, now), people });
}

const queryOf = ({ kind, from, to, by }: WantedSlots, rules: BookingRules, now: Date) => ({
  ...{ kind, from, to, by, rules },
  minutes: bookingWords.kinds[kind].minutes,
  now: now.getTime(),
  timeZone: setup.timeZone,
});

/** Returns the minutes to keep free for a one-way drive to an inquiry's site; 0 for meetings without a drive. */
export function driveOf(
  kind: BookingKind,
  { base, maxTravelMinutes: max }: BookingHours,
  area: string | null,
) {
  const [from, to] = [areas.get(base), area === null ? undefined : areas.get(area)];
  const minutes = kind === 'site' ? travelMinutes(from, to) : 0;
  const isKnown = kind !== 'site' || (from !== undefined && to !== undefined);
  return { minutes, isKnown, isTooFar: isKnown && max !== null && minutes > max };
}

async function bookablePeople(db: Db | Trx, wanted: WantedSlots, now: Date): Promise<BookablePerson[]> {
  const rows = await peopleRows(db, wanted.staffId);
  const people = rows
    .filter((row) => !isBusyCalendarOutdated(row, now))
    .map((row) => ({ staffId: row.staff_id, hours: JSON.parse(row.hours) as BookingHours }))
    .filter(({ hours }) => hours.kinds.includes(wanted.kind));
  const taken = await takenCells(
    db,
    people.map(({ staffId }) => staffId),
    wanted,
    now.toISOString(),
  );
  return people.map(({ staffId, hours }) => {
    const drive = driveOf(wanted.kind, hours, wanted.inquiry.area);
    return {
      ...{ staffId, hours, taken: taken.get(staffId) ?? new Set() },
      ...{ travelMinutes: drive.minutes, isTravelKnown: drive.isKnown },
    };
  });
}

/** The cells of each person that meetings of other inquiries, and busy times, occupy. */
async function takenCells(db: Db | Trx, staffIds: string[], { inquiry, from, to }: WantedSlots, at: string) {
  const taken = new Map(staffIds.map((id) => [id, new Set<number>()]));
  if (staffIds.length === 0) return taken;
  const begin = Date.parse(startOfDay(from, setup.timeZone)) - AROUND_MS;
  const end = Date.parse(startOfDay(dayAfter(to), setup.timeZone)) + AROUND_MS;
  const cells = await db
    .selectFrom('booking_cells')
    .select(['staff_id', 'cell'])
    .where('staff_id', 'in', staffIds)
    .where('cell', '>=', Math.floor(begin / CELL_MS))
    .where('cell', '<', Math.ceil(end / CELL_MS))
    .where('booking_id', 'not in', (q) =>
      q.selectFrom('bookings').select('bookings.id').where('bookings.inquiry_id', '=', inquiry.id),
    )
    .where('booking_id', 'not in', endedHolds(db, at))
    .execute();
  for (const { staff_id, cell } of cells) taken.get(staff_id)?.add(cell);
  const busy = await db
    .selectFrom('busy_times')
    .select(['staff_id', 'starts_at', 'ends_at'])
    .where('staff_id', 'in', staffIds)
    .where('ends_at', '>', new Date(begin).toISOString())
    .where('starts_at', '<', new Date(end).toISOString())
    .execute();
  for (const { staff_id, starts_at, ends_at } of busy) {
    const last = Math.ceil(Math.min(Date.parse(ends_at), end) / CELL_MS);
    for (let cell = Math.floor(Math.max(Date.parse(starts_at), begin) / CELL_MS); cell < last; cell++)
      taken.get(staff_id)?.add(cell);
  }
  return taken;
}
