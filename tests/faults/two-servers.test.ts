/** Two servers behind nginx, as docs/deploy.md installs them, on one PostgreSQL database (requirements §16). */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../server/database/connect.ts';
import type { Db } from '../../server/database/schema.ts';
import { migrations } from '../../server/migrations/index.ts';
import { createStaffAccounts } from '../../server/staff/accounts.ts';
import { type MailServer, startMailServer } from '../../server/testing/mail-server.ts';
import {
  type Cluster,
  createDatabase,
  freePort,
  postgresPrograms,
  startCluster,
} from '../../server/testing/postgres-cluster.ts';
import { type Nginx, nginxIsThere, startNginx } from '../support/nginx.ts';
import { type RunningServer, SERVER_COMMAND, startServer } from '../support/running-server.ts';
import { readUnit } from '../support/systemd-unit.ts';

const SECRET = 'the same secret on each of the servers';
const PASSWORD = 'correct horse battery staple';

describe.skipIf(!nginxIsThere || !postgresPrograms())('two servers on one database, behind nginx', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-two-'));
  const unit = readUnit();
  let cluster: Cluster;
  let db: Db;
  let mailServer: MailServer;
  let one: RunningServer;
  let two: RunningServer;
  let nginx: Nginx;
  let cookie: string;

  beforeAll(async () => {
    cluster = await startCluster();
    const databaseUrl = await createDatabase(cluster.url);
    mailServer = await startMailServer();
    const [tls, plain] = [await freePort(), await freePort()];
    const origin = `https://localhost:${tls}`;
    const settings = {
      ...unit.environment,
      // Each server uses a free port.
      PORT: '',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET,
      SITE_ORIGIN: origin,
      RATE_LIMIT: 'on',
      SMTP_URL: mailServer.url,
    };
    // Both start at the same moment, on an empty database.
    [one, two] = await Promise.all([startServer(settings), startServer(settings)]);
    nginx = await startNginx({ tls, plain, servers: [one.port, two.port] });
    db = connect({ databaseUrl, dataDir });
    const config = { origin, secret: SECRET, rateLimit: false };
    await createStaffAccounts({ config, db, log: pino({ level: 'silent' }) }).add({
      email: 'ann@example.com',
      name: 'Ann',
      role: 'owner',
      password: PASSWORD,
    });
  });
  afterAll(async () => {
    await nginx?.remove();
    await Promise.all([one?.kill(), two?.kill()]);
    await mailServer?.stop();
    await db?.destroy();
    cluster?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  let visitors = 0;
  /** Sends a request directly to a server, from a different visitor each time. */
  const at = (server: RunningServer, path: string, init: RequestInit = {}) => {
    const address = `198.51.100.${(visitors++ % 250) + 1}`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, connection: 'close' };
    return fetch(server.url + path, { ...init, headers: { ...headers, ...init.headers } });
  };
  const inquiry = (name: string) =>
    JSON.stringify({
      name,
      email: `${randomUUID()}@example.com`,
      message: `A house on a ledge near Blanco, with a workshop beside it. ${randomUUID()}`,
      elapsed: 60_000,
    });

  it('run as the unit file says', () => {
    expect(unit.command).toEqual([...SERVER_COMMAND]);
    expect(unit.environment).toMatchObject({ HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' });
  });

  it('migrate together, each migration once', async () => {
    const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(done.rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort());
    for (const server of [one, two]) expect((await at(server, '/readyz')).status).toBe(200);
  });

  it('know each other’s sessions, from sign-in to sign-out', async () => {
    const body = JSON.stringify({ email: 'ann@example.com', password: PASSWORD });
    const signIn = await nginx.send('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(signIn.status).toBe(200);
    const given = String(signIn.headers['set-cookie']);
    expect(given).toMatch(/^__Host-ledge-frame\.session_token=/);
    cookie = given.split(';')[0] as string;
    for (const server of [one, two])
      expect((await at(server, '/api/staff/me', { headers: { cookie } })).status).toBe(200);

    const other = await at(two, '/api/auth/sign-in/email', { method: 'POST', body });
    const second = other.headers.getSetCookie()[0]?.split(';')[0] as string;
    expect((await at(one, '/api/staff/me', { headers: { cookie: second } })).status).toBe(200);
    await at(one, '/api/auth/sign-out', { method: 'POST', headers: { cookie: second }, body: '{}' });
    expect((await at(two, '/api/staff/me', { headers: { cookie: second } })).status).toBe(401);
  });

  it('make one inquiry of what came to both with one key at the same moment', async () => {
    for (let round = 0; round < 15; round++) {
      const key = { 'idempotency-key': randomUUID() };
      const body = inquiry(`Twice ${round}`);
      const answers = await Promise.all(
        [one, two].map((server) => at(server, '/api/inquiries', { method: 'POST', headers: key, body })),
      );
      const ids = await Promise.all(
        answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(ids[0]).toBe(ids[1]);
      expect(ids[0]).toBeTruthy();
    }
    const saved = await db.selectFrom('inquiries').select('id').where('name', 'like', 'Twice %').execute();
    expect(saved).toHaveLength(15);
  });

  it('send each mail of their common outbox once', async () => {
    const posts = Array.from({ length: 20 }, (_, n) =>
      at(n % 2 ? one : two, '/api/inquiries', { method: 'POST', body: inquiry(`Mailed ${n}`) }),
    );
    for (const answer of await Promise.all(posts)) expect(answer.status).toBe(201);
    const all = 2 * (15 + 20);
    await mailServer.takes(all, 60_000);
    await pause(2000);
    expect(mailServer.received).toHaveLength(all);
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(all);
  });

  it('tell a dashboard at one what arrived at the other', async () => {
    const line = await at(one, '/api/live', { headers: { cookie } });
    expect(line.status).toBe(200);
    const reader = (line.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    const posted = await at(two, '/api/inquiries', { method: 'POST', body: inquiry('News') });
    const { id } = (await posted.json()) as { id: string };
    const began = Date.now();
    let told = '';
    while (!told.includes(id)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`The line ended: ${told}`);
      told += decoder.decode(value, { stream: true });
    }
    expect(told).toContain('event: arrived');
    if (process.env.FAULT_ROUNDS) expect(Date.now() - began).toBeLessThan(5000);
    await reader.cancel();
  });

  const LIMIT = 20;
  /** The answer while both servers could ask the database in time; a busy machine needs several tries. */
  async function together<T>(work: (network: string) => Promise<T>): Promise<T> {
    const alone = () =>
      [one, two].map((server) => server.output().split('rate limits are per process').length).join();
    for (let attempt = 1; attempt <= 10; attempt++) {
      const before = alone();
      const answer = await work(`10.9.${attempt}`);
      if (alone() === before) return answer;
      await pause(1500);
    }
    throw new Error('The database was never asked in time.');
  }

  it('give one visitor one limit, whatever it says to be', async () => {
    const through = async (from: string, n: number) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` };
      return (await nginx.send('/api/inquiries', { method: 'POST', headers, body: '{}', from })).status;
    };
    const statuses: number[] = [];
    for (let n = 0; n < LIMIT + 10; n++) statuses.push(await through('127.0.0.9', n));
    expect(statuses.filter((status) => status === 400)).toHaveLength(LIMIT);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await through('127.0.0.10', 0)).toBe(400);
  });

  it('give one visitor one limit past nginx, too, however the requests are spread over them', async () => {
    const send = async (from: string, n: number) => {
      const headers = { 'x-forwarded-for': from };
      return (await at(n % 2 ? one : two, '/api/inquiries', { method: 'POST', headers, body: '{}' })).status;
    };
    const atOnce = await together((from) =>
      Promise.all(Array.from({ length: 60 }, (_, n) => send(`${from}.1`, n))),
    );
    expect(atOnce.filter((status) => status === 400)).toHaveLength(LIMIT);
    expect(atOnce.filter((status) => status === 429)).toHaveLength(60 - LIMIT);

    const inTurn = await together(async (from) => {
      const statuses: number[] = [];
      for (let n = 0; n < LIMIT + 4; n++) statuses.push(await send(`${from}.2`, n));
      return statuses;
    });
    expect(inTurn).toEqual([...Array(LIMIT).fill(400), ...Array(4).fill(429)]);
  });

  it('share the count of wrong passwords exactly', async () => {
    const body = JSON.stringify({ email: 'ann@example.com', password: 'a wrong password' });
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        at(n % 2 ? one : two, '/api/auth/sign-in/email', { method: 'POST', body }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  it('show their metrics each to the machine itself, and to nobody through nginx', async () => {
    expect((await nginx.send('/metrics')).status).toBe(404);
    for (const { url } of [one, two]) {
      const text = await (await fetch(`${url}/metrics`)).text();
      expect(text).toMatch(/^ledge_frame_mails\{state="waiting"\} 0$/m);
      expect(text).toMatch(/route="\/api\/inquiries",status="201"/);
    }
  });

  it('leave no visitor’s address and no secret of a path in nginx’s own log', async () => {
    expect((await nginx.send('/inquiry/c2VjcmV0LXNlY3JldC0xMg')).status).toBe(404);
    expect(nginx.accessLog()).toBe('');
  });

  it('stand in for each other: one is killed, and every visitor is still answered', async () => {
    await one.kill();
    for (let n = 1; n <= 12; n++) {
      const from = `127.0.1.${n}`;
      expect((await nginx.send('/', { from })).status).toBe(200);
      const headers = { 'content-type': 'application/json' };
      const answer = await nginx.send('/api/inquiries', {
        method: 'POST',
        headers,
        body: inquiry('Still'),
        from,
      });
      expect(answer.status).toBe(201);
    }
    expect((await nginx.send('/api/staff/me', { headers: { cookie } })).status).toBe(200);
  });
});
