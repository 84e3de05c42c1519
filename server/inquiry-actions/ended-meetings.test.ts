/** A closed or spam inquiry releases its meeting time; undoing that restores the meeting, or reports that it can't. */
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createBooking } from '../booking/booking.ts';
import { hoursStore } from '../booking/hours-store.ts';
import { OFFICE_HOURS } from '../booking/testing/desk.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { savedMeeting } from '../testing/saved-meeting.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { deskOf } from './testing/desk.ts';

const CONFIRMED = { email_confirmed_at: '2026-01-01T00:00:00.000Z' };

describe.each(engines)('meetings of requests that end, on %s', (engine) => {
  let test: TestApp;
  let desk: Awaited<ReturnType<typeof deskOf>>;
  beforeEach(async () => {
    test = await createTestApp(engine);
    onTestFinished(test.close);
    desk = await deskOf(test);
    await hoursStore(test.db).save(desk.member.id, OFFICE_HOURS);
  });

  const booking = () => createBooking(test.db, async () => {});
  const request = (fields = {}) => savedInquiry(test.db, { ...CONFIRMED, ...fields });
  /** Open times of a call for an inquiry, all of one person. */
  async function freeFor(inquiryId: string): Promise<string[]> {
    const [from, to] = [10, 40].map((days) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    ) as [string, string];
    const slots = await booking().slots(inquiryId, { kind: 'call', from, to, by: 'visitor' }, new Date());
    return (slots ?? []).map(({ at }) => at);
  }
  async function booked(inquiryId: string, at: string) {
    const wanted = { inquiryId, kind: 'call' as const, at, staffId: desk.member.id };
    const answer = await booking().book(wanted, 'visitor', null, new Date());
    if ('refused' in answer) throw new Error(answer.refused);
    return answer.meeting;
  }
  /** An inquiry with a confirmed meeting, and another that checks whether its time is open. */
  async function scene() {
    const [id, other] = [await request(), await request({ email: 'other@example.com' })];
    const at = (await freeFor(other))[0] as string;
    const meeting = await booked(id, at);
    const isFree = async () => (await freeFor(other)).includes(at);
    expect(await isFree()).toBe(false);
    return { id, other, at, meeting, isFree };
  }
  const stateOf = async (id: string) =>
    (await test.db.selectFrom('bookings').select('state').where('id', '=', id).executeTakeFirstOrThrow())
      .state;
  const mails = async (kind: string) =>
    test.db.selectFrom('mails').select(['state', 'run_at', 'created_at']).where('kind', '=', kind).execute();
  const bulk = async (ids: string[], change: object) =>
    (await desk.call('POST', '/inquiries/bulk', { ids, change })).json();

  describe.each([
    ['completed', { status: 'completed' }],
    ['cancelled', { status: 'cancelled' }],
    ['spam', { spam: true }],
  ])('%s', (_what, change) => {
    it('one at a time: the time is free, the visitor hears of it once it can’t be undone', async () => {
      const { id, meeting, isFree } = await scene();
      const { inquiry } = await desk.patch(id, change);
      expect(await isFree()).toBe(true);
      expect([await stateOf(meeting.id), inquiry.meeting]).toEqual(['cancelled', null]);
      const [mail] = await mails('meeting-cancelled');
      expect(mail?.state).toBe('spam' in change ? 'held' : 'waiting');
      expect(Date.parse(`${mail?.run_at}`) - Date.parse(`${mail?.created_at}`)).toBe(60_000);
      expect(await desk.kinds(id)).toContain('meeting-cancelled');
    });

    it('many at once, and their undo', async () => {
      const { id, meeting, isFree } = await scene();
      const answer = await bulk([id, await request()], change);
      expect(answer).toMatchObject({ changed: 2, canceled: 1 });
      expect([await isFree(), (await desk.find(id)).meeting]).toEqual([true, null]);
      expect((await desk.undo(answer.id)).json()).toEqual({ restored: 2, kept: 0, keptInquiries: [] });
      expect([await isFree(), await stateOf(meeting.id)]).toEqual([false, 'booked']);
      expect((await desk.find(id)).meeting).toEqual({
        ...{ at: meeting.startsAt, kind: 'call', state: 'booked' },
      });
      // An undo before the email was sent notifies no one.
      expect([await mails('meeting-cancelled'), await mails('meeting-booked')]).toEqual([[], []]);
      const row = await test.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
      expect(row.remind_at).not.toBeNull();
    });
  });

  it('come back by the undo of one change, and the visitor hears if they heard of the end', async () => {
    const { id, meeting, isFree } = await scene();
    const { undo } = await desk.patch(id, { status: 'cancelled' });
    await test.db.updateTable('mails').set({ state: 'sent', attempts: 1 }).execute();
    expect((await desk.undo(undo)).json()).toMatchObject({ restored: 1 });
    expect([await isFree(), await stateOf(meeting.id)]).toEqual([false, 'booked']);
    expect(await mails('meeting-booked')).toHaveLength(1);
    expect((await desk.kinds(id)).slice(0, 2)).toContain('meeting-restored');
  });

  it('stay canceled when their time was taken meanwhile, and the undo says so', async () => {
    const { id, other, at, meeting } = await scene();
    const { id: change } = await bulk([id], { status: 'cancelled' });
    await booked(other, at);
    expect((await desk.undo(change)).json()).toMatchObject({ restored: 1, meetingsLost: 1 });
    expect(await stateOf(meeting.id)).toBe('cancelled');
    expect(await desk.find(id)).toMatchObject({ status: 'new', meeting: null });
    const cells = await test.db.selectFrom('booking_cells').select('booking_id').execute();
    expect(new Set(cells.map(({ booking_id }) => booking_id))).not.toContain(meeting.id);
  });

  it('end as well while they are only held or proposed, and come back so', async () => {
    const [held, proposed] = [await request({ email_confirmed_at: null }), await request()];
    const [one, two, three] = (await freeFor(held)).filter((_, n) => n % 3 === 0) as [string, string, string];
    const meeting = await booked(held, one);
    expect(meeting.state).toBe('requested');
    const times = [two, three].map((at) => ({ at, staffId: desk.member.id }));
    await booking().propose(proposed, { kind: 'call', times }, desk.member, new Date());
    const { id, ...answer } = await bulk([held, proposed], { spam: true });
    expect(answer).toEqual({ changed: 2 });
    const states = async () =>
      (await test.db.selectFrom('bookings').select('state').orderBy('starts_at').execute()).map(
        ({ state }) => state,
      );
    expect(await states()).toEqual(['lapsed', 'lapsed', 'lapsed']);
    expect(await test.db.selectFrom('booking_cells').selectAll().execute()).toEqual([]);
    await desk.undo(id);
    expect(await states()).toEqual(['requested', 'proposed', 'proposed']);
    expect(await mails('meeting-cancelled')).toEqual([]);
    const { heldUntil } = meeting;
    const row = await test.db
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', meeting.id)
      .executeTakeFirstOrThrow();
    expect(row.held_until).toBe(heldUntil);
  });

  it('stay where they have begun, for staff to say whether they took place', async () => {
    const id = await request();
    const starts_at = new Date(Date.now() - 60_000).toISOString();
    const meeting = await savedMeeting(test.db, { inquiry_id: id, staff_id: desk.member.id, starts_at });
    await desk.patch(id, { status: 'completed' });
    expect(await stateOf(meeting)).toBe('booked');
  });

  it('stay when another thing of a closed request changes', async () => {
    const id = await request({ status: 'completed' });
    const at = (await freeFor(id))[0] as string;
    const wanted = { inquiryId: id, kind: 'call' as const, at, staffId: desk.member.id };
    const answer = await booking().book(wanted, 'staff', desk.member, new Date());
    await desk.patch(id, { notes: 'Warranty visit' });
    await desk.patch(id, { assigneeId: desk.member.id });
    expect(answer).toMatchObject({ meeting: { state: 'booked' } });
    expect((await desk.find(id)).meeting).toMatchObject({ state: 'booked' });
  });
});
