/** API tokens: what they open, and what ends them, on both databases. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MadeApiToken } from '#contract/staff/api-tokens.ts';
import type { TokenScope } from '#contract/staff/token-scopes.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines, signedIn } from '../testing/test-app.ts';

describe.each(engines)('API tokens on %s', (engine) => {
  async function scene() {
    const test = await createTestApp(engine);
    onTestFinished(test.close);
    const { cookie } = await signedIn(test, 'owner');
    const owner = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
      test.app.inject({
        ...{ method, url: `/api/tokens${path}`, headers: { cookie } },
        ...(payload && { payload }),
      });
    const make = async (...scopes: TokenScope[]): Promise<MadeApiToken> => {
      const answer = await owner('POST', '', { name: 'Houzz leads', scopes });
      expect(answer.statusCode).toBe(201);
      return answer.json();
    };
    const by = (token: string, url: string, payload?: object) =>
      test.app.inject({
        ...{ method: payload ? 'POST' : 'GET', url, headers: { authorization: `Bearer ${token}` } },
        ...(payload && { payload }),
      });
    return { test, owner, make, by };
  }
  const LEAD = { name: 'Rosa Delgado', email: 'rosa@example.com', message: 'A porch that faces the creek.' };

  it('a token is shown once, and kept as a hash alone', async () => {
    const { test, owner, make } = await scene();
    const { token, ...made } = await make('read-requests');
    expect(token).toMatch(/^dbk_[\w-]{43}$/);
    expect((await owner('GET')).json()).toEqual([made]);
    const rows = await test.db.selectFrom('api_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const events = await test.db.selectFrom('staff_events').selectAll().execute();
    expect(events.map(({ kind }) => kind)).toContain('token-made');
    expect(JSON.stringify(events)).not.toContain(token);
  });

  it('each scope opens its routes and no others, and no token changes anything but by creating', async () => {
    const { test, make, by } = await scene();
    const id = await savedInquiry(test.db);
    const reader = await make('read-requests');
    expect((await by(reader.token, '/api/inquiries')).json()).toMatchObject([{ id }]);
    expect((await by(reader.token, `/api/inquiries/${id}`)).statusCode).toBe(200);
    expect((await by(reader.token, '/api/inquiries/counts')).json().total).toBe(1);
    expect((await by(reader.token, '/api/reports')).statusCode).toBe(403);
    expect((await by(reader.token, '/api/inquiries', LEAD)).statusCode).toBe(403);
    for (const url of ['/api/staff', '/api/tokens', '/api/views', `/api/inquiries/${id}/events`])
      expect((await by(reader.token, url)).statusCode, url).toBe(401);
    const patched = await test.app.inject({
      ...{ method: 'PATCH', url: `/api/inquiries/${id}`, payload: { status: 'completed' } },
      headers: { authorization: `Bearer ${reader.token}` },
    });
    expect(patched.statusCode).toBe(401);
    const reports = await make('read-reports');
    expect((await by(reports.token, '/api/reports')).statusCode).toBe(200);
    expect((await by(reports.token, '/api/inquiries')).statusCode).toBe(403);
  });

  it('a request created by a token takes the form’s own way in, and names the token as its source', async () => {
    const { test, make, by } = await scene();
    const { token } = await make('create-requests');
    const answer = await by(token, '/api/inquiries', { ...LEAD, message: 'The roof leaks.' });
    expect(answer.statusCode).toBe(201);
    const row = await test.db.selectFrom('inquiries').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ reference: answer.json().reference, priority: 'emergency' });
    expect(JSON.parse(row.source ?? '')).toMatchObject({ utmSource: 'Houzz leads' });
    const mails = await test.db.selectFrom('mails').select('kind').execute();
    expect(mails.map(({ kind }) => kind)).toContain('inquiry-staff');
    const own = { ...LEAD, source: { utmSource: 'angi' } };
    const second = (await by(token, '/api/inquiries', own)).json();
    const named = await test.db.selectFrom('inquiries').selectAll().where('id', '=', second.id).execute();
    expect(JSON.parse(named[0]?.source ?? '')).toEqual({ utmSource: 'angi' });
  });

  it('its last use is visible; revoked, it opens nothing', async () => {
    const { owner, make, by } = await scene();
    const { id, token } = await make('read-requests', 'create-requests');
    expect((await owner('GET')).json()[0].lastUsedAt).toBeNull();
    await by(token, '/api/inquiries');
    expect(Date.parse((await owner('GET')).json()[0].lastUsedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect((await owner('DELETE', `/${id}`)).statusCode).toBe(204);
    expect((await owner('DELETE', `/${id}`)).statusCode).toBe(404);
    const refused = await by(token, '/api/inquiries');
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ]);
    expect((await by(token, '/api/inquiries', LEAD)).statusCode).toBe(401);
  });

  it.each([
    { name: '', scopes: ['read-requests'] },
    { name: 'No scope', scopes: [] },
    { name: 'Everything', scopes: ['write-everything'] },
  ])('refuses %j', async (payload) => {
    const { owner } = await scene();
    expect((await owner('POST', '', payload)).statusCode).toBe(400);
  });
});
