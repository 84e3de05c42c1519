/** The measured actions on a server with so many inquiries, and how long each takes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { seededRandom } from '../../contract/shared/seeded-random.ts';
import { readConfig } from '../../server/config/config.ts';
import { connect } from '../../server/database/connect.ts';
import { createErasure } from '../../server/erasure/erasure.ts';
import { createImageHost } from '../../server/images/image-host.ts';
import { writeCursor } from '../../server/inquiry-list/cursor.ts';
import { projectNode, type RunningServer, startServer } from '../../tests/support/running-server.ts';
import { SEARCHES, signIn } from '../furnished.ts';
import { processorTime } from '../processor-time.ts';
import { at, type Stopwatch, stopwatch, type Timed } from '../stopwatch.ts';
import { FIGURES, type GrowthEngine, type GrowthFigure, type Measured, written } from './figures.ts';
import { closedLongest } from './sent-mails-store.ts';

/** Of the daily job; a house of a thousand has that many closed ones. */
const ERASED = 300;

type Settings = Record<string, string>;
type House = { server: RunningServer; settings: Settings; watch: Stopwatch; cookie: string; count: number };

/** On a house that was furnished; each figure is printed as it comes. */
export async function measure(engine: GrowthEngine, settings: Settings, count: number): Promise<Measured> {
  const measured: Measured = {
    engine,
    inquiries: count,
    on: new Date().toISOString().slice(0, 10),
    load: 0,
    figures: {} as Measured['figures'],
    clock: {} as Measured['clock'],
  };
  const note = (figure: GrowthFigure, value: number, processor?: number) => {
    measured.clock[figure] = round(value);
    measured.figures[figure] = round(processor ?? value);
    const { what, unit } = FIGURES[figure];
    const clock = processor === undefined ? '' : ` of processor, ${written(value)} ms by the clock`;
    console.log(`  ${what}: ${written(processor ?? value)} ${unit}${clock}`);
  };
  const median = (figure: GrowthFigure, all: Timed[]) =>
    note(figure, at(0.5, all.map(({ ms }) => ms)), at(0.5, all.map(({ processor }) => processor))); // biome-ignore format: one line

  median('start', await starting(settings));
  const server = await startServer(settings);
  const watch = await stopwatch(server, settings.DATABASE_URL);
  try {
    const house = { server, settings, watch, cookie: await signIn(server.url), count };
    await staffLook(house, median, note);
    median('erasing', [await erasing(house)]);
    await staffChange(house, median);
    median('post', await posts(house));
    median('metrics', await rounds(house, 20, () => get(house, '/metrics')));
    median('reports', await rounds(house, 5, () => get(house, reportsOfAYear())));
    await copies(house, median, note);
    note('disk', await diskOf(settings));
    note('memory', memoryOf(server, 'VmRSS'));
    note('memoryPeak', memoryOf(server, 'VmHWM'));
  } finally {
    await watch.end();
    await server.kill('SIGTERM');
  }
  measured.load = round(loadavg()[2] as number);
  return measured;
}

type Note = (figure: GrowthFigure, value: number, processor?: number) => void;
type Median = (figure: GrowthFigure, all: Timed[]) => void;

async function starting(settings: Settings): Promise<Timed[]> {
  const took: Timed[] = [];
  for (let round = 0; round < 3; round++) {
    const began = performance.now();
    const server = await startServer(settings);
    took.push({ ms: performance.now() - began, processor: processorTime(server.process.pid as number) });
    await server.kill('SIGTERM');
  }
  return took;
}

async function staffLook(house: House, median: Median, note: Note): Promise<void> {
  const listAndCounts = (query: string) =>
    Promise.all([get(house, `/api/inquiries?${query}`), get(house, `/api/inquiries/counts?${query}`)]);
  median('firstView', await rounds(house, 30, () => listAndCounts('sort=queue')));
  median('byStatus', await rounds(house, 20, () => listAndCounts('sort=queue&status=completed')));
  const middle = new Date(Date.now() - 200 * 24 * 3_600_000).toISOString();
  const after = writeCursor({ sort: 'newest', section: 0, key: middle, id: '0', now: middle });
  await get(house, '/api/inquiries?sort=newest');
  median(
    'middlePage',
    await rounds(house, 30, () => get(house, `/api/inquiries?sort=newest&after=${after}`)),
  );

  const searches: (Timed & { q: string })[] = [];
  for (let round = 0; round <= 10; round++)
    for (const q of seededRandom(`round ${round}`).sample(SEARCHES, SEARCHES.length)) {
      const path = `/api/inquiries?${new URLSearchParams({ sort: 'queue', q })}`;
      const took = await timed(house, () => get(house, path));
      // The first round warms the program up.
      if (round > 0) searches.push({ q, ...took });
    }
  median('search', searches);
  const of = (part: 'ms' | 'processor') => at(0.95, searches.map((one) => one[part])); // biome-ignore format: one line
  note('searchP95', of('ms'), of('processor'));
  const slowest = searches.toSorted((a, b) => b.processor - a.processor).slice(0, 5);
  console.log(
    `    slowest: ${slowest.map(({ q, processor }) => `${q} ${written(processor)} ms`).join(', ')}`,
  );

  const [some] = await newestIds(house, 1);
  const opened = ['events', 'mails', 'duplicates'].map((part) => `/api/inquiries/${some}/${part}`);
  median('open', await rounds(house, 30, () => Promise.all(opened.map((path) => get(house, path)))));
}

async function staffChange(house: House, median: Median): Promise<void> {
  const ids = await newestIds(house, 1000);
  const ways = ['contacted', 'in-progress'] as const;
  let turn = 0;
  const status = () =>
    send(house, 'PATCH', `/api/inquiries/${ids[turn % ids.length]}`, { status: ways[turn++ % 2] });
  median('status', await rounds(house, 50, status));
  const bulk = () =>
    send(house, 'POST', '/api/inquiries/bulk', { ids, change: { status: ways[turn++ % 2] } });
  median('bulk', await rounds(house, 5, bulk));
}

const posts = (house: House) =>
  rounds(house, 50, () => {
    const message = `A house on a ledge that faces south, and a barn beside it. Number ${randomUUID()}.`;
    return send(house, 'POST', '/api/inquiries', {
      name: 'Rosa Delgado',
      email: `${randomUUID().slice(0, 8)}@example.com`,
      message,
    });
  });

function reportsOfAYear(): string {
  const day = (ago: number) => new Date(Date.now() - ago * 24 * 3_600_000).toISOString().slice(0, 10);
  return `/api/reports?from=${day(364)}&to=${day(0)}`;
}

/** Data that leaves the server: an export, a backup. */
async function copies(house: House, median: Median, note: Note): Promise<void> {
  median('exported', [await house.watch.time(() => get(house, '/api/inquiries/export.csv'))]);
  const file = join(house.settings.DATA_DIR as string, 'bench-backup.tar.gz');
  let child: ChildProcess | undefined;
  const backUp = async () => {
    child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', 'commands/backup.ts', file], {
      cwd: join(import.meta.dirname, '../..'),
      env: { PATH: process.env.PATH, ...house.settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`The backup ended with ${code}`);
  };
  median('backup', [await house.watch.time(backUp, () => (child?.pid ? [child.pid] : []))]);
  note('backupSize', statSync(file).size / 1e6);
  rmSync(file);
}

/** The daily job as it runs in the server, by the firm's own code, beside the server. */
async function erasing({ settings, watch }: House): Promise<Timed> {
  const config = readConfig(settings);
  const db = connect(config);
  const log = pino({ level: 'silent' });
  try {
    const last = await closedLongest(db, ERASED);
    const erasure = createErasure({ db, images: createImageHost({ config, db, log }), config, log });
    const now = new Date();
    const days = (now.getTime() - Date.parse(last)) / (24 * 3_600_000);
    return await watch.time(
      () => erasure.eraseClosed(days, now),
      () => [process.pid],
    );
  } finally {
    await db.destroy();
  }
}

async function diskOf(settings: Settings): Promise<number> {
  if (!settings.DATABASE_URL)
    return statSync(join(settings.DATA_DIR as string, 'ledge-frame.sqlite')).size / 1e6;
  const db = connect(readConfig(settings));
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );
  await db.destroy();
  return Number(rows[0]?.size) / 1e6;
}

/** Megabytes; 0 where there is no /proc. */
function memoryOf({ process: { pid } }: RunningServer, what: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1000;
  } catch {
    return 0;
  }
}

async function newestIds(house: House, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let path: string | null = '/api/inquiries?sort=newest'; path && ids.length < count; ) {
    const answer: Response = await fetch(house.server.url + path, { headers: { cookie: house.cookie } });
    ids.push(...((await answer.json()) as { id: string }[]).map(({ id }) => id));
    const next = /<https?:\/\/[^/]+([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '');
    path = next?.[1] ?? null;
  }
  return ids.slice(0, count);
}

/** Once to warm up, then so often; less often where it takes long. */
async function rounds(house: House, count: number, work: () => Promise<unknown>): Promise<Timed[]> {
  const first = await timed(house, work);
  const often = first.ms > 1000 ? Math.min(count, 3) : count;
  const all: Timed[] = [];
  for (let round = 0; round < often; round++) all.push(await timed(house, work));
  return all;
}

/** Answered: a server on a machine that is overrun says 503 (server/http/pressure.ts), and is asked again. */
async function timed(house: House, work: () => Promise<unknown>): Promise<Timed> {
  for (let time = 1; ; time++)
    try {
      return await house.watch.time(work);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 503 || time === 20) throw error;
      console.log(`    ${error.message}, once more`);
      await pause(5000);
    }
}

class Refused extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

async function get({ server, cookie }: House, path: string): Promise<void> {
  const answer = await fetch(server.url + path, { headers: { cookie } });
  for await (const _ of answer.body ?? []);
  if (!answer.ok) throw new Refused(`${path} answered ${answer.status}`, answer.status);
}

async function send({ server, cookie }: House, method: string, path: string, body: object): Promise<void> {
  const answer = await fetch(server.url + path, {
    method,
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Refused(`${method} ${path} answered ${answer.status}: ${text}`, answer.status);
}

const round = (value: number) => Number(value.toPrecision(4));
