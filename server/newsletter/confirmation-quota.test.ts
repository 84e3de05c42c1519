/** A limit that all share, and that a few can't use up, on both databases (docs/decisions/0014). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '../outbox/outbox.ts';
import { beginMails } from '../outbox/testing/outbox.ts';
import { wideNetwork } from '../rate-limits/network.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createConfirmationQuota } from './confirmation-quota.ts';
import { createNewsletter } from './newsletter.ts';
import { newsletterStore } from './store.ts';

const NOON = Date.parse('2026-03-02T12:00:00.000Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe.each(engines)('confirmations of the newsletter on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(engine, { RATE_LIMIT: 'on' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['newsletter_asks', 'newsletter_subscribers', 'mails', 'jobs'] as const)
      await test.db.deleteFrom(table).execute();
  });

  const take = (address: string, time: number) =>
    createConfirmationQuota(test.config, newsletterStore(test.db))(address, new Date(time));
  const of = (n: number) => `10.${Math.floor(n / 200)}.${n % 200}.7`;
  /** When the confirmation goes, or what was said instead. */
  const outcome = (address: string, time: number) =>
    take(address, time).then(
      (at) => (Date.parse(at) - time) / SECOND,
      (error: Error) => error.message,
    );

  it('go at once to a visitor while four networks ask for all that they can, for hours', async () => {
    const refused = new Map<string, number>();
    for (let minute = 0; minute < 180; minute += 2) {
      for (let network = 0; network < 4; network++) {
        const said = await outcome(of(network), NOON + minute * MINUTE);
        if (typeof said === 'string') refused.set(said, (refused.get(said) ?? 0) + 1);
      }
      if (minute % 30 === 0) expect(await outcome(`172.16.${minute}.1`, NOON + minute * MINUTE)).toBe(0);
    }
    expect([...refused.keys()]).toEqual([
      'Too many requests from your connection. Please try again in an hour.',
    ]);
  });

  it('go to one network ten times an hour, and no oftener, however many are asked for at once', async () => {
    const said = await Promise.all(Array.from({ length: 25 }, () => outcome('192.0.2.1', NOON)));
    expect(said.filter((at) => at === 0)).toHaveLength(10);
    expect(await outcome('192.0.2.200', NOON + 59 * MINUTE)).toContain('from your connection');
    expect(await outcome('192.0.2.1', NOON + 61 * MINUTE)).toBe(0);
  });

  it('are at most 200 in any hour, wait their turn for less than three, and then are refused', async () => {
    const goes: number[] = [];
    const said = new Set<string>();
    // Sixty networks more each minute than the minute before.
    for (let n = 0; n < 1500; n++) {
      const time = NOON + Math.floor(n / 60) * MINUTE;
      const answer = await outcome(of(n % 400), time);
      if (typeof answer === 'string') said.add(answer);
      else {
        expect(answer).toBeLessThan(3 * 3600 - 60);
        goes.push(time + answer * SECOND);
      }
    }
    expect(said).toContain('Many people are subscribing right now. Please try again in an hour.');
    expect(goes.length).toBeGreaterThan(300);
    for (const from of goes)
      expect(goes.filter((at) => at >= from && at < from + HOUR).length).toBeLessThanOrEqual(200);
  });

  it('go at once, or wait, for a network that hardly asks, where those that ask much must not', async () => {
    for (let n = 0; n < 500; n++) await outcome(of(n % 50), NOON);
    expect(await outcome(of(7), NOON)).toMatch(/Too many|Many people/);
    const visitor = await outcome('172.16.0.1', NOON);
    expect(visitor).toEqual(expect.any(Number));
    expect(visitor).toBeLessThan(3 * 3600);
  });

  it('don’t wait for what was noted before the clock was put back', async () => {
    for (let n = 0; n < 10; n++) await take('192.0.2.1', NOON + 5 * HOUR);
    expect(await outcome('192.0.2.1', NOON)).toBe(0);
  });

  it('forget who asked after four hours, and never know the address', async () => {
    await take('192.0.2.1', NOON);
    const rows = () => test.db.selectFrom('newsletter_asks').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain('192.0.2');
    await take('198.51.100.1', NOON + 4 * HOUR + MINUTE);
    expect(await rows()).toHaveLength(1);
  });

  it('that wait are sent when their turn comes, and not before', async () => {
    for (let n = 0; n < 60; n++) await outcome(of(n % 6), NOON);
    const newsletter = createNewsletter({
      config: test.config,
      store: newsletterStore(test.db),
      outbox: createOutbox(test.config, () => {}),
      articles: () => [],
      log: test.app.log,
      now: () => new Date(NOON),
    });
    await newsletter.subscribe({ email: 'ann@example.com' }, of(3)).catch(() => {});
    await newsletter.subscribe({ email: 'bob@example.com' }, '172.16.0.1');
    const [bob, ...more] = await test.db.selectFrom('mails').select(['recipient', 'run_at']).execute();
    expect(more).toEqual([]);
    expect(bob).toEqual({ recipient: 'bob@example.com', run_at: new Date(NOON).toISOString() });
    for (let n = 100; n < 190; n++) await outcome(of(n), NOON);
    await newsletter.subscribe({ email: 'cara@example.com' }, '172.16.1.1');
    const claim = async (time: number) =>
      (await beginMails(test.db, new Date(time))).map(({ recipient }) => recipient);
    expect(await claim(NOON)).toEqual(['bob@example.com']);
    expect(await claim(NOON + 3 * HOUR)).toContain('cara@example.com');
  });

  it('are refused alike for addresses that are known and that are not', async () => {
    const at = new Date().toISOString();
    await test.db
      .insertInto('newsletter_subscribers')
      .values({ id: 'r', email: 'known@example.com', state: 'confirmed', created_at: at, asked_at: at })
      .execute();
    const send = (email: string, remoteAddress: string) =>
      test.app.inject({ method: 'POST', url: '/api/newsletter', remoteAddress, payload: { email } });
    for (const [email, net] of [
      ['known@example.com', 1],
      ['new@example.com', 2],
    ] as const) {
      const codes: number[] = [];
      // From as many addresses of one network, past the route's own limit.
      for (let n = 0; n < 12; n++) codes.push((await send(email, `203.0.${net}.${n}`)).statusCode);
      expect(codes).toEqual([...Array(10).fill(202), 429, 429]);
    }
  });
});

it('takes a /24 for one network, and a /48 of IPv6', () => {
  expect(wideNetwork('203.0.113.9')).toBe(wideNetwork('::ffff:203.0.113.200'));
  expect(wideNetwork('203.0.113.9')).not.toBe(wideNetwork('203.0.114.9'));
  expect(wideNetwork('2001:db8:1:2::3')).toBe(wideNetwork('2001:db8:1:ffff::1'));
  expect(wideNetwork('2001:db8:1:2::3')).not.toBe(wideNetwork('2001:db8:2:2::3'));
});
