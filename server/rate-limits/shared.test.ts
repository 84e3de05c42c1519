/** Limits that several servers on one PostgreSQL share (docs/decisions/0029). */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { connect } from '../database/connect.ts';
import type { Db } from '../database/schema.ts';
import { migrate } from '../migrations/migrate.ts';
import { createDatabase } from '../testing/postgres-cluster.ts';
import { createTestApp } from '../testing/test-app.ts';
import { countShared } from './shared.ts';
import { requestCounts } from './store.ts';

const WINDOW = 600_000;
const MAX = 20;

describe.skipIf(!inject('postgresUrl'))('servers on one PostgreSQL', () => {
  let databaseUrl: string;
  let db: Db;
  beforeAll(async () => {
    databaseUrl = await createDatabase(inject('postgresUrl') as string);
    db = connect({ databaseUrl, dataDir: '' });
    await migrate(db);
  });
  afterAll(() => db.destroy());
  beforeEach(async () => void (await sql`truncate request_counts`.execute(db)));

  /** @param patienceMs by default more than the slowest machine needs. */
  function server(url = databaseUrl, patienceMs = 60_000) {
    const own = connect({ databaseUrl: url, dataDir: '' }, patienceMs);
    onTestFinished(() => own.destroy());
    const warnings: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
    const count = countShared({ store: requestCounts(own), secret: 'a secret', log, patienceMs });
    const ask = async (key = 'one visitor') => (await count(key, WINDOW, MAX)).current;
    return { ask, count, warnings };
  }
  const rows = async () =>
    (await sql<{ key: string; requests: number }>`select key, requests from request_counts`.execute(db)).rows;
  const put = (by: string) => sql`update request_counts set ends_at = ends_at + ${by}::interval`.execute(db);

  it('count a visitor’s requests together, those of one moment too', async () => {
    const servers = [server(), server(), server()];
    const counted = await Promise.all(
      Array.from({ length: 90 }, (_, n) => (servers[n % 3] as (typeof servers)[0]).ask()),
    );
    expect(counted.filter((current) => current <= MAX)).toHaveLength(MAX);
    expect(await server().ask('another visitor')).toBe(1);
  });

  it('don’t ask again for a visitor who is over the limit', async () => {
    const [one, two] = [server(), server()];
    for (let n = 0; n < MAX; n++) await one.ask();
    expect(await two.ask()).toBe(MAX + 1);
    for (let n = 0; n < 50; n++) expect(await two.ask()).toBeGreaterThan(MAX);
    expect(await rows()).toMatchObject([{ requests: MAX + 1 }]);
  });

  it('begin a new window when one has ended, and say how long it lasts', async () => {
    const { count } = server();
    await count('one visitor', WINDOW, MAX);
    await put('-4 minutes');
    expect((await count('one visitor', WINDOW, MAX)).ttl / 1000).toBeCloseTo(360, -1);
    await put('-6 minutes');
    const { current, ttl } = await count('one visitor', WINDOW, MAX);
    expect(current).toBe(1);
    expect(ttl / 1000).toBeCloseTo(600, -1);
  });

  it('keep nobody waiting when the database’s clock was put back', async () => {
    const { ask } = server();
    for (let n = 0; n < 5; n++) await ask();
    await put('1 hour');
    expect(await ask()).toBe(1);
  });

  it('remove what has ended, and what lies ahead', async () => {
    const { ask } = server();
    await ask('ended');
    await put('-3 hours');
    await ask('lies ahead');
    await put('1 hour');
    await ask('runs');
    await requestCounts(db).forgetEnded();
    expect(await rows()).toHaveLength(1);
  });

  it('keep no address', async () => {
    await server().ask('route POST /api/inquiries 203.0.113.9');
    expect(JSON.stringify(await rows())).not.toContain('203.0.113.9');
  });

  it('count each for itself while the database is away, and say so once', async () => {
    const { ask, warnings } = server('postgres://nobody@127.0.0.1:1/nothing');
    const counted = [];
    for (let n = 0; n < 25; n++) counted.push(await ask());
    expect(counted).toEqual(Array.from({ length: 25 }, (_, n) => n + 1));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('ECONNREFUSED');
  });

  it('go on from what they knew while the database hangs, and together again afterwards', async () => {
    const [one, two] = [server(databaseUrl, 2000), server()];
    for (let n = 0; n < 9; n++) await two.ask();
    expect(await one.ask()).toBe(10);
    await db.transaction().execute(async (trx) => {
      await sql`lock table request_counts in access exclusive mode`.execute(trx);
      expect(await one.ask()).toBe(11);
      expect(await one.ask()).toBe(12);
      expect(one.warnings).toHaveLength(1);
    });
    await pause(1100);
    // Requests that were answered too late count as well.
    expect(await one.ask()).toBe(12);
    expect(await two.ask()).toBe(13);
  });

  it('give a form back with its mistakes, and refuse beyond the limit, while the counts can’t be asked', async () => {
    const test = await createTestApp('postgres', { RATE_LIMIT: 'on', LOG_LEVEL: 'silent' }, page);
    onTestFinished(() => test.close());
    const body = '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nAna\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const post = async () =>
      (await test.app.inject({ method: 'POST', url: '/contact', headers, payload: body })).statusCode;
    await test.db.transaction().execute(async (trx) => {
      await sql`lock table request_counts in access exclusive mode`.execute(trx);
      for (let n = 0; n < MAX; n++) expect(await post()).toBe(422);
      expect(await post()).toBe(429);
    });
  });
});

const page = async () => new Response('page');
