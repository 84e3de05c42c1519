import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { BookingsTable, Db } from '../database/schema.ts';

type Given = Partial<Insertable<BookingsTable>> & { inquiry_id: string; staff_id: string };

/** Saves a meeting of twenty minutes and its fields on the inquiry, as if it had been booked. @returns its id. */
export async function savedMeeting(db: Db, given: Given): Promise<string> {
  const at = new Date().toISOString();
  const starts = given.starts_at ?? at;
  const row = {
    id: uuid(),
    kind: 'call',
    state: 'booked',
    starts_at: starts,
    ends_at: new Date(Date.parse(starts) + 20 * 60_000).toISOString(),
    travel_minutes: 0,
    created_at: at,
    updated_at: at,
    ...given,
  };
  await db.insertInto('bookings').values(row).execute();
  await db
    .updateTable('inquiries')
    .set({ meeting_at: row.starts_at, meeting_kind: row.kind, meeting_state: row.state })
    .where('id', '=', row.inquiry_id)
    .execute();
  return row.id;
}
