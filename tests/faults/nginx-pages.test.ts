/** Pages that nginx serves from its cache during restarts, and responses that it must never cache (docs/decisions/0003). */
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InquiryReceipt } from '#contract/inquiries/inquiry.ts';
import { loadMemoryPages } from '../../server/http/memory-pages.ts';
import { freePort } from '../../server/testing/postgres-cluster.ts';
import { MAILBOX } from '../security/actors.ts';
import { ROUTE_TABLE } from '../security/route-table.ts';
import { type Nginx, nginxIsThere, startNginx } from '../support/nginx.ts';
import { becomeOwner, postJson } from '../support/office.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

const CLIENT = join(import.meta.dirname, '../../build/client');
const PROXIED = { TRUST_PROXY: 'loopback' };
const RESTARTS = Number(process.env.FAULT_ROUNDS ?? 5) >= 20 ? 20 : 5;
const PAGES = ['/', '/services', '/service-area/austin', '/cost-comparison', '/blog', '/how-we-build'];

const nginxBefore = async (port: number): Promise<Nginx> =>
  startNginx({ tls: await freePort(), plain: await freePort(), servers: [port, port] });

describe.skipIf(!nginxIsThere)('nginx', () => {
  it('answers every page while its server starts again under load', async () => {
    let server: RunningServer = await startServer(PROXIED);
    const { port, dataDir } = server;
    const nginx = await nginxBefore(port);
    for (const path of PAGES) expect((await nginx.send(path)).status).toBe(200);
    const seen: number[] = [];
    let isOver = false;
    const readers = PAGES.map(async (path) => {
      for (; !isOver; await pause(5)) seen.push((await nginx.send(path)).status);
    });
    for (let n = 0; n < RESTARTS; n++) {
      await server.kill(n % 2 ? 'SIGKILL' : 'SIGTERM');
      await pause(300);
      server = await startServer({ ...PROXIED, PORT: String(port), DATA_DIR: dataDir });
      await pause(200);
    }
    isOver = true;
    await Promise.all(readers);
    expect(seen.length).toBeGreaterThan(RESTARTS * 20);
    expect(seen.filter((status) => status !== 200)).toEqual([]);
    await nginx.remove();
    await server.remove();
  }, 300_000);

  describe('before a server with personal data', () => {
    let server: RunningServer;
    let nginx: Nginx;
    let cookie: string;
    let inquiry: InquiryReceipt;
    beforeAll(async () => {
      server = await startServer({ ...PROXIED, IMAP_URL: MAILBOX });
      cookie = await becomeOwner(server);
      const sent = { name: 'Rosa', email: 'rosa@example.com', message: 'Eleven acres outside of Blanco.' };
      inquiry = (await (
        await postJson(server, '/api/inquiries', { ...sent, elapsed: 60_000 })
      ).json()) as InquiryReceipt;
      nginx = await nginxBefore(server.port);
    });
    afterAll(async () => {
      await nginx?.remove();
      await server?.remove();
    });

    it('keeps pages and files that everybody may see, and no answer of any route', async () => {
      const routes = Object.keys(ROUTE_TABLE).filter(
        (name) => name.startsWith('GET ') && !/live|\*/.test(name),
      );
      const token = inquiry.link?.split('/').at(-1) ?? '';
      const parts: Record<string, string> = { ':id': inquiry.id, ':token': token };
      for (const name of routes) {
        const path = name.slice('GET '.length).replace(/:\w+/g, (part) => parts[part] ?? 'x');
        for (const session of [cookie, ''])
          await nginx.send(path, { headers: { cookie: session, 'accept-encoding': 'br' } });
      }
      for (const path of ['/admin', '/admin/staff', `/inquiry/${token}`, '/contact?service=remodel'])
        await nginx.send(path, { headers: { cookie } });
      expect(routes.length).toBeGreaterThan(45);
      for (const path of PAGES) await nginx.send(path);
      const kept = nginx.kept().map((key) => key.replace(/^(br|gzip)/, ''));
      const everybodys = new Set(loadMemoryPages(CLIENT, () => ({})).paths);
      expect(kept).toEqual(expect.arrayContaining(PAGES));
      expect(kept.filter((path) => !everybodys.has(path))).toEqual([]);
    });

    it('keeps one copy for each compression, whatever follows the question mark', async () => {
      for (const n of [1, 2, 3])
        await nginx.send(`/team?utm_source=${n}`, { headers: { 'accept-encoding': 'gzip' } });
      const packed = await nginx.send('/team', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
      expect(packed.headers['content-encoding']).toBe('br');
      const refused = await nginx.send('/team', { headers: { 'accept-encoding': 'br;q=0, gzip' } });
      expect(refused.headers['content-encoding']).toBe('gzip');
      const plain = await nginx.send('/team');
      expect([plain.headers['content-encoding'], plain.body.slice(0, 15)]).toEqual([
        undefined,
        '<!DOCTYPE html>',
      ]);
      const kept = nginx.kept().filter((key) => key.endsWith('/team'));
      expect(kept.sort()).toEqual(['/team', 'br/team', 'gzip/team']);
    });

    it('answers a browser that has the page with 304, and passes on what it keeps nothing of', async () => {
      const { headers } = await nginx.send('/services');
      const again = await nginx.send('/services', { headers: { 'if-none-match': String(headers.etag) } });
      expect([again.status, again.body]).toEqual([304, '']);
      expect(headers['x-accel-expires']).toBeUndefined();
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });
  });

  describe('before a server whose page changes', () => {
    let text = 'old';
    let requests = 0;
    let origin: Server;
    let nginx: Nginx;
    beforeAll(async () => {
      origin = createServer((_request, response) => {
        requests++;
        response.writeHead(200, { 'x-accel-expires': '1', 'cache-control': 'public, max-age=0' }).end(text);
      });
      const port = await freePort();
      await new Promise<void>((resolve) => origin.listen(port, '127.0.0.1', resolve));
      nginx = await nginxBefore(port);
    });
    afterAll(async () => {
      await nginx?.remove();
      origin?.close();
    });

    it('shows the change within two seconds, and asks about once a second', async () => {
      for (let n = 0; n < 40; n++) expect((await nginx.send('/services')).body).toBe('old');
      expect(requests).toBeLessThan(10);
      text = 'new';
      await pause(2000);
      expect((await nginx.send('/services')).body).toBe('new');
    });

    it('shows the change at once after a while without visitors', async () => {
      await nginx.send('/quiet');
      text = 'newer';
      await pause(2500);
      expect((await nginx.send('/quiet')).body).toBe('newer');
    });
  });
});
