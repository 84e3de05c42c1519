/** A full PostgreSQL disk, and a full disk for pictures while PostgreSQL has enough space. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { connect } from '../../server/database/connect.ts';
import { photograph } from '../../server/images/testing/sample-files.ts';
import { upload } from '../../server/images/testing/upload.ts';
import { createDatabase, postgresPrograms, startCluster } from '../../server/testing/postgres-cluster.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { fillDisk, smallDisk } from '../support/small-disk.ts';
import { inquiry, send, type TrafficResponse } from '../support/traffic.ts';

const disk = postgresPrograms() ? smallDisk('112m') : null;
afterAll(() => disk?.remove());

const times = Math.max(1, Math.round(Number(process.env.FAULT_ROUNDS ?? 5) / 40));
const PAGES = ['/', '/contact', '/healthz'];

it.skipIf(!disk)(
  `PostgreSQL’s full disk refuses, keeps nothing by halves and recovers, ${times} times`,
  { timeout: 60_000 + times * 60_000 },
  async () => {
    const { server, databaseUrl, ballast } = await stage();
    const saved: string[] = [];
    for (let round = 1; round <= times; round++) {
      saved.push(idOf(await send(server.url, inquiry())));
      expect((await sendPicture(server)).status).toBe(200);
      const pictures = pictureFiles(server);
      fillDisk(ballast);
      const refused = (await rush(server, 20, () => fillDisk(ballast))).filter((one) => keep(one, saved));
      for (const one of refused) expect([503, 507], one.failure).toContain(one.status);
      expect(JSON.parse(refused.at(-1)?.body ?? '{}').detail).toMatch(/again/);
      // The disk has space for a picture’s file, but not for its row.
      await fillPages(databaseUrl);
      const { status, detail } = await sendPicture(server);
      expect([503, 507], detail).toContain(status);
      expect(pictureFiles(server)).toEqual(pictures);
      for (const path of [...PAGES, '/readyz'])
        expect(await send(server.url, { method: 'GET', path }), path).toMatchObject({ status: 200 });
      rmSync(ballast);
      saved.push(idOf(await send(server.url, inquiry())));
      expect((await sendPicture(server)).status).toBe(200);
    }
    await expectExactly(databaseUrl, saved);
  },
);

it.skipIf(!disk)(
  'with no room for its log PostgreSQL ends itself; with room and started again, all is well without us',
  { timeout: 120_000 },
  async () => {
    const { server, cluster, databaseUrl, ballast } = await stage();
    const saved = [idOf(await send(server.url, inquiry()))];
    fillDisk(ballast);
    await nextLogFile(cluster.url);
    for (const end = Date.now() + 30_000; cluster.isRunning(); await pause(50)) {
      if (Date.now() > end) throw new Error('PostgreSQL found room for its log.');
      for (const one of await rush(server, 8))
        if (keep(one, saved)) expect([503, 507], one.failure).toContain(one.status);
    }
    expect(await send(server.url, inquiry())).toMatchObject({ status: 503, retryAfter: '5' });
    expect(await send(server.url, { method: 'GET', path: '/readyz' })).toMatchObject({ status: 503 });
    for (const path of PAGES)
      expect(await send(server.url, { method: 'GET', path }), path).toMatchObject({ status: 200 });
    rmSync(ballast);
    await cluster.start();
    let again = await send(server.url, inquiry());
    for (const end = Date.now() + 10_000; again.status !== 201 && Date.now() < end; await pause(100))
      again = await send(server.url, inquiry());
    saved.push(idOf(again));
    await expectExactly(databaseUrl, saved);
  },
);

it.skipIf(!disk)('a full disk of the pictures keeps no request from being saved in PostgreSQL', async () => {
  const pictures = smallDisk('24m');
  if (!pictures) throw new Error('A disk could be mounted before.');
  onTestFinished(() => pictures.remove());
  const { server, databaseUrl } = await stage({ DATA_DIR: join(pictures.folder, 'data') });
  const ballast = join(pictures.folder, 'ballast');
  fillDisk(ballast);
  const { status, detail } = await sendPicture(server);
  expect(status).toBe(507);
  expect(detail).toMatch(/can’t accept pictures/);
  expect(pictureFiles(server)).toEqual([]);
  expect(readdirSync(join(server.dataDir, 'tmp'))).toEqual([]);
  const saved = [idOf(await send(server.url, inquiry()))];
  rmSync(ballast);
  expect((await sendPicture(server)).status).toBe(200);
  await expectExactly(databaseUrl, saved);
});

async function stage(settings: Record<string, string> = {}) {
  const { folder } = disk as NonNullable<typeof disk>;
  const cluster = await startCluster(folder);
  const databaseUrl = await createDatabase(cluster.url);
  const server = await startServer({ DATABASE_URL: databaseUrl, ...settings });
  const ballast = join(folder, 'ballast');
  onTestFinished(async () => {
    rmSync(ballast, { force: true });
    await server.remove();
    cluster.remove();
  });
  return { server, cluster, databaseUrl, ballast };
}

/** Sends inquiries, eight at a time, until the given number has been refused. */
async function rush(server: RunningServer, refusals: number, between = () => {}): Promise<TrafficResponse[]> {
  const sent: TrafficResponse[] = [];
  while (sent.filter(({ status }) => status !== 201).length < refusals) {
    sent.push(...(await Promise.all(Array.from({ length: 8 }, () => send(server.url, inquiry())))));
    // Vacuuming may free a few pages.
    between();
  }
  return sent;
}

/** Records an acknowledged inquiry. @returns whether the inquiry was refused. */
function keep(one: TrafficResponse, saved: string[]): boolean {
  if (one.status === 201) saved.push(idOf(one));
  return one.status !== 201;
}

function idOf(one: TrafficResponse): string {
  expect(one).toMatchObject({ status: 201 });
  return JSON.parse(one.body).id;
}

/** Fills the free space in the last page of the pictures table. */
async function fillPages(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const row = `insert into images (id, url, width, height, bytes, created_at)
    select 'filler-' || gen_random_uuid(), 'filler', 1, 1, 1, '2026-01-01T00:00:00.000Z'`;
  const refusal = await (async () => {
    for (;;) await client.query(row);
  })().catch((error: { code: string }) => error.code);
  await client.end();
  expect(refusal).toBe('53100');
}

/** Makes the next write need a new file of the write-ahead log (16 MB). */
async function nextLogFile(url: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  await client.query('select pg_switch_wal()');
  await client.end();
}

async function sendPicture({ url }: RunningServer) {
  const answer = await upload(url, new Uint8Array(photograph()));
  const body = (await answer.json()) as { detail?: string };
  return { status: answer.status, detail: body.detail };
}

function pictureFiles({ dataDir }: RunningServer): string[] {
  const folder = join(dataDir, 'images');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
}

/** Each refused inquiry left nothing; each acknowledged one is stored with its event and its mail. */
async function expectExactly(databaseUrl: string, saved: string[]): Promise<void> {
  const db = connect({ databaseUrl, dataDir: '' });
  const ids = (await db.selectFrom('inquiries').select('id').execute()).map(({ id }) => id);
  const events = (await db.selectFrom('inquiry_events').select('inquiry_id').execute()).map(
    (row) => row.inquiry_id,
  );
  const mails = (await db.selectFrom('mails').select('inquiry_id').execute()).map((row) => row.inquiry_id);
  await db.destroy();
  expect(ids.sort()).toEqual([...saved].sort());
  expect(events.sort()).toEqual(ids);
  expect([...new Set(mails)].sort()).toEqual(ids);
}
