/** Rate limits per address (requirements §11, §12, §17), on every route that has one. */
import type { InjectOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { collectRoutes } from '../testing/routes.ts';
import { createTestApp, engines, signedIn } from '../testing/test-app.ts';

const page = async () => new Response('page');
const apps: ({ engine: string } & Awaited<ReturnType<typeof limitedApp>>)[] = [];
for (const engine of engines) apps.push({ engine, ...(await limitedApp(engine)) });
afterAll(async () => {
  for (const { test } of apps) await test.close();
});

async function limitedApp(engine: (typeof engines)[number]) {
  const { made: test, routes } = await collectRoutes(() =>
    createTestApp(engine, { RATE_LIMIT: 'on', LOG_LEVEL: 'silent' }, page),
  );
  const { cookie } = await signedIn(test, 'owner');
  return { test, cookie, limited: routes.filter((route) => route.rateLimit) };
}

describe.each(apps)('rate limits on $engine', ({ test, cookie, limited }) => {
  it('stand before everything that visitors can make the server do', () => {
    expect(limited.map(({ url }) => url).sort()).toEqual(
      expect.arrayContaining([
        '/api/cloudinary/signature',
        '/api/inquiries',
        '/contact',
        '/v1_1/:cloudName/image/upload',
      ]),
    );
  });

  it.each(limited)('%s', async ({ method, url, rateLimit }) => {
    const send = (remoteAddress: string, headers: Record<string, string> = {}) =>
      test.app.inject({
        method: method as NonNullable<InjectOptions['method']>,
        url: url.replace(/:\w+/g, 'x'),
        remoteAddress,
        // Some stand behind the session of an editor.
        headers: { cookie, ...headers },
      });
    for (let n = 0; n < (rateLimit?.max ?? 0); n++)
      // Another address each time, of one customer's network; and none that a client may choose.
      expect((await send(`2001:db8::${n + 1}`)).statusCode).not.toBe(429);
    const refused = await send('2001:db8::ffff', { 'x-forwarded-for': '203.0.113.9' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-type']).toBe('application/problem+json');
    // An answer to HEAD has no body.
    if (method !== 'HEAD')
      expect(refused.json().detail).toMatch(/^Too many requests .* Try again in \d+ (seconds|minutes)\.$/);
    expect((await send('2001:db8:0:1::1')).statusCode).not.toBe(429);
  });
});
