import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { network } from '../rate-limits/network.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createStaffAccounts, type StaffAccounts } from './accounts.ts';
import { PASSWORD, visit } from './testing/visit.ts';
import { ATTEMPTS } from './throttle.ts';

const { perAccount, perAddress } = ATTEMPTS;

describe.each(engines)('guessing on %s', (engine) => {
  let test: TestApp;
  let accounts: StaffAccounts;
  const start = async (settings: Record<string, string>) => {
    test = await createTestApp(engine, settings);
    accounts = createStaffAccounts({ ...test, log: test.app.log });
    await accounts.add({ email: 'ann@example.com', name: 'Ann', role: 'owner', password: PASSWORD });
  };
  beforeEach(() => start({ RATE_LIMIT: 'on' }));
  afterEach(async () => {
    vi.useRealTimers();
    await test.close();
  });

  /** Attempts at the same moment, of another process as it were, and how many were let through. */
  async function letThrough(count: number, one: (i: number) => [address: string, account: string]) {
    const attempts = Array.from({ length: count }, (_, i) => {
      const [address, account] = one(i);
      return accounts.throttle.attempt('sign-in', { address, account });
    });
    return (await Promise.allSettled(attempts)).filter((a) => a.status === 'fulfilled').length;
  }
  const signIn = (address: string, email = 'ann@example.com', headers?: Record<string, string>) =>
    visit(test.app, address, headers).signIn(email);

  it('at one account from many addresses stops at ten, however many at once, and says how long to wait', async () => {
    expect(await letThrough(perAccount + 5, (i) => [`198.51.100.${i}`, 'ann@example.com'])).toBe(perAccount);
    const refused = await signIn('203.0.113.9', 'ANN@example.com');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect(refused.json().detail).toBe('Too many attempts. Wait 15 minutes, then try again.');

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wait * 1000 + 1 });
    expect((await signIn('203.0.113.9')).statusCode).toBe(200);
  });

  it('locks nobody out for a day after the clock was a day ahead and put right', async () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 86_400_000 });
    await letThrough(perAccount + 5, (i) => [`198.51.100.${i}`, 'ann@example.com']);
    vi.setSystemTime(now);
    expect((await signIn('203.0.113.9')).statusCode).toBe(200);
  });

  it('answers an unknown account just the same', async () => {
    await letThrough(perAccount, (i) => [`198.51.100.${i}`, 'ann@example.com']);
    await letThrough(perAccount, (i) => [`198.51.100.${i}`, 'nobody@example.com']);
    const [known, unknown] = [await signIn('203.0.113.9'), await signIn('203.0.113.9', 'nobody@example.com')];
    expect([known.statusCode, unknown.statusCode]).toEqual([429, 429]);
    expect(unknown.json()).toEqual(known.json());
  });

  it('counts wrong passwords over HTTP, one by one', async () => {
    const guesser = visit(test.app, '198.51.100.7');
    for (let i = 0; i < perAccount; i++)
      expect((await guesser.signIn('ann@example.com', 'a wrong password')).statusCode).toBe(401);
    expect((await guesser.signIn('ann@example.com')).statusCode).toBe(429);
  });

  it('at many accounts from one address stops at thirty, and only for that address', async () => {
    const one = (i: number): [string, string] => ['198.51.100.7', `person-${i}@example.com`];
    expect(await letThrough(perAddress + 3, one)).toBe(perAddress);
    const refused = await signIn('198.51.100.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn('198.51.100.8')).statusCode).toBe(200);
  });

  it('gains nothing from a made-up X-Forwarded-For or X-Client-Address', async () => {
    const forged = {
      'x-forwarded-for': '203.0.113.99',
      'x-client-address': '203.0.113.99',
      'x-real-ip': '203.0.113.99',
    };
    await signIn('192.0.2.55', 'ann@example.com', forged);
    const [session] = await test.db.selectFrom('staff_sessions').select('ip_address').execute();
    expect(session?.ip_address).toBe('192.0.2.55');
    await letThrough(perAddress, (i) => ['192.0.2.55', `person-${i}@example.com`]);
    expect((await signIn('192.0.2.55', 'ann@example.com', forged)).statusCode).toBe(429);
  });

  it('believes a proxy that TRUST_PROXY names', async () => {
    await test.close();
    await start({ RATE_LIMIT: 'on', TRUST_PROXY: '10.0.0.1' });
    await letThrough(perAddress, (i) => ['10.0.0.1', `person-${i}@example.com`]);
    const behind = { 'x-forwarded-for': '203.0.113.1' };
    expect((await signIn('10.0.0.1', 'ann@example.com', behind)).statusCode).toBe(200);
    const [session] = await test.db.selectFrom('staff_sessions').select('ip_address').execute();
    expect(session?.ip_address).toBe('203.0.113.1');
    await letThrough(perAddress, (i) => ['203.0.113.1', `person-${i}@example.com`]);
    expect((await signIn('10.0.0.1', 'ann@example.com', behind)).statusCode).toBe(429);
  });

  it('is forgotten for an account that signs in, and signing in counts against nobody', async () => {
    for (let round = 0; round < 3; round++) {
      await letThrough(perAccount - 1, () => [`198.51.100.${round}`, 'ann@example.com']);
      expect((await signIn('203.0.113.9')).statusCode).toBe(200);
    }
    const [row] = await test.db.selectFrom('staff_attempts').selectAll().where('attempts', '=', 0).execute();
    expect(row).toBeDefined();
  });

  it('is slowed down for one-time links and for the password of someone signed in, too', async () => {
    const guesser = visit(test.app, '192.0.2.55');
    for (let i = 0; i < perAddress; i++)
      expect((await guesser.post('/api/staff/set-up', { token: 'x', password: PASSWORD })).statusCode).toBe(
        410,
      );
    expect((await guesser.post('/api/staff/set-up', { token: 'x', password: PASSWORD })).statusCode).toBe(
      429,
    );
    // Counted separately: guessing links in an office keeps no one there from signing in.
    expect((await guesser.signIn('ann@example.com')).statusCode).toBe(200);

    const ann = visit(test.app);
    await ann.signIn('ann@example.com');
    const disable = (password: string) => ann.post('/api/auth/two-factor/disable', { password });
    for (let i = 0; i < perAccount; i++) expect((await disable('a wrong password')).statusCode).toBe(400);
    expect((await disable(PASSWORD)).statusCode).toBe(429);
  });

  it('leaves neither addresses nor email addresses in the database', async () => {
    await letThrough(1, () => ['198.51.100.7', 'ann@example.com']);
    const kept = JSON.stringify(await test.db.selectFrom('staff_attempts').selectAll().execute());
    expect(kept).toContain('ends_at');
    expect(kept).not.toContain('ann@');
    expect(kept).not.toContain('198.51');
  });

  it('is not slowed down with RATE_LIMIT=off', async () => {
    await test.close();
    await start({ RATE_LIMIT: 'off' });
    expect(await letThrough(perAddress + 5, () => ['198.51.100.7', 'ann@example.com'])).toBe(perAddress + 5);
    expect((await signIn('198.51.100.7')).statusCode).toBe(200);
  });
});

describe('the network of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2::3:4:5:192.0.2.1', '1:2:0:3::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, expected) => expect(network(address)).toBe(expected));
});
