/**
 * Books, moves, cancels and marks meetings. Each change is one transaction: the inquiry is locked first, the time is
 * checked by the rule that offered it, its cells are inserted, and the mails are queued (docs/decisions/0039-booking.md).
 */
import { setup } from '#content/firm.ts';
import { BOOKING_LIMITS, type Meeting } from '#contract/booking.ts';
import { nextReminder } from '#contract/booking-reminders.ts';
import type { BookingRow, Db, InquiryRow, Trx } from '../database/schema.ts';
import { answered, contactMade } from '../inquiries/contact.ts';
import type { Actor } from '../inquiries/events-store.ts';
import { lockInquiry } from '../inquiries/row-store.ts';
import type { Training } from '../spam/training.ts';
import { free } from './cells-store.ts';
import { meetingsStore } from './meetings-store.ts';
import type { Tell } from './news.ts';
import { noteOnInquiry, timeOf } from './on-inquiry-store.ts';
import {
  type By,
  endOf,
  occupyOrRefuse,
  place,
  refuseSecond,
  rowOf,
  type WantedMeeting,
} from './placing-store.ts';
import { dropProposals } from './proposals-store.ts';
import { type Booked, Refused, refusable } from './refused.ts';
import { changesOfVisitor, mayBook } from './visitor-rules-store.ts';

export type BookingParts = { tell: Tell; training: Pick<Training, 'learn'> };

export function bookingStore(db: Db, { tell, training }: BookingParts) {
  /** Runs a change of one meeting, with its inquiry locked. */
  const change = (id: string, work: (trx: Trx, row: BookingRow, inquiry: InquiryRow) => Promise<void>) =>
    refusable(() =>
      db.transaction().execute(async (trx) => {
        const { inquiry_id } = await bookingRow(trx, id);
        const inquiry = await lockInquiry(trx, inquiry_id);
        if (!inquiry) throw new Refused('unknown');
        // Read again: another change may have come between.
        await work(trx, await bookingRow(trx, id), inquiry);
        return meetingOf(trx, id);
      }),
    );

  return {
    /** Books a time at once. Booked by staff, it counts as a call that reached the visitor. */
    book(wanted: WantedMeeting, by: By, actor: Actor, now: Date): Promise<Booked> {
      return refusable(() =>
        db.transaction().execute(async (trx) => {
          const inquiry = await lockInquiry(trx, wanted.inquiryId);
          if (!inquiry) throw new Refused('unknown');
          const before = await ofForm(trx, wanted);
          if (before) return meetingOf(trx, before);
          if (by === 'visitor') await mayBook(trx, inquiry);
          const at = now.toISOString();
          await refuseSecond(trx, inquiry.id, at);
          await dropProposals(trx, inquiry.id, at);
          const booking = await place(trx, rowOf(wanted, actor, at), inquiry, by, now);
          const { id } = await trx
            .insertInto('bookings')
            .values(booking)
            .returning('id')
            .executeTakeFirstOrThrow();
          await occupyOrRefuse(trx, booking);
          await noteOnInquiry(
            trx,
            inquiry,
            { name: 'booked', data: await timeOf(trx, booking) },
            { actor, at, change: actor ? contactMade(inquiry, actor.id, at) : {} },
          );
          if (actor) await training.learn(trx, [inquiry.id]);
          await tell(trx, { change: 'booked', booking, inquiry, actor, at });
          return meetingOf(trx, id);
        }),
      );
    },

    /** Moves a meeting to another time, or to another person. */
    move(id: string, to: { at: string; staffId: string }, by: By, actor: Actor, now: Date): Promise<Booked> {
      return change(id, async (trx, before, inquiry) => {
        await refuseChange(trx, before, by, now, ['booked', 'no-show']);
        const startsAt = new Date(to.at).toISOString();
        if (before.starts_at === startsAt && before.staff_id === to.staffId && before.state === 'booked')
          return;
        const at = now.toISOString();
        if (before.state !== 'booked') await refuseSecond(trx, inquiry.id, at);
        const moved = await place(
          trx,
          {
            ...before,
            ...{ state: 'booked', staff_id: to.staffId, starts_at: startsAt },
            ends_at: endOf(before.kind, startsAt),
            sequence: before.sequence + 1,
            updated_at: at,
            remind_at: before.reminders ? nextReminder(startsAt, now.getTime(), setup.timeZone) : null,
          },
          inquiry,
          by,
          now,
        );
        await free(trx, [id]);
        const { id: _, ...set } = moved;
        await trx.updateTable('bookings').set(set).where('id', '=', id).execute();
        await occupyOrRefuse(trx, moved);
        const data = { ...(await timeOf(trx, moved)), from: before.starts_at };
        await noteOnInquiry(
          trx,
          inquiry,
          { name: 'moved', data },
          { actor, at, change: unasked(inquiry, at) },
        );
        await tell(trx, { change: 'moved', booking: moved, before, inquiry, actor, at });
      });
    },

    /** Cancels a meeting and frees its time. Cancelled once more, it stays so. */
    cancel(id: string, by: By, actor: Actor, now: Date): Promise<Booked> {
      return change(id, async (trx, before, inquiry) => {
        if (before.state === 'cancelled') return;
        await refuseChange(trx, before, by, now, ['booked']);
        const at = now.toISOString();
        const set = { state: 'cancelled', sequence: before.sequence + 1, remind_at: null, updated_at: at };
        await trx.updateTable('bookings').set(set).where('id', '=', id).execute();
        await free(trx, [id]);
        const booking = { ...before, ...set };
        await noteOnInquiry(
          trx,
          inquiry,
          { name: 'cancelled', data: await timeOf(trx, booking) },
          { actor, at, change: inquiry.waiting_reason === 'meeting' ? answered(inquiry, at) : {} },
        );
        await tell(trx, { change: 'cancelled', booking, inquiry, actor, at });
      });
    },

    /** Marks whether a meeting took place. One that did is a contact, as of when it began. */
    mark(id: string, outcome: 'held' | 'no-show', actor: NonNullable<Actor>, now: Date): Promise<Booked> {
      return change(id, async (trx, before, inquiry) => {
        if (before.state === outcome) return;
        if (!['booked', 'held', 'no-show'].includes(before.state)) throw new Refused('noMeeting');
        const at = now.toISOString();
        if (before.starts_at > at) throw new Refused('notYet');
        const set = { state: outcome, remind_at: null, updated_at: at };
        await trx.updateTable('bookings').set(set).where('id', '=', id).execute();
        const booking = { ...before, ...set };
        await noteOnInquiry(
          trx,
          inquiry,
          { name: outcome, data: await timeOf(trx, booking) },
          {
            ...{ actor, at },
            change:
              outcome === 'held' ? contactMade(inquiry, actor.id, before.starts_at) : unasked(inquiry, at),
          },
        );
        if (outcome === 'held') await training.learn(trx, [inquiry.id]);
      });
    },

    /** Turns the visitor's reminders on or off. */
    setReminders(id: string, isOn: boolean, now: Date): Promise<Booked> {
      return change(id, async (trx, before) => {
        if (before.state !== 'booked') throw new Refused('noMeeting');
        const remind_at = isOn ? nextReminder(before.starts_at, now.getTime(), setup.timeZone) : null;
        const set = { reminders: isOn ? 1 : 0, remind_at, updated_at: now.toISOString() };
        await trx.updateTable('bookings').set(set).where('id', '=', id).execute();
      });
    },
  };
}

/** Whether it took place was the question that waited. */
const unasked = (inquiry: InquiryRow, at: string) =>
  inquiry.waiting_reason === 'meeting' ? answered(inquiry, at) : {};

export async function bookingRow(trx: Trx, id: string): Promise<BookingRow> {
  const row = await trx.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refused('unknown');
  return row;
}

export async function meetingOf(trx: Trx, id: string): Promise<Meeting> {
  const meeting = await meetingsStore(trx).find(id);
  if (!meeting) throw new Refused('unknown');
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
    if (!states.includes(row.state)) throw new Refused('noMeeting');
    return;
  }
  const msLeft = Date.parse(row.starts_at) - now.getTime();
  if (row.state !== 'booked' || msLeft <= 0) throw new Refused('noMeeting');
  if (msLeft < BOOKING_LIMITS.visitorChangeMs) throw new Refused('tooLate');
  if ((await changesOfVisitor(trx, row.inquiry_id)) >= BOOKING_LIMITS.visitorChanges)
    throw new Refused('changesMany');
}
