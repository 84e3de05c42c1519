/** Meetings booked, moved, proposed and canceled (requirements §19), on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKING_LIMITS, type Meeting } from '#contract/booking/booking.ts';
import { DEFAULT_RULES } from '#contract/booking/booking-hours.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { hoursStore } from './hours-store.ts';
import { bookingDesk, NOW, OFFICE_HOURS, TUESDAY_NINE } from './testing/desk.ts';

const later = (minutes: number, from = TUESDAY_NINE) =>
  new Date(Date.parse(from) + minutes * 60_000).toISOString();

describe.each(engines)('meetings on %s', (engine) => {
  let test: TestApp;
  let desk: Awaited<ReturnType<typeof bookingDesk>>;
  let ann: (typeof desk.staff)[number];
  let ben: typeof ann;

  beforeAll(async () => {
    test = await createTestApp(engine);
    desk = await bookingDesk(test, 2);
    await hoursStore(test.db).saveRules({ ...DEFAULT_RULES, horizonDays: 180 });
    [ann, ben] = desk.staff as [typeof ann, typeof ann];
  });
  afterAll(() => test.close());

  /** Gives each test its own week, so that tests don't take each other's times. */
  let week = 0;
  const fresh = () => later(7 * 24 * 60 * week++);

  const booked = (answer: { meeting: Meeting } | { refused: string }): Meeting => {
    if ('refused' in answer) throw new Error(answer.refused);
    return answer.meeting;
  };
  const byVisitor = async (at: string, staffId = ann.id, inquiryId?: string) => {
    const id = inquiryId ?? (await desk.inquiry());
    const wanted = { inquiryId: id, kind: 'call' as const, at, staffId };
    return { id, ...(await desk.booking.book(wanted, 'visitor', null, NOW)) };
  };
  const inquiryRow = (id: string) =>
    test.db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const eventsOf = async (id: string) => {
    const rows = await test.db
      .selectFrom('inquiry_events')
      .select(['kind', 'actor_name', 'data'])
      .where('inquiry_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ kind, actor_name, data }) => ({ kind, actor_name, data: JSON.parse(data) }));
  };
  const cells = async (id: string) =>
    (await test.db.selectFrom('booking_cells').select('cell').where('booking_id', '=', id).execute()).length;
  const day = (at: string) => at.slice(0, 10);

  it('are booked by the visitor at a time that is offered, which is then gone', async () => {
    const at = fresh();
    const inquiryId = await desk.inquiry();
    const ask = { kind: 'call', from: day(at), to: day(at), by: 'visitor' } as const;
    const before = await desk.booking.slots(inquiryId, ask, NOW);
    expect(
      before
        ?.filter((slot) => slot.at === at)
        .map(({ staffId }) => staffId)
        .sort(),
    ).toEqual([ann.id, ben.id].sort());
    const answer = await byVisitor(at, ann.id, inquiryId);
    expect(booked(answer)).toMatchObject({
      kind: 'call',
      state: 'booked',
      startsAt: at,
      endsAt: later(20, at),
      staffName: ann.name,
      sequence: 0,
      bookedBy: null,
      reminders: true,
    });
    const other = await desk.inquiry();
    const after = await desk.booking.slots(other, ask, NOW);
    expect(after?.filter((slot) => slot.at === at)).toEqual([{ at, staffId: ben.id }]);
    // Twenty minutes and a buffer of fifteen: the next half hour is gone as well.
    expect(after?.some((slot) => slot.at === later(30, at) && slot.staffId === ann.id)).toBe(false);
    expect(await inquiryRow(inquiryId)).toMatchObject({
      ...{ meeting_at: at, meeting_kind: 'call', meeting_state: 'booked', version: 2 },
      // The 24-hour clock runs on.
      first_contact_at: null,
    });
    expect((await eventsOf(inquiryId)).at(-1)).toMatchObject({
      kind: 'meeting-booked',
      actor_name: null,
      data: { at, staffId: ann.id },
    });
    expect(desk.told.at(-1)).toMatchObject({ change: 'booked', actor: null, booking: { starts_at: at } });
  });

  it('are refused at a time that was taken, has passed, or isn’t offered', async () => {
    const at = fresh();
    await byVisitor(at);
    expect(await byVisitor(at)).toMatchObject({ refused: 'taken' });
    expect(await byVisitor(later(15, at), ben.id)).toMatchObject({ refused: 'unknownTime' });
    expect(await byVisitor(later(7, at), ben.id)).toMatchObject({ refused: 'unknownTime' });
    expect(await byVisitor(later(-180, at), ben.id)).toMatchObject({ refused: 'unknownTime' });
    expect(await byVisitor('2026-11-27T11:00:00.000Z', ben.id)).toMatchObject({ refused: 'past' });
    expect(await byVisitor(at, 'nobody')).toMatchObject({ refused: 'unknownTime' });
    expect(await byVisitor(at, ben.id, 'none')).toMatchObject({ refused: 'unknown' });
    // A refusal leaves nothing behind.
    const { count } = await test.db
      .selectFrom('bookings')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('starts_at', '=', at)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('are refused for a request that is closed, withdrawn or suspected spam', async () => {
    const at = fresh();
    for (const fields of [
      { spam: 1 },
      { status: 'completed' },
      { withdrawn_at: at },
      { erasure_requested_at: at },
    ])
      expect(await byVisitor(at, ann.id, await desk.inquiry(fields))).toMatchObject({
        refused: 'notOffered',
      });
  });

  it('stand one at a time: a second is refused until the first was cancelled', async () => {
    const at = fresh();
    const { id, ...first } = await byVisitor(at);
    expect(await byVisitor(later(120, at), ann.id, id)).toMatchObject({ refused: 'alreadyBooked' });
    const cancelled = booked(await desk.booking.cancel(booked(first as never).id, 'visitor', null, NOW));
    expect(cancelled).toMatchObject({ state: 'cancelled', sequence: 1 });
    expect(await cells(cancelled.id)).toBe(0);
    expect(await inquiryRow(id)).toMatchObject({ meeting_at: null, meeting_state: null });
    expect(booked(await desk.booking.cancel(cancelled.id, 'visitor', null, NOW)).sequence).toBe(1);
    booked(await byVisitor(later(120, at), ann.id, id));
  });

  it('are booked once by a form that is sent twice', async () => {
    const at = fresh();
    const inquiryId = await desk.inquiry();
    const wanted = { inquiryId, kind: 'call' as const, at, staffId: ann.id, key: 'a-key' };
    const [first, second] = await Promise.all(
      [1, 2].map(() => desk.booking.book(wanted, 'visitor', null, NOW)),
    );
    expect(first).toEqual(second);
  });

  it('move to another time and person, one entry with a higher sequence', async () => {
    const at = fresh();
    const { id, ...answer } = await byVisitor(at);
    const meeting = booked(answer as never);
    const moved = booked(
      await desk.booking.reschedule(
        meeting.id,
        { at: later(240, at), staffId: ben.id },
        'visitor',
        null,
        NOW,
      ),
    );
    expect(moved).toMatchObject({
      id: meeting.id,
      startsAt: later(240, at),
      endsAt: later(260, at),
      staffId: ben.id,
      sequence: 1,
    });
    booked(await byVisitor(at));
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      kind: 'meeting-moved',
      data: { from: at, at: later(240, at) },
    });
    // To where it stands already: nothing happens.
    const same = booked(
      await desk.booking.reschedule(
        meeting.id,
        { at: later(240, at), staffId: ben.id },
        'visitor',
        null,
        NOW,
      ),
    );
    expect(same.sequence).toBe(1);
    // A quarter of an hour on, over its own cells.
    const onto = booked(
      await desk.booking.reschedule(meeting.id, { at: later(255, at), staffId: ben.id }, 'staff', ben, NOW),
    );
    expect(onto).toMatchObject({ startsAt: later(255, at), sequence: 2 });
  });

  it('stay where they are when the new time is taken', async () => {
    const at = fresh();
    const first = booked(await byVisitor(at));
    booked(await byVisitor(later(120, at)));
    const answer = await desk.booking.reschedule(
      first.id,
      { at: later(120, at), staffId: ann.id },
      'visitor',
      null,
      NOW,
    );
    expect(answer).toEqual({ refused: 'taken' });
    expect(await desk.booking.find(first.id)).toEqual(first);
    expect(await cells(first.id)).toBe(3);
  });

  it('can be changed by the visitor until two hours before, and by staff at any time', async () => {
    const at = fresh();
    const meeting = booked(await byVisitor(at));
    const to = { at: later(300, at), staffId: ann.id };
    const just = new Date(Date.parse(at) - 119 * 60_000);
    expect(await desk.booking.reschedule(meeting.id, to, 'visitor', null, just)).toEqual({
      refused: 'tooLate',
    });
    expect(await desk.booking.cancel(meeting.id, 'visitor', null, just)).toEqual({ refused: 'tooLate' });
    booked(await desk.booking.reschedule(meeting.id, to, 'staff', ann, just));
  });

  it('can’t be changed by one visitor without end', async () => {
    const at = fresh();
    const { id, ...answer } = await byVisitor(at);
    const meeting = booked(answer as never);
    const events = Array.from({ length: BOOKING_LIMITS.visitorChanges - 1 }, (_, i) => ({
      ...{ id: `many-${engine}-${i}`, inquiry_id: id, at, kind: 'meeting-moved', data: '{}' },
    }));
    await test.db.insertInto('inquiry_events').values(events).execute();
    expect(await desk.booking.cancel(meeting.id, 'visitor', null, NOW)).toEqual({ refused: 'changesMany' });
  });

  it('booked by staff on the phone count as a contact', async () => {
    const at = fresh();
    const inquiryId = await desk.inquiry();
    const wanted = { inquiryId, kind: 'studio' as const, at: later(15, at), staffId: ben.id };
    expect(booked(await desk.booking.book(wanted, 'staff', ann, NOW)).bookedBy).toBe(ann.name);
    expect(await inquiryRow(inquiryId)).toMatchObject({
      ...{ first_contact_at: NOW.toISOString(), first_contact_by: ann.id, status: 'contacted' },
    });
  });

  it('are marked held, which is a contact as of when they began, or no-show, which isn’t', async () => {
    const at = fresh();
    const { id, ...answer } = await byVisitor(at);
    const meeting = booked(answer as never);
    const after = new Date(Date.parse(at) + 3_600_000);
    expect(await desk.booking.mark(meeting.id, 'held', ann, NOW)).toEqual({ refused: 'notYet' });
    expect(booked(await desk.booking.mark(meeting.id, 'no-show', ann, after)).state).toBe('no-show');
    expect((await inquiryRow(id)).first_contact_at).toBeNull();
    expect(booked(await desk.booking.mark(meeting.id, 'held', ann, after)).state).toBe('held');
    expect(await inquiryRow(id)).toMatchObject({
      first_contact_at: at,
      first_contact_by: ann.id,
      meeting_state: 'held',
    });
    expect(await desk.booking.mark(meeting.id, 'held', ann, after)).toMatchObject({
      meeting: { state: 'held' },
    });
    expect(
      (await eventsOf(id)).filter(({ kind }) => kind.startsWith('meeting-')).map(({ kind }) => kind),
    ).toEqual(['meeting-booked', 'meeting-no-show', 'meeting-held']);
  });

  it('that weren’t kept can be moved to a new time', async () => {
    const at = fresh();
    const meeting = booked(await byVisitor(at));
    const after = new Date(Date.parse(at) + 3_600_000);
    await desk.booking.mark(meeting.id, 'no-show', ann, after);
    const to = { at: later(24 * 60, at), staffId: ann.id };
    expect(booked(await desk.booking.reschedule(meeting.id, to, 'staff', ann, after))).toMatchObject({
      state: 'booked',
      sequence: 1,
    });
  });

  describe('proposed by staff', () => {
    const propose = (inquiryId: string, ...times: string[]) =>
      desk.booking.propose(
        inquiryId,
        {
          kind: 'studio',
          times: times.map((time) => ({ at: time, staffId: ann.id })),
          text: 'These would suit us.',
        },
        ann,
        NOW,
      );

    it('are held for 48 hours; the one that is taken becomes the meeting, the others are free again', async () => {
      const at = fresh();
      const inquiryId = await desk.inquiry();
      const answer = await propose(inquiryId, at, later(120, at), later(240, at));
      if ('refused' in answer) throw new Error(answer.refused);
      expect(answer.meeting.map(({ state, heldUntil }) => [state, heldUntil])).toEqual(
        Array(3).fill(['proposed', '2026-11-29T12:00:00.000Z']),
      );
      expect(await byVisitor(at)).toMatchObject({ refused: 'taken' });
      expect(await inquiryRow(inquiryId)).toMatchObject({ meeting_state: 'proposed', meeting_at: at });
      const [, second] = answer.meeting;
      const taken = booked(
        await desk.booking.take(second?.id as string, { zone: 'America/New_York', network: null }, NOW),
      );
      expect(taken).toMatchObject({
        state: 'booked',
        startsAt: later(120, at),
        heldUntil: null,
        zone: 'America/New_York',
      });
      expect(booked(await desk.booking.take(taken.id, { zone: null, network: null }, NOW))).toEqual(taken);
      expect(
        await desk.booking.take(answer.meeting[0]?.id as string, { zone: null, network: null }, NOW),
      ).toEqual({
        refused: 'lapsed',
      });
      booked(await byVisitor(at));
      expect(desk.told.filter(({ inquiry }) => inquiry.id === inquiryId).map(({ change }) => change)).toEqual(
        ['proposed', 'booked'],
      );
    });

    it('are proposed all or not at all', async () => {
      const at = fresh();
      booked(await byVisitor(later(120, at)));
      const inquiryId = await desk.inquiry();
      expect(await propose(inquiryId, at, later(120, at))).toEqual({ refused: 'taken' });
      expect(await propose(inquiryId, at, later(15, at))).toEqual({ refused: 'taken' });
      expect(await desk.booking.ofInquiry(inquiryId)).toEqual([]);
      booked(await byVisitor(at));
    });

    it('lapse after 48 hours, once, and can no longer be taken', async () => {
      const at = fresh();
      const inquiryId = await desk.inquiry();
      const answer = await propose(inquiryId, at);
      const id = ('meeting' in answer && answer.meeting[0]?.id) as string;
      const over = new Date(NOW.getTime() + 48 * 3_600_000);
      expect(await desk.booking.take(id, { zone: null, network: null }, over)).toEqual({ refused: 'lapsed' });
      await Promise.all([desk.booking.lapseDue(over), desk.booking.lapseDue(over)]);
      expect((await eventsOf(inquiryId)).filter(({ kind }) => kind === 'meeting-lapsed')).toHaveLength(1);
      expect(await desk.booking.find(id)).toMatchObject({ state: 'lapsed', heldUntil: null });
      booked(await byVisitor(at));
    });

    it('give way to another time that the visitor chooses, and to a newer proposal', async () => {
      const at = fresh();
      const inquiryId = await desk.inquiry();
      await propose(inquiryId, at, later(120, at));
      const again = await propose(inquiryId, later(30, at));
      expect('meeting' in again && again.meeting).toHaveLength(1);
      // Over the proposed hour, which is the visitor's own.
      booked(await byVisitor(later(60, at), ann.id, inquiryId));
      const states = (await desk.booking.ofInquiry(inquiryId)).map(({ state }) => state).sort();
      expect(states).toEqual(['booked', 'lapsed', 'lapsed', 'lapsed']);
    });

    it('can be taken back', async () => {
      const at = fresh();
      const inquiryId = await desk.inquiry();
      await propose(inquiryId, at);
      expect(await desk.booking.takeBack(inquiryId, ann, NOW)).toBe(true);
      expect(await desk.booking.takeBack(inquiryId, ann, NOW)).toBe(false);
      booked(await byVisitor(at));
    });
  });

  it('of a site keep the drive there and back free', async () => {
    const at = fresh();
    const inquiryId = await desk.inquiry({ area: 'college-station' });
    const wanted = { inquiryId, kind: 'site' as const, at: later(120, at), staffId: ann.id };
    const meeting = booked(await desk.booking.book(wanted, 'visitor', null, NOW));
    expect(meeting.travelMinutes).toBe(15);
    // 15 there, 90, 15 back, 15 buffer: nine quarters of an hour.
    expect(await cells(meeting.id)).toBe(9);
  });

  it('aren’t offered with a disabled account, one without the kind, or one whose own calendar is unreadable', async () => {
    const at = fresh();
    const inquiryId = await desk.inquiry();
    const offered = async () => {
      const ask = { kind: 'call', from: day(at), to: day(at), by: 'visitor', staffId: ben.id } as const;
      return ((await desk.booking.slots(inquiryId, ask, NOW)) ?? []).map((slot) => slot.at);
    };
    const set = (set: object, table: 'staff_users' | 'booking_people' = 'booking_people') =>
      test.db
        .updateTable(table)
        .set(set)
        .where(table === 'staff_users' ? 'id' : 'staff_id', '=', ben.id)
        .execute();
    const all = await offered();
    expect(all).toHaveLength(16);
    await set({ disabled: 1 }, 'staff_users');
    expect(await offered()).toEqual([]);
    await set({ disabled: 0 }, 'staff_users');
    await set({ busy_url: 'https://calendar.example/x.ics', busy_read_at: '2026-11-26T11:00:00.000Z' });
    expect(await offered()).toEqual([]);
    await set({ busy_read_at: '2026-11-26T13:00:00.000Z' });
    await test.db
      .insertInto('busy_times')
      .values({ staff_id: ben.id, starts_at: at, ends_at: later(60, at) })
      .execute();
    // And the half hour before, whose buffer would reach into it.
    const gone = [later(-30, at), at, later(30, at)];
    expect(await offered()).toEqual(all.filter((time) => !gone.includes(time)));
    await set({ busy_url: null, busy_read_at: null });
    await test.db.deleteFrom('busy_times').execute();
    await set({ hours: JSON.stringify({ ...OFFICE_HOURS, kinds: ['studio'] }) });
    expect(await offered()).toEqual([]);
    await set({ hours: JSON.stringify(OFFICE_HOURS) });
  });
});
