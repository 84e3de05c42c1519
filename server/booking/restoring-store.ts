/** Brings back the meetings that a change of inquiries canceled, when it is undone. */
import { setup } from '#content/firm.ts';
import type { BookingKind } from '#contract/booking/booking.ts';
import { nextReminder } from '#contract/booking/booking-reminders.ts';
import type { BookingRow, Trx } from '../database/schema.ts';
import { addEvents, type EventActor, eventRow } from '../inquiries/events-store.ts';
import { showMeeting } from './ending-store.ts';
import { rulesOf } from './hours-store.ts';
import { staffNameOf, timeOf } from './inquiry-events-store.ts';
import type { MeetingNotifier } from './meeting-notification.ts';
import { takeQueued } from './queued-mails-store.ts';
import { free, reserveSlots } from './time-slots-store.ts';

/**
 * Restores the meetings of the inquiries that the undo changes back, whose rows it has locked. A time that was taken
 * meanwhile, or has passed, is lost.
 * @returns how many agreed meetings are lost.
 */
export async function restoreMeetings(
  trx: Trx,
  bulkId: string,
  { actor, at }: { actor: EventActor; at: string },
  notify: MeetingNotifier,
): Promise<number> {
  const { bufferMinutes } = await rulesOf(trx);
  let lost = 0;
  const restored: BookingRow[] = [];
  for (const { was, was_held_until: until, ...row } of await givenUpBy(trx, bulkId)) {
    const isOver = row.starts_at <= at || (until !== null && until <= at);
    if (isOver || !(await occupied(trx, row, { bufferMinutes, at }))) {
      if (was === 'booked') lost++;
      continue;
    }
    const set = {
      ...{ state: was, held_until: until, sequence: row.sequence + 1, updated_at: at },
      remind_at:
        was === 'booked' && row.reminders
          ? nextReminder(row.starts_at, Date.parse(at), setup.timeZone)
          : null,
    };
    await trx.updateTable('bookings').set(set).where('id', '=', row.id).execute();
    restored.push({ ...row, ...set });
  }
  for (const [inquiryId, bookings] of Map.groupBy(restored, ({ inquiry_id }) => inquiry_id)) {
    const inquiry = await showMeeting(trx, inquiryId, at);
    await noteProposal(trx, bookings, actor, at);
    for (const booking of bookings.filter(({ state }) => state !== 'proposed')) {
      await addEvents(trx, [eventRow(inquiryId, at, actor, 'meeting-restored', await timeOf(trx, booking))]);
      if (booking.state === 'booked' && !(await withdrawMails(trx, booking)))
        await notify(trx, { change: 'booked', booking, inquiry, actor, at });
    }
  }
  return lost;
}

/** In the order in which their cells are locked. */
const givenUpBy = (trx: Trx, bulkId: string) =>
  trx
    .selectFrom('bulk_change_meetings as m')
    .innerJoin('bookings as b', 'b.id', 'm.booking_id')
    .innerJoin('bulk_change_items as i', (join) =>
      join.onRef('i.inquiry_id', '=', 'b.inquiry_id').onRef('i.bulk_id', '=', 'm.bulk_id'),
    )
    .selectAll('b')
    .select(['m.state as was', 'm.held_until as was_held_until'])
    .where('m.bulk_id', '=', bulkId)
    .where('b.state', 'in', ['cancelled', 'lapsed'])
    .orderBy('b.staff_id')
    .orderBy('b.starts_at')
    .execute();

/** @returns false when another meeting has one of its cells. */
async function occupied(trx: Trx, row: BookingRow, by: Parameters<typeof reserveSlots>[2]): Promise<boolean> {
  if (await reserveSlots(trx, row, by)) return true;
  await free(trx, [row.id]);
  return false;
}

async function noteProposal(trx: Trx, bookings: BookingRow[], actor: EventActor, at: string): Promise<void> {
  const proposed = bookings.filter(({ state }) => state === 'proposed');
  const [first] = proposed;
  if (!first) return;
  const times = [];
  for (const { starts_at, staff_id } of proposed)
    times.push({ at: starts_at, staffName: await staffNameOf(trx, staff_id) });
  const data = { meetingId: first.proposal_id, kind: first.kind as BookingKind, times, text: null };
  await addEvents(trx, [eventRow(first.inquiry_id, at, actor, 'meeting-proposed', data)]);
}

/** @returns whether the visitor was notified of the current time: only the cancellation's email was still unsent. */
async function withdrawMails(trx: Trx, booking: BookingRow): Promise<boolean> {
  const mails = await takeQueued(trx, booking, ['meeting-cancelled', 'meeting-staff']);
  return mails.some((mail) => mail.kind === 'meeting-cancelled' && !mail.facts.untold);
}
