/** Each person's hours and the firm's rules. */
import {
  type BookingHours,
  type BookingPerson,
  type BookingRules,
  bookingRules,
  DEFAULT_RULES,
  NO_HOURS,
} from '#contract/booking/booking-hours.ts';
import type { Db, Trx } from '../database/schema.ts';
import { isActiveInquiryStaff } from '../staff/active-staff-store.ts';
import { busyCalendarOf } from './external-calendars/store.ts';

const RULES = 'booking';

export type HoursStore = ReturnType<typeof hoursStore>;

export function hoursStore(db: Db) {
  return {
    rules: () => rulesOf(db),

    async saveRules(rules: BookingRules): Promise<void> {
      const value = JSON.stringify(rules);
      await db
        .insertInto('firm_settings')
        .values({ name: RULES, value })
        .onConflict((oc) => oc.column('name').doUpdateSet({ value }))
        .execute();
    },

    /** Returns a person's hours and calendars; null when there is no such account. */
    async find(staffId: string, now: Date): Promise<BookingPerson | null> {
      const row = await db
        .selectFrom('staff_users as u')
        .leftJoin('booking_people as p', 'p.staff_id', 'u.id')
        .selectAll('p')
        .select(['u.id as id', 'u.name as name'])
        .where('u.id', '=', staffId)
        .executeTakeFirst();
      if (!row) return null;
      return {
        staffId: row.id,
        name: row.name,
        hours: row.hours === null ? NO_HOURS : JSON.parse(row.hours),
        feed: { active: row.feed_token_hash !== null, names: row.feed_names === 1 },
        busy: busyCalendarOf(row, now),
      };
    },

    async save(staffId: string, hours: BookingHours): Promise<void> {
      const row = { hours: JSON.stringify(hours) };
      await db
        .insertInto('booking_people')
        .values({ staff_id: staffId, ...row })
        .onConflict((oc) => oc.column('staff_id').doUpdateSet(row))
        .execute();
    },
  };
}

/** The firm's rules; a stored value that a later release wrote differently counts as not set. */
export async function rulesOf(db: Db | Trx): Promise<BookingRules> {
  const row = await db
    .selectFrom('firm_settings')
    .select('value')
    .where('name', '=', RULES)
    .executeTakeFirst();
  const stored = row && bookingRules.safeParse(JSON.parse(row.value));
  return stored?.success ? stored.data : DEFAULT_RULES;
}

/** Rows of accounts at work that have set hours, in a fixed order. */
export const peopleRows = (db: Db | Trx, staffId?: string) =>
  db
    .selectFrom('booking_people as p')
    .innerJoin('staff_users as u', 'u.id', 'p.staff_id')
    .select(['p.staff_id', 'u.name', 'p.hours', 'p.busy_url', 'p.busy_read_at'])
    .where(isActiveInquiryStaff('u'))
    .$if(staffId !== undefined, (q) => q.where('p.staff_id', '=', staffId as string))
    .orderBy('p.staff_id')
    .execute();
