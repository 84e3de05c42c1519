/** The second factor against a known password, a used code and a pending sign-in (docs/decisions/0013). */

import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { connect } from '../database/connect.ts';
import type { App } from '../http/app-type.ts';
import { builtSite } from '../testing/built-site.ts';
import { addMember } from '../testing/members.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createStaffAccounts, type StaffAccounts } from './accounts.ts';
import { codeOf } from './testing/totp.ts';
import { PASSWORD, turnOnTwoFactor, type StaffVisit as Visit, visit } from './testing/visit.ts';

/** Holds each password change until all have been admitted, so that none starts after another ended its session. */
function letInTogether(accounts: StaffAccounts, count: number): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sessionBefore = accounts.sessionBefore.bind(accounts);
  let arrived = 0;
  const spy = vi.spyOn(accounts, 'sessionBefore').mockImplementation(async (request) => {
    const session = await sessionBefore(request);
    arrived += 1;
    if (arrived === count) resolve();
    await promise;
    return session;
  });
  onTestFinished(() => spy.mockRestore());
}
const ANN = 'ann@example.com';
const OTHER = 'another long password';
const VERIFY = '/api/auth/two-factor/verify-totp';
const STEP = 30_000;

describe.each(engines)('a second factor on %s', (engine) => {
  let test: TestApp;
  let accounts: StaffAccounts;
  let ann: Visit;
  let totpURI: string;
  let backupCodes: string[];
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    test = await createTestApp(engine);
    accounts = createStaffAccounts({ ...test, log: test.app.log });
    await addMember(test.db, { email: ANN, name: 'Ann', role: 'owner' }, PASSWORD);
    await addMember(test.db, { email: 'bob@example.com', name: 'Bob', role: 'owner' }, PASSWORD);
    ann = visit(test.app);
    await ann.signIn(ANN);
    ({ totpURI, backupCodes } = await turnOnTwoFactor(ann));
    later(STEP);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await test.close();
  });

  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const code = () => codeOf(totpURI);
  /** A browser whose password was right, and which waits for the code. */
  async function half(app: App = test.app): Promise<Visit> {
    const browser = visit(app);
    expect((await browser.signIn(ANN)).json()).toMatchObject({ twoFactorRedirect: true });
    return browser;
  }
  const isIn = async (browser: Visit) => (await browser.me()).statusCode === 200;

  describe('can’t be put off', () => {
    it.each([
      ['an app’s code', () => [VERIFY, code()] as const],
      ['a recovery code', () => ['/api/auth/two-factor/verify-backup-code', backupCodes[0]] as const],
    ])('by trusting the device with %s', async (_what, given) => {
      const browser = await half();
      const [url, right] = given();
      const answer = await browser.post(url, { code: right, trustDevice: true });
      expect(answer.statusCode).toBe(200);
      expect(answer.cookies.map(({ name }) => name)).not.toContainEqual(expect.stringContaining('trust'));
      await browser.post('/api/auth/sign-out');
      expect((await browser.signIn(ANN)).json()).toMatchObject({ twoFactorRedirect: true });
      expect(await isIn(browser)).toBe(false);
    });

    it('by a device that an earlier release trusted, and that a server beside this one still does', async () => {
      const context = await accounts.auth.$context;
      const { id } = (await ann.me()).json();
      const identifier = 'trust-device-of-an-earlier-release';
      const expiresAt = new Date(Date.now() + 86_400_000);
      await context.internalAdapter.createVerificationValue({ value: id, identifier, expiresAt });
      const browser = visit(test.app);
      const { createHMAC } = await import('@better-auth/utils/hmac');
      const token = await createHMAC('SHA-256', 'base64urlnopad').sign(context.secret, `${id}!${identifier}`);
      const { makeSignature } = await import('better-auth/crypto');
      const value = `${token}!${identifier}`;
      const { name } = context.createAuthCookie('trust_device');
      browser.jar.set(name, `${value}.${await makeSignature(value, context.secret)}`);
      expect((await browser.signIn(ANN)).json()).toMatchObject({ twoFactorRedirect: true });
      expect(await isIn(browser)).toBe(false);
    });
  });

  it('drops what the site never sends', async () => {
    const browser = visit(test.app);
    const signIn = await browser.post('/api/auth/sign-in/email', {
      email: 'bob@example.com',
      password: PASSWORD,
      callbackURL: 'https://elsewhere.example',
      rememberMe: false,
    });
    expect(signIn.statusCode).toBe(200);
    expect(signIn.headers.location).toBeUndefined();
    expect(signIn.json()).not.toHaveProperty('url');
    expect(signIn.cookies[0]?.maxAge).toBe(12 * 60 * 60);
    const enabled = await browser.post('/api/auth/two-factor/enable', {
      password: PASSWORD,
      issuer: 'Elsewhere',
      method: 'otp',
    });
    expect(new URL(enabled.json().totpURI).searchParams.get('issuer')).not.toBe('Elsewhere');
  });

  describe('ends a sign-in that waits for it', () => {
    const ENDINGS: Record<string, () => Promise<unknown>> = {
      'when the password is changed': () =>
        ann.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: OTHER }),
      'when it is chosen anew by a link': async () => {
        const token = (await accounts.passwordLink(ANN)).split('=')[1];
        return visit(test.app).post('/api/staff/set-up', { token, password: OTHER });
      },
      'when all other sessions are ended': () => ann.delete('/api/staff/sessions'),
      'when an owner signs the account out': async () => {
        const bob = visit(test.app);
        await bob.signIn('bob@example.com');
        return bob.post(`/api/staff/${(await ann.me()).json().id}/sign-out`);
      },
      'when new recovery codes are made': () =>
        ann.post('/api/auth/two-factor/generate-backup-codes', { password: PASSWORD }),
      'when it is turned off, and on again': async () => {
        await ann.post('/api/auth/two-factor/disable', { password: PASSWORD });
        const again = await ann.post('/api/auth/two-factor/enable', { password: PASSWORD });
        ({ totpURI, backupCodes } = again.json());
        const verified = await ann.post(VERIFY, { code: code() });
        later(STEP);
        return verified;
      },
    };
    it.each(Object.keys(ENDINGS))('%s', async (how) => {
      const [byApp, byRecovery] = [await half(), await half()];
      const ended = (await ENDINGS[how]?.()) as Awaited<ReturnType<Visit['post']>>;
      expect(ended.statusCode).toBeLessThan(300);
      expect((await byApp.post(VERIFY, { code: code() })).statusCode).toBe(401);
      const recovery = { code: backupCodes[1] };
      const answer = await byRecovery.post('/api/auth/two-factor/verify-backup-code', recovery);
      expect(answer.statusCode).toBe(401);
      expect([await isIn(byApp), await isIn(byRecovery)]).toEqual([false, false]);
    });

    it('but the next begins as ever', async () => {
      await ann.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: OTHER });
      const browser = visit(test.app);
      await browser.signIn(ANN, OTHER);
      expect((await browser.post(VERIFY, { code: code() })).statusCode).toBe(200);
    });
  });

  it('two changes of one password at one moment: one is made, the other is told', async () => {
    const bob = visit(test.app);
    await bob.signIn('bob@example.com');
    const wanted = ['the first of the two', 'the second of the two'];
    letInTogether(test.app.staffAccounts, wanted.length);
    const answers = await Promise.all(
      wanted.map((newPassword) =>
        bob.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword }),
      ),
    );
    const made = answers.findIndex(({ statusCode }) => statusCode === 200);
    const told = answers[1 - made];
    expect(told?.statusCode).toBe(409);
    expect(told?.json().detail).toBe('This account’s password just changed. Sign in with the new one.');
    for (const [n, password] of wanted.entries()) {
      const signedIn = await visit(test.app).signIn('bob@example.com', password);
      expect(signedIn.statusCode).toBe(n === made ? 200 : 401);
    }
    expect(await isIn(bob)).toBe(true);
  });

  describe('takes a code once', () => {
    it('and no earlier one afterwards', async () => {
      const ahead = codeOf(totpURI, Date.now() + STEP);
      expect((await (await half()).post(VERIFY, { code: ahead })).statusCode).toBe(200);
      for (const used of [ahead, code()]) {
        const again = await half();
        const answer = await again.post(VERIFY, { code: used });
        expect(answer.statusCode).toBe(401);
        expect(answer.json().detail).toContain('That code didn’t work');
        expect(await isIn(again)).toBe(false);
      }
      later(2 * STEP);
      expect((await (await half()).post(VERIFY, { code: code() })).statusCode).toBe(200);
    });

    it('also the one that turned it on', async () => {
      later(-STEP);
      expect((await (await half()).post(VERIFY, { code: code() })).statusCode).toBe(401);
    });

    it('counts a used one as a wrong one: five end the sign-in', async () => {
      await (await half()).post(VERIFY, { code: code() });
      const again = await half();
      for (let i = 0; i < 5; i++) expect((await again.post(VERIFY, { code: code() })).statusCode).toBe(401);
      later(STEP);
      expect((await again.post(VERIFY, { code: code() })).statusCode).toBe(400);
    });

    it('of many at the same moment, on two servers', async () => {
      const db = connect(test.config);
      const second = await buildApp({
        config: test.config,
        db,
        log: test.app.log,
        headers: {},
        site: builtSite,
      });
      await second.ready();
      onTestFinished(async () => {
        await second.close();
        await db.destroy();
      });
      for (let round = 0; round < 2; round++) {
        const browsers = await Promise.all([test.app, second, test.app, second].map(half));
        const answers = await Promise.all(browsers.map((browser) => browser.post(VERIFY, { code: code() })));
        expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
        const inside = await Promise.all(browsers.map(isIn));
        expect(inside.filter(Boolean)).toHaveLength(1);
        later(STEP);
      }
    });

    it('and keeps nobody out after the clock was a day ahead and put right', async () => {
      const day = 86_400_000;
      later(day);
      expect((await (await half()).post(VERIFY, { code: code() })).statusCode).toBe(200);
      later(-day);
      const browser = await half();
      expect((await browser.post(VERIFY, { code: code() })).statusCode).toBe(200);
      expect((await (await half()).post(VERIFY, { code: code() })).statusCode).toBe(401);
    });
  });

  it('takes a recovery code once, of many at the same moment', async () => {
    for (const recovery of backupCodes.slice(0, 2)) {
      const browsers = await Promise.all([half(), half(), half(), half()]);
      const url = '/api/auth/two-factor/verify-backup-code';
      const answers = await Promise.all(browsers.map((browser) => browser.post(url, { code: recovery })));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect((await Promise.all(browsers.map(isIn))).filter(Boolean)).toHaveLength(1);
    }
  });

  describe('and a password that is changed while someone signs in with it', () => {
    const change = () =>
      ann.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: OTHER });

    it('takes back the session that was made of it, and what waits for a second factor', async () => {
      const before = (await accounts.asOf({ email: ANN })) as NonNullable<
        Awaited<ReturnType<typeof accounts.asOf>>
      >;
      await change();
      const context = await accounts.auth.$context;
      const late = await context.internalAdapter.createSession(before.id);
      await context.internalAdapter.createVerificationValue({
        value: before.id,
        identifier: '2fa-late',
        expiresAt: new Date(Date.now() + 60_000),
      });
      const now = (await accounts.asOf({ id: before.id })) as typeof before;
      expect(await accounts.keepIfUnchanged(now, late.token)).toBe(true);
      expect(await accounts.keepIfUnchanged(before, late.token)).toBe(false);
      expect(await context.internalAdapter.findSession(late.token)).toBeNull();
      expect(await context.internalAdapter.findVerificationValue('2fa-late')).toBeNull();
    });

    it('leaves neither, however the two fall together', async () => {
      await ann.post('/api/auth/two-factor/disable', { password: PASSWORD });
      const late = [visit(test.app), visit(test.app), visit(test.app)];
      const [changed] = await Promise.all([change(), ...late.map((browser) => browser.signIn(ANN))]);
      expect(changed.statusCode).toBe(200);
      expect(await Promise.all(late.map(isIn))).toEqual([false, false, false]);
      expect(await isIn(ann)).toBe(true);
    });
  });
});
