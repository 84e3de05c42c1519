/** Caddy in place of nginx (docs/deploy/Caddyfile): its own certificates, and the behavior on which the servers rely. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../server/testing/postgres-cluster.ts';
import { type Caddy, caddyIsThere, startCaddy } from '../support/caddy.ts';
import { becomeOwner, OWNER } from '../support/office.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { readUnit } from '../support/systemd-unit.ts';

describe.skipIf(!caddyIsThere)('through Caddy', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-caddy-data-'));
  let settings: Record<string, string>;
  let server: RunningServer;
  let caddy: Caddy;
  let tls: number;
  let plain: number;

  beforeAll(async () => {
    [tls, plain] = [await freePort(), await freePort()];
    settings = {
      ...readUnit().environment,
      PORT: String(await freePort()),
      SITE_ORIGIN: `https://localhost:${tls}`,
      RATE_LIMIT: 'on',
      DATA_DIR: dataDir,
    };
    server = await startServer(settings);
    // The second server is down the whole time.
    caddy = await startCaddy({ tls, plain, servers: [server.port, await freePort()] });
  });
  afterAll(async () => {
    await caddy?.remove();
    await server?.remove();
  });

  it('the file is written as Caddy writes it', () => {
    const file = join(import.meta.dirname, '../../docs/deploy/Caddyfile');
    expect(execFileSync('caddy', ['fmt', file], { encoding: 'utf8' })).toBe(readFileSync(file, 'utf8'));
  });

  it('a page comes by a certificate that it got by itself, over HTTP/2 too, and plain requests are sent there', async () => {
    const { status, headers, body } = await caddy.send('/');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('</html>');
    expect(headers['strict-transport-security']).toBeTruthy();
    const curl = ['-sS', '-o', '/dev/null', '-w', '%{http_version} %{http_code}', '--cacert', caddy.root];
    expect(execFileSync('curl', [...curl, `https://localhost:${tls}/team`], { encoding: 'utf8' })).toBe(
      '2 200',
    );
    const moved = await new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      plainRequest(
        { host: '127.0.0.1', port: plain, path: '/team', headers: { host: 'localhost' } },
        (answer) => resolve([answer.statusCode, answer.headers.location]),
      )
        .on('error', reject)
        .end();
    });
    expect(moved).toEqual([308, 'https://localhost/team']);
  });

  it('staff sign in, from the address that they really have', async () => {
    await becomeOwner(server);
    const answer = await caddy.send('/api/auth/sign-in/email', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: `https://localhost:${tls}`,
        'x-forwarded-for': '203.0.113.9',
      },
      body: JSON.stringify({ email: OWNER.email, password: OWNER.password }),
      from: '127.0.0.7',
    });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-.*; Secure/);
    const db = new DatabaseSync(join(dataDir, 'ledge-frame.sqlite'), { readOnly: true });
    const { ip_address } = db
      .prepare('select ip_address from staff_sessions order by created_at desc limit 1')
      .get() as { ip_address: string };
    db.close();
    expect(ip_address).toBe('127.0.0.7');
  });

  it('metrics are for the machine itself', async () => {
    expect((await caddy.send('/metrics')).status).toBe(404);
  });

  it('a live line tells at once', async () => {
    const cookie = await signedIn();
    const first = await new Promise<string>((resolve, reject) => {
      const where = { host: '127.0.0.1', servername: 'localhost', port: tls, rejectUnauthorized: false };
      const line = request(
        { ...where, path: '/api/live', headers: { host: `localhost:${tls}`, cookie } },
        (answer) =>
          answer.once('data', (part) => {
            resolve(`${answer.statusCode} ${answer.headers['content-type']} ${String(part).length > 0}`);
            line.destroy();
          }),
      );
      line.on('error', reject).end();
    });
    expect(first).toMatch(/^200 text\/event-stream.* true$/);
  });

  it('pages wait while the server starts again, and none fails', async () => {
    const answers: number[] = [];
    let isOver = false;
    const visits = Array.from({ length: 4 }, async (_, visitor) => {
      while (!isOver) {
        answers.push((await caddy.send('/services', { from: `127.0.2.${visitor + 1}` })).status);
        await pause(10);
      }
    });
    for (let n = 0; n < 5; n++) {
      await server.kill('SIGTERM');
      server = await startServer(settings);
      await pause(300);
    }
    isOver = true;
    await Promise.all(visits);
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
  });

  it('writes no path into a log', () => {
    expect(caddy.log()).not.toContain('/services');
  });

  const signedIn = async (): Promise<string> => {
    const answer = await caddy.send('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `https://localhost:${tls}` },
      body: JSON.stringify({ email: OWNER.email, password: OWNER.password }),
    });
    const cookies = ([] as string[]).concat(answer.headers['set-cookie'] ?? []);
    return cookies.map((line) => line.split(';')[0]).join('; ');
  };
});
