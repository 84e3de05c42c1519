/** Asks staff whether ended meetings were held. Several servers may run this at the same time. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { BookingKind, MeetingTime } from '#contract/booking/booking.ts';
import { CLOSED_STATUSES } from '#contract/inquiries/statuses.ts';
import type { Database, Db, Trx } from '../database/schema.ts';
import { addEvents, eventRow } from '../inquiries/events-store.ts';

/** Meetings per transaction. */
const AT_ONCE = 100;

/**
 * An inquiry waits for staff from its meeting's end until they mark the meeting, unless it is closed or suspected spam.
 * Staff are asked once about each meeting's end; "no reply needed" answers it, too.
 * @returns the number of meetings asked about.
 */
export async function requestAttendance(db: Db, now: string): Promise<number> {
  let all = 0;
  for (;;) {
    const asked = await db.transaction().execute((trx) => askAboutSome(trx, now));
    all += asked;
    if (asked < AT_ONCE) return all;
  }
}

async function askAboutSome(trx: Trx, now: string): Promise<number> {
  const due = await dueAt(trx, now);
  if (due.length === 0) return 0;
  // Locks inquiries first and in order, like every other change of a meeting.
  await trx
    .selectFrom('inquiries')
    .select('id')
    .where('id', 'in', [...new Set(due.map(({ inquiry_id }) => inquiry_id))])
    .orderBy('id')
    .forUpdate()
    .execute();
  const over = await trx
    .updateTable('bookings')
    .set((eb) => ({ asked_about: eb.ref('ends_at') }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where((eb) => isOver(eb, now))
    .returning(['id', 'inquiry_id', 'kind', 'starts_at', 'ends_at', 'staff_id'])
    .execute();
  for (const { inquiry_id, ends_at } of over)
    await trx
      .updateTable('inquiries')
      .set((eb) => ({
        // An inquiry that waits already keeps its time and its reason.
        waiting_since: eb.fn.coalesce('waiting_since', eb.val(ends_at)),
        waiting_reason: eb.fn.coalesce('waiting_reason', eb.val('meeting')),
        version: eb('version', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', inquiry_id)
      .execute();
  const names = new Map(due.map(({ staff_id, staff_name }) => [staff_id, staff_name]));
  await addEvents(
    trx,
    over.map(({ id, inquiry_id, kind, starts_at, staff_id }) =>
      eventRow(inquiry_id, now, null, 'meeting-over', {
        meetingId: id,
        kind: kind as BookingKind,
        at: starts_at,
        staffId: staff_id,
        staffName: names.get(staff_id) ?? '',
      } satisfies MeetingTime),
    ),
  );
  return over.length;
}

const dueAt = (trx: Trx, now: string) =>
  trx
    .selectFrom('bookings')
    .innerJoin('inquiries', 'inquiries.id', 'bookings.inquiry_id')
    .innerJoin('staff_users', 'staff_users.id', 'bookings.staff_id')
    .select(['bookings.id', 'bookings.inquiry_id', 'bookings.staff_id', 'staff_users.name as staff_name'])
    // Meetings that have begun, so that the index skips future ones.
    .where('bookings.starts_at', '<=', now)
    .where((eb) => isOver(eb, now))
    .where('inquiries.spam', '=', 0)
    .where('inquiries.status', 'not in', CLOSED_STATUSES)
    .orderBy('bookings.starts_at')
    .limit(AT_ONCE)
    .execute();

const isOver = (eb: ExpressionBuilder<Database, 'bookings'>, now: string): Expression<SqlBool> =>
  eb.and([
    eb('bookings.state', '=', 'booked'),
    eb('bookings.ends_at', '<=', now),
    eb.or([
      eb('bookings.asked_about', 'is', null),
      eb('bookings.asked_about', '<>', eb.ref('bookings.ends_at')),
    ]),
  ]);
