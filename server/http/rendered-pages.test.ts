/** Pages that are rendered per request: how they go over the line. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const html = `<!doctype html><p>${'A steel frame on a limestone ledge. '.repeat(800)}</p>`;
const page = async () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp('sqlite', {}, page);
});
afterAll(() => test.close());

const get = (url: string, accept?: string, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url, headers: accept === undefined ? {} : { 'accept-encoding': accept } });

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=1.0', 'gzip', gunzipSync],
] as const)(
  'without personal data are compressed for clients that accept %s',
  async (accept, encoding, unpack) => {
    for (const url of ['/contact', '/service-area/nowhere-at-all', '/nowhere']) {
      const { headers, rawPayload } = await get(url, accept);
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(rawPayload.length).toBeLessThan(html.length / 10);
      expect(unpack(rawPayload).toString()).toBe(html);
    }
  },
);

it.each([[undefined], ['identity'], ['br;q=0']])('are plain for clients that accept %s', async (accept) => {
  const { headers, body } = await get('/contact', accept);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBe('accept-encoding');
  expect(body).toBe(html);
});

it('with personal data are never compressed: their length would give it away', async () => {
  for (const url of ['/admin', '/admin/staff', '/inquiry/no-such-token']) {
    const { headers, body } = await get(url, 'br, gzip');
    expect(headers['content-encoding'], url).toBeUndefined();
    expect(body, url).toBe(html);
  }
});

it('answer HEAD as GET, without the page', async () => {
  const { headers, body } = await get('/contact', 'br', 'HEAD');
  expect(headers['content-encoding']).toBe('br');
  expect(body).toBe('');
});
