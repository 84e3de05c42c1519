import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createStaffAccounts, type StaffAccounts } from './accounts.ts';
import { staffEvents } from './events-store.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import { codeOf } from './testing/totp.ts';
import { PASSWORD, visit } from './testing/visit.ts';

type Visit = ReturnType<typeof visit>;
type Authenticator = ReturnType<typeof createAuthenticator>;
type Said = Parameters<Authenticator['signIn']>[1];

describe.each(engines)('passkeys on %s', (engine) => {
  let test: TestApp;
  let accounts: StaffAccounts;
  let ann: Visit;
  let annsId: string;
  beforeAll(async () => {
    test = await createTestApp(engine);
    accounts = createStaffAccounts({ ...test, log: test.app.log });
    for (const [name, role] of [
      ['ann', 'owner'],
      ['ben', 'staff'],
    ] as const)
      await accounts.add({ email: `${name}@example.com`, name, role, password: PASSWORD });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of ['staff_passkeys', 'mails', 'staff_events', 'staff_sessions'] as const)
      await test.db.deleteFrom(table).execute();
    ann = visit(test.app);
    await ann.signIn('ann@example.com');
    annsId = (await ann.me()).json().id;
  });

  const phone = () => createAuthenticator(test.config.origin);

  async function add(who: Visit, authenticator: Authenticator, name = 'Phone', said: Said = {}) {
    const options = await who.post('/api/staff/passkeys/challenge', { password: PASSWORD });
    expect(options.statusCode, options.body).toBe(200);
    return who.post('/api/staff/passkeys', { name, response: authenticator.register(options.json(), said) });
  }

  async function signIn(authenticator: Authenticator, said: Said = {}, who = visit(test.app)) {
    const options = await who.post('/api/auth/passkey/challenge');
    expect(options.statusCode, options.body).toBe(200);
    const response = authenticator.signIn(options.json(), said);
    return { who, response, answer: await who.post('/api/auth/passkey/sign-in', { response }) };
  }

  const detail = (answer: { json: () => { detail: string } }) => answer.json().detail;

  it('are added with the password, listed, and sign in without it', async () => {
    const authenticator = phone();
    const added = await add(ann, authenticator, '  Phone\nin the truck ');
    expect(added.statusCode, added.body).toBe(201);
    const listed = (await ann.get('/api/staff/passkeys')).json();
    expect(listed).toEqual({
      possible: true,
      passkeys: [expect.objectContaining({ name: 'Phone in the truck', lastUsedAt: null, synced: false })],
    });
    const { who, answer } = await signIn(authenticator);
    expect(answer.statusCode, answer.body).toBe(204);
    expect((await who.me()).json()).toMatchObject({ email: 'ann@example.com', role: 'owner' });
    expect((await who.get('/api/staff/passkeys')).json().passkeys[0].lastUsedAt).not.toBeNull();
    expect([...who.jar.keys()].some((name) => name.includes('.device-'))).toBe(true);
  });

  it('need the right password before one can be added', async () => {
    const wrong = await ann.post('/api/staff/passkeys/challenge', { password: 'not the password' });
    expect(wrong.statusCode).toBe(400);
    expect(detail(wrong)).toBe('The password is wrong.');
    const response = phone().register({ challenge: 'AAAA' });
    const without = await ann.post('/api/staff/passkeys', { name: 'Phone', response });
    expect(without.statusCode).toBe(400);
    expect(detail(without)).toContain('took too long');
  });

  it('are asked for with user verification required', async () => {
    const creation = (await ann.post('/api/staff/passkeys/challenge', { password: PASSWORD })).json();
    expect(creation.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(creation).toMatchObject({ attestation: 'none', rp: { id: 'localhost' } });
    const request = (await visit(test.app).post('/api/auth/passkey/challenge')).json();
    expect(request).toMatchObject({ userVerification: 'required', rpId: 'localhost' });
    expect(request).not.toHaveProperty('allowCredentials');
  });

  it('are refused without user verification, when added and at a sign-in', async () => {
    const unverified = await add(ann, phone(), 'Key', { verified: false });
    expect(unverified.statusCode).toBe(401);
    expect(detail(unverified)).toContain('fingerprint, face, or PIN');
    expect((await ann.get('/api/staff/passkeys')).json().passkeys).toEqual([]);

    const authenticator = phone();
    await add(ann, authenticator);
    const { who, answer } = await signIn(authenticator, { verified: false });
    expect(answer.statusCode).toBe(401);
    expect(detail(answer)).toContain('fingerprint, face, or PIN');
    expect((await who.me()).statusCode).toBe(401);
    expect((await signIn(authenticator)).answer.statusCode).toBe(204);
  });

  it('count as both factors, because they verify their user', async () => {
    const authenticator = phone();
    await add(ann, authenticator);
    const { totpURI } = (await ann.post('/api/auth/two-factor/enable', { password: PASSWORD })).json();
    await ann.post('/api/auth/two-factor/verify-totp', { code: codeOf(totpURI) });
    const { who, answer } = await signIn(authenticator);
    expect(answer.statusCode).toBe(204);
    const { sessions } = (await who.get('/api/staff/account')).json();
    const passed = sessions.find(({ current }: { current: boolean }) => current).passedTwoFactor;
    expect(passed).toBe(true);
    await ann.post('/api/auth/two-factor/disable', { password: PASSWORD });
  });

  it('sign in once with each answer, also when it is sent twice at once', async () => {
    const authenticator = phone();
    await add(ann, authenticator);
    const { who, response } = await signIn(authenticator);
    const replayed = await who.post('/api/auth/passkey/sign-in', { response });
    expect(replayed.statusCode).toBe(400);
    expect(detail(replayed)).toContain('took too long');

    const twice = visit(test.app);
    const options = (await twice.post('/api/auth/passkey/challenge')).json();
    const body = { response: authenticator.signIn(options) };
    const both = await Promise.all([1, 2].map(() => twice.post('/api/auth/passkey/sign-in', body)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  });

  it('are refused from another origin, for another host, and with another’s challenge', async () => {
    const authenticator = phone();
    await add(ann, authenticator);
    const elsewhere = await signIn(authenticator, { origin: 'https://ledge-frame.example' });
    expect(elsewhere.answer.statusCode).toBe(400);
    const who = visit(test.app);
    const options = (await who.post('/api/auth/passkey/challenge')).json();
    const otherHost = authenticator.signIn({ ...options, rpId: 'example.com' });
    expect((await who.post('/api/auth/passkey/sign-in', { response: otherHost })).statusCode).toBe(400);
    const mallory = visit(test.app);
    await mallory.post('/api/auth/passkey/challenge');
    const next = (await who.post('/api/auth/passkey/challenge')).json();
    const stolen = { response: authenticator.signIn(next) };
    expect((await mallory.post('/api/auth/passkey/sign-in', stolen)).statusCode).toBe(400);
    for (const each of [elsewhere.who, who, mallory]) expect((await each.me()).statusCode).toBe(401);
    const wrong = await add(ann, phone(), 'Elsewhere', { origin: 'https://ledge-frame.example' });
    expect(wrong.statusCode).toBe(400);
    expect((await ann.get('/api/staff/passkeys')).json().passkeys).toHaveLength(1);
  });

  it('of a cloned authenticator are refused once the original was used', async () => {
    const authenticator = phone();
    await add(ann, authenticator);
    expect((await signIn(authenticator, { counter: 7 })).answer.statusCode).toBe(204);
    expect((await signIn(authenticator, { counter: 7 })).answer.statusCode).toBe(400);
    expect((await signIn(authenticator, { counter: 2 ** 32 - 1 })).answer.statusCode).toBe(400);
  });

  it('are named and removed by their owner alone', async () => {
    const authenticator = phone();
    const [{ id }] = (await add(ann, authenticator)).json();
    const ben = visit(test.app);
    await ben.signIn('ben@example.com');
    expect((await ben.put(`/api/staff/passkeys/${id}`, { name: 'Mine' })).statusCode).toBe(404);
    expect((await ben.delete(`/api/staff/passkeys/${id}`)).statusCode).toBe(404);
    expect((await ann.put(`/api/staff/passkeys/${id}`, { name: ' ' })).statusCode).toBe(400);
    expect((await ann.put(`/api/staff/passkeys/${id}`, { name: 'x'.repeat(61) })).statusCode).toBe(400);
    const renamed = await ann.put(`/api/staff/passkeys/${id}`, { name: '<b>Truck</b>' });
    expect(renamed.json()).toMatchObject({ id, name: '<b>Truck</b>' });
    expect((await ann.delete(`/api/staff/passkeys/${id}`)).statusCode).toBe(204);
    expect((await ann.delete(`/api/staff/passkeys/${id}`)).statusCode).toBe(404);
    const { answer } = await signIn(authenticator);
    expect(answer.statusCode).toBe(401);
    expect(detail(answer)).toContain('Unknown passkey');
  });

  it('stand in the staff log and are told of by mail', async () => {
    const authenticator = phone();
    const [{ id }] = (await add(ann, authenticator, 'Truck')).json();
    await signIn(authenticator);
    await ann.delete(`/api/staff/passkeys/${id}`);
    expect((await staffEvents(test.db)).map(({ kind }) => kind)).toEqual([
      'passkey-removed',
      'signed-in',
      'passkey-added',
      'signed-in',
    ]);
    const mails = await test.db
      .selectFrom('mails')
      .select(['kind', 'recipient', 'data'])
      .orderBy('kind')
      .execute();
    expect(mails).toEqual([
      { kind: 'passkey-added', recipient: 'ann@example.com', data: '{"name":"Truck"}' },
      { kind: 'passkey-removed', recipient: 'ann@example.com', data: '{"name":"Truck"}' },
    ]);
  });

  it('are registered once, and ten at most', async () => {
    const authenticator = phone();
    await add(ann, authenticator);
    const ben = visit(test.app);
    await ben.signIn('ben@example.com');
    const again = await add(ben, authenticator);
    expect(again.statusCode).toBe(409);
    expect(detail(again)).toContain('already registered');
    for (let added = 1; added < 10; added++) expect((await add(ann, phone())).statusCode).toBe(201);
    const full = await ann.post('/api/staff/passkeys/challenge', { password: PASSWORD });
    expect(full.statusCode).toBe(409);
    expect(detail(full)).toContain('10 passkeys');
  });

  it('let no disabled account in', async () => {
    const ben = visit(test.app);
    await ben.signIn('ben@example.com');
    const authenticator = phone();
    await add(ben, authenticator);
    await accounts.setDisabled('ben@example.com', true);
    const { who, answer } = await signIn(authenticator);
    expect(answer.statusCode).toBe(403);
    expect(detail(answer)).toContain('disabled');
    expect((await who.me()).statusCode).toBe(401);
    await accounts.setDisabled('ben@example.com', false);
  });

  it('go with a lost phone’s second factor, also where there is no other', async () => {
    const ben = visit(test.app);
    await ben.signIn('ben@example.com');
    const authenticator = phone();
    await add(ben, authenticator);
    const { id } = (await ben.me()).json();
    const record = (await ann.delete(`/api/staff/${id}/two-factor`)).json();
    expect(record).toMatchObject({ twoFactor: false, passkeys: 0, sessions: 0 });
    expect((await signIn(authenticator)).answer.statusCode).toBe(401);
    expect((await ann.delete(`/api/staff/${id}/two-factor`)).statusCode).toBe(409);
    const mail = await test.db
      .selectFrom('mails')
      .select('data')
      .where('kind', '=', 'two-factor-removed')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(mail.data as string)).toEqual({ removedBy: 'ann', passkeys: 1 });
  });

  it('end with a new password by a link, and stay with one changed on the account page', async () => {
    const ben = visit(test.app);
    await ben.signIn('ben@example.com');
    const authenticator = phone();
    await add(ben, authenticator);
    const passwords = { currentPassword: PASSWORD, newPassword: `${PASSWORD} again` };
    expect((await ben.post('/api/auth/change-password', passwords)).statusCode).toBe(200);
    expect((await signIn(authenticator)).answer.statusCode).toBe(204);
    const token = new URL(await accounts.passwordLink('ben@example.com')).searchParams.get('token');
    const set = await ben.post('/api/staff/set-up', {
      token,
      name: 'ben',
      email: 'ben@example.com',
      password: PASSWORD,
    });
    expect(set.statusCode, set.body).toBe(201);
    expect((await signIn(authenticator)).answer.statusCode).toBe(401);
    expect(await staffEvents(test.db)).toContainEqual(
      expect.objectContaining({ kind: 'passkey-removed', count: 1 }),
    );
  });

  it('are not added to a session that ended meanwhile', async () => {
    const options = (await ann.post('/api/staff/passkeys/challenge', { password: PASSWORD })).json();
    await test.db.deleteFrom('staff_sessions').where('user_id', '=', annsId).execute();
    const late = await ann.post('/api/staff/passkeys', { name: 'Late', response: phone().register(options) });
    expect(late.statusCode).toBe(401);
    expect(await test.db.selectFrom('staff_passkeys').selectAll().execute()).toEqual([]);
  });

  it('are counted when they fail, but never against a browser that signed in before', async () => {
    const strict = await createTestApp(engine, { RATE_LIMIT: 'on' });
    const staff = createStaffAccounts({ ...strict, log: strict.app.log });
    await staff.add({ email: 'cy@example.com', name: 'cy', role: 'staff', password: PASSWORD });
    const cy = visit(strict.app);
    await cy.signIn('cy@example.com');
    const authenticator = phone();
    expect((await add(cy, authenticator)).statusCode).toBe(201);
    const { challenge } = (await cy.post('/api/auth/passkey/challenge')).json();
    const response = authenticator.signIn({ challenge });
    const stranger = visit(strict.app);
    const statuses: number[] = [];
    for (let tried = 0; tried < 31; tried++)
      statuses.push((await stranger.post('/api/auth/passkey/sign-in', { response })).statusCode);
    expect([...new Set(statuses.slice(0, 30)), statuses.at(-1)]).toEqual([400, 429]);
    expect((await cy.post('/api/auth/passkey/sign-in', { response })).statusCode).toBe(204);
    await strict.close();
  });

  it('are asked for in other words where the site has no https address', async () => {
    const plain = await createTestApp(engine, { SITE_ORIGIN: 'http://studio.example' });
    const refused = await visit(plain.app).post('/api/auth/passkey/challenge');
    expect(refused.statusCode).toBe(409);
    expect(detail(refused)).toContain('https');
    await plain.close();
  });

  it('log neither names nor addresses', () => {
    expect(test.logs.join('')).not.toMatch(/ann@example\.com|Truck/);
  });
});
