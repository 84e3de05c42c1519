/** A visitor books, reschedules and cancels on the private page (docs/decisions/0021). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKING_MESSAGES } from '#contract/booking/booking.ts';
import { NO_HOURS } from '#contract/booking/booking-hours.ts';
import type { MeetingPage, NoMeetingPage } from '#contract/booking/visitor-meeting.ts';
import { createBooking } from '../booking/booking.ts';
import { hoursStore } from '../booking/hours-store.ts';
import { OFFICE_HOURS } from '../booking/testing/desk.ts';
import { engines, signedIn } from '../testing/test-app.ts';
import { FORMS, GUESSES } from './private-page.ts';
import { createVisitorApp, type Visitor } from './testing/visit.ts';

describe.each(engines)('the visitor’s meeting on %s', (engine) => {
  let app: Awaited<ReturnType<typeof createVisitorApp>>;
  const staff: { id: string; name: string; cookie: string }[] = [];
  beforeAll(async () => {
    app = await createVisitorApp(engine);
    for (let n = 0; n < 2; n++) {
      const { member, cookie } = await signedIn(app.test);
      await hoursStore(app.test.db).save(member.id, OFFICE_HOURS);
      staff.push({ ...member, cookie });
    }
  });
  afterAll(() => app?.test.close());

  const see = async ({ path }: { path: string }, query = ''): Promise<MeetingPage> => {
    const answer = await app.open(`${path}/meeting${query}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as MeetingPage;
  };
  /** By the link of an email, so that the booked meeting is confirmed. */
  const send = ({ path, code }: Pick<Visitor, 'path' | 'code'>, action: string, fields: object = {}) =>
    app.send({ path: `${path}/meeting` }, action, { code, ...fields });
  const refusedBy = async (answer: Response) => ((await answer.json()) as MeetingPage).refused;
  const rows = (visitor: Visitor) =>
    app.test.db
      .selectFrom('bookings')
      .selectAll()
      .where('inquiry_id', '=', visitor.id)
      .orderBy('created_at')
      .execute();
  const booking = () => createBooking(app.test.db, async () => {});

  /** The last open time, so that tests don't take each other's. */
  async function chosen(visitor: Visitor, kind = 'call') {
    const days = (await see(visitor, `?kind=${kind}`)).choice?.days ?? [];
    const { choice } = await see(visitor, `?kind=${kind}&day=${days.at(-1)}`);
    const at = choice?.nearby[0]?.times[0] as string;
    const page = await see(visitor, `?kind=${kind}&at=${at}`);
    return { kind, at, staff: page.choice?.chosen?.staffId as string };
  }
  async function booked(visitor: Visitor, kind = 'call') {
    const form = { ...(await chosen(visitor, kind)), place: kind === 'site' ? '12 Ledge Road, Blanco' : '' };
    expect((await send(visitor, 'book', form)).status).toBe(303);
    return form;
  }

  it('offers the kinds, then days with free times, then who comes', async () => {
    const visitor = await app.arrive();
    const first = await see(visitor);
    expect([first.offer.kinds, first.choice]).toEqual([['call', 'studio', 'site'], null]);
    const { choice } = await see(visitor, '?kind=studio');
    expect(choice?.day).toBe(choice?.days[0]);
    expect(choice?.nearby[0]?.day).toBe(choice?.day);
    const at = choice?.nearby[0]?.times[0];
    const confirm = await see(visitor, `?kind=studio&at=${at}`);
    expect(confirm.choice?.chosen).toMatchObject({ at, who: 'Test staff' });
    expect(staff.map(({ id }) => id)).toContain(confirm.choice?.chosen?.staffId);
  });

  it('tells in the receipt what can be booked, and to suspected spam nothing', async () => {
    const payload = {
      ...{ name: 'Rosa Delgado', email: 'rosa@example.com', elapsed: 60_000 },
      message: 'Eleven acres outside of Blanco, a ledge facing south.',
    };
    const send = async (change = {}) =>
      (
        await app.test.app.inject({
          method: 'POST',
          url: '/api/inquiries',
          payload: { ...payload, ...change },
        })
      ).json();
    const receipt = await send();
    expect(receipt.meetings.map(({ href }: { href: string }) => href)).toEqual(
      ['call', 'studio', 'site'].map((kind) => `${receipt.link}/meeting?kind=${kind}&zone=`),
    );
    expect(receipt.meetings[0].label).toBe('Book a phone call, 20 min');
    expect((await send({ website: 'https://spam.example' })).meetings).toEqual([]);
  });

  it('leads a form without JavaScript to the Thank You screen at the private address', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      name: 'Rosa Delgado',
      email: 'rosa@example.com',
      message: 'Eleven acres outside of Blanco.',
      idempotencyKey: randomUUID(),
    }))
      body.append(name, value);
    const answer = await fetch(`${app.origin}/contact`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { connection: 'close' },
    });
    expect(answer.status).toBe(303);
    const thanks = await app.open(new URL(answer.headers.get('location') as string, app.origin).pathname);
    expect(thanks.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await thanks.json()).toMatchObject({ kinds: ['call', 'studio', 'site'] });
  });

  it('books once per form, however often it is sent', async () => {
    const visitor = await app.arrive();
    const form = {
      ...(await chosen(visitor, 'site')),
      place: ' 12 Ledge\tRoad ',
      idempotencyKey: randomUUID(),
    };
    const answers = [await send(visitor, 'book', form), await send(visitor, 'book', form)];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(answers[0]?.headers.get('location')).toBe(
      `${visitor.path}/meeting?done=book&code=${visitor.code}`,
    );
    expect(await rows(visitor)).toMatchObject([{ state: 'booked', kind: 'site', place: '12 Ledge Road' }]);
    const page = await see(visitor, '?done=book');
    expect(page).toMatchObject({
      done: 'book',
      offer: { ahead: { place: '12 Ledge Road', isChangeable: true } },
    });
    const { entries } = (await app.pageOf(visitor)).request;
    expect(entries).toMatchObject([{ from: 'meeting', change: 'booked', name: null, times: [form.at] }]);
  });

  it('says so when the form of a canceled booking is sent again with another time', async () => {
    const visitor = await app.arrive();
    const form = { ...(await chosen(visitor)), idempotencyKey: randomUUID() };
    await send(visitor, 'book', form);
    const meeting = (await see(visitor)).offer.ahead?.id;
    await send(visitor, 'cancel', { meeting });
    const again = await send(visitor, 'book', form);
    expect(again.status).toBe(409);
    const page = (await again.json()) as MeetingPage;
    expect(page.refused?.errors.form).toContain('already booked');
    expect(page.formKey).not.toBe(form.idempotencyKey);
  });

  it('moves, turns reminders off, and cancels', async () => {
    const visitor = await app.arrive();
    const { at } = await booked(visitor);
    const meeting = (await see(visitor)).offer.ahead?.id;
    const moving = await see(visitor, '?moving=1');
    expect(moving.choice).toMatchObject({ kind: 'call', isMoving: true });
    const to = moving.choice?.nearby[0]?.times.at(-1) as string;
    const confirm = await see(visitor, `?moving=1&at=${to}`);
    expect(
      (await send(visitor, 'move', { meeting, at: to, staff: confirm.choice?.chosen?.staffId })).status,
    ).toBe(303);
    expect(await rows(visitor)).toMatchObject([{ starts_at: to, sequence: 1, state: 'booked' }]);
    await send(visitor, 'reminders', { meeting, reminders: 'off' });
    expect((await see(visitor)).offer.ahead?.reminders).toBe(false);
    expect((await send(visitor, 'cancel', { meeting })).status).toBe(303);
    expect((await see(visitor)).offer).toMatchObject({ ahead: null, kinds: ['call', 'studio', 'site'] });
    const { entries } = (await app.pageOf(visitor)).request;
    expect(entries).toMatchObject([
      { change: 'booked' },
      { change: 'moved', before: at, times: [to] },
      { change: 'cancelled' },
    ]);
  });

  it('offers proposed times first; one is taken by a tap, in the visitor’s zone', async () => {
    const visitor = await app.arrive();
    const [ann] = staff;
    const { choice } = await see(visitor, '?kind=studio');
    const times = (choice?.nearby[1]?.times ?? [])
      .filter((_, i) => i % 4 === 0)
      .slice(0, 2)
      .map((at) => ({ at, staffId: ann?.id as string }));
    await booking().propose(visitor.id, { kind: 'studio', times }, ann as (typeof staff)[0], new Date());
    const { offer } = await see(visitor);
    expect(offer.proposed.map(({ at }) => at)).toEqual(times.map(({ at }) => at));
    expect((await app.pageOf(visitor)).offer?.proposed).toHaveLength(2);
    const meeting = offer.proposed[1]?.id;
    const other = await app.arrive();
    expect((await send(other, 'take', { meeting })).status).toBe(409);
    const answer = await send(visitor, 'take', { meeting, zone: 'Europe/Berlin' });
    expect(answer.headers.get('location')).toBe(
      `${visitor.path}/meeting?done=take&zone=Europe%2FBerlin&code=${visitor.code}`,
    );
    expect((await rows(visitor)).map(({ state, zone }) => [state, zone])).toContainEqual([
      'booked',
      'Europe/Berlin',
    ]);
  });

  it('hands back a time that went, with fresh times and what was typed, and a tap on one books it', async () => {
    const [one, two] = [await app.arrive(), await app.arrive()];
    const form = { ...(await chosen(one, 'site')), place: '12 Ledge Road' };
    expect((await send(two, 'book', form)).status).toBe(303);
    const answer = await send(one, 'book', form);
    expect(answer.status).toBe(409);
    const page = (await answer.json()) as MeetingPage;
    expect(page.refused).toMatchObject({
      errors: { form: `${BOOKING_MESSAGES.taken}.` },
      values: { place: '12 Ledge Road', kind: 'site' },
    });
    const at = page.choice?.nearby[0]?.times[0];
    expect((await send(one, 'book', { kind: 'site', at, place: '12 Ledge Road' })).status).toBe(303);
    expect(await rows(one)).toMatchObject([{ starts_at: at, state: 'booked' }]);
  });

  it('refuses a time in the past, one that isn’t offered, and a zone that doesn’t exist', async () => {
    const visitor = await app.arrive();
    const form = await chosen(visitor);
    const errorOf = async (change: object) => {
      const answer = await send(visitor, 'book', { ...form, ...change });
      expect(answer.status).toBe(409);
      return (await refusedBy(answer))?.errors.form;
    };
    expect(await errorOf({ at: '2020-01-06T16:00:00.000Z' })).toBe(`${BOOKING_MESSAGES.past}.`);
    expect(await errorOf({ at: form.at.replace(':00.000Z', ':07.000Z') })).toBe(
      `${BOOKING_MESSAGES.unknownTime}.`,
    );
    expect(await errorOf({ at: 'tomorrow' })).toBe(`${BOOKING_MESSAGES.unknownTime}.`);
    expect(await errorOf({ kind: 'dinner' })).toBe(`${BOOKING_MESSAGES.unknownTime}.`);
    expect(await errorOf({ staff: 'nobody' })).toBe(`${BOOKING_MESSAGES.unknownTime}.`);
    expect(await errorOf({ zone: 'Mars/Olympus' })).toBe(`${BOOKING_MESSAGES.zone}.`);
    expect(await rows(visitor)).toEqual([]);
    expect((await see(visitor, '?kind=call&zone=Mars/Olympus')).trouble).toBe(`${BOOKING_MESSAGES.zone}.`);
    expect((await see(visitor, '?kind=call&at=2020-01-06T16:00:00.000Z')).trouble).toBe(
      `${BOOKING_MESSAGES.past}.`,
    );
    expect((await see(visitor, '?kind=call&zone=US/Central')).zone).toBeNull();
    expect((await see(visitor, '?kind=call&zone=europe/berlin')).zone).toBe('Europe/Berlin');
  });

  it('asks where a site visit is, and for a number to call', async () => {
    const visitor = await app.arrive({ phone: '' });
    const site = await send(visitor, 'book', await chosen(visitor, 'site'));
    expect([site.status, (await refusedBy(site))?.errors.place]).toEqual([422, 'Enter the site address.']);
    const form = await chosen(visitor);
    expect((await send(visitor, 'book', form)).status).toBe(422);
    const long = await send(visitor, 'book', { ...form, place: 'x'.repeat(201) });
    expect((await refusedBy(long))?.values.place).toBe('x'.repeat(201));
    expect((await send(visitor, 'book', { ...form, place: '512-555-0100' })).status).toBe(303);
  });

  it('lets nobody change a meeting with less than two hours left, or one of another request', async () => {
    const visitor = await app.arrive();
    await booked(visitor);
    const meeting = (await see(visitor)).offer.ahead?.id;
    const other = await app.arrive();
    for (const action of ['move', 'cancel', 'reminders'])
      expect((await send(other, action, { meeting, at: '2027-01-04T16:00:00.000Z' })).status).toBe(409);
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    await app.test.db
      .updateTable('bookings')
      .set({ starts_at: soon })
      .where('id', '=', `${meeting}`)
      .execute();
    expect((await see(visitor)).offer.ahead?.isChangeable).toBe(false);
    const answer = await send(visitor, 'cancel', { meeting });
    expect((await refusedBy(answer))?.errors.form).toBe(`${BOOKING_MESSAGES.tooLate}.`);
    expect(await rows(visitor)).toMatchObject([{ state: 'booked' }]);
  });

  it.each([
    ['withdrawn', { withdrawn_at: new Date().toISOString() }],
    ['to be erased', { erasure_requested_at: new Date().toISOString() }],
    ['closed', { status: 'cancelled' }],
    ['suspected spam', { spam: 1 }],
  ])('offers nothing to a request that is %s', async (_what, set) => {
    const visitor = await app.arrive();
    const form = await chosen(visitor);
    await app.test.db.updateTable('inquiries').set(set).where('id', '=', visitor.id).execute();
    expect((await see(visitor)).offer).toMatchObject({ kinds: [], proposed: [] });
    expect((await app.pageOf(visitor)).offer).toMatchObject({ kinds: [] });
    const answer = await send(visitor, 'book', form);
    expect((await refusedBy(answer))?.errors.form).toBe(`${BOOKING_MESSAGES.notOffered}.`);
  });

  it('offers the assignee, else the one with the fewest meetings that day', async () => {
    await app.test.db.deleteFrom('bookings').execute();
    const visitor = await app.arrive();
    const days = (await see(visitor, '?kind=studio')).choice?.days ?? [];
    // A whole day, because one meeting may fill the rest of today.
    const { choice } = await see(visitor, `?kind=studio&day=${days.at(-1)}`);
    const [early, late] = [choice?.nearby[0]?.times[0], choice?.nearby[0]?.times.at(-1)] as [string, string];
    const whoAt = async (at: string) =>
      (await see(visitor, `?kind=studio&at=${at}`)).choice?.chosen?.staffId as string;
    const first = await whoAt(late);
    const other = await app.arrive();
    await booking().book(
      { inquiryId: other.id, kind: 'studio', at: early, staffId: first },
      'visitor',
      null,
      new Date(),
    );
    const second = await whoAt(late);
    expect(second).not.toBe(first);
    await app.test.db
      .updateTable('inquiries')
      .set({ assignee_id: first })
      .where('id', '=', visitor.id)
      .execute();
    expect(await whoAt(late)).toBe(first);
  });

  it('changes nothing for a link scanner: 20 visits of every link by GET and HEAD', async () => {
    const visitor = await app.arrive();
    await booked(visitor);
    const state = async () =>
      JSON.stringify([
        await app.test.db.selectFrom('bookings').selectAll().orderBy('id').execute(),
        await app.test.db.selectFrom('inquiries').selectAll().where('id', '=', visitor.id).execute(),
        await app.test.db.selectFrom('mails').select('id').orderBy('id').execute(),
      ]);
    const before = await state();
    const { choice } = await see(visitor, '?moving=1');
    const at = choice?.nearby[0]?.times[0];
    const links = [
      ...['', '?kind=call', '?moving=1', `?moving=1&at=${at}`, '?moving=1&zones=1', '?done=cancel'],
      ...['book', 'move', 'cancel', 'take', 'reminders'].map((action) => `/${action}?at=${at}`),
    ];
    for (let visit = 0; visit < 20; visit++)
      for (const link of links)
        for (const method of ['GET', 'HEAD'])
          await fetch(`${app.origin}${visitor.path}/meeting${link}`, {
            method,
            headers: { connection: 'close' },
          });
    expect(await state()).toBe(before);
  });

  it('keeps the page to itself', async () => {
    const visitor = await app.arrive();
    const { headers } = await app.open(`${visitor.path}/meeting`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it('answers a wrong or an old link as the request’s page does, and takes no form for it', async () => {
    const visitor = await app.arrive();
    const form = await chosen(visitor);
    await app.test.db
      .updateTable('inquiries')
      .set({ visitor_token_hash: null })
      .where('id', '=', visitor.id)
      .execute();
    for (const path of [visitor.path, '/inquiry/nothing', `/inquiry/${'A'.repeat(22)}`]) {
      const answer = await app.open(`${path}/meeting`);
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { missing: 'unknown' } satisfies NoMeetingPage,
      ]);
    }
    expect((await send(visitor, 'book', form)).status).toBe(404);
    expect(await rows(visitor)).toEqual([]);
    const known = await app.arrive();
    expect((await send(known, 'approve')).status).toBe(404);
  });
});

describe.each(engines)('limits of the meeting page on %s', (engine) => {
  it('make an address wait that guesses links or sends forms', async () => {
    const app = await createVisitorApp(engine, { RATE_LIMIT: 'on' });
    const visitor = await app.arrive();
    for (let n = 0; n < GUESSES.max; n++) await app.open(`/inquiry/${'B'.repeat(22)}/meeting`);
    expect((await app.open(`/inquiry/${'B'.repeat(22)}/meeting`)).status).toBe(429);
    // One count for all private pages.
    expect((await app.open(`/inquiry/${'B'.repeat(22)}`)).status).toBe(429);
    expect((await app.open(`${visitor.path}/meeting`)).status).toBe(200);
    const send = () => app.send({ path: `${visitor.path}/meeting` }, 'book', { place: 'typed' });
    for (let n = 0; n < FORMS.max; n++) await send();
    const answer = await send();
    expect(answer.status).toBe(429);
    expect(((await answer.json()) as MeetingPage).refused?.values.place).toBe('typed');
    await app.test.close();
  });
});

describe.each(engines)('without booking on %s', (engine) => {
  it('there is no page, no form and no word of it', async () => {
    const app = await createVisitorApp(engine, { BOOKING: 'off' });
    const { member } = await signedIn(app.test);
    await hoursStore(app.test.db).save(member.id, OFFICE_HOURS);
    const visitor = await app.arrive();
    expect((await app.open(`${visitor.path}/meeting`)).status).toBe(404);
    expect((await app.open(`${visitor.path}/thank-you`)).status).toBe(404);
    expect((await app.send({ path: `${visitor.path}/meeting` }, 'book')).status).toBe(404);
    expect((await app.pageOf(visitor)).offer).toBeNull();
    await app.test.close();
  });

  it('or while nobody has hours, nothing is offered and the page says so', async () => {
    const app = await createVisitorApp(engine);
    const { member } = await signedIn(app.test);
    await hoursStore(app.test.db).save(member.id, { ...NO_HOURS, kinds: ['call'] });
    const visitor = await app.arrive();
    const page = (await (await app.open(`${visitor.path}/meeting?kind=call`)).json()) as MeetingPage;
    expect([page.offer.kinds, page.choice]).toEqual([[], null]);
    await app.test.close();
  });
});
