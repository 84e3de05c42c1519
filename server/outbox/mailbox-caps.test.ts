/** Forms can't be used to flood a stranger's mailbox, with one server or two (docs/decisions/0009). */
import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Db } from '../database/schema.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { engines } from '../testing/test-app.ts';
import { hasTrait } from './mail-traits.ts';
import { type CapPlace, freeAt, mailboxOf } from './mailbox-caps.ts';
import { createOutbox, type NewMail } from './outbox.ts';
import { mailStore } from './store.ts';
import { testOutbox } from './testing/outbox.ts';

const HOUR = 3_600_000;
const SPELLINGS = ['victim@example.com', 'Victim+one@Example.com', 'VICTIM+two@example.com'];

describe('the mailbox of an address', () => {
  it.each([
    ['Victim@Example.COM', 'victim@example.com'],
    ['victim+tag+more@example.com', 'victim@example.com'],
    ['+tag@example.com', '+tag@example.com'],
    ['v.ic.tim+x@GoogleMail.com', 'victim@gmail.com'],
    ['first.last@example.com', 'first.last@example.com'],
  ])('%s is %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
});

it('places are counted by the hour and by the day, per mailbox and overall', () => {
  const now = Date.parse('2026-12-01T12:00:00.000Z');
  const places = (
    count: number,
    mailbox: (n: number) => string,
    at: number,
    isConfirmation = false,
  ): CapPlace[] => Array.from({ length: count }, (_, n) => ({ mailbox: mailbox(n), at, isConfirmation }));
  const ana = { mailbox: 'ana', isConfirmation: false };
  const five = places(5, () => 'ana', now - 1000);
  expect(freeAt(ana, five.slice(1), now)).toBeNull();
  expect(freeAt(ana, five, now)).toBe(now - 1000 + HOUR);
  expect(freeAt({ ...ana, mailbox: 'bob' }, five, now)).toBeNull();
  const ten = [...places(5, () => 'ana', now - 3 * HOUR), ...places(5, () => 'ana', now - 2 * HOUR)];
  expect(freeAt(ana, ten, now)).toBe(now - 3 * HOUR + 24 * HOUR);
  const hundred = places(100, String, now - 1000);
  expect(freeAt(ana, hundred, now)).toBe(now - 1000 + HOUR);
  expect(freeAt({ ...ana, isConfirmation: true }, hundred, now)).toBeNull();
  expect(freeAt(ana, places(100, String, now - 1000, true), now)).toBeNull();
});

it('staff’s mails, staff’s words and reminders are never capped', () => {
  for (const kind of ['inquiry-staff', 'visitor-update', 'meeting-staff', 'assignment', 'reply'] as const)
    expect(hasTrait(kind, 'capped'), kind).toBe(false);
  for (const kind of [
    'meeting-proposed',
    'meeting-reminder',
    'password-reset',
    'newsletter-article',
  ] as const)
    expect(hasTrait(kind, 'capped'), kind).toBe(false);
});

describe.each(engines)('mail to an unconfirmed address on %s', (engine) => {
  async function flooded(workers = 1) {
    const world = await testOutbox(engine, {}, { workers, settings: { RATE_LIMIT: 'on' } });
    const { db } = world.testApp;
    const outbox = createOutbox(world.config, () => {});
    const requests = await Promise.all(
      SPELLINGS.map(async (email) => ({ email, id: await savedInquiry(db, { email }) })),
    );
    const enqueue = (mails: NewMail[]) => db.transaction().execute((trx) => outbox.enqueue(trx, mails));
    /** An email to the request's sender, or to the studio. */
    const mail = ({ id, email }: { id: string; email: string }, more: object = {}) =>
      ({ kind: 'inquiry-visitor', facts: {}, recipient: email, inquiryId: id, ...more }) as NewMail;
    const rows = () => db.selectFrom('mails').selectAll().orderBy('id').execute();
    const to = (mailbox: string) =>
      world.mailServer.received.filter((one) => mailboxOf(one.to[0] as string) === mailbox);
    /** Waits until each email was sent, is delayed by the caps, or was dropped. */
    const settled = () =>
      expect
        .poll(async () => (await rows()).filter((row) => row.state === 'waiting' && !row.delayed_at).length, {
          timeout: 20_000,
        })
        .toBe(0);
    return { ...world, db, requests, enqueue, mail, rows, to, settled };
  }
  /** As if the places had been taken earlier by this much. */
  async function back(db: Db, ms: number) {
    const rows = await db.selectFrom('mails').selectAll().execute();
    const earlier = (at: string | null) => at && new Date(Date.parse(at) - ms).toISOString();
    for (const { id, allowed_at, delayed_at } of rows)
      await db
        .updateTable('mails')
        .set({ allowed_at: earlier(allowed_at), delayed_at: earlier(delayed_at) })
        .where('id', '=', id)
        .execute();
  }

  it('is five an hour and ten a day, of thirty by three requests in three spellings', async () => {
    const { db, requests, enqueue, mail, rows, to, settled, start, passTime, config, mailServer } =
      await flooded(2);
    for (const request of requests)
      await enqueue(
        Array.from({ length: 10 }, () => [
          mail(request),
          mail(request, { kind: 'inquiry-staff', recipient: config.mailTo }),
        ]).flat(),
      );
    start();
    await settled();
    await mailServer.takes(35);
    expect(to('victim@example.com')).toHaveLength(5);
    expect(to(mailboxOf(config.mailTo))).toHaveLength(30);
    expect((await rows()).filter(({ state }) => state === 'waiting')).toHaveLength(25);

    for (let passed = 1; passed <= 3; passed++) {
      await back(db, HOUR);
      await passTime();
      await expect
        .poll(
          async () =>
            (await rows()).filter(({ state, run_at }) => state === 'waiting' && run_at < iso(HOUR / 2))
              .length,
        )
        .toBe(0);
    }
    await mailServer.takes(40);
    expect(to('victim@example.com')).toHaveLength(10);
  });

  it('is shown to staff as held back, once for each mail', async () => {
    const { db, requests, enqueue, mail, settled, start, passTime, testApp } = await flooded();
    const [request] = requests as [{ id: string; email: string }];
    await enqueue(Array.from({ length: 6 }, () => mail(request)));
    start();
    await settled();
    await passTime();
    await settled();
    const events = await db
      .selectFrom('inquiry_events')
      .select('data')
      .where('kind', '=', 'mail-delayed')
      .execute();
    const mails = await mailStore(testApp.db).ofInquiry(request.id);
    const waiting = mails.filter(({ isDelayed }) => isDelayed);
    expect(waiting).toMatchObject([{ state: 'waiting', attempts: 0, lastError: null }]);
    expect(events.map(({ data }) => JSON.parse(data))).toEqual([
      { mailId: waiting[0]?.id, kind: 'inquiry-visitor', recipient: request.email },
    ]);
  });

  it('that found no place in a day isn’t sent any more, and says why', async () => {
    const { db, requests, enqueue, mail, rows, settled, start, passTime } = await flooded();
    const [request] = requests as [{ id: string; email: string }];
    await enqueue(Array.from({ length: 6 }, () => mail(request)));
    start();
    await settled();
    await db
      .updateTable('mails')
      .set({ delayed_at: iso(-24 * HOUR) })
      .where('delayed_at', 'is not', null)
      .execute();
    await passTime();
    await expect.poll(async () => (await rows()).filter(({ state }) => state === 'dropped').length).toBe(1);
    const dropped = (await rows()).find(({ state }) => state === 'dropped');
    expect(dropped).toMatchObject({
      attempts: 0,
      last_error: expect.stringMatching(/hasn’t confirmed this address/),
    });
  });

  it('goes at once when staff cause it, and once the address has confirmed itself', async () => {
    const { db, requests, enqueue, mail, to, start, mailServer } = await flooded();
    const [request, other] = requests as [{ id: string; email: string }, { id: string; email: string }];
    const email_confirmed_at = iso(0);
    await db.updateTable('inquiries').set({ email_confirmed_at }).where('id', '=', other.id).execute();
    await enqueue([
      ...Array.from({ length: 8 }, () => mail(request, { byStaff: true })),
      ...Array.from({ length: 8 }, () => mail(other)),
      ...Array.from({ length: 5 }, () => mail(request)),
    ]);
    start();
    await mailServer.takes(21);
    expect(to('victim@example.com')).toHaveLength(21);
  });

  it('is counted for all mailboxes together, by two servers that claim at the same moment', async () => {
    const { db, enqueue, mail, rows, settled, start, mailServer } = await flooded(2);
    const id = await savedInquiry(db);
    await enqueue(Array.from({ length: 130 }, () => mail({ id, email: `${uuid()}@example.com` })));
    start();
    await mailServer.takes(100, 60_000);
    await settled();
    expect((await rows()).filter(({ delayed_at }) => delayed_at !== null)).toHaveLength(30);
  });
});

const iso = (ms: number): string => new Date(Date.now() + ms).toISOString();
