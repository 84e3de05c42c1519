import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../database/connect.ts';
import { createOutbox } from '../outbox/outbox.ts';
import type { ClaimedMail } from '../outbox/store.ts';
import { createTestApp, engines } from '../testing/test-app.ts';
import { meetingMails } from './mails.ts';
import { meetingMailsStore } from './mails-store.ts';
import { remindDue } from './reminders-store.ts';
import { bookingDesk, NOW, TUESDAY_NINE } from './testing/desk.ts';

const DAY_BEFORE = new Date('2026-11-30T15:00:00.000Z');
const TWO_HOURS = new Date('2026-12-01T13:00:00.000Z');

describe.each(engines)('reminders on %s', (engine) => {
  async function reminded() {
    const test = await createTestApp(engine);
    onTestFinished(test.close);
    const desk = await bookingDesk(test);
    const outbox = createOutbox(test.config, () => {});
    const staffId = desk.staff[0]?.id as string;
    const book = async (now = NOW) => {
      const wanted = { inquiryId: await desk.inquiry(), kind: 'call' as const, at: TUESDAY_NINE, staffId };
      const booked = await desk.booking.book(wanted, 'staff', null, now);
      if (!('meeting' in booked)) throw new Error(booked.refused);
      return booked.meeting;
    };
    const mails = () => test.db.selectFrom('mails').selectAll().orderBy('id').execute();
    const composed = async () => {
      const [mail] = await mails();
      const compose = meetingMails({ config: test.config, store: meetingMailsStore(test.db) });
      return compose['meeting-reminder'](mail as unknown as ClaimedMail, JSON.parse(mail?.data as string));
    };
    const due = (now: Date) => remindDue(test.db, outbox, now);
    return { ...desk, test, outbox, book, mails, composed, due, staffId };
  }

  it('go out the day before and two hours before, once each', async () => {
    const { book, due, mails } = await reminded();
    await book();
    const queued: number[] = [];
    for (const ms of [-1, 0, 1, 60_000]) queued.push(await due(new Date(DAY_BEFORE.getTime() + ms)));
    for (const ms of [-1, 0, 1, 7_200_000]) queued.push(await due(new Date(TWO_HOURS.getTime() + ms)));
    expect(queued).toEqual([0, 1, 0, 0, 0, 1, 0, 0]);
    expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['meeting-reminder', 'rosa@example.com'],
      ['meeting-reminder', 'rosa@example.com'],
    ]);
  });

  it('aren’t sent for a meeting booked less than that before, nor after it began', async () => {
    const { book, due } = await reminded();
    await book(new Date(TWO_HOURS.getTime() + 60_000));
    expect(await due(new Date(TUESDAY_NINE))).toBe(0);
  });

  it('that a server was away for are one, and none once the meeting has begun', async () => {
    const { book, due, test } = await reminded();
    await book();
    expect(await due(new Date(TWO_HOURS.getTime() + 1))).toBe(1);
    await test.db.updateTable('bookings').set({ remind_at: TWO_HOURS.toISOString() }).execute();
    expect(await due(new Date(TUESDAY_NINE))).toBe(0);
    expect(await test.db.selectFrom('bookings').select('remind_at').execute()).toEqual([{ remind_at: null }]);
  });

  it('come after no cancellation, move or “no reminders” (cal.diy#17785)', async () => {
    for (const end of ['cancel', 'move', 'off'] as const) {
      const { book, due, booking, composed, staffId } = await reminded();
      const { id } = await book();
      // Queued, and not sent yet.
      await due(DAY_BEFORE);
      if (end === 'cancel') await booking.cancel(id, 'staff', null, DAY_BEFORE);
      if (end === 'off') await booking.setReminders(id, false, DAY_BEFORE);
      if (end === 'move')
        await booking.reschedule(id, { at: '2026-12-01T16:00:00.000Z', staffId }, 'staff', null, DAY_BEFORE);
      expect(await composed(), end).toHaveProperty('dropped');
      expect(await due(TWO_HOURS), end).toBe(end === 'move' ? 1 : 0);
    }
  });

  it('go out once, however many servers look at the same moment', async () => {
    const { book, test, outbox, mails, staffId } = await reminded();
    const { id } = await book();
    const row = await test.db
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 249 }, (_, i) => ({ ...row, id: `copy-${i}`, staff_id: staffId }));
    for (let from = 0; from < copies.length; from += 50)
      await test.db
        .insertInto('bookings')
        .values(copies.slice(from, from + 50))
        .execute();
    const servers = [test.db, ...Array.from({ length: 3 }, () => connect(test.config))];
    const queued = await Promise.all(servers.map((db) => remindDue(db, outbox, DAY_BEFORE)));
    await Promise.all(servers.slice(1).map((db) => db.destroy()));
    expect(queued.reduce((sum, n) => sum + n)).toBe(250);
    const told = (await mails()).map(({ data }) => JSON.parse(data).bookingId);
    expect(new Set(told).size).toBe(250);
    expect(told).toHaveLength(250);
  });
});
