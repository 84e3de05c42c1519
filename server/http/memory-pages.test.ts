import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadMemoryPages } from './memory-pages.ts';

const page =
  '<!DOCTYPE html><script>theme()</script><script type="application/ld+json">{}</script><h1>Team</h1>';
const picture = randomBytes(300_000);
let server: Server;
let hashes: string[];

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ledge-frame-pages-'));
  mkdirSync(join(folder, 'team'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'team/index.html'), page);
  writeFileSync(join(folder, 'team/index.html.br'), brotliCompressSync(page));
  writeFileSync(join(folder, 'team/index.html.gz'), gzipSync(page));
  writeFileSync(join(folder, 'assets/x-1a2b.js'), 'x');
  writeFileSync(join(folder, 'assets/house-1a2b.webp'), picture);
  const pages = loadMemoryPages(folder, (found) => {
    hashes = found;
    return { 'content-security-policy': `script-src ${found.join(' ')}` };
  });
  server = createServer((req, res) => pages.answer(req, res, () => res.writeHead(404).end('next')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk) => chunks.push(chunk));
      res.on('end', () =>
        resolve({
          status: res.statusCode as number,
          headers: res.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('pages that name the site’s origin', () => {
  const ORIGIN = 'https://www.firm.example';
  const named = '<link rel="canonical" href="https://site-origin.invalid/about">'.repeat(40);
  const whole = named.replaceAll('https://site-origin.invalid', ORIGIN);
  let port: number;
  let served: Server;
  beforeAll(async () => {
    const built = mkdtempSync(join(tmpdir(), 'ledge-frame-origin-'));
    mkdirSync(join(built, 'about'));
    writeFileSync(join(built, 'about/index.html'), named);
    writeFileSync(join(built, 'about/index.html.br'), brotliCompressSync(named));
    writeFileSync(join(built, 'about/index.html.gz'), gzipSync(named));
    const pages = loadMemoryPages(built, () => ({}), { origin: ORIGIN });
    served = createServer((req, res) => pages.answer(req, res, () => res.writeHead(404).end()));
    await new Promise<void>((resolve) => served.listen(0, '127.0.0.1', resolve));
    port = (served.address() as AddressInfo).port;
  });
  afterAll(() => served.close());

  const ask = async (encoding: string, known?: string) => {
    const headers = { 'accept-encoding': encoding, ...(known && { 'if-none-match': known }) };
    const answer = await fetch(`http://127.0.0.1:${port}/about`, { headers });
    const { headers: got, status } = answer;
    return {
      ...{ status, text: await answer.text(), etag: got.get('etag') ?? '' },
      ...{ encoding: got.get('content-encoding') ?? 'identity', length: Number(got.get('content-length')) },
    };
  };

  it.each(['identity', 'gzip', 'br'])(
    'have the origin of this server in %s, from the first answer on',
    async (encoding) => {
      const first = await ask(encoding);
      expect(first).toMatchObject({ status: 200, encoding, text: whole });
      const again = await ask(encoding, first.etag);
      // Meanwhile it may have been packed smaller.
      expect(again.status === 304 || again.text === whole).toBe(true);
    },
  );

  it('get as small as the build packs pages, and then keep their ETag', async () => {
    const smallest = brotliCompressSync(whole).length;
    await expect.poll(async () => (await ask('br')).length).toBe(smallest);
    const { etag } = await ask('br');
    expect((await ask('br', etag)).status).toBe(304);
    const tags = [etag, (await ask('gzip')).etag, (await ask('identity')).etag];
    expect(new Set(tags).size).toBe(3);
  });
});

describe('pages from memory', () => {
  it('tell a proxy how long to keep them, where there is one', async () => {
    expect((await get('/team')).headers['x-accel-expires']).toBeUndefined();
    const behind = loadMemoryPages(folder, () => ({}), { isProxied: true });
    const kept = createServer((req, res) => behind.answer(req, res, () => {}));
    await new Promise<void>((resolve) => kept.listen(0, '127.0.0.1', resolve));
    const { port } = kept.address() as AddressInfo;
    const told = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('x-accel-expires');
    expect([await told('/team'), await told('/assets/x-1a2b.js')]).toEqual(['1', '86400']);
    kept.close();
  });

  it('answers the page at its path, whatever the query', async () => {
    const { status, headers, body } = await get('/team?utm_source=spring');
    expect([status, body.toString()]).toEqual([200, page]);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' });
    expect(headers['cache-control']).toContain('must-revalidate');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('negotiates %s', async (accept, encoding) => {
    expect((await get('/team', { 'accept-encoding': accept })).headers['content-encoding']).toBe(encoding);
  });

  it('answers 304 to a known ETag, one per encoding', async () => {
    const { etag } = (await get('/team', { 'accept-encoding': 'br' })).headers as { etag: string };
    const plain = (await get('/team')).headers.etag;
    expect(etag).not.toBe(plain);
    const again = await get('/team', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  });

  it('answers HEAD with the length and no body', async () => {
    const { headers, body } = await get('/team', {}, 'HEAD');
    expect([headers['content-length'], body.length]).toEqual([String(page.length), 0]);
  });

  it('lets hashed files be kept for a year', async () => {
    expect((await get('/assets/x-1a2b.js')).headers['cache-control']).toContain('immutable');
  });

  it('hashes inline scripts for the policy, and leaves data blocks out', async () => {
    expect(hashes).toEqual([expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
    expect((await get('/team')).headers['content-security-policy']).toContain(hashes[0]);
  });

  it.each(['/team/index.html', '/nowhere', '/team/index.html.br', '/../package.json'])(
    'passes %s on',
    async (path) => {
      expect((await get(path)).body.toString()).toBe('next');
    },
  );

  it('sends a picture from its open file, to many at once, though the next build removed it', async () => {
    const path = '/assets/house-1a2b.webp';
    const { headers, status } = await get(path, {}, 'HEAD');
    expect([status, headers['content-length'], headers['content-type']]).toEqual([
      200,
      '300000',
      'image/webp',
    ]);
    expect((await get(path, { 'if-none-match': headers.etag as string })).status).toBe(304);
    rmSync(join(folder, path));
    const all = await Promise.all(Array.from({ length: 20 }, () => get(path)));
    expect(all.every(({ body }) => body.equals(picture))).toBe(true);
    const { port } = server.address() as AddressInfo;
    // A visitor who disconnects mid-response affects no one else.
    const left = request({ port, host: '127.0.0.1', path }, (answer) =>
      answer.once('data', () => left.destroy()),
    );
    left.on('error', () => {}).end();
    expect((await get(path)).body.equals(picture)).toBe(true);
  });

  it('passes other methods on', async () => {
    expect((await get('/team', {}, 'POST')).body.toString()).toBe('next');
  });
});
