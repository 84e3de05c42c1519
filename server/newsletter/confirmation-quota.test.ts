/** A limit shared by all networks, which a few can't use up, on both databases (docs/decisions/0016). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wideNetwork } from '../rate-limits/network.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createConfirmationQuota } from './confirmation-quota.ts';

const NOON = Date.parse('2026-03-02T12:00:00.000Z');
const MINUTE = 60_000;
const OWN = 'Too many requests from your connection. Try again in an hour.';
const OF_ALL = 'A lot of people are signing up right now. Try again in an hour.';

describe.each(engines)('confirmations of the newsletter on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(engine, { RATE_LIMIT: 'on' });
  });
  afterAll(() => test.close());
  beforeEach(() => test.db.deleteFrom('staff_attempts').execute());

  const of = (n: number) => `10.${Math.floor(n / 200)}.${n % 200}.7`;
  /** @returns the refusal's message; null when the confirmation may be sent. */
  const refusal = (address: string, time: number) =>
    createConfirmationQuota(test.config, test.db)(address, new Date(time)).then(
      () => null,
      (error: Error) => error.message,
    );

  it('go at once to a visitor while four networks ask for all that they can, for hours', async () => {
    const refused = new Set<string | null>();
    for (let minute = 0; minute < 180; minute += 2) {
      for (let network = 0; network < 4; network++)
        refused.add(await refusal(of(network), NOON + minute * MINUTE));
      if (minute % 30 === 0) expect(await refusal(`172.16.${minute}.1`, NOON + minute * MINUTE)).toBeNull();
    }
    expect([...refused]).toEqual([null, OWN]);
  });

  it('go to one network ten times an hour, and no oftener, however many are asked for at once', async () => {
    const said = await Promise.all(Array.from({ length: 25 }, () => refusal('192.0.2.1', NOON)));
    expect(said.filter((words) => words === null)).toHaveLength(10);
    expect(await refusal('192.0.2.200', NOON + 59 * MINUTE)).toBe(OWN);
    expect(await refusal('192.0.2.1', NOON + 61 * MINUTE)).toBeNull();
  });

  it('are at most 200 in any hour, and then are refused', async () => {
    const sent: number[] = [];
    const said = new Set<string | null>();
    for (let n = 0; n < 1500; n++) {
      const time = NOON + Math.floor(n / 10) * MINUTE;
      const words = await refusal(of(n % 30), time);
      said.add(words);
      if (words === null) sent.push(time);
    }
    expect(said).toContain(OF_ALL);
    expect(sent.length).toBeGreaterThan(200);
    for (const from of sent)
      expect(sent.filter((at) => at >= from && at < from + 60 * MINUTE).length).toBeLessThanOrEqual(200);
  });

  it('go to a network that hardly asks, where those that ask much must not', async () => {
    for (let n = 0; n < 200; n++) await refusal(of(n % 20), NOON);
    expect(await refusal(of(7), NOON)).toMatch(/Too many|Many people/);
    expect(await refusal('172.16.0.1', NOON)).toBeNull();
  });

  it('don’t wait for what was noted before the clock was put back', async () => {
    for (let n = 0; n < 10; n++) await refusal('192.0.2.1', NOON + 5 * 60 * MINUTE);
    expect(await refusal('192.0.2.1', NOON)).toBeNull();
  });

  it('forget who asked, and never know the address', async () => {
    await refusal('192.0.2.1', NOON);
    const rows = () => test.db.selectFrom('staff_attempts').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain('192.0.2');
    await refusal('198.51.100.1', NOON + 61 * MINUTE);
    expect(await rows()).toHaveLength(2);
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
