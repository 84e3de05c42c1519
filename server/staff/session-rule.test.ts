import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createStaffAccounts } from './accounts.ts';
import { codeOf } from './testing/totp.ts';
import { PASSWORD, turnOnTwoFactor, type StaffVisit as Visit, visit } from './testing/visit.ts';

const minutes = (n: number) => n * 60_000;
const hours = (n: number) => minutes(60 * n);

describe.each(engines)('how long an unused session lasts on %s', (engine) => {
  let test: TestApp;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    test = await createTestApp(engine);
    const accounts = createStaffAccounts({ ...test, log: test.app.log });
    await accounts.add({ email: 'ann@example.com', name: 'Ann', role: 'owner', password: PASSWORD });
    await accounts.add({ email: 'bob@example.com', name: 'Bob', role: 'staff', password: PASSWORD });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await test.close();
  });

  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const status = async (person: Visit) => (await person.me()).statusCode;
  const signedIn = async (email: string): Promise<Visit> => {
    const person = visit(test.app);
    await person.signIn(email);
    return person;
  };
  const choose = async (rule: string, by = 'ann@example.com') =>
    (await (await signedIn(by)).put('/api/staff/session-rule', { rule })).statusCode;
  /** Turns the second factor on in one session. */
  const withFactor = async (email: string) => {
    const person = await signedIn(email);
    const { totpURI } = await turnOnTwoFactor(person);
    return { person, code: () => codeOf(totpURI) };
  };

  it('is 30 minutes until an owner chooses; staff can’t choose', async () => {
    expect((await (await signedIn('ann@example.com')).get('/api/staff/session-rule')).json()).toEqual({
      rule: 'short',
    });
    expect(await choose('long', 'bob@example.com')).toBe(403);
    expect(await choose('forever')).toBe(400);
    const { person } = await withFactor('bob@example.com');
    later(minutes(31));
    expect(await status(person)).toBe(401);
  });

  it('is then 8 hours with a second factor, 30 minutes without; the log says who chose', async () => {
    expect(await choose('long')).toBe(200);
    const { person, code } = await withFactor('bob@example.com');
    later(minutes(1));
    const elsewhere = await signedIn('bob@example.com');
    expect(await status(elsewhere)).toBe(401);
    await elsewhere.post('/api/auth/two-factor/verify-totp', { code: code() });
    const without = await signedIn('ann@example.com');
    const { sessions } = (await elsewhere.get('/api/staff/account')).json();
    expect(sessions).toMatchObject([{ passedTwoFactor: true }, { passedTwoFactor: true }]);

    later(minutes(31));
    expect(await status(without)).toBe(401);
    later(hours(7));
    const { log, record } = await seenByOwner();
    expect(log).toContain('sessions-longer');
    expect(record).toMatchObject({ sessions: 2 });
    expect(await status(elsewhere)).toBe(200);
    later(minutes(30));
    expect(await status(person)).toBe(401);
    expect(await status(elsewhere)).toBe(200);
  });

  it('never exceeds 12 hours from signing in', async () => {
    await choose('long');
    const { person } = await withFactor('bob@example.com');
    later(hours(7));
    expect(await status(person)).toBe(200);
    later(hours(5) + minutes(1));
    expect(await status(person)).toBe(401);
  });

  it('is 30 minutes again for current sessions when an owner takes the choice back', async () => {
    await choose('long');
    const { person } = await withFactor('bob@example.com');
    later(hours(2));
    await choose('short');
    expect((await seenByOwner()).record).toMatchObject({ sessions: 0 });
    expect(await status(person)).toBe(401);
  });

  it('stays long after a new password, and is short once the second factor is off', async () => {
    await choose('long');
    const { person } = await withFactor('bob@example.com');
    const newPassword = 'another horse battery staple';
    await person.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword });
    later(hours(7));
    expect(await status(person)).toBe(200);
    const off = await person.post('/api/auth/two-factor/disable', { password: newPassword });
    expect(off.statusCode).toBe(200);
    later(minutes(31));
    expect(await status(person)).toBe(401);
  });

  async function seenByOwner() {
    const ann = await signedIn('ann@example.com');
    const log = ((await ann.get('/api/staff/events')).json() as { kind: string }[]).map(({ kind }) => kind);
    const list = (await ann.get('/api/staff')).json() as { email: string }[];
    return { log, record: list.find(({ email }) => email === 'bob@example.com') };
  }
});
