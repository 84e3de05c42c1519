/** Forged requests (requirements §13), on every unsafe route that the app has. */
import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { collectRoutes } from '../testing/routes.ts';
import { createTestApp } from '../testing/test-app.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const page = async () => new Response('page');
const { made: test, routes } = await collectRoutes(() =>
  createTestApp('sqlite', { SITE_ORIGIN: 'https://studio.example', RATE_LIMIT: 'on' }, page),
);
const unsafe = routes.filter(({ method }) => !SAFE.has(method));

const FORGED = [
  ['another site', { origin: 'https://evil.example' }],
  ['a sandboxed frame or a file', { origin: 'null' }],
  ['a subdomain', { origin: 'https://shop.studio.example' }],
  ['another port', { origin: 'https://studio.example:8443' }],
  ['our name over plain http', { origin: 'http://studio.example' }],
  ['a name that begins like ours', { origin: 'https://studio.example.evil.example' }],
  ['no URL at all', { origin: 'studio.example' }],
  ['another site, by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site, by Sec-Fetch-Site', { 'sec-fetch-site': 'same-site' }],
  ['both at odds', { origin: 'https://studio.example', 'sec-fetch-site': 'cross-site' }],
] as const;

const OWN = [
  ['our page', { origin: 'https://studio.example', 'sec-fetch-site': 'same-origin' }],
  ['an old browser', { origin: 'https://studio.example' }],
  ['an address that someone typed', { 'sec-fetch-site': 'none' }],
  ['a second name of this server', { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' }],
  ['no browser', {}],
] as const;

const send = ({ method, url }: { method: string; url: string }, headers: Record<string, string>) =>
  test.app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: url.replace(':cloudName', 'ledge-frame').replace(/:\w+/g, 'x'),
    headers: { host: 'studio.example', ...headers },
  });

it('finds the routes that change something', () => {
  const found = unsafe.map(({ method, url }) => `${method} ${url}`);
  for (const known of ['POST /api/inquiries', 'POST /contact', 'POST /v1_1/:cloudName/image/upload'])
    expect(found).toContain(known);
  expect(found.length).toBeGreaterThan(10);
});

it.each(FORGED)('refuses every unsafe route to %s, before it does anything', async (_who, headers) => {
  for (const route of [...unsafe, { method: 'POST', url: '/nowhere' }]) {
    // Its pages send no referrer, hence no origin either; the token in the address is what another site lacks.
    if (route.url.startsWith('/inquiry/:token') && 'origin' in headers && headers.origin === 'null') continue;
    const answer = await send(route, headers);
    expect(answer.statusCode, `${route.method} ${route.url}`).toBe(403);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

it.each(OWN)('lets %s through to every unsafe route', async (_who, headers) => {
  for (const route of unsafe) {
    const { statusCode, body } = await send(route, headers);
    expect(body, `${route.method} ${route.url}`).not.toContain('came from another website');
    expect(statusCode, `${route.method} ${route.url}`).toBeLessThan(500);
  }
});

it('lets links from other sites read', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await send({ method: 'GET', url: '/healthz' }, headers)).statusCode).toBe(200);
});
