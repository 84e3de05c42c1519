/**
 * A publish, killed at any moment (decision 22): the site is entirely in the old or the new state, in the database and on
 * every page, and an acknowledged publish is live.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { createDatabase } from '../../server/testing/postgres-cluster.ts';
import { becomeOwner } from '../support/office.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

/** 50 rounds at full length. */
const rounds = Math.max(2, Math.round(Number(process.env.FAULT_ROUNDS ?? 5) / 4));
const SLUGS = ['llano', 'bryan'] as const;
/** Longer than a publish takes on an idle machine. */
const LATEST_KILL_MS = 1500;

const engines = ['SQLite' as const, ...(inject('postgresUrl') ? (['PostgreSQL'] as const) : [])];

it.each(engines)(
  `kill -9 while two towns are published together, on %s, ${rounds} rounds`,
  {
    timeout: 120_000 + rounds * 30_000,
  },
  async (engine) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-publish-'));
    const settings: Record<string, string> = { DATA_DIR: dataDir };
    if (engine === 'PostgreSQL')
      settings.DATABASE_URL = await createDatabase(inject('postgresUrl') as string);
    let server: RunningServer = await startServer(settings);
    const cookie = await becomeOwner(server);
    const call = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${server.url}/api/content${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json', origin: server.url },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as never };
    };
    const shown = async () =>
      Promise.all(
        SLUGS.map(async (slug) => {
          const page = await (await fetch(`${server.url}/service-area/${slug}`)).text();
          return Number(/Round (\d+) in/.exec(page)?.[1] ?? 0);
        }),
      );
    let published = 0;
    for (let round = 1; round <= rounds; round++) {
      const records = [];
      for (const slug of SLUGS) {
        const { value } = (await call('GET', `/areas/${slug}`)).body as { value: object };
        const draft = { value: { ...value, lede: `Round ${round} in ${slug}.` }, hidden: false };
        const { version } = (await call('PUT', `/areas/${slug}`, draft)).body as { version: number };
        records.push({ collection: 'areas', slug, version });
      }
      const answer = call('POST', '/releases', { records }).catch(() => null);
      // The first round begins with a cold server. Each round is killed at a random moment.
      await Promise.race([answer, pause(Math.random() * LATEST_KILL_MS)]);
      const isAcknowledged = await Promise.race([answer.then((one) => one?.status === 201), pause(0, false)]);
      await server.kill('SIGKILL');
      server = await startServer(settings);
      const [one, other] = await shown();
      expect(one).toBe(other);
      expect([published, round]).toContain(one);
      if (isAcknowledged) expect(one).toBe(round);
      published = one as number;
      const { releases } = (await call('GET', '/releases')).body as { releases: { items: unknown[] }[] };
      for (const { items } of releases) expect(items).toHaveLength(2);
    }
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  },
);

/** Rounds in which a restarted server publishes scheduled changes. A round ends within the 15 seconds of a claim. */
const scheduledRounds = Math.max(1, Math.round(rounds / 2));

it.each(engines)(
  `kill -9 while what was due is published, on %s, ${scheduledRounds} rounds: once, and as it was scheduled`,
  {
    timeout: 120_000 + scheduledRounds * 60_000,
  },
  async (engine) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-scheduled-'));
    const settings: Record<string, string> = { DATA_DIR: dataDir };
    if (engine === 'PostgreSQL')
      settings.DATABASE_URL = await createDatabase(inject('postgresUrl') as string);
    let server: RunningServer = await startServer(settings);
    const cookie = await becomeOwner(server);
    const call = async <T>(method: string, path: string, body?: object) => {
      const answer = await fetch(`${server.url}/api/content${path}`, {
        method,
        headers: { cookie, origin: server.url, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as T };
    };
    for (let round = 1; round <= scheduledRounds; round++) {
      const lede = `Round ${round}, as scheduled.`;
      const { value } = (await call<{ value: object }>('GET', '/areas/llano')).body;
      const draft = { value: { ...value, lede }, hidden: false };
      const { version } = (await call<{ version: number }>('PUT', '/areas/llano', draft)).body;
      const records = [{ collection: 'areas', slug: 'llano', version }];
      const dueAt = new Date(Date.now() + 1000).toISOString();
      expect((await call('POST', '/scheduled', { records, dueAt })).status).toBe(201);
      await server.kill('SIGKILL');
      await pause(Math.max(0, Date.parse(dueAt) - Date.now()));
      server = await startServer(settings);
      await pause(Math.random() * LATEST_KILL_MS);
      await server.kill('SIGKILL');
      server = await startServer(settings);
      const shown = async () => (await fetch(`${server.url}/service-area/llano`)).text();
      await expect.poll(async () => (await shown()).includes(lede), { timeout: 45_000 }).toBe(true);
      expect((await call('GET', '/scheduled')).body).toEqual({ scheduled: [] });
      const { releases } = (await call<{ releases: unknown[] }>('GET', '/releases')).body;
      expect(releases).toHaveLength(round);
    }
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  },
);
