/** A visitor whose email isn't confirmed holds a time for a while, and strangers hold few (docs/decisions/0021). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOKING_LIMITS } from '#contract/booking/booking.ts';
import { connect } from '../database/connect.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createBooking } from './booking.ts';
import { remindDue } from './reminders-store.ts';
import { bookingDesk, NOW, TUESDAY_NINE } from './testing/desk.ts';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
/** Six hours of each day from Tuesday to Friday, so that calls don't meet. */
function time(n: number): string {
  const day = Math.floor(n / 6);
  const days = Math.floor(day / 4) * 7 + (day % 4);
  return new Date(Date.parse(TUESDAY_NINE) + (days * 24 + (n % 6)) * HOUR).toISOString();
}

describe.each(engines)('times held for visitors on %s', (engine) => {
  let test: TestApp;
  let desk: Awaited<ReturnType<typeof bookingDesk>>;
  beforeAll(async () => {
    test = await createTestApp(engine);
  });
  beforeEach(async () => {
    await test.db.deleteFrom('staff_users').execute();
    await test.db.deleteFrom('inquiries').execute();
    desk = await bookingDesk(test);
  });
  afterAll(() => test?.close());

  const stranger = () => desk.inquiry({ email_confirmed_at: null });
  const hold = async (inquiryId: string, at = TUESDAY_NINE, network: string | null = 'one', now = NOW) =>
    desk.booking.book(
      { inquiryId, kind: 'call', at, staffId: desk.staff[0]?.id as string, network },
      'visitor',
      null,
      now,
    );
  const held = async (...given: Parameters<typeof hold>) => {
    const booked = await hold(...given);
    if ('refused' in booked) throw new Error(booked.refused);
    return booked.meeting;
  };
  const row = (id: string) =>
    test.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const kinds = async (inquiryId: string) =>
    (
      await test.db
        .selectFrom('inquiry_events')
        .select('kind')
        .where('inquiry_id', '=', inquiryId)
        .where('kind', 'like', 'meeting-%')
        .orderBy('at')
        .orderBy('id')
        .execute()
    ).map(({ kind }) => kind);
  const confirmEmail = (id: string) =>
    test.db
      .updateTable('inquiries')
      .set({ email_confirmed_at: NOW.toISOString() })
      .where('id', '=', id)
      .execute();
  const told = () => desk.told.map(({ change }) => change);

  it('are free for nobody else, aren’t reminded of, and are told to the visitor alone', async () => {
    const inquiry = await stranger();
    const meeting = await held(inquiry);
    expect(meeting).toMatchObject({
      state: 'requested',
      heldUntil: inHours(BOOKING_LIMITS.holdHours).toISOString(),
    });
    expect(await hold(await desk.inquiry())).toEqual({ refused: 'taken' });
    expect(await row(meeting.id)).toMatchObject({ remind_at: null, held_network: 'one' });
    expect(await remindDue(test.db, { enqueue: async () => [] }, new Date(meeting.startsAt))).toBe(0);
    expect([told(), await kinds(inquiry)]).toEqual([['requested'], ['meeting-requested']]);
    const shown = await test.db.selectFrom('inquiries').selectAll().where('id', '=', inquiry).execute();
    expect(shown).toMatchObject([{ meeting_state: 'requested', meeting_at: TUESDAY_NINE }]);
  });

  it('become firm once the visitor confirms, and not before', async () => {
    const inquiry = await stranger();
    const { id } = await held(inquiry);
    expect(await desk.booking.confirm(id, 'visitor', null, NOW)).toEqual({ refused: 'unconfirmed' });
    await confirmEmail(inquiry);
    for (let press = 0; press < 2; press++)
      expect(await desk.booking.confirm(id, 'visitor', null, inHours(1))).toMatchObject({
        meeting: { state: 'booked', heldUntil: null },
      });
    expect(await row(id)).toMatchObject({ held_network: null, remind_at: '2026-11-30T15:00:00.000Z' });
    expect(told()).toEqual(['requested', 'booked']);
    expect(await kinds(inquiry)).toEqual(['meeting-requested', 'meeting-booked']);
    await desk.booking.lapseDue(inHours(24));
    expect(await row(id)).toMatchObject({ state: 'booked' });
  });

  it('become firm when staff confirm or move them', async () => {
    const [ann] = desk.staff;
    const first = await held(await stranger());
    expect(await desk.booking.confirm(first.id, 'staff', ann as never, NOW)).toMatchObject({
      meeting: { state: 'booked' },
    });
    const second = await held(await stranger(), time(1));
    const to = { at: time(2), staffId: ann?.id as string };
    expect(await desk.booking.reschedule(second.id, to, 'staff', ann as never, NOW)).toMatchObject({
      meeting: { state: 'booked', heldUntil: null, startsAt: time(2) },
    });
  });

  it('are free again when the hold ends, and can’t be confirmed any more', async () => {
    const inquiry = await stranger();
    const { id } = await held(inquiry);
    await confirmEmail(inquiry);
    const over = inHours(BOOKING_LIMITS.holdHours);
    expect(await desk.booking.confirm(id, 'visitor', null, over)).toEqual({ refused: 'lapsed' });
    await desk.booking.lapseDue(over);
    expect(await row(id)).toMatchObject({ state: 'lapsed', held_network: null, held_until: null });
    expect(await kinds(inquiry)).toEqual(['meeting-requested', 'meeting-expired']);
    expect(await hold(await desk.inquiry(), TUESDAY_NINE, 'two', over)).toMatchObject({
      meeting: { state: 'booked' },
    });
    expect(told()).toEqual(['requested', 'booked']);
  });

  it('are free for others in the moment when the hold ends, before anything sweeps them', async () => {
    const inquiry = await stranger();
    const { id } = await held(inquiry);
    const over = inHours(BOOKING_LIMITS.holdHours);
    const before = new Date(over.getTime() - 1);
    expect(await hold(await desk.inquiry(), TUESDAY_NINE, 'two', before)).toEqual({ refused: 'taken' });
    const second = await desk.inquiry();
    expect(await hold(second, TUESDAY_NINE, 'two', over)).toMatchObject({ meeting: { state: 'booked' } });
    await confirmEmail(inquiry);
    expect(await desk.booking.confirm(id, 'visitor', null, over)).toEqual({ refused: 'lapsed' });
    await desk.booking.lapseDue(over);
    expect(await row(id)).toMatchObject({ state: 'lapsed' });
    const cells = await test.db.selectFrom('booking_cells').select('booking_id').distinct().execute();
    expect(cells).toHaveLength(1);
  });

  it('are never booked twice, though the clock of the server that confirms is behind', async () => {
    const inquiry = await stranger();
    const { id } = await held(inquiry);
    const over = inHours(BOOKING_LIMITS.holdHours);
    expect(await hold(await desk.inquiry(), TUESDAY_NINE, 'two', over)).toMatchObject({
      meeting: { state: 'booked' },
    });
    await confirmEmail(inquiry);
    const behind = new Date(over.getTime() - 1000);
    expect(await desk.booking.confirm(id, 'visitor', null, behind)).toEqual({ refused: 'taken' });
    expect(await row(id)).toMatchObject({ state: 'requested' });
  });

  it('make way for another choice of the same visitor, though nobody has swept them yet', async () => {
    const inquiry = await stranger();
    await held(inquiry);
    const again = await held(inquiry, TUESDAY_NINE, 'one', inHours(BOOKING_LIMITS.holdHours));
    expect(again).toMatchObject({ state: 'requested', startsAt: TUESDAY_NINE });
    expect(await kinds(inquiry)).toEqual(['meeting-requested', 'meeting-expired', 'meeting-requested']);
  });

  it('stay held no longer when they are moved, and nobody is written to', async () => {
    const meeting = await held(await stranger());
    const to = { at: time(3), staffId: meeting.staffId };
    const moved = await desk.booking.reschedule(meeting.id, to, 'visitor', null, inHours(2));
    expect(moved).toMatchObject({
      meeting: { state: 'requested', startsAt: time(3), heldUntil: meeting.heldUntil },
    });
    expect(told()).toEqual(['requested']);
  });

  it('lapse when the visitor gives them up, without a mail', async () => {
    const { id } = await held(await stranger());
    expect(await desk.booking.cancel(id, 'visitor', null, NOW)).toMatchObject({
      meeting: { state: 'lapsed' },
    });
    expect(told()).toEqual(['requested']);
  });

  it('are few for one network, a few more for all, and confirmed ones don’t count', async () => {
    const from = async (network: string, n: number) => hold(await stranger(), time(n), network);
    for (let n = 0; n < BOOKING_LIMITS.holdsOfNetwork; n++)
      expect(await from('one', n)).toMatchObject({ meeting: { state: 'requested' } });
    expect(await from('one', 10)).toEqual({ refused: 'holdsMany' });
    expect(await hold(await desk.inquiry(), time(10), 'one')).toMatchObject({ meeting: { state: 'booked' } });
    for (let n = BOOKING_LIMITS.holdsOfNetwork; n < BOOKING_LIMITS.holdsOverall; n++)
      expect(await from(`network ${n}`, n + 10)).toMatchObject({ meeting: { state: 'requested' } });
    expect(await from('another', 40)).toEqual({ refused: 'holdsMany' });
    const later = inHours(BOOKING_LIMITS.holdHours);
    expect(await hold(await stranger(), time(41), 'one', later)).toMatchObject({
      meeting: { state: 'requested' },
    });
  });

  it('are counted together by two servers, however many visitors come in one moment', async () => {
    const { id } = desk.staff[0] as { id: string };
    const other = connect(test.config);
    const servers = [test.db, other].map((db) => createBooking(db, async () => {}));
    const inquiries = await Promise.all(Array.from({ length: 20 }, stranger));
    const answers = await Promise.all(
      inquiries.map((inquiryId, n) =>
        servers[n % 2]?.book(
          { inquiryId, kind: 'call', at: time(n), staffId: id, network: 'one' },
          'visitor',
          null,
          NOW,
        ),
      ),
    );
    await other.destroy();
    expect(answers.filter((answer) => answer && 'meeting' in answer)).toHaveLength(
      BOOKING_LIMITS.holdsOfNetwork,
    );
    expect(answers.filter((answer) => answer && 'refused' in answer)).toEqual(
      Array(20 - BOOKING_LIMITS.holdsOfNetwork).fill({ refused: 'holdsMany' }),
    );
  });

  it('are chosen a few times per request, so that no stranger’s mailbox fills', async () => {
    const inquiry = await stranger();
    for (let n = 0; n < BOOKING_LIMITS.holdsOfRequest; n++) {
      const { id } = await held(inquiry, time(n));
      await desk.booking.cancel(id, 'visitor', null, NOW);
    }
    expect(await hold(inquiry, time(5))).toEqual({ refused: 'unconfirmed' });
  });

  it('are held as well where the visitor takes a proposed one without a confirmed email', async () => {
    const inquiry = await stranger();
    const [ann] = desk.staff;
    const times = [TUESDAY_NINE, time(2)].map((at) => ({ at, staffId: ann?.id as string }));
    const proposed = await desk.booking.propose(inquiry, { kind: 'call', times }, ann as never, NOW);
    if ('refused' in proposed) throw new Error(proposed.refused);
    const id = proposed.meeting[0]?.id as string;
    expect(await desk.booking.take(id, { zone: null, network: 'one' }, NOW)).toMatchObject({
      meeting: { state: 'requested', heldUntil: inHours(BOOKING_LIMITS.holdHours).toISOString() },
    });
    expect(await hold(await desk.inquiry(), time(2))).toMatchObject({ meeting: { state: 'booked' } });
  });
});
