/** The dashboard's list over 100,000 inquiries, over HTTP: the first view, and searches as staff type them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { seeded } from '../../contract/seeded.ts';
import { readConfig } from '../../server/config.ts';
import { connect } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrate.ts';
import { seedInquiries } from '../../server/inquiries/seed/store.ts';
import { createStaffAccounts } from '../../server/staff/accounts.ts';
import { createDatabase, postgresPrograms, startCluster } from '../../server/testing/postgres-cluster.ts';
import { startServer } from '../support/running-server.ts';
import type { Row } from './bench.ts';
import { backendsOf, processorTime } from './processor-time.ts';

const INQUIRIES = 100_000;
const ROUNDS = 10;
const account = { email: 'bench@example.com', password: 'correct horse battery staple' };

/** Mostly somebody in particular; sometimes a word that a third of all requests hold, or two letters. */
const SEARCHES = [
  ...['delgado', 'müller', 'jose garcia', "o'brien", 'nguyen', 'kowalski', 'thérèse', 'ann smith'],
  ...['5550188', '512-555-01', '(979) 555', '+1 830 555 0', '0199'],
  ...['jose.delgado', 'maria.garcia1', '@example.org grace'],
  ...['LF-7K', 'lf-a2c'],
  ...['kitchen', 'wheelchair', 'septic blanco', 'left a message', 'restaurant fredericksburg', 'termites'],
  ...['house', 'steel frame', 'ho', 'no such words'],
];

export async function benchFinding(): Promise<Row[]> {
  const rows = await on('SQLite', {});
  if (!postgresPrograms()) return rows;
  const cluster = await startCluster();
  try {
    rows.push(...(await on('PostgreSQL', { DATABASE_URL: await createDatabase(cluster.url) })));
  } finally {
    cluster.remove();
  }
  return rows;
}

async function on(engine: string, settings: Record<string, string>): Promise<Row[]> {
  console.log(`Finding among ${INQUIRIES.toLocaleString('en-US')} inquiries on ${engine}: seeding …`);
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-bench-'));
  await fill({ DATA_DIR: folder, ...settings });
  const server = await startServer({ DATA_DIR: folder, ...settings });
  const backends = settings.DATABASE_URL ? await backendsOf(settings.DATABASE_URL) : null;
  try {
    const cookie = await signIn(server.url);
    const get = async (path: string) => {
      const answer = await fetch(server.url + path, { headers: { cookie } });
      await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    };
    const measured = async (q: string, work: () => Promise<unknown>): Promise<Measured> => {
      const pids = [server.process.pid as number, ...((await backends?.pids()) ?? [])];
      const used = () => pids.reduce((all, pid) => all + processorTime(pid), 0);
      const [began, usedBefore] = [performance.now(), used()];
      await work();
      return { q, processor: used() - usedBefore, ms: performance.now() - began };
    };
    const firstView = () =>
      measured('', () => Promise.all([get('/api/inquiries?sort=due'), get('/api/inquiries/counts')]));
    const search = (q: string) =>
      measured(q, () => get(`/api/inquiries?${new URLSearchParams({ sort: 'due', q })}`));
    for (let round = 0; round < 5; round++) await firstView();
    const views: Measured[] = [];
    for (let round = 0; round < 30; round++) views.push(await firstView());
    // The first round warms the program up, as each first request after a start does.
    for (const q of SEARCHES) await search(q);
    const searches: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++)
      for (const q of seeded(`round ${round}`).sample(SEARCHES, SEARCHES.length))
        searches.push(await search(q));
    report(searches);
    return [
      ...rows(`first view (list and counts), ${engine}`, views, 300),
      ...rows(`search, ${engine}`, searches, 100),
    ];
  } finally {
    await backends?.end();
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `ms` by the clock; `processor`: of it, what the server and its database worked, in milliseconds. */
type Measured = { q: string; ms: number; processor: number };

function rows(what: string, all: Measured[], aim: number): Row[] {
  const row = (name: string, share: number, part: 'ms' | 'processor') => ({
    what: `${what}, ${name}`,
    ours: at(
      share,
      all.map((one) => one[part]),
    ),
    reference: 'aim',
    theirs: aim,
    unit: 'ms',
  });
  return [
    row('median', 0.5, 'ms'),
    row('p95', 0.95, 'ms'),
    row('median, processor', 0.5, 'processor'),
    row('p95, processor', 0.95, 'processor'),
  ];
}

async function fill(settings: Record<string, string>): Promise<void> {
  const config = readConfig(settings);
  const db = connect(config);
  await migrate(db);
  await createStaffAccounts({ config, db, log: pino({ level: 'silent' }) }).add({
    ...account,
    name: 'Bench',
    role: 'owner',
  });
  await seedInquiries(db, { count: INQUIRIES, days: 400, seed: 'bench' });
  await db.destroy();
  if (!config.databaseUrl) return;
  // What autovacuum does within minutes.
  const client = new pg.Client(config.databaseUrl);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const at = (share: number, values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] as number;

/** The slowest searches by name, so that a figure can be understood. */
function report(searches: Measured[]): void {
  const medians = [...Map.groupBy(searches, ({ q }) => q)].map(([q, all]) => ({
    q,
    ms: at(
      0.5,
      all.map(({ ms }) => ms),
    ),
    processor: at(
      0.5,
      all.map(({ processor }) => processor),
    ),
  }));
  const slowest = medians.toSorted((a, b) => b.processor - a.processor).slice(0, 6);
  const figures = slowest.map(
    ({ q, ms, processor }) => `${q} ${ms.toFixed(0)} ms (processor ${processor.toFixed(0)})`,
  );
  console.log(`  slowest: ${figures.join(', ')}`);
}
