/** Proposes up to three times, which are kept free until the visitor takes one or the hold ends. */

import { v7 as uuid } from 'uuid';
import { BOOKING_LIMITS, type Meeting, type MeetingProposal } from '#contract/booking/booking.ts';
import type { BookingRow, Db } from '../database/schema.ts';
import type { EventActor } from '../inquiries/events-store.ts';
import { lockInquiry } from '../inquiries/row-store.ts';
import { firm, heldFor, isConfirmed, refuseManyHolds } from './holds-store.ts';
import { endHolds, noteChosen, recordOnInquiry, staffNameOf } from './inquiry-events-store.ts';
import type { MeetingNotifier } from './meeting-notification.ts';
import { assertNoUpcomingMeeting, keepOrRefuse, place, reserveSlotsOrThrow, rowOf } from './placing-store.ts';
import { cancelProposals, inquiriesWithLapsed } from './proposals-store.ts';
import { type Booked, BookingRefusedError, catchRefusal } from './refused.ts';
import { bookingRow, meetingOf } from './store.ts';
import { mayBook } from './visitor-rules-store.ts';

/** Inquiries per query. */
const AT_ONCE = 100;
/** Later than any hold ends. */
const FOREVER = '9999';

/**
 * Frees an inquiry's proposed times, and those whose hold has ended.
 * @param until frees those as well whose hold ends by then, and proposed times only if theirs does; null frees all of these.
 * @returns whether any was proposed.
 */
const lapse = (
  db: Db,
  inquiryId: string,
  { actor, now, until }: { actor: EventActor; now: Date; until: string | null },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const locked = await lockInquiry(trx, inquiryId);
    if (!locked) return false;
    const at = now.toISOString();
    const inquiry = await endHolds(trx, locked, at, until ?? at);
    if (until !== null && (await inquiriesWithLapsed(trx, until, 1, inquiryId)).length === 0) return false;
    const kind = await cancelProposals(trx, inquiryId, at);
    if (kind === null) return false;
    await recordOnInquiry(trx, inquiry, { name: 'lapsed', data: { kind } }, { actor, at });
    return true;
  });

/** Frees the proposed and requested times whose hold has ended. Any number of servers may run it at the same time. */
async function lapseDue(db: Db, now: Date, until = now.toISOString()): Promise<void> {
  for (;;) {
    const due = await inquiriesWithLapsed(db, until, AT_ONCE);
    for (const inquiryId of due) await lapse(db, inquiryId, { actor: null, now, until });
    if (due.length < AT_ONCE) return;
  }
}

/**
 * Frees every requested and every proposed time after a restore: the backup can't show whether they were confirmed, taken
 * or withdrawn since. Safe to run again after an interruption.
 */
export const lapseRestoredHolds = (db: Db, now: Date): Promise<void> => lapseDue(db, now, FOREVER);

export function proposingStore(db: Db, notify: MeetingNotifier) {
  return {
    /** Proposes times; an earlier proposal ends with it. All of them are free, or none is proposed. */
    propose(
      inquiryId: string,
      wanted: MeetingProposal,
      actor: NonNullable<EventActor>,
      now: Date,
    ): Promise<Booked<Meeting[]>> {
      return catchRefusal(() =>
        db.transaction().execute(async (trx) => {
          const locked = await lockInquiry(trx, inquiryId);
          if (!locked) throw new BookingRefusedError('unknown');
          if (locked.email === '') throw new BookingRefusedError('noAddress');
          const at = now.toISOString();
          const inquiry = await endHolds(trx, locked, at);
          await assertNoUpcomingMeeting(trx, inquiryId, at);
          await cancelProposals(trx, inquiryId, at);
          const proposal_id = uuid();
          const held_until = new Date(now.getTime() + BOOKING_LIMITS.proposalHours * 3_600_000).toISOString();
          const bookings: BookingRow[] = [];
          for (const time of wanted.times) {
            const row = rowOf({ inquiryId, kind: wanted.kind, place: wanted.place, ...time }, actor, at);
            const proposed = { ...row, state: 'proposed', proposal_id, held_until, remind_at: null };
            const booking = await place(trx, proposed, inquiry, 'staff', now);
            await trx.insertInto('bookings').values(booking).execute();
            await reserveSlotsOrThrow(trx, booking);
            bookings.push(booking);
          }
          const times = await Promise.all(
            bookings.map(async (b) => ({ at: b.starts_at, staffName: await staffNameOf(trx, b.staff_id) })),
          );
          const text = wanted.text || null;
          const data = { meetingId: proposal_id, kind: wanted.kind, times, text };
          await recordOnInquiry(trx, inquiry, { name: 'proposed', data }, { actor, at });
          await notify(trx, {
            change: 'proposed',
            proposalId: proposal_id,
            bookings,
            text,
            inquiry,
            actor,
            at,
          });
          return Promise.all(bookings.map(({ id }) => meetingOf(trx, id)));
        }),
      );
    },

    /** Staff take their proposal back. @returns false when there was none. */
    takeBack: (inquiryId: string, actor: NonNullable<EventActor>, now: Date) =>
      lapse(db, inquiryId, { actor, now, until: null }),

    /**
     * The visitor takes one of the proposed times; the others are free again. Like any other time, it is held until the
     * visitor's email is confirmed.
     */
    take(
      id: string,
      { zone, network }: { zone: string | null; network: string | null },
      now: Date,
    ): Promise<Booked> {
      return catchRefusal(() =>
        db.transaction().execute(async (trx) => {
          const { inquiry_id } = await bookingRow(trx, id);
          const locked = await lockInquiry(trx, inquiry_id);
          if (!locked) throw new BookingRefusedError('unknown');
          const before = await bookingRow(trx, id);
          // Taken twice, as by a double tap.
          if (before.state === 'booked' || before.state === 'requested') return meetingOf(trx, id);
          await mayBook(trx, locked);
          const at = now.toISOString();
          const inquiry = await endHolds(trx, locked, at);
          if (before.state !== 'proposed' || (before.held_until ?? '') <= at)
            throw new BookingRefusedError('lapsed');
          if (before.starts_at <= at) throw new BookingRefusedError('past');
          await assertNoUpcomingMeeting(trx, inquiry_id, at);
          const isFirm = isConfirmed(inquiry);
          if (!isFirm) await refuseManyHolds(trx, { inquiryId: inquiry_id, network, at });
          const taken = { ...before, zone, updated_at: at };
          const booking = isFirm ? firm(taken, now) : heldFor(taken, network, now);
          const { id: _, ...set } = booking;
          await trx.updateTable('bookings').set(set).where('id', '=', id).execute();
          await keepOrRefuse(trx, booking);
          await cancelProposals(trx, inquiry_id, at, id);
          await noteChosen(trx, inquiry, booking, { actor: null, at });
          await notify(trx, { change: isFirm ? 'booked' : 'requested', booking, inquiry, actor: null, at });
          return meetingOf(trx, id);
        }),
      );
    },

    lapseDue: (now: Date): Promise<void> => lapseDue(db, now),
  };
}
