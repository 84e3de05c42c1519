/** Headers of every response, as Mozilla's Observatory requires for an A+. */
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '../../server/testing/test-app.ts';

const page = async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const test = await createTestApp('sqlite', { SITE_ORIGIN: 'https://studio.example', RATE_LIMIT: 'on' }, page);
afterAll(() => test.close());

const ADDRESSES = ['/healthz', '/contact', '/admin', '/nowhere', '/api/inquiries', '/api/nowhere', '/TEAM/'];

it.each(ADDRESSES)('stand on %s, whatever it answers', async (url) => {
  const { headers } = await test.app.inject({ url });
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(/ (.*)/s, 2) as [string, string?]),
  );
  // Content Security Policy: nothing by default, no inline script or style, no eval, no plugins, no foreign frames or forms.
  expect(policy['default-src']).toBe("'none'");
  expect(policy['frame-ancestors']).toBe("'none'");
  expect(policy['base-uri']).toBe("'none'");
  expect(policy['form-action']).toBe("'self'");
  expect(policy).not.toHaveProperty('object-src');
  for (const [name, sources = ''] of Object.entries(policy)) {
    expect(sources, name).not.toMatch(/unsafe-|\*|http:|(?:^| )https:(?: |$)/);
    if (name !== 'img-src') expect(sources, name).not.toContain('data:');
  }
  const transport = /^max-age=(\d+); includeSubDomains$/.exec(String(headers['strict-transport-security']));
  expect(Number(transport?.[1])).toBeGreaterThanOrEqual(15_768_000);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers.server).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
});

it('allow no other site to read, however it asks', async () => {
  for (const method of ['OPTIONS', 'GET'] as const) {
    const { headers } = await test.app.inject({
      method,
      url: '/api/inquiries',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});
