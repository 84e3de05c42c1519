import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createStaffAccounts, type StaffAccounts } from './accounts.ts';
import { codeOf } from './testing/totp.ts';
import { PASSWORD, visit } from './testing/visit.ts';

describe.each(engines)('the second factor on %s', (engine) => {
  let test: TestApp;
  let accounts: StaffAccounts;
  let totpUri: string;
  let backupCodes: string[];
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    test = await createTestApp(engine);
    accounts = createStaffAccounts({ ...test, log: test.app.log });
    await accounts.add({ email: 'ann@example.com', name: 'Ann', role: 'owner', password: PASSWORD });
    const ann = visit(test.app);
    await ann.signIn('ann@example.com');
    expect((await ann.post('/api/auth/two-factor/enable', { password: 'a wrong password' })).statusCode).toBe(
      400,
    );
    const enabled = await ann.post('/api/auth/two-factor/enable', { password: PASSWORD });
    expect(enabled.statusCode).toBe(200);
    ({ totpURI: totpUri, backupCodes } = enabled.json());
    expect((await ann.post('/api/auth/two-factor/verify-totp', { code: codeOf(totpUri) })).statusCode).toBe(
      200,
    );
    expect((await ann.me()).statusCode).toBe(200);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await test.close();
  });

  /** Each is accepted once (second-look.test.ts). */
  const nextCode = () => {
    vi.setSystemTime(Date.now() + 30_000);
    return codeOf(totpUri);
  };

  const passwordGiven = async () => {
    const ann = visit(test.app);
    const answer = await ann.signIn('ann@example.com');
    expect(answer.json()).toMatchObject({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
    expect((await ann.me()).statusCode).toBe(401);
    return ann;
  };
  const wrongCode = () => codeOf(totpUri).replace(/./, (digit) => String((Number(digit) + 5) % 10));

  it('is asked for after the password, and signs in with the app’s code', async () => {
    const ann = await passwordGiven();
    const wrong = await ann.post('/api/auth/two-factor/verify-totp', { code: wrongCode() });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().detail).toContain('That code didn’t work');
    const right = await ann.post('/api/auth/two-factor/verify-totp', { code: nextCode() });
    expect(right.statusCode).toBe(200);
    expect(right.json()).not.toHaveProperty('token');
    expect((await ann.me()).json().email).toBe('ann@example.com');
  });

  it('takes a backup code in its place, once', async () => {
    const [code] = backupCodes;
    const ann = await passwordGiven();
    expect((await ann.post('/api/auth/two-factor/verify-backup-code', { code })).statusCode).toBe(200);
    expect((await ann.me()).statusCode).toBe(200);
    const again = await passwordGiven();
    const used = await again.post('/api/auth/two-factor/verify-backup-code', { code });
    expect(used.statusCode).toBe(401);
    expect(used.json().detail).toContain('already used');
  });

  it('ends the sign-in after five wrong codes', async () => {
    const ann = await passwordGiven();
    for (let i = 0; i < 5; i++)
      expect((await ann.post('/api/auth/two-factor/verify-totp', { code: wrongCode() })).statusCode).toBe(
        401,
      );
    const sixth = await ann.post('/api/auth/two-factor/verify-totp', { code: nextCode() });
    expect(sixth.statusCode).toBe(400);
    expect((await ann.me()).statusCode).toBe(401);
  });

  it('locks after ten wrong codes over several sign-ins, for 15 minutes', async () => {
    let locked = await visit(test.app).me();
    for (let round = 0; round < 4 && locked.statusCode !== 429; round++) {
      const ann = await passwordGiven();
      for (let i = 0; i < 4 && locked.statusCode !== 429; i++)
        locked = await ann.post('/api/auth/two-factor/verify-totp', { code: wrongCode() });
    }
    expect(locked.statusCode).toBe(429);
    expect(locked.headers['retry-after']).toBe('900');
    vi.setSystemTime(Date.now() + 15 * 60_000 + 1000);
    const ann = await passwordGiven();
    expect((await ann.post('/api/auth/two-factor/verify-totp', { code: nextCode() })).statusCode).toBe(200);
  });

  it('still stands between a one-time link and the account', async () => {
    const link = await accounts.passwordLink('ann@example.com');
    const ann = visit(test.app);
    const token = link.split('=')[1];
    expect((await ann.post('/api/staff/set-up', { token, password: PASSWORD })).statusCode).toBe(201);
    expect((await ann.me()).statusCode).toBe(401);
    expect((await ann.post('/api/auth/two-factor/verify-totp', { code: nextCode() })).statusCode).toBe(200);
    expect((await ann.me()).statusCode).toBe(200);
  });

  it('keeps neither secret nor backup codes readable in the database', async () => {
    const row = await test.db.selectFrom('staff_two_factors').selectAll().executeTakeFirstOrThrow();
    const kept = JSON.stringify(row);
    for (const code of backupCodes) expect(kept).not.toContain(code);
    expect(kept).not.toContain(new URL(totpUri).searchParams.get('secret'));
  });

  it('goes away with the password, when its owner turns it off', async () => {
    const ann = await passwordGiven();
    await ann.post('/api/auth/two-factor/verify-totp', { code: nextCode() });
    expect((await ann.post('/api/auth/two-factor/disable', { password: PASSWORD })).statusCode).toBe(200);
    const again = visit(test.app);
    await again.signIn('ann@example.com');
    expect((await again.me()).statusCode).toBe(200);
  });
});
