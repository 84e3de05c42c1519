/** Visitors' requests through nginx with docs/deploy/nginx.conf must not shut out others, or fill its disk. */

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ConnectionOptions, connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../server/testing/postgres-cluster.ts';
import { type Nginx, nginxIsThere, startNginx } from '../support/nginx.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { readUnit } from '../support/systemd-unit.ts';

const BODY = 20 * 1024 * 1024;

describe.skipIf(!nginxIsThere)('through nginx', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-nginx-data-'));
  let server: RunningServer;
  let nginx: Nginx;
  let tls: number;
  let plain: number;

  beforeAll(async () => {
    [tls, plain] = [await freePort(), await freePort()];
    const origin = `https://localhost:${tls}`;
    const { environment } = readUnit();
    server = await startServer({
      ...environment,
      PORT: '',
      SITE_ORIGIN: origin,
      RATE_LIMIT: 'on',
      DATA_DIR: dataDir,
    });
    nginx = await startNginx({ tls, plain, servers: [server.port, server.port] });
  });
  afterAll(async () => {
    await nginx?.remove();
    await server?.remove();
  });

  /** Sends a raw request with the first `bytes` bytes of its body. @returns the status of the response. */
  const sendRaw = (line: string, from: string, bytes: number) =>
    new Promise<string>((resolve) => {
      const to = { host: '127.0.0.1', port: tls, servername: 'localhost', rejectUnauthorized: false };
      let answer = '';
      const socket = connect({ ...to, localAddress: from } as ConnectionOptions);
      socket.on('data', (part) => {
        answer += part;
        if (answer.includes('\r\n')) socket.destroy();
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 '.length + 3)));
      socket.write(
        `${line} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${BODY}\r\n\r\n`,
      );
      socket.write(Buffer.alloc(bytes, 'x'));
    });

  it.each([
    ['too large', 'POST /api/inquiries', '413'],
    ['of no known method', 'NONSENSE /', '400'],
    ['of letters that no address has', 'POST /\u00e9', '400'],
    ['of a stranger to the staff', 'POST /api/staff', '401'],
  ])('a request that is refused, %s, leaves the site to others', async (_what, line, status) => {
    const others: number[] = [];
    let isOver = false;
    const visits = (async () => {
      for (let n = 0; !isOver; n++) {
        others.push((await nginx.send('/', { from: `127.0.1.${(n % 200) + 1}` })).status);
        await pause(20);
      }
    })();
    const senders = [71, 72, 73, 74, 75, 76].map((n) => sendRaw(line, `127.0.0.${n}`, BODY));
    expect([...new Set(await Promise.all(senders))]).toEqual([status]);
    const seen = others.length;
    await expect.poll(() => others.length, { timeout: 30_000 }).toBeGreaterThan(seen + 5);
    isOver = true;
    await visits;
    expect([...new Set(others)]).toEqual([200]);
  });

  it('a server is asked before the body is there, so that nginx keeps none on its disk', async () => {
    expect(await sendRaw('POST /api/staff', '127.0.0.81', BODY / 2)).toBe('401');
  });

  it('certbot’s answers are served without https, and everything else leads to https', async () => {
    const folder = join(nginx.challenges, '.well-known/acme-challenge');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'token'), 'answer');
    const get = (path: string) => fetch(`http://127.0.0.1:${plain}${path}`, { redirect: 'manual' });
    expect(await (await get('/.well-known/acme-challenge/token')).text()).toBe('answer');
    expect((await get('/.well-known/acme-challenge/other')).status).toBe(404);
    const moved = await get('/contact?a=1');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, 'https://127.0.0.1/contact?a=1']);
  });
});
