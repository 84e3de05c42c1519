/** Claims the reminders that are due. Any number of servers may run it at the same time: each row goes to one of them. */
import { setup } from '#content/firm.ts';
import { nextReminder } from '#contract/booking/booking-reminders.ts';
import type { Db, Trx } from '../database/schema.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** Rows per transaction. */
const AT_ONCE = 100;

/**
 * Queues the emails of due reminders and sets the next ones, in one transaction. Reminders missed while no server ran
 * are sent as one.
 * @returns how many were queued.
 */
export async function remindDue(db: Db, outbox: Pick<Outbox, 'enqueue'>, now: Date): Promise<number> {
  let all = 0;
  for (;;) {
    const { found, queued } = await db.transaction().execute((trx) => remindSome(trx, outbox, now));
    all += queued;
    if (found < AT_ONCE) return all;
  }
}

async function remindSome(trx: Trx, outbox: Pick<Outbox, 'enqueue'>, now: Date) {
  const at = now.toISOString();
  const due = await trx
    .selectFrom('bookings as b')
    .innerJoin('inquiries as i', 'i.id', 'b.inquiry_id')
    .select(['b.id', 'b.sequence', 'b.starts_at', 'b.state', 'b.reminders', 'b.remind_at', 'b.inquiry_id'])
    .select(['i.email', 'i.spam'])
    .where('b.remind_at', 'is not', null)
    .where('b.remind_at', '<=', at)
    .orderBy('b.remind_at')
    .limit(AT_ONCE)
    .forUpdate('b')
    .skipLocked()
    .execute();
  let queued = 0;
  for (const { id, sequence, starts_at, state, reminders, remind_at, inquiry_id, email, spam } of due) {
    const isWanted = state === 'booked' && reminders === 1 && starts_at > at;
    const next = isWanted ? nextReminder(starts_at, now.getTime(), setup.timeZone) : null;
    const { numUpdatedRows } = await trx
      .updateTable('bookings')
      .set({ remind_at: next })
      .where('id', '=', id)
      .where('remind_at', '=', remind_at)
      .executeTakeFirstOrThrow();
    if (!isWanted || numUpdatedRows === 0n) continue;
    const facts = { bookingId: id, sequence };
    await outbox.enqueue(
      trx,
      { kind: 'meeting-reminder', facts, recipient: email, inquiryId: inquiry_id, held: spam === 1 },
      at,
    );
    queued++;
  }
  return { found: due.length, queued };
}
