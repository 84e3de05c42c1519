import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CONTACT_SETTLERS } from '../mail/reply-outcome-store.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { type ClaimedMail, mailStore } from '../outbox/store.ts';
import { beginMails, testOutbox } from '../outbox/testing/outbox.ts';
import { parseMail } from '../testing/mail-server.ts';
import { renderMail } from '../testing/render-mail.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createBooking } from './booking.ts';
import { meetingMails } from './mails.ts';
import { meetingMailsStore } from './mails-store.ts';
import { createMeetingNotifier } from './notifications.ts';
import { bookingDesk, NOW, TUESDAY_NINE } from './testing/desk.ts';

const TUESDAY_TEN = '2026-12-01T16:00:00.000Z';

/** Meetings of two members of staff with one inquiry, whose changes queue emails. */
async function mailedDesk(test: TestApp, fields = {}) {
  const { staff } = await bookingDesk(test, 2);
  const outbox = createOutbox(test.config, () => {});
  const booking = createBooking(test.db, createMeetingNotifier(outbox));
  const [ann, bob] = staff as [(typeof staff)[0], (typeof staff)[0]];
  const inquiryId = await savedInquiry(test.db, { email_confirmed_at: NOW.toISOString(), ...fields });
  const book = async (by: 'visitor' | 'staff' = 'visitor', staffId = ann.id) => {
    const wanted = { inquiryId, kind: 'call' as const, at: TUESDAY_NINE, staffId };
    const booked = await booking.book(wanted, by, by === 'staff' ? ann : null, NOW);
    if (!('meeting' in booked)) throw new Error(booked.refused);
    return booked.meeting;
  };
  const mails = async () => {
    const rows = await test.db
      .selectFrom('mails')
      .selectAll()
      .where('kind', 'like', 'meeting-%')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...row, facts: JSON.parse(row.data) }));
  };
  /** A worker claims all emails, so that later ones don't replace them. */
  const goOut = () => test.db.updateTable('mails').set({ attempts: 1 }).execute();
  const composers = meetingMails({ config: test.config, store: meetingMailsStore(test.db) });
  const composed = async (kind: keyof typeof composers, nth = -1) => {
    const row = (await mails()).filter((mail) => mail.kind === kind).at(nth);
    if (!row) throw new Error(`no ${kind}`);
    const compose = composers[kind] as (
      mail: ClaimedMail,
      facts: unknown,
    ) => Promise<Record<string, unknown>>;
    return (await compose(row as unknown as ClaimedMail, row.facts)) as {
      content?: Record<string, unknown>;
      routing?: { calendar?: { method: string; text: string } };
      dropped?: string;
    };
  };
  return { booking, ann, bob, inquiryId, book, mails, composed, goOut };
}

const event = (ics: string | undefined) => {
  const root = new ICAL.Component(ICAL.parse(ics ?? ''));
  const component = root.getFirstSubcomponent('vevent') as ICAL.Component;
  const { uid, sequence, startDate } = new ICAL.Event(component);
  return {
    uid,
    sequence,
    at: startDate.toJSDate().toISOString(),
    method: root.getFirstPropertyValue('method'),
  };
};

describe.each(engines)('mails of meetings on %s', (engine) => {
  let test: TestApp;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    test = await createTestApp(engine, { SECRET: 's'.repeat(32) });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await test.close();
  });

  it('go to the visitor and to the person concerned, and hold neither names nor links', async () => {
    const { book, mails, ann } = await mailedDesk(test);
    const { id } = await book();
    const rows = await mails();
    expect(rows.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['meeting-booked', 'rosa@example.com'],
      ['meeting-staff', ann.email],
    ]);
    expect(rows[0]?.facts).toEqual({ bookingId: id, sequence: 0 });
    expect(rows.map(({ data }) => data).join()).not.toMatch(/Rosa|inquiry\//);
  });

  it('about ten moves within a minute are one invitation with the last time and the highest SEQUENCE', async () => {
    const { book, booking, mails, ann, composed, goOut } = await mailedDesk(test);
    const { id } = await book();
    await goOut();
    for (let n = 1; n <= 9; n++) {
      const at = new Date(Date.parse(TUESDAY_NINE) + n * 30 * 60_000).toISOString();
      const moved = await booking.reschedule(id, { at, staffId: ann.id }, 'visitor', null, NOW);
      expect(moved).toHaveProperty('meeting');
    }
    const told = (await mails()).filter(({ kind, attempts }) => kind !== 'meeting-staff' && attempts === 0);
    expect(told.map(({ kind, facts }) => [kind, facts])).toEqual([
      ['meeting-moved', { bookingId: id, sequence: 9, from: TUESDAY_NINE }],
    ]);
    expect(Date.parse(`${told[0]?.run_at}`) - NOW.getTime()).toBe(60_000);
    expect(event((await composed('meeting-moved')).routing?.calendar?.text)).toMatchObject({ sequence: 9 });
  });

  it('that never went out give way: a moved meeting is told as booked, a cancelled one as cancelled', async () => {
    const { book, booking, mails, ann } = await mailedDesk(test);
    const { id } = await book();
    const toVisitor = async () =>
      (await mails()).filter(({ kind }) => kind !== 'meeting-staff').map(({ kind, facts }) => [kind, facts]);
    await booking.reschedule(id, { at: TUESDAY_TEN, staffId: ann.id }, 'visitor', null, NOW);
    expect(await toVisitor()).toEqual([['meeting-booked', { bookingId: id, sequence: 1 }]]);
    await booking.cancel(id, 'visitor', null, NOW);
    expect(await toVisitor()).toEqual([['meeting-cancelled', { bookingId: id, sequence: 2, untold: true }]]);
  });

  it('go to the visitor alone when the person concerned made the change', async () => {
    const { book, booking, mails, ann, goOut } = await mailedDesk(test);
    const { id } = await book('staff');
    await goOut();
    await booking.reschedule(id, { at: TUESDAY_TEN, staffId: ann.id }, 'staff', ann, NOW);
    await goOut();
    await booking.cancel(id, 'staff', ann, NOW);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'meeting-booked',
      'meeting-moved',
      'meeting-cancelled',
    ]);
  });

  it('tell both when a meeting changes hands', async () => {
    const { book, booking, mails, composed, ann, bob } = await mailedDesk(test);
    const { id } = await book();
    await booking.reschedule(id, { at: TUESDAY_NINE, staffId: bob.id }, 'visitor', null, NOW);
    const told = (await mails()).filter(({ kind }) => kind === 'meeting-staff');
    expect(told.map(({ recipient, facts }) => [recipient, facts.change])).toEqual([
      [ann.email, 'booked'],
      [ann.email, 'given'],
      [bob.email, 'taken-over'],
    ]);
    expect(await composed('meeting-staff', 0)).toHaveProperty('dropped');
    expect(await composed('meeting-staff', 1)).toHaveProperty('content.change', 'given');
    expect(await composed('meeting-staff', 2)).toHaveProperty('content.about.name', 'Rosa Delgado');
  });

  it('are one calendar entry that moves and goes (cal.diy#26815, #23216, #29706)', async () => {
    const { book, booking, composed, ann, goOut } = await mailedDesk(test);
    const { id } = await book();
    const entries = [event((await composed('meeting-booked')).routing?.calendar?.text)];
    await goOut();
    await booking.reschedule(id, { at: TUESDAY_TEN, staffId: ann.id }, 'visitor', null, NOW);
    entries.push(event((await composed('meeting-moved')).routing?.calendar?.text));
    await booking.cancel(id, 'visitor', null, NOW);
    const cancelled = await composed('meeting-cancelled');
    entries.push(event(cancelled.routing?.calendar?.text));
    expect(cancelled.routing?.calendar?.text).toContain('STATUS:CANCELLED');
    const uid = `${id}@${new URL(test.config.origin).host}`;
    expect(entries).toEqual([
      { uid, sequence: 0, at: TUESDAY_NINE, method: 'REQUEST' },
      { uid, sequence: 1, at: TUESDAY_TEN, method: 'REQUEST' },
      { uid, sequence: 2, at: TUESDAY_TEN, method: 'CANCEL' },
    ]);
  });

  it('about an earlier revision are dropped', async () => {
    const { book, booking, composed, ann, goOut } = await mailedDesk(test);
    const { id } = await book();
    expect(await composed('meeting-booked')).toHaveProperty('content');
    await goOut();
    await booking.reschedule(id, { at: TUESDAY_TEN, staffId: ann.id }, 'visitor', null, NOW);
    expect(await composed('meeting-booked')).toHaveProperty('dropped');
    await goOut();
    await booking.cancel(id, 'visitor', null, NOW);
    expect(await composed('meeting-moved')).toHaveProperty('dropped');
  });

  it('about suspected spam are held', async () => {
    const { book, mails } = await mailedDesk(test, { spam: 1 });
    await book('staff');
    expect((await mails()).map(({ kind, state }) => [kind, state])).toEqual([['meeting-booked', 'held']]);
  });

  it('after an erasure tell the member of staff kind and time, and nothing else', async () => {
    const { book, mails, composed, inquiryId, ann } = await mailedDesk(test);
    const { id } = await book();
    await test.db.deleteFrom('mails').execute();
    const outbox = createOutbox(test.config, () => {});
    await test.db.transaction().execute(async (trx) => {
      const row = await trx.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const inquiry = await trx
        .selectFrom('inquiries')
        .selectAll()
        .where('id', '=', inquiryId)
        .executeTakeFirstOrThrow();
      const at = NOW.toISOString();
      await createMeetingNotifier(outbox)(trx, { change: 'erased', booking: row, inquiry, actor: ann, at });
      expect(await trx.selectFrom('mails').selectAll().execute()).toEqual([]);
      await createMeetingNotifier(outbox)(trx, { change: 'erased', booking: row, inquiry, actor: null, at });
      await trx.deleteFrom('inquiries').where('id', '=', inquiryId).execute();
    });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'meeting-staff', inquiry_id: null, recipient: ann.email });
    expect(mail?.data).not.toContain(id);
    const { content } = await composed('meeting-staff');
    expect(content).toMatchObject({ change: 'erased', kind: 'call', startsAt: TUESDAY_NINE, about: null });
  });

  it('with booking switched off are dropped', async () => {
    const { book, mails } = await mailedDesk(test);
    await book();
    const store = meetingMailsStore(test.db);
    const off = meetingMails({ config: { ...test.config, booking: false }, store });
    const [mail] = await mails();
    expect(await off['meeting-booked'](mail as unknown as ClaimedMail, mail?.facts)).toHaveProperty(
      'dropped',
    );
  });

  describe('that propose times', () => {
    const proposal = (staffId: string) => ({
      kind: 'call' as const,
      times: [
        { at: TUESDAY_NINE, staffId },
        { at: '2026-12-02T16:00:00.000Z', staffId },
      ],
      text: 'Would one suit you?',
    });

    it('count as a contact once delivered, and not before', async () => {
      const { booking, mails, ann, inquiryId } = await mailedDesk(test);
      await booking.propose(inquiryId, proposal(ann.id), ann, NOW);
      const inquiry = () =>
        test.db.selectFrom('inquiries').selectAll().where('id', '=', inquiryId).executeTakeFirstOrThrow();
      expect((await inquiry()).first_contact_at).toBeNull();
      const store = mailStore(test.db, CONTACT_SETTLERS);
      const [claimed] = (await beginMails(test.db, NOW, 1)) as [ClaimedMail];
      expect(claimed.kind).toBe('meeting-proposed');
      const at = '2026-11-27T12:00:09.000Z';
      await test.db.transaction().execute((trx) => store.markSent(trx, claimed, at));
      expect(await inquiry()).toMatchObject({
        ...{ first_contact_at: NOW.toISOString(), first_contact_by: ann.id },
        ...{ status: 'contacted', reply_state: null },
      });
      expect(await mails()).toHaveLength(1);
    });

    it('that couldn’t be delivered show as failed, and don’t stop the clock', async () => {
      const { booking, ann, inquiryId } = await mailedDesk(test);
      await booking.propose(inquiryId, proposal(ann.id), ann, NOW);
      const store = mailStore(test.db, CONTACT_SETTLERS);
      const [claimed] = (await beginMails(test.db, NOW, 1)) as [ClaimedMail];
      const why = 'No such mailbox';
      await test.db.transaction().execute((trx) => store.markEnded(trx, claimed, 'dead', why));
      const row = await test.db.selectFrom('inquiries').selectAll().executeTakeFirstOrThrow();
      expect([row.first_contact_at, row.reply_state]).toEqual([null, 'failed']);
      const events = await test.db.selectFrom('inquiry_events').select('kind').execute();
      expect(events.map(({ kind }) => kind)).toContain('mail-failed');
    });

    it('show the times that are still kept, and are dropped when one was taken', async () => {
      const { booking, composed, ann, inquiryId } = await mailedDesk(test);
      await booking.propose(inquiryId, proposal(ann.id), ann, NOW);
      const { content } = await composed('meeting-proposed');
      expect(content).toMatchObject({ staffName: ann.name, text: 'Would one suit you?' });
      expect(content?.times).toHaveLength(2);
      const [first] = await booking.ofInquiry(inquiryId);
      await booking.take(first?.id as string, { zone: null, network: null }, NOW);
      expect(await composed('meeting-proposed')).toHaveProperty('dropped');
      expect(await composed('meeting-booked')).toHaveProperty('content');
    });
  });
});

it('the MIME part of an invitation has the method of its body', async () => {
  const { testApp, mailServer, start, config } = await testOutbox('sqlite', {}, { render: renderMail });
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const { book, booking } = await mailedDesk({ ...testApp, config });
  const { id } = await book();
  await booking.cancel(id, 'visitor', null, NOW);
  vi.useRealTimers();
  start();
  const taken = await mailServer.takes(2);
  const mail = taken.find(({ to }) => to[0] === 'rosa@example.com');
  expect(mail?.raw).toMatch(/content-type: text\/calendar; charset=utf-8; method=CANCEL/i);
  const parsed = await parseMail(mail as (typeof taken)[0]);
  expect(parsed.subject).toContain('Canceled: your call, Tuesday, December 1, 9:00 AM Central Time');
  const ics = parsed.attachments.map(({ content }) =>
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  );
  expect(ics.length).toBeGreaterThan(0);
  for (const text of ics) expect(event(text)).toMatchObject({ method: 'CANCEL', sequence: 1 });
});
