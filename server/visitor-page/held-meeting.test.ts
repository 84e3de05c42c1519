/** Meetings booked from the form's receipt are held until the email's link is used; strangers can take few times. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOKING_LIMITS, BOOKING_MESSAGES } from '#contract/booking/booking.ts';
import type { MeetingPage } from '#contract/booking/visitor-meeting.ts';
import { hoursStore } from '../booking/hours-store.ts';
import { meetingMails } from '../booking/mails.ts';
import { meetingMailsStore } from '../booking/mails-store.ts';
import { OFFICE_HOURS } from '../booking/testing/desk.ts';
import { confirmationCode } from '../inquiries/confirmation-code.ts';
import type { ClaimedMail } from '../outbox/store.ts';
import { engines, signedIn } from '../testing/test-app.ts';
import { createVisitorApp, type Visitor } from './testing/visit.ts';

describe.each(engines)('a held meeting on %s', (engine) => {
  let app: Awaited<ReturnType<typeof createVisitorApp>>;
  beforeAll(async () => {
    app = await createVisitorApp(engine);
    for (let n = 0; n < 3; n++) {
      const { member } = await signedIn(app.test);
      await hoursStore(app.test.db).save(member.id, OFFICE_HOURS);
    }
  });
  beforeEach(() => app.test.db.deleteFrom('inquiries').execute());
  afterAll(() => app?.test.close());

  const see = async ({ path }: Visitor, query = '') =>
    (await (await app.open(`${path}/meeting${query}`)).json()) as MeetingPage;
  const send = ({ path }: Visitor, action: string, fields: object = {}) =>
    app.send({ path: `${path}/meeting` }, action, fields);
  async function chosen(visitor: Visitor, kind = 'call') {
    const days = (await see(visitor, `?kind=${kind}`)).choice?.days ?? [];
    const { choice } = await see(visitor, `?kind=${kind}&day=${days.at(-1)}`);
    return { kind, at: choice?.nearby[0]?.times[0] as string, place: kind === 'site' ? '12 Ledge Road' : '' };
  }
  async function held(visitor: Visitor) {
    const form = await chosen(visitor);
    expect((await send(visitor, 'book', form)).status).toBe(303);
    const meeting = (await see(visitor)).offer.ahead?.id as string;
    return { ...form, meeting };
  }
  const mails = async ({ id }: Visitor) =>
    app.test.db.selectFrom('mails').selectAll().where('inquiry_id', '=', id).orderBy('id').execute();
  const meetingMailsOf = async (visitor: Visitor) =>
    (await mails(visitor)).filter(({ kind }) => kind.startsWith('meeting-')).map(({ kind }) => kind);
  const firstError = async (answer: Response) => ((await answer.json()) as MeetingPage).refused?.errors.form;

  it('says that it isn’t booked yet, and sends one mail whose link confirms it', async () => {
    const visitor = await app.arrive();
    const { at, meeting } = await held(visitor);
    const page = await see(visitor, '?done=book');
    expect(page).toMatchObject({ email: 'rosa@example.com', code: null, needsConfirmation: true });
    expect(page.offer.ahead).toMatchObject({ startsAt: at, heldUntil: expect.any(String) });
    expect(await meetingMailsOf(visitor)).toEqual(['meeting-requested']);

    const mail = (await mails(visitor)).find(({ kind }) => kind === 'meeting-requested');
    const compose = meetingMails({ config: app.test.config, store: meetingMailsStore(app.test.db) })[
      'meeting-requested'
    ];
    const composed = await compose(mail as unknown as ClaimedMail, { bookingId: meeting });
    if ('dropped' in composed) throw new Error(composed.dropped);
    expect(composed.routing).toEqual({});
    const url = new URL(composed.content.meeting.meetingUrl as string);
    const opened = await see(visitor, url.search);
    expect(opened).toMatchObject({ code: visitor.code, needsConfirmation: false });
    expect(url.pathname).toBe(`${visitor.path}/meeting`);

    const answer = await send(visitor, 'confirm', { meeting, code: opened.code });
    expect(answer.headers.get('location')).toBe(`${visitor.path}/meeting?done=confirm&code=${visitor.code}`);
    expect((await see(visitor)).offer.ahead).toMatchObject({ heldUntil: null });
    // Confirmed before the first email was sent, which is no longer needed.
    expect(await meetingMailsOf(visitor)).toEqual(['meeting-booked', 'meeting-staff']);
    const { entries } = (await app.pageOf(visitor)).request;
    expect(entries).toMatchObject([{ change: 'requested' }, { change: 'booked' }]);
  });

  it('isn’t confirmed by opening the link, nor by the private link alone, nor by another request’s code', async () => {
    const visitor = await app.arrive();
    const { meeting } = await held(visitor);
    for (const method of ['GET', 'HEAD'])
      for (const link of ['', '/confirm'])
        await fetch(`${app.origin}${visitor.path}/meeting${link}?code=${visitor.code}&meeting=${meeting}`, {
          method,
          headers: { connection: 'close' },
        });
    const stranger = await app.arrive();
    for (const code of ['', 'guessed', stranger.code]) {
      const answer = await send(visitor, 'confirm', { meeting, code });
      expect([answer.status, await firstError(answer)]).toEqual([409, `${BOOKING_MESSAGES.unconfirmed}.`]);
    }
    expect((await see(visitor)).offer.ahead?.heldUntil).not.toBeNull();
  });

  it('books at once for whoever comes by a mail’s link, or came by one before', async () => {
    const visitor = await app.arrive();
    const form = await chosen(visitor);
    await send(visitor, 'book', { ...form, code: visitor.code });
    expect((await see(visitor)).offer.ahead).toMatchObject({ heldUntil: null });
    await send(visitor, 'cancel', { meeting: (await see(visitor)).offer.ahead?.id });
    await held(visitor);
    expect((await see(visitor)).offer.ahead).toMatchObject({ heldUntil: null });
  });

  it('follows a corrected address: the new one confirms, the old one doesn’t', async () => {
    const visitor = await app.arrive();
    const { meeting } = await held(visitor);
    await app.send(visitor, 'contact', { email: 'new@example.com', phone: '' });
    const to = (await mails(visitor)).filter(({ kind }) => kind === 'meeting-requested');
    expect(to.map(({ recipient }) => recipient)).toEqual(['new@example.com']);
    expect((await send(visitor, 'confirm', { meeting, code: visitor.code })).status).toBe(409);
    const code = confirmationCode(app.test.config.secret, visitor.id, 'New@example.com');
    expect((await send(visitor, 'confirm', { meeting, code })).status).toBe(303);
    await app.send(visitor, 'contact', { email: 'third@example.com', phone: '' });
    const row = await app.test.db.selectFrom('inquiries').selectAll().executeTakeFirstOrThrow();
    expect(row.email_confirmed_at).toBeNull();
  });

  it('writes no code for a new address into a mail that goes to the old one', async () => {
    const visitor = await app.arrive({ email: 'own@example.com' });
    const { meeting } = await held(visitor);
    const mail = (await mails(visitor)).find(({ kind }) => kind === 'meeting-requested');
    const victim = 'victim@example.com';
    await app.send(visitor, 'contact', { email: victim, phone: '' });
    const compose = meetingMails({ config: app.test.config, store: meetingMailsStore(app.test.db) })[
      'meeting-requested'
    ];
    const claimed = mail as unknown as ClaimedMail;
    expect(claimed.recipient).toBe('own@example.com');
    const composed = JSON.stringify(await compose(claimed, { bookingId: meeting }));
    expect(composed).not.toContain(confirmationCode(app.test.config.secret, visitor.id, victim));
  });

  it('sends what waited for its address to be confirmed', async () => {
    const visitor = await app.arrive();
    const late = new Date(Date.now() + 3_600_000).toISOString();
    await app.test.db
      .updateTable('mails')
      .set({ capped_as: 'rosa@example.com', delayed_at: new Date().toISOString(), run_at: late })
      .where('kind', '=', 'inquiry-visitor')
      .execute();
    const waits = async () =>
      (await mails(visitor)).find(({ kind }) => kind === 'inquiry-visitor')?.run_at === late;
    await send(visitor, 'book', await chosen(visitor));
    expect(await waits()).toBe(true);
    await send(visitor, 'confirm', { code: visitor.code });
    expect(await waits()).toBe(false);
  });

  it('that ended says so to whoever opens the link too late', async () => {
    const visitor = await app.arrive();
    await held(visitor);
    await app.test.db.updateTable('bookings').set({ held_until: new Date().toISOString() }).execute();
    const page = await see(visitor, `?code=${visitor.code}`);
    expect(page).toMatchObject({ trouble: `${BOOKING_MESSAGES.expired}.`, offer: { ahead: null } });
    await send(visitor, 'book', { ...(await chosen(visitor)), code: visitor.code });
    expect((await see(visitor)).offer.ahead).toMatchObject({ heldUntil: null });
  });

  it('goes with a request that is withdrawn or to be erased', async () => {
    for (const action of ['withdraw', 'erase']) {
      const visitor = await app.arrive();
      const { at } = await held(visitor);
      await send(visitor, 'confirm', { meeting: (await see(visitor)).offer.ahead?.id, code: visitor.code });
      await app.send(visitor, action);
      const rows = await app.test.db
        .selectFrom('bookings')
        .select('state')
        .where('inquiry_id', '=', visitor.id)
        .execute();
      expect(rows).toEqual([{ state: 'cancelled' }]);
      expect(await app.test.db.selectFrom('booking_cells').selectAll().execute()).toEqual([]);
      expect(await meetingMailsOf(visitor)).toContain('meeting-cancelled');
      const { entries } = (await app.pageOf(visitor)).request;
      expect(entries.filter(({ from }) => from === 'meeting')).toMatchObject([
        { change: 'requested', times: [at] },
        { change: 'booked' },
        { change: 'cancelled', name: null },
      ]);
    }
  });

  /** Books a site visit from an address, each for a separate request, as a robot would. */
  async function bookFrom(remoteAddress: string) {
    const visitor = await app.arrive();
    const form = await chosen(visitor, 'site');
    const payload = new FormData();
    for (const [name, value] of Object.entries(form)) payload.append(name, value);
    const url = `${visitor.path}/meeting/book`;
    const answer = await app.test.app.inject({ method: 'POST', url, remoteAddress, payload });
    return answer.statusCode;
  }

  it.each([
    ['an IPv4 /24', (n: number) => `203.0.113.${n}`, '203.0.114.1'],
    ['an IPv4 /24 written as IPv6', (n: number) => `::ffff:198.51.100.${n}`, '::ffff:198.51.101.1'],
    ['an IPv6 /48', (n: number) => `2001:db8:7:${n.toString(16)}::${n}`, '2001:db8:8::1'],
  ])('is one of a few from %s, however many addresses it has', async (_what, addressOf, elsewhere) => {
    const answers = [];
    for (let n = 1; n <= 20; n++) answers.push(await bookFrom(addressOf(n)));
    expect(answers.filter((status) => status === 303)).toHaveLength(BOOKING_LIMITS.holdsOfNetwork);
    expect(answers.slice(BOOKING_LIMITS.holdsOfNetwork)).toEqual(
      Array(20 - BOOKING_LIMITS.holdsOfNetwork).fill(409),
    );
    expect(await bookFrom(elsewhere)).toBe(303);
    const rows = await app.test.db.selectFrom('bookings').select('held_network').execute();
    expect(JSON.stringify(rows)).not.toMatch(/203|198\.51|2001/);
  });
});
