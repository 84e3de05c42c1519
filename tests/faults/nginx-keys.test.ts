/** Cache keys of nginx (docs/decisions/0003): they include all that distinguishes two responses, in one spelling. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../server/testing/postgres-cluster.ts';
import { type Nginx, nginxIsThere, startNginx } from '../support/nginx.ts';

const SPELLINGS = 1200;
const AT_ONCE = 24;

/** Percent-encodes each combination of letters in the last segment of a path: many addresses of one file. */
function* spellingsOf(path: string): Generator<string> {
  const folder = path.lastIndexOf('/') + 1;
  const name = path.slice(folder);
  for (let n = 1; ; n++)
    yield path.slice(0, folder) +
      [...name]
        .map((letter, at) => ((n >> at) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
        .join('');
}

describe.skipIf(!nginxIsThere)('nginx', () => {
  /** A server that allows caching of every response, so that only the keys decide. */
  let origin: Server;
  let nginx: Nginx;
  /** Version of the preview card that the server has now. */
  let print = 'aaaaaaaaaa';
  let isDown = false;
  beforeAll(async () => {
    origin = createServer(({ url }, response) => {
      if (isDown) return response.destroy();
      response
        .writeHead(200, {
          'x-accel-expires': '86400',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .end(`${print} ${url} ${'x'.repeat(2000)}`);
    });
    const port = await freePort();
    await new Promise<void>((resolve) => origin.listen(port, '127.0.0.1', resolve));
    nginx = await startNginx({ tls: await freePort(), plain: await freePort(), servers: [port, port] });
  });
  afterAll(async () => {
    await nginx?.remove();
    origin?.close();
  });

  it('never shows an old card under its new address', async () => {
    const card = async (address: string) => (await nginx.send(address)).body.slice(0, 10);
    for (const address of ['/cards/home.jpg?v=aaaaaaaaaa', '/cards/home.jpg']) await card(address);
    print = 'bbbbbbbbbb';
    expect(await card('/cards/home.jpg?v=bbbbbbbbbb')).toBe('bbbbbbbbbb');
    print = 'cccccccccc';
    expect(await card('/cards/home.jpg?v=cccccccccc')).toBe('cccccccccc');
    // Each card is cached under its own address.
    expect(await card('/cards/home.jpg?v=bbbbbbbbbb')).toBe('bbbbbbbbbb');
    // A card with any other query string isn't cached.
    for (const query of ['?v=cccccccccc&x', '?x&v=cccccccccc', '?V=cccccccccc', '?v=', '?x', '?v=%61'])
      await card(`/cards/home.jpg${query}`);
    expect(
      nginx
        .keptFiles()
        .filter((key) => key.startsWith('/cards/'))
        .sort(),
    ).toEqual(['/cards/home.jpg', ...['a', 'b', 'c'].map((one) => `/cards/home.jpg?v=${one.repeat(10)}`)]);
  });

  it.each([
    '//odd',
    '/odd//',
    '/./odd',
    '/x/../odd',
    '/%6fdd',
    '/o%64d',
    '/odd%2f',
    '/odd%3fx',
    '/odd%20',
    '/odd%00',
    '/odd%',
    '/pictures//odd.webp',
    '/pictures/%6fdd.webp',
    '/pictures/x/../odd.webp',
    '/marks/odd%2epng',
    '/cards/%6fdd.jpg?v=aaaaaaaaaa',
    '/cards//odd.jpg',
    '//admin/odd',
    '/x/../admin/odd',
    '/%61dmin/odd',
    '/inquir%79/odd',
    '/preview/odd',
    '/calendar/odd.ics',
    '/newsletter/confirm?token=odd',
  ])('keeps nothing under %s', async (path) => {
    await nginx.send(path);
    expect(nginx.kept().filter((key) => key.includes('odd') || key.includes('6f'))).toEqual([]);
  });

  it('keeps one copy of what is never compressed', async () => {
    for (const encoding of ['br', 'gzip', ''])
      for (const path of ['/pictures/one.webp', '/marks/one.png', '/assets/one.woff2', '/favicon.ico'])
        await nginx.send(path, { headers: { 'accept-encoding': encoding } });
    const kept = nginx.kept().filter((key) => /one|favicon/.test(key));
    expect(kept.sort()).toEqual([
      '/assets/one.woff2',
      '/favicon.ico',
      '/marks/one.png',
      '/pictures/one.webp',
    ]);
    expect(nginx.keptFiles().filter((key) => /one|favicon/.test(key))).toHaveLength(2);
  });

  it('shows a page while the server is away, after a thousand spellings of files, and many files', async () => {
    await nginx.send('/team');
    await nginx.send('/assets/team.css');
    const before = nginx.kept().length;
    const targets = ['/how-we-build-it', '/pictures/0123456789abcdef.webp', '/assets/0123456789abcdef.js'];
    const spellings = targets.map(spellingsOf);
    let n = 0;
    const ask = async () => {
      while (n++ < SPELLINGS)
        expect(
          (await nginx.send((spellings[n % targets.length] as Generator<string>).next().value)).status,
        ).toBe(200);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    expect(nginx.kept()).toHaveLength(before);
    for (let picture = 0; picture < 100; picture++) await nginx.send(`/pictures/many-${picture}.webp`);
    expect(nginx.keptFiles().filter((key) => key.includes('many-'))).toHaveLength(100);
    isDown = true;
    for (const path of ['/team', '/team?utm_source=paper', '/assets/team.css'])
      expect((await nginx.send(path)).status, path).toBe(200);
    expect((await nginx.send('/%74eam')).status).toBe(502);
  }, 300_000);
});
