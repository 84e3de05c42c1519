/** Strangers' guesses lock out strangers, not browsers that signed in before (docs/decisions/0013). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addMember } from '../testing/members.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createStaffAccounts, type StaffAccounts } from './accounts.ts';
import { knownDevicesStore } from './known-devices-store.ts';
import { PASSWORD, turnOnTwoFactor, type StaffVisit as Visit, visit } from './testing/visit.ts';
import { ATTEMPTS } from './throttle.ts';

const ANN = 'ann@example.com';

describe.each(engines)('a browser that signed in before, on %s', (engine) => {
  let test: TestApp;
  let accounts: StaffAccounts;
  beforeEach(async () => {
    test = await createTestApp(engine, { RATE_LIMIT: 'on', SMTP_URL: 'smtp://127.0.0.1:9' });
    accounts = createStaffAccounts({ ...test, log: test.app.log });
    for (const email of [ANN, 'bob@example.com'])
      await addMember(test.db, { email, name: email, role: 'owner' }, PASSWORD);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await test.close();
  });

  /** A browser that is known and has signed out. */
  async function known(email = ANN, address = '192.0.2.1'): Promise<Visit> {
    const browser = visit(test.app, address);
    expect((await browser.signIn(email)).statusCode).toBe(200);
    await browser.post('/api/auth/sign-out');
    return browser;
  }
  /** From many addresses, and from the tests' own. */
  async function strangersGuess(email = ANN) {
    const guess = (address: string, account: string) =>
      accounts.throttle.attempt('sign-in', { address, account }).catch(() => {});
    for (let i = 0; i <= ATTEMPTS.perAccount; i++) await guess(`198.51.100.${i}`, email);
    for (let i = 0; i <= ATTEMPTS.perAddress; i++) await guess('192.0.2.1', `person-${i}@example.com`);
  }
  const wrong = async (browser: Visit, times: number) => {
    for (let i = 0; i < times; i++)
      expect((await browser.signIn(ANN, 'a wrong password')).statusCode).toBe(401);
  };

  it('signs in though strangers used up every attempt, at its own address too', async () => {
    const ann = await known();
    await strangersGuess();
    expect((await visit(test.app, '203.0.113.9').signIn(ANN)).statusCode).toBe(429);
    expect((await visit(test.app).signIn('bob@example.com')).statusCode).toBe(429);
    expect((await ann.signIn(ANN)).statusCode).toBe(200);
  });

  it('gives the second factor then, too', async () => {
    const ann = visit(test.app);
    await ann.signIn(ANN);
    const { backupCodes } = await turnOnTwoFactor(ann);
    await ann.post('/api/auth/sign-out');
    await strangersGuess();
    expect((await ann.signIn(ANN)).json()).toMatchObject({ twoFactorRedirect: true });
    const [code] = backupCodes;
    expect((await ann.post('/api/auth/two-factor/verify-backup-code', { code })).statusCode).toBe(200);
  });

  it('changes its password and second factor though strangers used up every attempt', async () => {
    const ann = visit(test.app);
    await ann.signIn(ANN);
    await strangersGuess();
    expect((await ann.post('/api/auth/two-factor/enable', { password: PASSWORD })).statusCode).toBe(200);
    const newPassword = 'another long password';
    const changed = await ann.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword });
    expect(changed.statusCode).toBe(200);
  });

  it('has ten guesses itself, which lock nobody else out', async () => {
    const ann = await known();
    const elsewhere = await known(ANN, '203.0.113.9');
    await wrong(ann, ATTEMPTS.perAccount);
    expect((await ann.signIn(ANN)).statusCode).toBe(429);
    expect((await elsewhere.signIn(ANN)).statusCode).toBe(200);
    expect((await visit(test.app, '203.0.113.10').signIn(ANN)).statusCode).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ATTEMPTS.windowMs + 1000 });
    expect((await ann.signIn(ANN)).statusCode).toBe(200);
  });

  it('leaves strangers’ count as it is when it signs in', async () => {
    const ann = await known();
    await strangersGuess();
    expect((await ann.signIn(ANN)).statusCode).toBe(200);
    expect((await visit(test.app, '203.0.113.9').signIn(ANN)).statusCode).toBe(429);
  });

  it('is a stranger to every other account', async () => {
    const ann = await known();
    const bob = await known('bob@example.com', '203.0.113.9');
    const [[name, value]] = [...bob.jar] as [[string, string]];
    await wrong(bob, ATTEMPTS.perAccount);
    expect((await bob.signIn(ANN)).statusCode).toBe(429);
    // Its token isn't valid under the name of another account's cookie, either.
    const [[nameOfAnn]] = [...ann.jar] as [[string, string]];
    expect(nameOfAnn).not.toBe(name);
    bob.jar.set(nameOfAnn, value);
    expect((await bob.signIn(ANN)).statusCode).toBe(429);
  });

  it('stays known to each of the accounts that share it', async () => {
    const desk = await known();
    await desk.signIn('bob@example.com');
    await desk.post('/api/auth/sign-out');
    await strangersGuess();
    await strangersGuess('bob@example.com');
    expect((await desk.signIn(ANN)).statusCode).toBe(200);
    expect((await desk.signIn('bob@example.com')).statusCode).toBe(200);
  });

  it('gets another token at each sign-in: a copy is worth nothing then, and neither is what the database holds', async () => {
    const ann = await known();
    const copy = visit(test.app);
    for (const [name, value] of ann.jar) copy.jar.set(name, value);
    await ann.signIn(ANN);
    const rows = await test.db.selectFrom('staff_devices').selectAll().execute();
    expect(rows).toHaveLength(1);
    await strangersGuess();
    expect((await copy.signIn(ANN)).statusCode).toBe(429);
    for (const name of copy.jar.keys()) copy.jar.set(name, rows[0]?.token_hash as string);
    expect((await copy.signIn(ANN)).statusCode).toBe(429);
  });

  const ENDINGS: Record<string, (ann: Visit) => Promise<unknown>> = {
    'its person ends all other sessions': (ann) => ann.delete('/api/staff/sessions'),
    'its person changes the password': (ann) =>
      ann.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: PASSWORD }),
    'an owner signs its person out': async () => {
      const bob = visit(test.app, '203.0.113.77');
      await bob.signIn('bob@example.com');
      const [ann] = (await bob.get('/api/staff')).json();
      expect((await bob.post(`/api/staff/${ann.id}/sign-out`)).statusCode).toBe(200);
    },
    'the password is chosen anew by a link': async () => {
      const token = (await accounts.passwordLink(ANN)).split('=')[1];
      const set = await visit(test.app).post('/api/staff/set-up', { token, password: PASSWORD });
      expect(set.statusCode).toBe(201);
    },
    'half a year goes by': async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 181 * 86_400_000 });
    },
  };
  it.each(Object.keys(ENDINGS))('is a stranger once %s', async (how) => {
    const lost = await known(ANN, '203.0.113.9');
    const here = visit(test.app);
    await here.signIn(ANN);
    await ENDINGS[how]?.(here);
    await strangersGuess();
    expect((await lost.signIn(ANN)).statusCode).toBe(429);
  });

  it('stays known where the password was changed, or chosen by a link', async () => {
    const ann = visit(test.app);
    const token = (await accounts.passwordLink(ANN)).split('=')[1];
    await ann.post('/api/staff/set-up', { token, password: PASSWORD });
    await ann.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: PASSWORD });
    await ann.delete('/api/staff/sessions');
    await ann.post('/api/auth/sign-out');
    await strangersGuess();
    expect((await ann.signIn(ANN)).statusCode).toBe(200);
  });

  it('is not known before its second factor is given', async () => {
    const ann = visit(test.app);
    await ann.signIn(ANN);
    await turnOnTwoFactor(ann);
    const half = visit(test.app, '203.0.113.9');
    expect((await half.signIn(ANN)).json()).toMatchObject({ twoFactorRedirect: true });
    await strangersGuess();
    expect((await half.signIn(ANN)).statusCode).toBe(429);
  });

  it('is one of twenty at most; the one that signed in longest ago is forgotten', async () => {
    const first = await known();
    const { id } = (await accounts.asOf({ email: ANN })) as { id: string };
    const { remember } = knownDevicesStore(test.db);
    for (let i = 0; i < 20; i++)
      await remember(id, null, `device ${i}`, new Date(Date.now() + i).toISOString());
    expect(await test.db.selectFrom('staff_devices').select('user_id').execute()).toHaveLength(20);
    await strangersGuess();
    expect((await first.signIn(ANN)).statusCode).toBe(429);
  });
});
