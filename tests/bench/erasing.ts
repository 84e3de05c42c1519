/**
 * Erasing among 100,000 inquiries while visitors write and read: one inquiry, addresses with 500 and 3,000, the daily job
 * with 2,000, on both databases. `npm run bench -- erasing [--inquiries=100000] [--address=33000] [--engine=sqlite|postgres]`.
 * The reference is the aim, 250 ms for an inquiry; how long each erasure takes, and what pages did, is printed beside.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '../../server/database/connect.ts';
import type { Db } from '../../server/database/schema.ts';
import { saveMany } from '../../server/erasure/testing/parts.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import type { Row } from './bench.ts';
import { onBothDatabases } from './both-databases.ts';
import { furnish, signIn } from './furnished.ts';
import { steadily } from './load.ts';
import { letter } from './people.ts';
import { at } from './stopwatch.ts';

const AIM_MS = 250;
const RATE = 10;
const QUIET_MS = 10_000;
const DAYS = 3650;
const LONG_AGO = new Date('2010-01-01');

const { values: options } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '100000' },
    address: { type: 'string', default: '3000' },
    engine: { type: 'string' },
  },
  // Other benches have options of their own.
  strict: false,
});
const COUNT = Number(options.inquiries);
const ADDRESSES = [500, Number(options.address)];

export const benchErasing = () => onBothDatabases(on, options.engine as string | undefined);

async function on(engine: string, settings: Record<string, string>): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-erasing-'));
  const own = { ...settings, DATA_DIR: dataDir };
  const load = loadavg()[0]?.toFixed(1);
  console.log(`Erasing among ${COUNT.toLocaleString('en-US')} on ${engine} (load of the machine ${load}):`);
  try {
    await furnish({ ...own, RATE_LIMIT: 'off' }, COUNT, addPeople);
    return await measure(engine, own);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function addPeople(db: Db): Promise<void> {
  const { message } = letter(1);
  await saveMany({ db }, { count: 1, email: emailOf(1), message });
  for (const count of ADDRESSES) await saveMany({ db }, { count, email: emailOf(count), message });
  await saveMany(
    { db },
    { count: 2000, email: 'old@example.org', message, at: LONG_AGO, fields: { status: 'completed' } },
  );
}

const emailOf = (count: number) => `sender-of-${count}@example.org`;

async function measure(engine: string, settings: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = [];
  const during = async (what: string, server: RunningServer, work: () => Promise<unknown>) => {
    const { p99, took } = await beside(what, server, work);
    rows.push({
      what: `an inquiry at p99 while ${what} (${(took / 1000).toFixed(1)} s), ${engine}`,
      ours: p99,
      reference: 'aim',
      theirs: AIM_MS,
      unit: 'ms',
    });
  };
  let server = await startServer(settings);
  const db = connect({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR as string });
  const countOf = async (email: string) =>
    (await db.selectFrom('inquiries').select('id').where('email', '=', email).limit(1).execute()).length;
  try {
    await during('nothing is erased', server, () => pause(QUIET_MS));
    const cookie = await signIn(server.url);
    for (const count of [1, ...ADDRESSES]) {
      const words = count === 1 ? 'one inquiry is erased' : `an address with ${count} is erased`;
      await during(words, server, () => erase(server, cookie, emailOf(count)));
      await during('its traces are removed', server, () => tracesGone(server, cookie));
    }
    await server.kill('SIGTERM');
    server = await startServer({ ...settings, RETENTION_DAYS: String(DAYS) });
    await during('the daily job erases 2,000', server, async () => {
      while ((await countOf('old@example.org')) > 0) await pause(100);
    });
  } finally {
    await db.destroy();
    await server.kill();
  }
  return rows;
}

async function erase(server: RunningServer, cookie: string, email: string): Promise<void> {
  const answer = await fetch(`${server.url}/api/erasures`, {
    method: 'POST',
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (answer.status !== 201) throw new Error(`Erasing answered ${answer.status}: ${await answer.text()}`);
}

async function tracesGone(server: RunningServer, cookie: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${server.url}/api/erasures/traces`, { headers: { cookie } });
    if (((await answer.json()) as { since: string | null }).since === null) return;
    await pause(200);
  }
}

let letters = 0;

/** Inquiries and pages at a fixed rate, beside the work. */
async function beside(what: string, server: RunningServer, work: () => Promise<unknown>) {
  const [inquiries, pages]: [number[], number[]] = [[], []];
  const first = letters;
  const posting = steadily(
    ...([server.url, RATE] as const),
    (index) => letter(first + index),
    ({ ms, sent }) => {
      if (sent.status === 201) inquiries.push(ms);
    },
  );
  const reading = steadily(
    ...([server.url, RATE] as const),
    () => ({ method: 'GET', path: '/' }),
    ({ ms }) => pages.push(ms),
  );
  // Work that is done at once is measured beside some requests, too.
  await pause(1000);
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  await pause(1000);
  await Promise.all([posting.stop(), reading.stop()]);
  letters += inquiries.length + 100;
  const [p99, ofPages] = [at(0.99, inquiries), at(0.99, pages)];
  const longest = Math.max(...inquiries);
  console.log(
    `  ${what}: ${(took / 1000).toFixed(1)} s; an inquiry p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)}; a page p99 ${ofPages.toFixed(0)} ms`,
  );
  return { p99, took };
}
