/** Notifications end with the session in which they were turned on, regardless of how it ends, on both databases. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStaffAccounts, type StaffAccounts } from '../staff/accounts.ts';
import { PASSWORD, visit } from '../staff/testing/visit.ts';
import { addMember } from '../testing/members.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';

const ANN = 'ann@example.com';
const NEW_PASSWORD = 'another long password';
/** Keys of a browser's subscription. */
const KEYS = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};

describe.each(engines)('notifications of a phone, on %s', (engine) => {
  let test: TestApp;
  let accounts: StaffAccounts;
  let annId: string;
  beforeAll(async () => {
    test = await createTestApp(engine);
    accounts = createStaffAccounts({ ...test, log: test.app.log });
    await addMember(test.db, { email: 'boss@example.com', name: 'Boss', role: 'owner' }, PASSWORD);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.db.deleteFrom('staff_users').where('email', '=', ANN).execute();
    annId = (await addMember(test.db, { email: ANN, name: 'Ann', role: 'staff' }, PASSWORD)).id;
  });

  type Browser = ReturnType<typeof visit>;
  async function browserOfAnn(name: string, password = PASSWORD): Promise<Browser> {
    const browser = visit(test.app);
    expect((await browser.signIn(ANN, password)).statusCode).toBe(200);
    const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
    const put = await browser.put('/api/staff/push/devices', { endpoint, keys: KEYS, name });
    expect(put.statusCode, put.body).toBe(200);
    return browser;
  }
  const told = async () =>
    (
      await test.db
        .selectFrom('push_devices')
        .select('name')
        .where('staff_id', '=', annId)
        .orderBy('name')
        .execute()
    ).map(({ name }) => name);
  const both = async () => ({ desk: await browserOfAnn('desk'), phone: await browserOfAnn('phone') });
  const sessions = async (browser: Browser) =>
    (await browser.get('/api/staff/account')).json().sessions as { id: string; current: boolean }[];
  async function boss(): Promise<Browser> {
    const browser = visit(test.app);
    await browser.signIn('boss@example.com');
    return browser;
  }

  it('end when another browser signs the others out; its own go on', async () => {
    const { desk } = await both();
    expect((await desk.delete('/api/staff/sessions')).json()).toEqual({ ended: 1 });
    expect(await told()).toEqual(['desk']);
  });

  it('end with its one session', async () => {
    const { desk } = await both();
    const [other] = (await sessions(desk)).filter(({ current }) => !current);
    await desk.delete(`/api/staff/sessions/${other?.id}`);
    expect(await told()).toEqual(['desk']);
  });

  it('end with a later session of the same phone, the first one having run out', async () => {
    const { desk, phone } = await both();
    await test.db.deleteFrom('staff_sessions').where('user_id', '=', annId).execute();
    expect(await told()).toEqual(['desk', 'phone']);
    for (const browser of [desk, phone]) await browser.signIn(ANN);
    const [other] = (await sessions(desk)).filter(({ current }) => !current);
    await desk.delete(`/api/staff/sessions/${other?.id}`);
    expect(await told()).toEqual(['desk']);
  });

  it('end when the others are signed out though its session has run out; the desk’s go on, signed in again', async () => {
    const { desk } = await both();
    await test.db.deleteFrom('staff_sessions').where('user_id', '=', annId).execute();
    await desk.signIn(ANN);
    await desk.delete('/api/staff/sessions');
    expect(await told()).toEqual(['desk']);
  });

  it('end when it signs out', async () => {
    const { phone } = await both();
    await phone.post('/api/auth/sign-out');
    expect(await told()).toEqual(['desk']);
  });

  it('end with a change of the password elsewhere; those of the browser that changed it go on', async () => {
    const { desk } = await both();
    const changed = await desk.post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    expect(changed.statusCode).toBe(200);
    expect(await told()).toEqual(['desk']);
    expect((await desk.delete('/api/staff/sessions')).statusCode).toBe(200);
    expect(await told()).toEqual(['desk']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['an owner signs the account out', async () => (await boss()).post(`/api/staff/${annId}/sign-out`)],
    [
      'an owner disables the account',
      async () => (await boss()).patch(`/api/staff/${annId}`, { disabled: true }),
    ],
    ['the shell disables the account', () => accounts.setDisabled(ANN, true)],
    [
      'a password is chosen by a link',
      async () => {
        const token = new URL(await accounts.passwordLink(ANN)).searchParams.get('token');
        const chosen = await visit(test.app).post('/api/staff/set-up', { token, password: NEW_PASSWORD });
        expect(chosen.statusCode).toBe(201);
      },
    ],
  ])('end everywhere when %s', async (_what, end) => {
    await both();
    await end();
    expect(await told()).toEqual([]);
  });

  it('don’t begin in a session that was ended meanwhile', async () => {
    const { desk, phone } = await both();
    await desk.delete('/api/staff/sessions');
    const endpoint = 'https://fcm.googleapis.com/fcm/send/late';
    const put = await phone.put('/api/staff/push/devices', { endpoint, keys: KEYS, name: 'late' });
    expect(put.statusCode).toBe(401);
    expect(await told()).toEqual(['desk']);
  });

  it('of an earlier release, which knew no browsers, end when the others are signed out', async () => {
    const { desk } = await both();
    await test.db.updateTable('push_devices').set({ session: null, browser: null }).execute();
    await desk.delete('/api/staff/sessions');
    expect(await told()).toEqual([]);
  });
});
