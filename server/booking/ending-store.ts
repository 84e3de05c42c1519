/** Frees the times of inquiries that are closed, withdrawn or spam, so that others can book them. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { BookingKind } from '#contract/booking/booking.ts';
import type { BookingRow, Database, Trx } from '../database/schema.ts';
import { addEvents, type EventActor, eventRow } from '../inquiries/events-store.ts';
import { NOT_HELD } from './holds-store.ts';
import { shownMeeting, timeOf } from './inquiry-events-store.ts';
import type { MeetingNotifier } from './meeting-notification.ts';
import { free } from './time-slots-store.ts';

/** A single inquiry, or all inquiries of a bulk change. */
export type EndedInquiries = { inquiryId: string } | { bulkId: string };

type MeetingsEnding = {
  actor: EventActor;
  at: string;
  /** The change by whose undo they come back. */
  undo: string | null;
  /** Time before which the emails aren't sent. */
  runAt?: string;
};

/** States of meetings whose times are taken. */
const UPCOMING_STATES = ['proposed', 'requested', 'booked'];

/**
 * Ends one meeting ahead and frees its time. Only what was agreed is canceled; a proposed or a held time lapses.
 * @returns its row as it is then.
 */
export async function endMeeting(trx: Trx, before: BookingRow, at: string): Promise<BookingRow> {
  const set = {
    ...{ state: before.state === 'booked' ? 'cancelled' : 'lapsed', ...NOT_HELD },
    ...{ sequence: before.sequence + 1, remind_at: null, updated_at: at },
  };
  await trx.updateTable('bookings').set(set).where('id', '=', before.id).execute();
  await free(trx, [before.id]);
  return { ...before, ...set };
}

/**
 * Cancels all future times, in the transaction of the change that ends the inquiries, whose rows it has locked and whose
 * version it increments. A meeting that has begun stays, so that staff can mark it as held or no-show.
 * @returns how many agreed meetings were canceled.
 */
export async function endUpcoming(
  trx: Trx,
  whose: EndedInquiries,
  how: MeetingsEnding,
  notify: MeetingNotifier,
): Promise<number> {
  const { actor, at, undo, runAt } = how;
  const ahead = await trx
    .selectFrom('bookings')
    .selectAll()
    .where((eb) => isOf(eb, whose))
    .where('state', 'in', UPCOMING_STATES)
    .where('starts_at', '>', at)
    .orderBy('staff_id')
    .orderBy('starts_at')
    .execute();
  if (undo !== null && ahead.length > 0)
    await trx
      .insertInto('bulk_change_meetings')
      .values(
        ahead.map(({ id, state, held_until }) => ({ bulk_id: undo, booking_id: id, state, held_until })),
      )
      .execute();
  for (const [inquiryId, bookings] of Map.groupBy(ahead, ({ inquiry_id }) => inquiry_id)) {
    const ended = [];
    for (const booking of bookings) ended.push(await endMeeting(trx, booking, at));
    const inquiry = await showMeeting(trx, inquiryId, at);
    const proposed = bookings.find(({ state }) => state === 'proposed');
    if (proposed)
      await addEvents(trx, [
        eventRow(inquiryId, at, actor, 'meeting-lapsed', { kind: proposed.kind as BookingKind }),
      ]);
    for (const [i, booking] of ended.entries()) {
      if (bookings[i]?.state === 'proposed') continue;
      await addEvents(trx, [eventRow(inquiryId, at, actor, 'meeting-cancelled', await timeOf(trx, booking))]);
      // No one was notified of a time that was only held.
      if (booking.state === 'cancelled')
        await notify(trx, { change: 'cancelled', booking, inquiry, actor, at, ...(runAt && { runAt }) });
    }
  }
  return ahead.filter(({ state }) => state === 'booked').length;
}

function isOf(eb: ExpressionBuilder<Database, 'bookings'>, whose: EndedInquiries): Expression<SqlBool> {
  if ('inquiryId' in whose) return eb('inquiry_id', '=', whose.inquiryId);
  return eb('inquiry_id', 'in', (q) =>
    q.selectFrom('bulk_change_items').select('inquiry_id').where('bulk_id', '=', whose.bulkId),
  );
}

/** Writes the meeting that lists show, within a change that has counted the version up. @returns the inquiry's row. */
export const showMeeting = async (trx: Trx, inquiryId: string, at: string) =>
  trx
    .updateTable('inquiries')
    .set(await shownMeeting(trx, inquiryId, at))
    .where('id', '=', inquiryId)
    .returningAll()
    .executeTakeFirstOrThrow();
