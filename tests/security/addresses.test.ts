/** The client's address: without TRUST_PROXY, the server ignores all headers about it (requirements §17). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, signedIn, type TestApp } from '../../server/testing/test-app.ts';

/** All headers in which proxies and vendors pass a client's address, with a different address for each number. */
const claims = (n: number) =>
  Object.fromEntries([
    ...[
      'x-forwarded-for',
      'x-real-ip',
      'true-client-ip',
      'cf-connecting-ip',
      'x-client-ip',
      'fastly-client-ip',
    ].map((name) => [name, `203.0.113.${n}`]),
    ['forwarded', `for=203.0.113.${n};host=evil.example;proto=http`],
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-proto', 'http'],
    ['host', 'evil.example'],
  ]);

describe.each(engines)('an address that a client makes up, on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(engine, { RATE_LIMIT: 'on', SITE_ORIGIN: 'https://studio.example' });
  });
  afterAll(() => test.close());

  it('escapes no limit', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 25; n++) {
      const { statusCode } = await test.app.inject({
        method: 'POST',
        url: '/api/inquiries',
        remoteAddress: '192.0.2.10',
        headers: claims(n),
        payload: {},
      });
      statuses.push(statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('takes no room from whom it names', async () => {
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/api/inquiries',
      remoteAddress: '203.0.113.1',
      payload: {},
    });
    expect(statusCode).toBe(400);
  });

  it('turns no link, cookie or session of ours', async () => {
    const { email, password, cookie } = await signedIn(test, 'owner');
    const signIn = await test.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      remoteAddress: '192.0.2.11',
      headers: claims(7),
      payload: { email, password },
    });
    expect(signIn.statusCode).toBe(200);
    const setCookie = String(signIn.headers['set-cookie']);
    expect(setCookie).toMatch(/^__Host-ledge-frame\./);
    expect(setCookie).toContain('; Secure');
    expect(setCookie).not.toContain('evil.example');
    const sessions = await test.db.selectFrom('staff_sessions').select('ip_address').execute();
    expect(sessions.map(({ ip_address }) => ip_address)).not.toContain('203.0.113.7');

    const invited = await test.app.inject({
      method: 'POST',
      url: '/api/staff',
      remoteAddress: '192.0.2.11',
      headers: { ...claims(7), cookie },
      payload: { name: 'Ben', email: 'ben@example.com', role: 'staff' },
    });
    expect(invited.statusCode).toBe(201);
    expect(invited.json().link).toMatch(/^https:\/\/studio\.example\/admin\/set-up\?token=/);
    expect(invited.body).not.toContain('evil.example');
  });
});
