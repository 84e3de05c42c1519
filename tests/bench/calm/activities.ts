/** Requests of staff, owners and the operator meanwhile. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../../server/database/connect.ts';
import { projectNode, type RunningServer } from '../../support/running-server.ts';
import { SEARCHES } from '../furnished.ts';
import { closedLongest } from '../growth/sent-mails-store.ts';

type During = {
  server: RunningServer;
  cookie: string;
  folder: string;
  seconds: number;
  isOver: () => boolean;
};

export type Activity = {
  name: string;
  /** Restarts the server with RETENTION_DAYS. */
  restart?: boolean;
  /** @returns what got done. */
  run: (during: During) => Promise<string>;
};

/** Of the daily job. */
const RETIRED = 500;
/** The people that ask at the same time. */
const AT_ONCE = 2;
const MOST_WAIT_MS = 10 * 60_000;

const day = (ago: number) => new Date(Date.now() - ago * 24 * 3_600_000).toISOString().slice(0, 10);

export const activities: Activity[] = [
  { name: 'searches', run: asking('searches', SEARCHES.map((q) => `/api/inquiries?${new URLSearchParams({ sort: 'queue', q })}`)) }, // biome-ignore format: one line
  { name: 'lists and counts', run: asking('lists', ['', '/counts'].map((end) => `/api/inquiries${end}?sort=queue&status=completed`)) }, // biome-ignore format: one line
  { name: 'reports', run: asking('reports', [`/api/reports?from=${day(364)}&to=${day(0)}`]) },
  {
    name: 'exports',
    run: asking(
      'exports',
      ['csv', 'json'].map((end) => `/api/inquiries/export.${end}`),
    ),
  },
  { name: 'erasures', run: erasures },
  { name: 'retention', restart: true, run: retention },
  { name: 'backup', run: backup },
  { name: 'restore rehearsal', run: restoreRehearsal },
  { name: 'migrations', run: migrations },
];

/** One after the other, by two at once. */
function asking(what: string, paths: string[]): Activity['run'] {
  return async ({ server, cookie, seconds }) => {
    const args = [server.url, cookie, String(seconds * 1000), String(AT_ONCE), ...paths];
    const [turns, megabytes] = JSON.parse(await command('tests/bench/calm/asker.ts', args));
    return `${turns} ${what}, ${megabytes.toFixed(0)} MB`;
  };
}

/** The addresses of the oldest inquiries, one after the other. */
async function erasures({ server, cookie, isOver }: During): Promise<string> {
  const headers = { cookie, origin: server.url, 'content-type': 'application/json' };
  let [erased, inquiries] = [0, 0];
  do {
    const listed = await fetch(`${server.url}/api/inquiries?sort=oldest&limit=20`, { headers: { cookie } });
    const emails = new Set(((await listed.json()) as { email: string }[]).map(({ email }) => email));
    for (const email of emails) {
      if (erased > 0 && isOver()) break;
      const body = JSON.stringify({ email });
      const answer = await fetch(`${server.url}/api/erasures`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`Erasing answered ${answer.status}: ${await answer.text()}`);
      erased += 1;
      inquiries += ((await answer.json()) as { counts: { inquiries: number } }).counts.inquiries;
    }
  } while (!isOver());
  return `${erased} addresses with ${inquiries} inquiries`;
}

/** Days after which so many closed ones go. */
export async function closedDays(folder: string): Promise<number> {
  const db = connect({ dataDir: folder, databaseUrl: undefined });
  const last = await closedLongest(db, RETIRED);
  await db.destroy();
  return Math.max(1, Math.ceil((Date.now() - Date.parse(last)) / (24 * 3_600_000)));
}

/** The server began with it when it started; it says in its log when it is done. */
async function retention({ server, isOver }: During): Promise<string> {
  const began = performance.now();
  const done = () => /"count":(\d+)[^\n]*erased closed inquiries/.exec(server.output())?.[1];
  while (!done() && performance.now() - began < MOST_WAIT_MS) await pause(100);
  const seconds = (performance.now() - began) / 1000;
  while (!isOver()) await pause(100);
  return `${done() ?? 'not yet any'} erased in ${seconds.toFixed(1)} s`;
}

async function backup(during: During): Promise<string> {
  return inFolder(async (place) => (await backedUp(during, place)).words);
}

async function restoreRehearsal(during: During): Promise<string> {
  return inFolder(async (place) => {
    const { file } = await backedUp(during, place);
    const began = performance.now();
    await command('commands/restore.ts', [file], join(place, 'restored'));
    return `restored in ${seconds(began)} s`;
  });
}

/** A change of the schema and of every row, by another process, as an upgrade beside a running server. */
async function migrations({ folder }: During): Promise<string> {
  const began = performance.now();
  await command('tests/bench/calm/migrate.ts', [], folder);
  return `migrated in ${seconds(began)} s`;
}

async function backedUp({ folder }: During, place: string) {
  const [file, began] = [join(place, 'backup.tar.gz'), performance.now()];
  await command('commands/backup.ts', [file], folder);
  return { file, words: `backed up in ${seconds(began)} s` };
}

const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(1);

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const place = mkdtempSync(join(tmpdir(), 'ledge-frame-calm-'));
  try {
    return await work(place);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** @returns what it prints. */
async function command(program: string, args: string[], DATA_DIR = ''): Promise<string> {
  const child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', program, ...args], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env.PATH, DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
  return printed;
}
