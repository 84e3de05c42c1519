/**
 * Books, reschedules, cancels and marks meetings. Each change is one transaction: the inquiry is locked first, the time
 * is checked by the rule that offered it, its cells are inserted, and the emails are queued (docs/decisions/0021).
 */
import { setup } from '#content/firm.ts';
import { BOOKING_LIMITS, type Meeting } from '#contract/booking/booking.ts';
import { nextReminder } from '#contract/booking/booking-reminders.ts';
import type { BookingRow, Db, InquiryRow, Trx } from '../database/schema.ts';
import type { EventActor } from '../inquiries/events-store.ts';
import { lockInquiry } from '../inquiries/row-store.ts';
import { applyContact, clearWaiting } from '../inquiries/waiting-state.ts';
import { endMeeting } from './ending-store.ts';
import { firm, heldFor, heldTo, isConfirmed, NOT_HELD, refuseManyHolds } from './holds-store.ts';
import { endHolds, noteChosen, recordOnInquiry, timeOf } from './inquiry-events-store.ts';
import type { MeetingNotifier } from './meeting-notification.ts';
import { meetingsStore } from './meetings-store.ts';
import {
  assertNoUpcomingMeeting,
  type By,
  endOf,
  keepOrRefuse,
  place,
  reserveSlotsOrThrow,
  rowOf,
  type WantedMeeting,
} from './placing-store.ts';
import { cancelProposals } from './proposals-store.ts';
import { type Booked, BookingRefusedError, catchRefusal } from './refused.ts';
import { free } from './time-slots-store.ts';
import { changesOfVisitor, mayBook } from './visitor-rules-store.ts';

export function bookingStore(db: Db, notify: MeetingNotifier) {
  /** Runs a change of one meeting, with its inquiry locked. */
  const change = (id: string, work: (trx: Trx, row: BookingRow, inquiry: InquiryRow) => Promise<void>) =>
    catchRefusal(() =>
      db.transaction().execute(async (trx) => {
        const { inquiry_id } = await bookingRow(trx, id);
        const inquiry = await lockInquiry(trx, inquiry_id);
        if (!inquiry) throw new BookingRefusedError('unknown');
        // Read again: another change may have come between.
        await work(trx, await bookingRow(trx, id), inquiry);
        return meetingOf(trx, id);
      }),
    );

  return {
    /**
     * Books a time: immediately for staff, for whom it counts as a call that reached the visitor, and for a visitor
     * whose email is confirmed; for any other visitor the time is held until they confirm it.
     */
    book(wanted: WantedMeeting, by: By, actor: EventActor, now: Date): Promise<Booked> {
      return catchRefusal(() =>
        db.transaction().execute(async (trx) => {
          const locked = await lockInquiry(trx, wanted.inquiryId);
          if (!locked) throw new BookingRefusedError('unknown');
          const before = await ofForm(trx, wanted);
          if (before) return meetingOf(trx, before);
          if (by === 'visitor') await mayBook(trx, locked);
          const at = now.toISOString();
          const inquiry = await endHolds(trx, locked, at);
          await assertNoUpcomingMeeting(trx, inquiry.id, at);
          await cancelProposals(trx, inquiry.id, at);
          const isFirm = by === 'staff' || isConfirmed(inquiry);
          const network = wanted.network ?? null;
          if (!isFirm) await refuseManyHolds(trx, { inquiryId: inquiry.id, network, at });
          const asked = rowOf(wanted, actor, at);
          const row = isFirm ? asked : heldFor(asked, network, now);
          const booking = await place(trx, row, inquiry, by, now);
          const { id } = await trx
            .insertInto('bookings')
            .values(booking)
            .returning('id')
            .executeTakeFirstOrThrow();
          await reserveSlotsOrThrow(trx, booking);
          const contact = actor ? applyContact(inquiry, actor.id, at) : {};
          await noteChosen(trx, inquiry, booking, { actor, at, change: contact });
          await notify(trx, { change: isFirm ? 'booked' : 'requested', booking, inquiry, actor, at });
          return meetingOf(trx, id);
        }),
      );
    },

    /**
     * Moves a meeting to another time, or to another person. One that isn't confirmed yet stays so until its hold ends,
     * unless staff reschedule it.
     */
    reschedule(
      id: string,
      to: { at: string; staffId: string },
      by: By,
      actor: EventActor,
      now: Date,
    ): Promise<Booked> {
      return change(id, async (trx, before, inquiry) => {
        await refuseChange(trx, before, by, now, ['booked', 'requested', 'no-show']);
        const startsAt = new Date(to.at).toISOString();
        if (before.starts_at === startsAt && before.staff_id === to.staffId && before.state === 'booked')
          return;
        const at = now.toISOString();
        if (before.state === 'no-show') await assertNoUpcomingMeeting(trx, inquiry.id, at);
        const wasHeld = before.state === 'requested';
        const isHeld = wasHeld && by === 'visitor' && !isConfirmed(inquiry);
        const moved = await place(
          trx,
          {
            ...before,
            ...(isHeld ? heldTo(before, startsAt) : { state: 'booked', ...NOT_HELD }),
            ...{ staff_id: to.staffId, starts_at: startsAt },
            ends_at: endOf(before.kind, startsAt),
            sequence: before.sequence + 1,
            updated_at: at,
            remind_at:
              before.reminders && !isHeld ? nextReminder(startsAt, now.getTime(), setup.timeZone) : null,
          },
          inquiry,
          by,
          now,
        );
        await free(trx, [id]);
        const { id: _, ...set } = moved;
        await trx.updateTable('bookings').set(set).where('id', '=', id).execute();
        await reserveSlotsOrThrow(trx, moved);
        const time = await timeOf(trx, moved);
        await recordOnInquiry(
          trx,
          inquiry,
          wasHeld && !isHeld
            ? { name: 'booked', data: time }
            : { name: 'moved', data: { ...time, from: before.starts_at } },
          { actor, at, change: unasked(inquiry, at) },
        );
        // The link in the mail that was sent leads to the new time.
        if (isHeld) return;
        // The previous time was never announced as a meeting.
        if (wasHeld) await notify(trx, { change: 'booked', booking: moved, inquiry, actor, at });
        else await notify(trx, { change: 'moved', booking: moved, before, inquiry, actor, at });
      });
    },

    /**
     * Confirms a held time: by a visitor whose email is confirmed now, or by staff who spoke with the visitor. Confirming
     * again has no effect.
     */
    confirm(id: string, by: By, actor: EventActor, now: Date): Promise<Booked> {
      return change(id, async (trx, before, inquiry) => {
        if (before.state === 'booked') return;
        const at = now.toISOString();
        if (before.state !== 'requested' || (before.held_until ?? '') <= at)
          throw new BookingRefusedError('lapsed');
        if (by === 'visitor' && !isConfirmed(inquiry)) throw new BookingRefusedError('unconfirmed');
        const booking = firm({ ...before, updated_at: at }, now);
        const { id: _, ...set } = booking;
        await trx.updateTable('bookings').set(set).where('id', '=', id).execute();
        await keepOrRefuse(trx, booking);
        await noteChosen(trx, inquiry, booking, { actor, at });
        await notify(trx, { change: 'booked', booking, inquiry, actor, at });
      });
    },

    /** Cancels a meeting and frees its time. Canceling again has no effect. */
    cancel(id: string, by: By, actor: EventActor, now: Date): Promise<Booked> {
      return change(id, async (trx, before, inquiry) => {
        if (before.state === 'cancelled') return;
        await refuseChange(trx, before, by, now, ['booked', 'requested']);
        const at = now.toISOString();
        const booking = await endMeeting(trx, before, at);
        await recordOnInquiry(
          trx,
          inquiry,
          { name: 'cancelled', data: await timeOf(trx, booking) },
          { actor, at, change: unasked(inquiry, at) },
        );
        // A visitor who cancels their own held time needs no email, and no one else was notified of it.
        if (before.state === 'booked' || actor)
          await notify(trx, { change: 'cancelled', booking, inquiry, actor, at });
      });
    },

    /** Marks whether a meeting took place. One that did is a contact, as of when it began. */
    mark(
      id: string,
      outcome: 'held' | 'no-show',
      actor: NonNullable<EventActor>,
      now: Date,
    ): Promise<Booked> {
      return change(id, async (trx, before, inquiry) => {
        if (before.state === outcome) return;
        if (!['booked', 'held', 'no-show'].includes(before.state)) throw new BookingRefusedError('noMeeting');
        const at = now.toISOString();
        if (before.starts_at > at) throw new BookingRefusedError('notYet');
        const set = { state: outcome, remind_at: null, updated_at: at };
        await trx.updateTable('bookings').set(set).where('id', '=', id).execute();
        const booking = { ...before, ...set };
        await recordOnInquiry(
          trx,
          inquiry,
          { name: outcome, data: await timeOf(trx, booking) },
          {
            ...{ actor, at },
            change:
              outcome === 'held' ? applyContact(inquiry, actor.id, before.starts_at) : unasked(inquiry, at),
          },
        );
      });
    },

    /** Turns the visitor's reminders on or off. */
    setReminders(id: string, isOn: boolean, now: Date): Promise<Booked> {
      return change(id, async (trx, before) => {
        if (before.state !== 'booked') throw new BookingRefusedError('noMeeting');
        const remind_at = isOn ? nextReminder(before.starts_at, now.getTime(), setup.timeZone) : null;
        const set = { reminders: isOn ? 1 : 0, remind_at, updated_at: now.toISOString() };
        await trx.updateTable('bookings').set(set).where('id', '=', id).execute();
      });
    },
  };
}

/** Whether it took place was the question that waited. */
const unasked = (inquiry: InquiryRow, at: string) =>
  inquiry.waiting_reason === 'meeting' ? clearWaiting(inquiry, at) : {};

export async function bookingRow(trx: Trx, id: string): Promise<BookingRow> {
  const row = await trx.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new BookingRefusedError('unknown');
  return row;
}

export async function meetingOf(trx: Trx, id: string): Promise<Meeting> {
  const meeting = await meetingsStore(trx).find(id);
  if (!meeting) throw new BookingRefusedError('unknown');
  return meeting;
}

/** The meeting that the same form booked before. */
async function ofForm(trx: Trx, { inquiryId, key }: WantedMeeting): Promise<string | null> {
  if (key === undefined) return null;
  const row = await trx
    .selectFrom('bookings')
    .select('id')
    .where('inquiry_id', '=', inquiryId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** @throws Refused unless the meeting can still be changed by them. */
async function refuseChange(trx: Trx, row: BookingRow, by: By, now: Date, states: string[]): Promise<void> {
  if (by === 'staff') {
    if (!states.includes(row.state)) throw new BookingRefusedError('noMeeting');
    return;
  }
  const msLeft = Date.parse(row.starts_at) - now.getTime();
  if (!['booked', 'requested'].includes(row.state) || msLeft <= 0) throw new BookingRefusedError('noMeeting');
  if (row.state === 'requested' && (row.held_until ?? '') <= now.toISOString())
    throw new BookingRefusedError('lapsed');
  if (msLeft < BOOKING_LIMITS.visitorChangeMs) throw new BookingRefusedError('tooLate');
  if ((await changesOfVisitor(trx, row.inquiry_id)) >= BOOKING_LIMITS.visitorChanges)
    throw new BookingRefusedError('changesMany');
}
