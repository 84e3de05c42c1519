/** Calendars that staff have elsewhere: their addresses, and the busy times of the last good copy. */
import type { Selectable } from 'kysely';
import { type BusyCalendar, NO_HOURS } from '#contract/booking/booking-hours.ts';
import type { BookingPeopleTable, Db } from '../../database/schema.ts';
import { isActiveInquiryStaff } from '../../staff/active-staff-store.ts';
import type { BusyTime } from './times.ts';

const ROWS_AT_ONCE = 200;
/** How long the last good copy of a person's own calendar counts. */
const GOOD_FOR_MS = 24 * 60 * 60_000;

export type BusyAddress = { staffId: string; url: string };
export type BusyStore = ReturnType<typeof busyStore>;

export function busyStore(db: Db) {
  return {
    /** Sets or removes a person's address; what was read by an earlier one counts no longer. */
    async setAddress(staffId: string, url: string | null): Promise<void> {
      const set = { busy_url: url, busy_read_at: null, busy_trouble: null };
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('booking_people')
          .values({ staff_id: staffId, hours: JSON.stringify(NO_HOURS), ...set })
          .onConflict((oc) => oc.column('staff_id').doUpdateSet(set))
          .execute();
        await trx.deleteFrom('busy_times').where('staff_id', '=', staffId).execute();
      });
    },

    /** Returns the calendars to read: those of accounts at work. */
    async all(): Promise<BusyAddress[]> {
      const rows = await withCalendar(db)
        .select(['p.staff_id', 'p.busy_url'])
        .orderBy('p.staff_id')
        .execute();
      return rows.map(({ staff_id, busy_url }) => ({ staffId: staff_id, url: busy_url as string }));
    },

    /** Replaces the copy, unless the address was changed meanwhile. `trouble`: which entries couldn't be read. */
    async keep(
      { staffId, url }: BusyAddress,
      times: readonly BusyTime[],
      trouble: string | null,
      at: string,
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('booking_people')
          .set({ busy_read_at: at, busy_trouble: trouble })
          .where('staff_id', '=', staffId)
          .where('busy_url', '=', url)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return;
        await trx.deleteFrom('busy_times').where('staff_id', '=', staffId).execute();
        for (let from = 0; from < times.length; from += ROWS_AT_ONCE)
          await trx
            .insertInto('busy_times')
            .values(
              times
                .slice(from, from + ROWS_AT_ONCE)
                .map(({ startsAt, endsAt }) => ({ staff_id: staffId, starts_at: startsAt, ends_at: endsAt })),
            )
            .execute();
      });
    },

    /** Notes why it couldn't be read; the last good copy stays. */
    async fail({ staffId, url }: BusyAddress, why: string): Promise<void> {
      await db
        .updateTable('booking_people')
        .set({ busy_trouble: why })
        .where('staff_id', '=', staffId)
        .where('busy_url', '=', url)
        .execute();
    },

    async find(staffId: string, now: Date): Promise<BusyCalendar> {
      const row = await db
        .selectFrom('booking_people')
        .select(['busy_url', 'busy_read_at', 'busy_trouble'])
        .where('staff_id', '=', staffId)
        .executeTakeFirst();
      return busyCalendarOf(row ?? { busy_url: null, busy_read_at: null, busy_trouble: null }, now);
    },

    /** People with a calendar, for the doctor. */
    async connected(now: Date): Promise<{ name: string; trouble: string | null; stale: boolean }[]> {
      const rows = await withCalendar(db)
        .select(['u.name', 'p.busy_url', 'p.busy_read_at', 'p.busy_trouble'])
        .orderBy('u.name')
        .execute();
      return rows.map((row) => ({ name: row.name, ...busyCalendarOf(row, now) }));
    },
  };
}

/** People at work who have a calendar elsewhere. */
const withCalendar = (db: Db) =>
  db
    .selectFrom('booking_people as p')
    .innerJoin('staff_users as u', 'u.id', 'p.staff_id')
    .where('p.busy_url', 'is not', null)
    .where(isActiveInquiryStaff('u'));

type BusyRow = Pick<Selectable<BookingPeopleTable>, 'busy_url' | 'busy_read_at'>;

/** Whether a person's own calendar couldn't be read for so long that they aren't offered. */
export const isBusyCalendarOutdated = ({ busy_url, busy_read_at }: BusyRow, now: Date): boolean =>
  busy_url !== null && Date.parse(busy_read_at ?? '1970-01-01') < now.getTime() - GOOD_FOR_MS;

/** A person's own calendar as they see it: never its address. */
export const busyCalendarOf = (row: BusyRow & { busy_trouble: string | null }, now: Date): BusyCalendar => ({
  connected: row.busy_url !== null,
  host: row.busy_url && new URL(row.busy_url).host,
  ...{ readAt: row.busy_read_at, trouble: row.busy_trouble, stale: isBusyCalendarOutdated(row, now) },
});
