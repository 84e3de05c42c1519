import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StaffEvent, StaffLink, StaffRecord } from '#contract/staff/staff.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { createStaffAccounts, type StaffAccounts } from './accounts.ts';
import { codeOf } from './testing/totp.ts';
import {
  addPeople,
  PASSWORD,
  turnOnTwoFactor,
  type StaffVisit as Visit,
  visit,
  visitAs,
} from './testing/visit.ts';

describe.each(engines)('the staff page on %s', (engine) => {
  let test: TestApp;
  let accounts: StaffAccounts;
  let ids: Awaited<ReturnType<typeof addPeople>>;
  beforeEach(() => open());
  afterEach(() => test.close());

  async function open(settings: Record<string, string> = {}) {
    test = await createTestApp(engine, settings);
    accounts = createStaffAccounts({ ...test, log: test.app.log });
    ids = await addPeople(test.db);
  }

  const as = (name: string) => visitAs(test.app, name);
  const list = async (owner: Visit): Promise<StaffRecord[]> => (await owner.get('/api/staff')).json();
  const events = async (owner: Visit): Promise<StaffEvent[]> => (await owner.get('/api/staff/events')).json();
  const lines = (of: StaffEvent[]) => of.map((e) => `${e.actor?.name ?? '-'} ${e.kind} ${e.subject?.name}`);

  it('is for owners', async () => {
    const cy = await as('cy');
    const calls = (browser: Visit) => [
      browser.get('/api/staff'),
      browser.get('/api/staff/events'),
      browser.post('/api/staff', { name: 'Di', email: 'di@example.com', role: 'owner' }),
      browser.patch(`/api/staff/${ids.ann}`, { disabled: true }),
      browser.post(`/api/staff/${ids.ann}/sign-out`),
      browser.post(`/api/staff/${ids.ann}/link`),
    ];
    for (const answer of await Promise.all(calls(cy))) expect(answer.statusCode).toBe(403);
    for (const answer of await Promise.all(calls(visit(test.app)))) expect(answer.statusCode).toBe(401);
    for (const url of ['/api/staff/account']) expect((await visit(test.app).get(url)).statusCode).toBe(401);
    expect((await visit(test.app).delete('/api/staff/sessions')).statusCode).toBe(401);
  });

  it('lists everybody with the last sign-in and the places where they are signed in', async () => {
    await as('cy');
    const ann = await as('ann');
    const found = await list(ann);
    expect(found.map(({ name }) => name)).toEqual(['ann', 'bob', 'cy']);
    expect(found[1]).toMatchObject({ role: 'owner', lastSignInAt: null, sessions: 0, hasPassword: true });
    expect(found[2]).toMatchObject({ sessions: 1, lastSignInAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  });

  it('invites by a link that works once, and tells an address twice invited', async () => {
    const ann = await as('ann');
    const invited = await ann.post('/api/staff', {
      name: ' Di Lee ',
      email: 'Di@Example.com',
      role: 'staff',
    });
    expect(invited.statusCode).toBe(201);
    const { link, mailed, member }: StaffLink = invited.json();
    expect(mailed).toBe(false);
    expect(member).toMatchObject({ name: 'Di Lee', email: 'di@example.com', role: 'staff' });
    expect((await list(ann)).find(({ name }) => name === 'Di Lee')?.hasPassword).toBe(false);
    const rows = await test.db.selectFrom('staff_links').selectAll().execute();
    const token = new URL(link).searchParams.get('token') as string;
    expect(JSON.stringify(rows)).not.toContain(token);

    const di = visit(test.app);
    expect((await di.post('/api/staff/set-up', { token, password: PASSWORD })).statusCode).toBe(201);
    expect((await di.me()).json().name).toBe('Di Lee');
    expect((await di.post('/api/staff/set-up', { token, password: PASSWORD })).statusCode).toBe(410);
    const again = await ann.post('/api/staff', { name: 'Di', email: 'di@example.com', role: 'staff' });
    expect(again.statusCode).toBe(409);
    expect(again.json().errors.email).toContain('already');
    expect(lines(await events(ann))).toEqual([
      'Di Lee signed-in Di Lee',
      'Di Lee password-chosen Di Lee',
      'ann invited Di Lee',
      'ann signed-in ann',
    ]);
  });

  it('makes a new link, in place of the one before, but none for a disabled account', async () => {
    const ann = await as('ann');
    const first: StaffLink = (await ann.post(`/api/staff/${ids.cy}/link`)).json();
    const second: StaffLink = (await ann.post(`/api/staff/${ids.cy}/link`)).json();
    const use = (link: string) =>
      visit(test.app).post('/api/staff/set-up', {
        token: new URL(link).searchParams.get('token'),
        password: 'another long password',
      });
    expect((await use(first.link)).statusCode).toBe(410);
    expect((await use(second.link)).statusCode).toBe(201);
    await ann.patch(`/api/staff/${ids.cy}`, { disabled: true });
    expect((await ann.post(`/api/staff/${ids.cy}/link`)).statusCode).toBe(409);
    expect((await ann.post('/api/staff/nobody/link')).statusCode).toBe(404);
  });

  it('leaves no link to an account that is disabled at the same moment', async () => {
    const [ann, bob] = [await as('ann'), await as('bob')];
    for (let round = 1; round <= 10; round++) {
      const [disabled, link] = await Promise.all([
        ann.patch(`/api/staff/${ids.cy}`, { disabled: true }),
        bob.post(`/api/staff/${ids.cy}/link`),
      ]);
      expect(disabled.statusCode).toBe(200);
      expect([201, 409]).toContain(link.statusCode);
      expect(await test.db.selectFrom('staff_links').select('purpose').execute()).toEqual([]);
      await ann.patch(`/api/staff/${ids.cy}`, { disabled: false });
    }
  });

  it('changes roles, disables and enables; disabling ends the sessions', async () => {
    const ann = await as('ann');
    const cy = await as('cy');
    expect((await ann.patch(`/api/staff/${ids.cy}`, { role: 'owner' })).json().role).toBe('owner');
    expect((await cy.get('/api/staff')).statusCode).toBe(200);
    expect((await ann.patch(`/api/staff/${ids.cy}`, { disabled: true })).json().disabled).toBe(true);
    expect((await cy.me()).statusCode).toBe(401);
    expect((await ann.patch(`/api/staff/${ids.cy}`, { disabled: false })).json().disabled).toBe(false);
    expect((await ann.patch('/api/staff/nobody', { disabled: true })).statusCode).toBe(404);
    expect(lines(await events(ann)).slice(0, 3)).toEqual([
      'ann enabled cy',
      'ann disabled cy',
      'ann role-changed cy',
    ]);
  });

  it('answers each change with the account as that change left it, whoever changes it next', async () => {
    const ann = await as('ann');
    // More requests than connections, so that other changes come between a change and its answer.
    const wishes = Array.from({ length: 40 }, (_, nth) => ({ disabled: nth % 2 === 0 }));
    const answers = await Promise.all(wishes.map((wish) => ann.patch(`/api/staff/${ids.cy}`, wish)));
    expect(answers.map((answer) => answer.json())).toMatchObject(wishes);
  });

  it('lets nobody change the own role or access', async () => {
    const ann = await as('ann');
    for (const change of [{ role: 'staff' }, { disabled: true }])
      expect((await ann.patch(`/api/staff/${ids.ann}`, change)).statusCode).toBe(403);
    expect((await ann.get('/api/staff')).statusCode).toBe(200);
  });

  it.each([{ role: 'staff' }, { disabled: true }])(
    'keeps one owner when two do %o to each other at the same moment',
    async (change) => {
      for (let round = 0; round < 5; round++) {
        const [ann, bob] = [await as('ann'), await as('bob')];
        const answers = await Promise.all([
          ann.patch(`/api/staff/${ids.bob}`, change),
          bob.patch(`/api/staff/${ids.ann}`, change),
        ]);
        expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
        const left = await test.db
          .selectFrom('staff_users')
          .select('id')
          .where('role', '=', 'owner')
          .where('disabled', '=', 0)
          .execute();
        expect(left).toHaveLength(1);
        await test.db
          .updateTable('staff_users')
          .set({ role: 'owner', disabled: 0 })
          .where('id', '<>', ids.cy)
          .execute();
      }
    },
  );

  it('signs out everywhere', async () => {
    const ann = await as('ann');
    const [here, there] = [await as('cy'), await as('cy')];
    expect((await ann.post(`/api/staff/${ids.cy}/sign-out`)).json().sessions).toBe(0);
    for (const cy of [here, there]) expect((await cy.me()).statusCode).toBe(401);
    expect(lines(await events(ann))[0]).toBe('ann signed-out-everywhere cy');
  });

  it('of sessions that end all others at the same moment, keeps the first', async () => {
    const browsers = await Promise.all([as('ann'), as('ann'), as('ann')]);
    const answers = await Promise.all(browsers.map((browser) => browser.delete('/api/staff/sessions')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    const open = await Promise.all(browsers.map(async (browser) => (await browser.me()).statusCode));
    expect(open).toEqual(answers.map(({ statusCode }) => statusCode));
  });

  it('shows everybody the own sessions, and ends one or all others', async () => {
    const phone = visit(test.app, '198.51.100.7', {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    });
    await phone.signIn('cy@example.com');
    const third = await as('cy');
    const bob = await as('bob');
    const cy = await as('cy');
    const account = (await cy.get('/api/staff/account')).json();
    expect(account.sessions).toHaveLength(3);
    expect(account.sessions.filter((s: { current: boolean }) => s.current)).toHaveLength(1);
    const onPhone = account.sessions.find((s: { device: string }) => s.device === 'Safari on iPhone');
    expect(onPhone).toMatchObject({ address: '198.51.100.7', current: false });
    expect(JSON.stringify(account)).not.toContain('token');
    expect((await bob.delete(`/api/staff/sessions/${onPhone.id}`)).json()).toEqual({ ended: 0 });
    expect((await cy.delete(`/api/staff/sessions/${onPhone.id}`)).json()).toEqual({ ended: 1 });
    expect((await phone.me()).statusCode).toBe(401);
    expect((await cy.delete('/api/staff/sessions')).json()).toEqual({ ended: 1 });
    expect((await third.me()).statusCode).toBe(401);
    expect((await cy.me()).statusCode).toBe(200);
    expect((await bob.me()).statusCode).toBe(200);
  });

  it('records two-factor, passwords and recovery codes, and no sign-in before the code', async () => {
    const ann = await as('ann');
    const cy = await as('cy');
    const { totpURI } = await turnOnTwoFactor(cy);
    expect((await cy.get('/api/staff/account')).json().twoFactor).toBe(true);
    await cy.post('/api/auth/two-factor/generate-backup-codes', { password: PASSWORD });
    const newPassword = 'another long password';
    await cy.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword });
    const again = visit(test.app);
    await again.signIn('cy@example.com', newPassword);
    const before = await events(ann);
    expect(lines(before).slice(0, 3)).toEqual([
      'cy password-changed cy',
      'cy recovery-codes-made cy',
      'cy two-factor-on cy',
    ]);
    await again.post('/api/auth/two-factor/verify-totp', { code: codeOf(totpURI, Date.now() + 30_000) });
    await again.post('/api/auth/two-factor/disable', { password: newPassword });
    expect(lines(await events(ann)).slice(0, 2)).toEqual(['cy two-factor-off cy', 'cy signed-in cy']);
    const older = (await ann.get(`/api/staff/events?before=${before[0]?.id}`)).json();
    expect(older[0]).toEqual(before[1]);
  });

  it('shows exports of inquiries and of the newsletter’s readers among what staff did', async () => {
    const owner = await signedIn(test, 'owner');
    const headers = { cookie: owner.cookie };
    expect((await test.app.inject({ url: '/api/inquiries/export.csv', headers })).statusCode).toBe(200);
    const events = await test.app.inject({ url: '/api/staff/events', headers });
    expect(events.statusCode).toBe(200);
    expect(events.json()[0]).toMatchObject({ kind: 'export', actor: { name: 'Test owner' }, subject: null });
    expect((await test.app.inject({ url: '/api/newsletter/export.csv', headers })).statusCode).toBe(200);
    expect((await test.app.inject({ url: '/api/staff/events', headers })).json()[0]).toMatchObject({
      kind: 'newsletter-export',
      actor: { name: 'Test owner' },
      subject: null,
      count: 0,
    });
  });

  it('answers a forgotten password alike for known and unknown addresses, in the same time', async () => {
    await test.close();
    await open({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const ask = async (email: string) => {
      const began = performance.now();
      const answer = await visit(test.app).post('/api/staff/forgotten-password', { email });
      return { status: answer.statusCode, body: answer.body, ms: performance.now() - began };
    };
    await accounts.setDisabled('bob@example.com', true);
    const known = await ask('CY@example.com');
    const all = [known, await ask('nobody@example.com'), await ask('bob@example.com')];
    for (const other of all) expect([other.status, other.body]).toEqual([known.status, known.body]);
    // Each waits until the work for a known address is surely done.
    for (const { ms } of all) expect(ms).toBeGreaterThanOrEqual(395);
    expect(known).toMatchObject({ status: 202, body: '{"canMail":true}' });
    const mails = await test.db.selectFrom('mails').select(['kind', 'recipient']).execute();
    expect(mails).toEqual([{ kind: 'password-reset', recipient: 'cy@example.com' }]);
    expect(lines(await events(await as('ann')))[1]).toBe('- password-asked cy');
  });

  it('says when no mail can be sent, and makes no link then', async () => {
    const answer = await visit(test.app).post('/api/staff/forgotten-password', { email: 'cy@example.com' });
    expect(answer.json()).toEqual({ canMail: false });
    expect(await test.db.selectFrom('staff_links').selectAll().execute()).toEqual([]);
  });

  it('mails invitations where a mail server is set, with the link that is shown', async () => {
    await test.close();
    await open({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const ann = await as('ann');
    const answer = await ann.post('/api/staff', { name: 'Di', email: 'di@example.com', role: 'owner' });
    const { link, mailed }: StaffLink = answer.json();
    expect(mailed).toBe(true);
    const [mail] = await test.db.selectFrom('mails').selectAll().execute();
    expect(mail).toMatchObject({ kind: 'invitation', recipient: 'di@example.com' });
    const token = new URL(link).searchParams.get('token');
    expect((await visit(test.app).post('/api/staff/set-up', { token, password: PASSWORD })).statusCode).toBe(
      201,
    );
  });
});
