/**
 * Inquiries at 50 a second for ten minutes, on SQLite and on PostgreSQL: none fails, each acknowledged one is there
 * once, and the server holds no more memory after than before.
 *
 * `npm run bench -- sustained [--minutes=1] [--engine=sqlite|postgres]`. Memory is compared under the same load: over the last
 * 3 minutes of a warm-up of five, in which V8 sizes the heap for it, and over the last 3 of the ten. Of resident memory the
 * median of looks every five seconds: V8 gives pages back and takes them again, so a single look tells little (294, 183 and
 * 206 MB in minutes that followed each other). Of used heap the lowest, which is just after V8's own collections; none is
 * forced. No mail server is set, so the mails (two for each inquiry) wait in the outbox; RATE_LIMIT is off, as in every
 * load test. Pages asked for meanwhile are the reference of the latencies: they show what the machine was doing.
 */
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '../../server/database/connect.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import type { Row } from './bench.ts';
import { onBothDatabases } from './both-databases.ts';
import { type Answered, median, steadily } from './load.ts';
import { residentMegabytes, usedHeap } from './memory.ts';
import { letter } from './people.ts';
import { at } from './stopwatch.ts';

const RATE = 50;
const PAGE_RATE = 5;
const WARM_UP_MINUTES = 5;
/** So many minutes at the end of each are compared. */
const COMPARED_MINUTES = 3;
const LOOK_MS = 5000;

const { values: options } = parseArgs({
  options: { minutes: { type: 'string' }, engine: { type: 'string' } },
  // Other benches have options of their own.
  strict: false,
});
const MINUTES = Number(options.minutes ?? 10);

export const benchSustained = () => onBothDatabases(on, options.engine as string | undefined);

type Receipt = { id: string; key: string; message: string };
type Look = { heap: number; resident: number };
type Run = {
  acknowledged: Receipt[];
  milliseconds: number[];
  failures: string[];
  sent: number;
  /** Of pages asked for meanwhile. */
  pages: number[];
  /** Megabytes of used heap and of resident memory, look by look. */
  memory: Look[];
};

async function on(engine: string, settings: Record<string, string>): Promise<Row[]> {
  console.log(
    `Inquiries at ${RATE}/s for ${MINUTES} min on ${engine} (load of the machine ${loadavg()[0]?.toFixed(1)}):`,
  );
  const server = await startServer(settings);
  try {
    const warmUp = await post(server, Math.min(WARM_UP_MINUTES, MINUTES), 0);
    console.log('  warm');
    const run = await post(server, MINUTES, warmUp.sent);
    console.log(`  done (load of the machine ${loadavg()[0]?.toFixed(1)})`);
    const [before, after] = [warmUp, run].map(({ memory }) => compared(memory)) as [Look, Look];
    const kept = await keptOnce({ dataDir: server.dataDir, databaseUrl: settings.DATABASE_URL }, [
      ...warmUp.acknowledged,
      ...run.acknowledged,
    ]);
    const what = `${RATE} inquiries/s for ${MINUTES} min, ${engine}`;
    const latency = (name: string, share: number): Row => ({
      what: `${what}: ${name}`,
      ours: at(share, run.milliseconds),
      reference: 'GET / meanwhile',
      theirs: at(share, run.pages),
      unit: 'ms',
    });
    const megabytes = (name: string, ours: number, theirs: number): Row => ({
      what: `${what}: ${name}`,
      ours,
      reference: 'before',
      theirs,
      unit: 'MB',
    });
    return [
      count(`${what}: acknowledged`, run.acknowledged.length, 'sent', run.sent),
      count(`${what}: there exactly once, warm-up included`, kept, 'sent', warmUp.sent + run.sent),
      latency('median', 0.5),
      latency('p95', 0.95),
      latency('p99', 0.99),
      megabytes('resident memory at the end', after.resident, before.resident),
      megabytes('used heap at the end', after.heap, before.heap),
    ];
  } finally {
    await server.remove();
  }
}

/** The last minutes: resident memory as it mostly was, the heap as V8's collections left it. */
function compared(looks: Look[]): Look {
  const last = looks.slice((-COMPARED_MINUTES * 60_000) / LOOK_MS);
  return {
    resident: median(last.map(({ resident }) => resident)),
    heap: Math.min(...last.map(({ heap }) => heap)),
  };
}

const count = (what: string, ours: number, reference: string, theirs: number): Row => ({
  what,
  ours,
  reference,
  theirs,
  unit: '',
});
async function post(server: RunningServer, minutes: number, first: number): Promise<Run> {
  const run: Run = { acknowledged: [], milliseconds: [], failures: [], sent: 0, pages: [], memory: [] };
  const open = new Map<number, ReturnType<typeof letter>>();
  const letters = steadily(
    server.url,
    RATE,
    (index) => {
      const one = letter(first + index);
      run.sent++;
      open.set(index, one);
      return one;
    },
    (answered, index) => {
      hear(run, answered, open.get(index) as ReturnType<typeof letter>);
      open.delete(index);
    },
  );
  const page = { method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } };
  const pages = steadily(
    server.url,
    PAGE_RATE,
    () => page,
    ({ ms, sent }) => {
      run.pages.push(ms);
      if (sent.status !== 200) run.failures.push(`GET / ${sent.status ?? sent.failure}`);
    },
  );
  for (let minute = 1; minute <= Math.ceil(minutes); minute++) {
    const from = run.milliseconds.length;
    const looks = await looksAt(server, Math.min(1, minutes - minute + 1) * 60_000);
    run.memory.push(...looks);
    const last = run.milliseconds.slice(from);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => at(share, last)?.toFixed(0));
    const { resident, heap } = compared(looks);
    console.log(
      `  minute ${minute}: ${run.sent} sent, ${run.acknowledged.length} acknowledged, ${run.failures.length} failed; ${p50} / ${p95} / ${p99} ms (50 / 95 / 99 %); ${resident.toFixed(0)} MB, ${heap.toFixed(0)} MB of heap`,
    );
  }
  await Promise.all([letters.stop(), pages.stop()]);
  for (const failure of run.failures.slice(0, 5)) console.log(`  failed: ${failure}`);
  return run;
}

/** Seldom, because the server counts its outbox for each answer. */
async function looksAt({ url, process }: RunningServer, milliseconds: number): Promise<Look[]> {
  const looks: Look[] = [];
  const end = performance.now() + milliseconds;
  for (let left = milliseconds; left > 0; left = end - performance.now()) {
    await pause(Math.min(LOOK_MS, left));
    looks.push({ heap: await usedHeap(url), resident: residentMegabytes(process.pid as number) });
  }
  return looks;
}

function hear(run: Run, { ms, sent }: Answered, { key, message }: ReturnType<typeof letter>): void {
  run.milliseconds.push(ms);
  if (sent.status !== 201) return void run.failures.push(`${sent.status ?? sent.failure} ${sent.body}`);
  run.acknowledged.push({ id: (JSON.parse(sent.body) as { id: string }).id, key, message });
}

/** How many are in the database as they were sent, once, with one event and two mails each. */
async function keptOnce(
  config: { dataDir: string; databaseUrl: string | undefined },
  acknowledged: Receipt[],
): Promise<number> {
  const db = connect(config);
  const rows = await db
    .selectFrom('inquiries')
    .select(['id', 'idempotency_key', 'message', 'spam'])
    .execute();
  const events = await db
    .selectFrom('inquiry_events')
    .select('inquiry_id')
    .where('kind', '=', 'created')
    .execute();
  const mails = await db.selectFrom('mails').select('inquiry_id').execute();
  await db.destroy();
  const times = (list: (string | null)[]) => {
    const found = new Map<string | null, number>();
    for (const one of list) found.set(one, (found.get(one) ?? 0) + 1);
    return found;
  };
  const byKey = Map.groupBy(rows, (row) => row.idempotency_key);
  const [created, mailed] = [times(events.map((e) => e.inquiry_id)), times(mails.map((m) => m.inquiry_id))];
  const isWhole = ({ id, key, message }: Receipt) => {
    const saved = byKey.get(key) ?? [];
    const [one] = saved;
    return (
      saved.length === 1 &&
      one?.id === id &&
      one.message === message &&
      created.get(id) === 1 &&
      mailed.get(id) === 2
    );
  };
  const flagged = rows.filter((row) => row.spam === 1).length;
  const whole = acknowledged.filter(isWhole).length;
  console.log(
    `  in the database: ${rows.length} inquiries, ${mails.length} mails, ${flagged} flagged as spam; of ${acknowledged.length} acknowledged ${whole} are there exactly once`,
  );
  return rows.length === acknowledged.length ? whole : Math.min(whole, rows.length);
}
