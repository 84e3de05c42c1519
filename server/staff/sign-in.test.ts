import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createStaffAccounts, type StaffAccounts } from './accounts.ts';
import { AUTH_CALLS } from './auth-bodies.ts';
import { PASSWORD, visit } from './testing/visit.ts';

const minutes = (n: number) => n * 60_000;

describe.each(engines)('signing in on %s', (engine) => {
  let test: TestApp;
  let accounts: StaffAccounts;
  beforeAll(async () => {
    test = await createTestApp(engine);
    accounts = createStaffAccounts({ ...test, log: test.app.log });
    await accounts.add({ email: 'Ann@Example.com', name: 'Ann', role: 'owner', password: PASSWORD });
  });
  afterAll(() => test.close());
  afterEach(() => vi.useRealTimers());

  it('answers 401 with a problem before, and the member of staff after', async () => {
    const ann = visit(test.app);
    const before = await ann.me();
    expect(before.statusCode).toBe(401);
    expect(before.headers['content-type']).toContain('application/problem+json');
    expect(before.json().detail).toContain('Sign in');

    const signIn = await ann.signIn('ANN@example.com');
    expect(signIn.statusCode).toBe(200);
    expect(signIn.headers['cache-control']).toBe('no-store');
    const me = await ann.me();
    expect(me.statusCode).toBe(200);
    expect(me.json()).toEqual({
      id: expect.any(String),
      name: 'Ann',
      email: 'ann@example.com',
      role: 'owner',
    });
    expect(me.headers['cache-control']).toBe('no-store');
  });

  it('keeps the token from scripts and from the database', async () => {
    const ann = visit(test.app);
    const signIn = await ann.signIn('ann@example.com');
    const [cookie] = signIn.cookies;
    const token = cookie?.value.split('.')[0] as string;
    expect(token).toHaveLength(32);
    expect(signIn.body).not.toContain(token);
    const rows = await test.db.selectFrom('staff_sessions').select('token').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.token))).toBe(true);
  });

  it('refuses a cookie with another signature, or with what the database holds', async () => {
    const ann = visit(test.app);
    await ann.signIn('ann@example.com');
    const [[name, value]] = [...ann.jar] as [[string, string], [string, string]];
    const [token, signature] = value.split('.') as [string, string];
    const stored = await test.db.selectFrom('staff_sessions').select('token').executeTakeFirstOrThrow();
    for (const forged of [
      `${token}.${signature.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`,
      token,
      '%',
      `${stored.token}.${signature}`,
    ]) {
      ann.jar.set(name, forged);
      expect((await ann.me()).statusCode).toBe(401);
    }
    ann.jar.set(name, value);
    expect((await ann.me()).statusCode).toBe(200);
  });

  it('ends the session on the server when signing out', async () => {
    const ann = visit(test.app);
    await ann.signIn('ann@example.com');
    const kept = new Map(ann.jar);
    expect((await ann.post('/api/auth/sign-out')).statusCode).toBe(200);
    // The remaining cookie says that the browser signed in before, and signs no one in.
    expect([...ann.jar.keys()]).toEqual([expect.stringMatching(/^ledge-frame\.device-/)]);
    expect((await ann.me()).statusCode).toBe(401);
    for (const [name, value] of kept) ann.jar.set(name, value);
    expect((await ann.me()).statusCode).toBe(401);
  });

  // tests/security/sign-in-work.test.ts shows that it takes as long.
  it('answers an unknown address exactly as a wrong password', async () => {
    const a = await visit(test.app).signIn('ann@example.com', 'a wrong password');
    const b = await visit(test.app).signIn('nobody@example.com', 'a wrong password');
    expect(a.statusCode).toBe(401);
    expect(b.statusCode).toBe(401);
    expect(a.body).toBe(b.body);
    expect(a.json().detail).toBe('The email address or password is wrong.');
    expect(Object.keys(a.headers)).toEqual(Object.keys(b.headers));
  });

  it('lets a disabled account neither stay nor come in, until it is enabled', async () => {
    await accounts.add({ email: 'bob@example.com', name: 'Bob', role: 'staff', password: PASSWORD });
    const bob = visit(test.app);
    await bob.signIn('bob@example.com');
    expect((await bob.me()).statusCode).toBe(200);

    await accounts.setDisabled('bob@example.com', true);
    expect((await bob.me()).statusCode).toBe(401);
    const again = await bob.signIn('bob@example.com');
    expect(again.statusCode).toBe(403);
    expect(again.json().detail).toContain('disabled');
    expect((await bob.signIn('bob@example.com', 'a wrong password')).statusCode).toBe(401);

    await accounts.setDisabled('bob@example.com', false);
    expect((await bob.signIn('bob@example.com')).statusCode).toBe(200);
    expect((await bob.me()).json().role).toBe('staff');
  });

  it('refuses a session that outlived its account’s disabling', async () => {
    await accounts.add({ email: 'eve@example.com', name: 'Eve', role: 'staff', password: PASSWORD });
    const eve = visit(test.app);
    await eve.signIn('eve@example.com');
    await test.db
      .updateTable('staff_users')
      .set({ disabled: 1 })
      .where('email', '=', 'eve@example.com')
      .execute();
    expect((await eve.me()).statusCode).toBe(401);
  });

  it('ends a session after 30 minutes without use', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    const ann = visit(test.app);
    await ann.signIn('ann@example.com');
    vi.setSystemTime(start + minutes(29));
    expect((await ann.me()).statusCode).toBe(200);
    vi.setSystemTime(start + minutes(58));
    expect((await ann.me()).statusCode).toBe(200);
    vi.setSystemTime(start + minutes(89));
    expect((await ann.me()).statusCode).toBe(401);
  });

  it('ends a session all the same when the clock was a day ahead at signing in, and put right', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    vi.setSystemTime(start + minutes(24 * 60));
    const ann = visit(test.app);
    await ann.signIn('ann@example.com');
    vi.setSystemTime(start);
    expect((await ann.me()).statusCode).toBe(200);
    vi.setSystemTime(start + minutes(31));
    expect((await ann.me()).statusCode).toBe(401);
  });

  it('ends a session 12 hours after signing in, however busy, also one that asked not to be remembered', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    const ann = visit(test.app);
    const cookie = (await ann.signIn('ann@example.com')).cookies[0];
    expect(cookie?.maxAge).toBe(12 * 60 * 60);
    const brief = visit(test.app);
    await brief.post('/api/auth/sign-in/email', {
      email: 'ann@example.com',
      password: PASSWORD,
      rememberMe: false,
    });
    for (let m = 20; m < 12 * 60; m += 20) {
      vi.setSystemTime(start + minutes(m));
      await ann.me();
      await brief.me();
    }
    expect((await ann.me()).statusCode).toBe(200);
    expect((await brief.me()).statusCode).toBe(200);
    vi.setSystemTime(start + minutes(12 * 60 + 1));
    expect((await ann.me()).statusCode).toBe(401);
    expect((await brief.me()).statusCode).toBe(401);
  });

  it('changes a password, and ends the other sessions with it', async () => {
    await accounts.add({ email: 'cy@example.com', name: 'Cy', role: 'staff', password: PASSWORD });
    const here = visit(test.app);
    const elsewhere = visit(test.app);
    await here.signIn('cy@example.com');
    await elsewhere.signIn('cy@example.com');
    const change = (newPassword: string) =>
      here.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword });
    expect((await change('short')).json().errors.newPassword).toContain('at least 12');
    expect((await change('another long password')).statusCode).toBe(200);
    expect((await here.me()).statusCode).toBe(200);
    expect((await elsewhere.me()).statusCode).toBe(401);
    expect((await elsewhere.signIn('cy@example.com')).statusCode).toBe(401);
    expect((await elsewhere.signIn('cy@example.com', 'another long password')).statusCode).toBe(200);
  });

  it('has no other call of better-auth', async () => {
    const ann = visit(test.app);
    await ann.signIn('ann@example.com');
    const endpoints = Object.values(accounts.auth.api) as { path?: string }[];
    const paths = new Set(endpoints.flatMap(({ path }) => (path ? [path.replace(/:\w+/g, 'x')] : [])));
    const here = ['/sign-out', ...AUTH_CALLS];
    expect([...paths]).toEqual(
      expect.arrayContaining([...here, '/get-session', '/update-user', '/verify-password']),
    );
    const body = { email: 'mallory@example.com', name: 'Mallory', password: PASSWORD };
    for (const path of paths) {
      if (!here.includes(path)) expect((await ann.post(`/api/auth${path}`, body)).statusCode, path).toBe(404);
      expect((await ann.get(`/api/auth${path}`)).statusCode, path).toBe(404);
    }
  });

  it('takes JSON objects only', async () => {
    const send = (payload: string, type: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        headers: { 'content-type': type },
        payload,
      });
    expect(
      (await send('email=ann@example.com&password=x', 'application/x-www-form-urlencoded')).statusCode,
    ).toBe(415);
    expect((await send('[1]', 'application/json')).statusCode).toBe(400);
    expect((await send('{', 'application/json')).statusCode).toBe(400);
    const empty = await send('', 'application/json');
    expect(empty.statusCode).toBe(400);
    expect(empty.json().detail).toBeTruthy();
  });

  it('refuses a sign-in that another site sent', async () => {
    const visitor = visit(test.app, '192.0.2.1', {
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    });
    expect((await visitor.signIn('ann@example.com')).statusCode).toBe(403);
  });

  it('logs no person, password or token', async () => {
    const ann = visit(test.app);
    await ann.signIn('ann@example.com', 'a wrong password');
    await ann.signIn('ann@example.com');
    const logged = test.logs.join('\n');
    expect(logged).toContain('/api/auth/sign-in/email');
    for (const secret of [
      'ann@example.com',
      'nobody@example.com',
      PASSWORD,
      'a wrong password',
      ...ann.jar.values(),
    ])
      expect(logged.toLowerCase()).not.toContain(secret.toLowerCase());
  });
});

describe('the cookie of a session, and that of a device', () => {
  it.each([
    ['https://www.example.com', '__Host-ledge-frame.session_token', true],
    ['http://localhost:3000', 'ledge-frame.session_token', undefined],
  ])('on %s is %s, for this host, whole site, http only', async (origin, name, secure) => {
    const test = await createTestApp('sqlite', { SITE_ORIGIN: origin, RATE_LIMIT: 'on' });
    const accounts = createStaffAccounts({ ...test, log: test.app.log });
    await accounts.add({ email: 'ann@example.com', name: 'Ann', role: 'owner', password: PASSWORD });
    const ann = visit(test.app, '192.0.2.1', { origin });
    const { cookies } = await ann.signIn('ann@example.com');
    const device = name.replace('session_token', 'device-');
    expect(cookies).toEqual(
      [name, expect.stringContaining(device)].map((each) =>
        expect.objectContaining({ name: each, httpOnly: true, sameSite: 'Lax', path: '/' }),
      ),
    );
    for (const cookie of cookies) {
      expect(cookie).not.toHaveProperty('domain');
      expect(cookie.secure).toBe(secure);
    }
    expect((await ann.me()).statusCode).toBe(200);
    await test.close();
  });
});
