import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createStaffAccounts, type StaffAccounts } from './accounts.ts';
import { PASSWORD, visit } from './testing/visit.ts';

describe.each(engines)('the set-up link on %s', (engine) => {
  let test: TestApp;
  let accounts: StaffAccounts;
  beforeEach(async () => {
    test = await createTestApp(engine, { SITE_ORIGIN: 'http://studio.test:8080' });
    accounts = createStaffAccounts({ ...test, log: test.app.log });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await test.close();
  });

  const tokenOf = (link: string | null) => /\/admin\/set-up\?token=([\w-]+)$/.exec(link ?? '')?.[1] as string;
  const ann = { name: 'Ann', email: 'Ann@Example.com ', password: PASSWORD };
  const setUp = (form: object) => visit(test.app).post('/api/staff/set-up', form);

  it('makes the first owner once, and signs in', async () => {
    const link = await accounts.setUpLink();
    expect(link).toMatch(/^http:\/\/studio\.test:8080\/admin\/set-up\?token=[\w-]{22}$/);
    const browser = visit(test.app);
    const token = tokenOf(link);
    const answer = await browser.post('/api/staff/set-up', { token, ...ann });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      name: 'Ann',
      email: 'ann@example.com',
      role: 'owner',
    });
    expect((await browser.me()).json()).toEqual(answer.json());

    const again = await setUp({ token, ...ann, email: 'bob@example.com' });
    expect(again.statusCode).toBe(410);
    expect(again.json().detail).toContain('npm run staff');
    expect(await accounts.setUpLink()).toBeNull();
    expect((await visit(test.app).signIn('ann@example.com')).statusCode).toBe(200);
  });

  it('tells whose it is, and stays usable; the first owner’s is nobody’s yet', async () => {
    const holder = async (token: string) => visit(test.app).post('/api/staff/set-up/holder', { token });
    const first = tokenOf(await accounts.setUpLink());
    expect((await holder(first)).json()).toEqual({ account: null });
    await setUp({ token: first, ...ann });
    expect((await holder(first)).statusCode).toBe(410);
    await accounts.add({ email: 'bob@example.com', name: 'Bob', role: 'staff' });
    const token = tokenOf(await accounts.passwordLink('bob@example.com'));
    const bob = { name: 'Bob', email: 'bob@example.com', hasPassword: false };
    expect((await holder(token)).json()).toEqual({ account: bob });
    expect((await setUp({ token, ...bob, password: PASSWORD })).statusCode).toBe(201);
    const again = tokenOf(await accounts.passwordLink('bob@example.com'));
    expect((await holder(again)).json()).toEqual({ account: { ...bob, hasPassword: true } });
    await accounts.setDisabled('bob@example.com', true);
    expect((await holder(again)).statusCode).toBe(410);
    expect((await holder('wrong')).json()).not.toHaveProperty('account');
  });

  it('makes one owner of many at the same moment', async () => {
    const token = tokenOf(await accounts.setUpLink());
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => setUp({ token, ...ann, email: `owner-${i}@example.com` })),
    );
    expect(answers.map((a) => a.statusCode).sort()).toEqual([201, 410, 410, 410, 410, 410]);
    expect(await accounts.list()).toHaveLength(1);
  });

  it('is replaced by the next start’s, also of another process', async () => {
    const first = tokenOf(await accounts.setUpLink());
    const second = tokenOf(await createStaffAccounts({ ...test, log: test.app.log }).setUpLink());
    expect((await setUp({ token: first, ...ann })).statusCode).toBe(410);
    expect((await setUp({ token: second, ...ann })).statusCode).toBe(201);
  });

  it('stops working after 24 hours', async () => {
    const token = tokenOf(await accounts.setUpLink());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 + 1 });
    expect((await setUp({ token, ...ann })).statusCode).toBe(410);
  });

  it('stops working once there is an account', async () => {
    const token = tokenOf(await accounts.setUpLink());
    await accounts.add({ email: 'bob@example.com', name: 'Bob', role: 'owner', password: PASSWORD });
    expect((await setUp({ token, ...ann })).statusCode).toBe(410);
    expect(await accounts.list()).toHaveLength(1);
  });

  it('lies hashed in the database', async () => {
    const token = tokenOf(await accounts.setUpLink());
    const row = await test.db.selectFrom('staff_links').selectAll().executeTakeFirstOrThrow();
    expect(row.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await setUp({ token: row.token_hash, ...ann })).statusCode).toBe(410);
  });

  it('names what is wrong in the form, and stays usable', async () => {
    const token = tokenOf(await accounts.setUpLink());
    const errorsOf = async (change: object) => {
      const answer = await setUp({ token, ...ann, ...change });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      return answer.json().errors;
    };
    expect(await errorsOf({ password: 'eleven char' })).toEqual({
      password: 'Use at least 12 characters. A few random words work well',
    });
    expect(await errorsOf({ password: 'x1y2z3'.repeat(22) })).toEqual({
      password: 'Use at most 128 characters',
    });
    expect(await errorsOf({ password: 'ANN@example.com' })).toEqual({
      password: 'Don’t use your email address',
    });
    expect(await errorsOf({ password: 'aaaaaaaaaaaa' })).toHaveProperty('password');
    expect(await errorsOf({ name: '  ', email: undefined })).toEqual({
      name: 'Please enter your name',
      email: 'Please enter a valid email address',
    });
    expect(await errorsOf({ email: 'not an address' })).toHaveProperty('email');
    expect(await errorsOf({ name: 'Ann\u0000' })).toHaveProperty('name');
    expect((await setUp({ token, ...ann })).statusCode).toBe(201);
  });

  it('gives an added account its password, keeps its role, and ends its other sessions', async () => {
    await accounts.add({ email: 'bob@example.com', name: 'bob', role: 'staff' });
    expect((await visit(test.app).signIn('bob@example.com')).statusCode).toBe(401);
    const token = tokenOf(await accounts.passwordLink('BOB@example.com'));
    const foreign = await setUp({ token, email: 'ann@example.com', password: PASSWORD });
    expect(foreign.json().errors).toHaveProperty('email');
    const browser = visit(test.app);
    const answer = await browser.post('/api/staff/set-up', {
      token,
      name: 'Bob Builder',
      password: PASSWORD,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ name: 'Bob Builder', email: 'bob@example.com', role: 'staff' });
    expect((await browser.me()).json().name).toBe('Bob Builder');

    const lost = tokenOf(await accounts.passwordLink('bob@example.com'));
    expect((await setUp({ token: lost, password: 'another long password' })).statusCode).toBe(201);
    expect((await browser.me()).statusCode).toBe(401);
    expect((await browser.signIn('bob@example.com')).statusCode).toBe(401);
    expect((await browser.signIn('bob@example.com', 'another long password')).statusCode).toBe(200);
  });

  it('dies with the account’s disabling', async () => {
    await accounts.add({ email: 'bob@example.com', name: 'Bob', role: 'staff' });
    const token = tokenOf(await accounts.passwordLink('bob@example.com'));
    await accounts.setDisabled('bob@example.com', true);
    expect((await setUp({ token, password: PASSWORD })).statusCode).toBe(410);
    await expect(accounts.passwordLink('bob@example.com')).rejects.toThrow('disabled');
  });
});
