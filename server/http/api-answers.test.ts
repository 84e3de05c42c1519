/** Rules for every answer of the API, whichever route gives it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectRoutes } from '../testing/routes.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';

describe.each(engines)('the API on %s', (engine) => {
  let test: TestApp;
  let routes: { method: string; url: string }[];
  let cookie: string;
  let id: string;
  beforeAll(async () => {
    ({ made: test, routes } = await collectRoutes(() => createTestApp(engine)));
    ({ cookie } = await signedIn(test, 'owner'));
    id = (await send()).json().id;
  });
  afterAll(() => test.close());

  const send = () =>
    test.app.inject({
      method: 'POST',
      url: '/api/inquiries',
      payload: { name: 'Rosa Delgado', email: 'rosa@example.com', message: 'A porch that faces the creek.' },
    });
  const call = (method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object) =>
    test.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });

  it('lets no cache keep what it says, to staff or to visitors', async () => {
    const readable = routes.filter(
      ({ method, url }) => method === 'GET' && url.startsWith('/api/') && url !== '/api/live',
    );
    expect(readable.length).toBeGreaterThan(15);
    for (const { url } of readable) {
      const answer = await call('GET', url.replace(':id', id));
      expect(answer.headers['cache-control'], url).toBe('no-store');
    }
    // The receipt carries the private link.
    expect((await send()).headers['cache-control']).toBe('no-store');
    const changed = await call('PATCH', `/api/inquiries/${id}`, { notes: 'Called.' });
    expect(changed.headers['cache-control']).toBe('no-store');
    expect((await call('GET', '/api/nothing-here')).headers['cache-control']).toBe('no-store');
  });

  it('takes a NUL for bad input, where the database can’t even look for one', async () => {
    const nul = 'a\u0000b';
    const answers = [
      await call('PATCH', `/api/inquiries/${id}`, { assigneeId: nul }),
      await call('POST', '/api/inquiries/bulk', { ids: [nul, randomUUID()], change: { status: 'new' } }),
      await call('POST', '/api/inquiries/bulk', { filter: { q: nul }, change: { assigneeId: nul } }),
      await call('GET', '/api/people/export?email=a%00b@example.com'),
      await call('POST', '/api/newsletter', { email: 'ann@example.com', page: nul }),
    ];
    for (const answer of answers) expect(answer.statusCode, answer.body).toBeLessThan(500);
  });
});
