/** Calendars that staff have elsewhere: their addresses, and the busy times of the last good copy. */
import type { BusyCalendar } from '#contract/booking/booking-hours.ts';
import { NO_HOURS } from '#contract/booking/booking-hours.ts';
import type { Db } from '../../database/schema.ts';
import { isActiveInquiryStaff } from '../../staff/active-staff-store.ts';
import { isBusyCalendarOutdated } from './stale.ts';
import type { BusyTime } from './times.ts';

const ROWS_AT_ONCE = 200;
const EVERY_MS = 10 * 60_000;

export type ClaimedCalendar = { staffId: string; url: string };
export type BusyStore = ReturnType<typeof busyStore>;

export function busyStore(db: Db) {
  return {
    /** Sets or removes a person's address; what was read by an earlier one counts no longer. */
    async setAddress(staffId: string, url: string | null, now: Date): Promise<void> {
      const set = { busy_url: url, busy_read_at: null, busy_trouble: null, busy_due_at: after(now) };
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('booking_people')
          .values({ staff_id: staffId, hours: JSON.stringify(NO_HOURS), ...set })
          .onConflict((oc) => oc.column('staff_id').doUpdateSet(set))
          .execute();
        await trx.deleteFrom('busy_times').where('staff_id', '=', staffId).execute();
      });
    },

    /** Claims up to `limit` calendars that are due; each is due again ten minutes later, and goes to one server. */
    async claim(limit: number, now: Date): Promise<ClaimedCalendar[]> {
      const at = now.toISOString();
      const due = await db
        .selectFrom('booking_people as p')
        .innerJoin('staff_users as u', 'u.id', 'p.staff_id')
        .select(['p.staff_id', 'p.busy_due_at'])
        .where('p.busy_url', 'is not', null)
        .where(isActiveInquiryStaff('u'))
        .where((eb) =>
          eb.or([
            eb('p.busy_due_at', 'is', null),
            eb('p.busy_due_at', '<=', at),
            // Written before the clock was set back.
            eb('p.busy_due_at', '>', new Date(now.getTime() + 2 * EVERY_MS).toISOString()),
          ]),
        )
        .orderBy('p.busy_due_at')
        .limit(limit)
        .execute();
      const claimed: ClaimedCalendar[] = [];
      for (const { staff_id, busy_due_at } of due) {
        const row = await db
          .updateTable('booking_people')
          .set({ busy_due_at: after(now) })
          .where('staff_id', '=', staff_id)
          .where('busy_due_at', busy_due_at === null ? 'is' : '=', busy_due_at)
          .where('busy_url', 'is not', null)
          .returning('busy_url')
          .executeTakeFirst();
        if (row?.busy_url) claimed.push({ staffId: staff_id, url: row.busy_url });
      }
      return claimed;
    },

    /** Replaces the copy, unless the address was changed meanwhile. `trouble`: which entries couldn't be read. */
    async keep(
      { staffId, url }: ClaimedCalendar,
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
    async fail({ staffId, url }: ClaimedCalendar, why: string): Promise<void> {
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
      if (!row?.busy_url) return { connected: false, host: null, readAt: null, trouble: null, stale: false };
      return {
        connected: true,
        host: new URL(row.busy_url).host,
        ...{ readAt: row.busy_read_at, trouble: row.busy_trouble, stale: isBusyCalendarOutdated(row, now) },
      };
    },

    /** People with a calendar, for the doctor. */
    async connected(now: Date): Promise<{ name: string; trouble: string | null; stale: boolean }[]> {
      const rows = await db
        .selectFrom('booking_people as p')
        .innerJoin('staff_users as u', 'u.id', 'p.staff_id')
        .select(['u.name', 'p.busy_url', 'p.busy_read_at', 'p.busy_trouble'])
        .where('p.busy_url', 'is not', null)
        .where(isActiveInquiryStaff('u'))
        .orderBy('u.name')
        .execute();
      return rows.map((row) => ({
        name: row.name,
        trouble: row.busy_trouble,
        stale: isBusyCalendarOutdated(row, now),
      }));
    },
  };
}

const after = (now: Date): string => new Date(now.getTime() + EVERY_MS).toISOString();
