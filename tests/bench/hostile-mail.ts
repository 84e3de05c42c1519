/**
 * Delays of others while hostile mails come in: pages and the list of inquiries at a fixed rate, in turns with mails in a
 * real mailbox (Dovecot), with as many mails that another program reads from another mailbox, and without any; and the
 * server's memory before and after. The mailbox runs on the same machine here, so the second tells what is its work.
 * `npm run bench -- mail [--mails=25] [--rounds=12] [--inquiries=20000] [--engine=sqlite|postgres]`; mails are for each round.
 * The p99 is that of all rounds together: one round is a few seconds, too few requests for a percentile.
 * Aims: p99 unchanged, memory at most 50 MB above before. Needs Dovecot, and root to start it.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '../../server/database/connect.ts';
import type { Db } from '../../server/database/schema.ts';
import { type Dovecot, dovecotIsThere, startDovecot } from '../../server/inbound/testing/dovecot.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import type { Row } from './bench.ts';
import { onBothDatabases } from './both-databases.ts';
import { longestTurns, TOLD } from './calm/felt.ts';
import { furnish, signIn } from './furnished.ts';
import type { Stream } from './hostile-mail/stream.ts';
import { median, steadily } from './load.ts';
import { forgetPeak, peakMegabytes, residentMegabytes, usedHeap } from './memory.ts';
import { processorTime, servingThreadTime } from './processor-time.ts';
import { at } from './stopwatch.ts';

/** Requests a second of each kind. */
const RATE = 20;
const EVERY_MS = 50;
/** Long enough for a server's memory to settle under requests alone. */
const WARM_UP_MS = 100_000;
/** After the last mail, before memory is looked at. */
const IDLE_MS = 20_000;
const LOOKS = 10;
/** For the mails of one round. */
const MOST_MS = 900_000;
const AIM_MEGABYTES = 50;

const { values: options } = parseArgs({
  options: {
    mails: { type: 'string', default: '25' },
    rounds: { type: 'string', default: '12' },
    inquiries: { type: 'string', default: '20000' },
    engine: { type: 'string' },
  },
  // Other benches have options of their own.
  strict: false,
});
const MAILS = Number(options.mails);
const ROUNDS = Number(options.rounds);

type Felt = {
  /** Milliseconds from when each request was due to its answer. */
  pages: number[];
  list: number[];
  failures: string[];
  /** Milliseconds of processor time that the serving thread used, and the whole server; longest turn of the event loop. */
  thread: number;
  server: number;
  hold: number;
};
const nothing = (): Felt => ({ pages: [], list: [], failures: [], thread: 0, server: 0, hold: 0 });

export async function benchHostileMail(): Promise<Row[]> {
  if (dovecotIsThere()) return onBothDatabases(on, options.engine as string | undefined);
  console.log('Hostile mails: left out, Dovecot or root is missing');
  return [];
}

async function on(engine: string, settings: Record<string, string>): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-hostile-mail-'));
  const [dovecot, other] = [await startDovecot(), await startDovecot()];
  const own = { ...settings, DATA_DIR: dataDir };
  let server: RunningServer | undefined;
  const db = connect({ databaseUrl: settings.DATABASE_URL, dataDir });
  try {
    await furnish(own, Number(options.inquiries));
    server = await startServer({ ...own, ...TOLD, IMAP_URL: dovecot.url });
    return await measure(engine, server, { dovecot, other }, db);
  } finally {
    await db.destroy();
    await server?.kill('SIGTERM');
    await dovecot.remove();
    await other.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Mailboxes = { dovecot: Dovecot; other: Dovecot };

async function measure(
  engine: string,
  server: RunningServer,
  { dovecot, other }: Mailboxes,
  db: Db,
): Promise<Row[]> {
  console.log(
    `Hostile mails, ${ROUNDS} times ${MAILS}, on ${engine} (load of the machine ${loadavg()[0]?.toFixed(1)}):`,
  );
  const cookie = await signIn(server.url);
  const beside = (felt: Felt, work: () => Promise<unknown>) => feltBeside(server, cookie, felt, work);
  await beside(nothing(), () => pause(WARM_UP_MS));
  const before = await memoryOf(server);
  forgetPeak(server.process.pid as number);
  const rounds: { quiet: Felt; elsewhere: Felt; crowded: Felt }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const stream = await prepareStream({
      ...{ maildir: dovecot.maildir, uid: dovecot.uid, everyMs: EVERY_MS },
      ...{ first: 1 + round * MAILS, count: MAILS },
    });
    const [quiet, elsewhere, crowded] = [nothing(), nothing(), nothing()];
    const began = performance.now();
    await beside(crowded, () => stream.run(() => allAreFiled(db, (round + 1) * MAILS)));
    const took = performance.now() - began;
    const aside = await prepareStream({
      ...{ maildir: other.maildir, uid: other.uid, everyMs: took / MAILS, readFrom: other.port },
      ...{ first: 1 + round * MAILS, count: MAILS },
    });
    await beside(elsewhere, () => aside.run(async () => {}));
    await beside(quiet, () => pause(took));
    rounds.push({ quiet, elsewhere, crowded });
    console.log(
      `  round ${round + 1}: ${(took / 1000).toFixed(1)} s; ${told(crowded)} · elsewhere ${told(elsewhere)} · quiet ${told(quiet)}`,
    );
  }
  const peak = peakMegabytes(server.process.pid as number);
  await pause(IDLE_MS);
  const after = await memoryOf(server);
  const failed = rounds.flatMap(({ quiet, crowded }) => [...quiet.failures, ...crowded.failures]);
  console.log(`  failed: ${failed.length} ${failed[0] ?? ''}; what became of the mails:`, await kinds(db));
  console.log(
    `  resident ${before.resident.toFixed(0)} → ${after.resident.toFixed(0)} MB, used heap ${before.heap.toFixed(0)} → ${after.heap.toFixed(0)} MB`,
  );
  const perMail = (of: 'thread' | 'server') =>
    median(rounds.map(({ quiet, crowded }) => (crowded[of] - quiet[of]) / MAILS));
  console.log(
    `  processor for each mail: serving thread ${perMail('thread').toFixed(1)} ms, whole server ${perMail('server').toFixed(1)} ms; peak ${peak.toFixed(0)} MB`,
  );
  const p99 = (what: string, of: 'pages' | 'list', turn: 'elsewhere' | 'quiet'): Row => ({
    what: `${what} at p99 while ${ROUNDS * MAILS} hostile mails come in, ${engine}`,
    ours: at(
      0.99,
      rounds.flatMap(({ crowded }) => crowded[of]),
    ),
    reference: turn === 'quiet' ? 'without' : 'mails that another program reads',
    theirs: at(
      0.99,
      rounds.flatMap((round) => round[turn][of]),
    ),
    unit: 'ms',
  });
  return [
    p99('GET /', 'pages', 'elsewhere'),
    p99('GET /', 'pages', 'quiet'),
    p99('GET /api/inquiries', 'list', 'elsewhere'),
    p99('GET /api/inquiries', 'list', 'quiet'),
    {
      what: `memory of the server afterwards, ${engine}`,
      ours: after.resident,
      reference: `before, and ${AIM_MEGABYTES} MB`,
      theirs: before.resident + AIM_MEGABYTES,
      unit: 'MB',
    },
  ];
}

const told = ({ pages, list, thread, server: all, hold }: Felt) =>
  `GET / median ${at(0.5, pages).toFixed(1)} ms, p99 ${at(0.99, pages).toFixed(1)}; list median ${at(0.5, list).toFixed(1)}, p99 ${at(0.99, list).toFixed(1)}; thread ${thread.toFixed(0)} ms, server ${all.toFixed(0)} ms, longest turn ${hold.toFixed(1)} ms`;

async function feltBeside(
  server: RunningServer,
  cookie: string,
  felt: Felt,
  work: () => Promise<unknown>,
): Promise<void> {
  const asking = (path: string, into: number[]) =>
    steadily(
      server.url,
      RATE,
      () => ({ method: 'GET', path, headers: { cookie } }),
      ({ ms, sent }) => {
        into.push(ms);
        if (sent.status !== 200) felt.failures.push(`${sent.what}: ${sent.failure ?? sent.status}`);
      },
    );
  const pid = server.process.pid as number;
  const began = Date.now();
  const used = { thread: servingThreadTime(pid), server: processorTime(pid) };
  const visitors = [asking('/', felt.pages), asking('/api/inquiries', felt.list)];
  try {
    await work();
  } finally {
    await Promise.all(visitors.map((each) => each.stop()));
  }
  felt.thread = servingThreadTime(pid) - used.thread;
  felt.server = processorTime(pid) - used.server;
  // Its last line.
  await pause(500);
  felt.hold = longestTurns(began).work;
}

async function prepareStream(stream: Stream) {
  const child = fork(join(import.meta.dirname, 'hostile-mail/stream.ts'), []);
  child.send(stream);
  await once(child, 'message');
  return {
    /** Delivers all, and waits for the outcome. */
    async run(done: () => Promise<void>): Promise<void> {
      child.send('go');
      await once(child, 'message');
      await done();
    },
  };
}

async function allAreFiled(db: Db, delivered: number): Promise<void> {
  const count = async (waitingOnly: boolean) => {
    const mails = db.selectFrom('inbound_mails').select((eb) => eb.fn.countAll<string>().as('count'));
    const counted = waitingOnly ? mails.where('state', '=', 'received') : mails;
    return Number((await counted.executeTakeFirstOrThrow()).count);
  };
  const giveUp = performance.now() + MOST_MS;
  while ((await count(false)) < delivered || (await count(true)) > 0) {
    if (performance.now() > giveUp) throw new Error(`${await count(false)} of ${delivered} mails came in`);
    await pause(250);
  }
}

async function kinds(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('inbound_mails')
    .select(['kind', (eb) => eb.fn.countAll<string>().as('count')])
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
}

/** Median of resident memory, lowest of used heap: the latter is what a collection left. */
async function memoryOf(server: RunningServer): Promise<{ resident: number; heap: number }> {
  const [resident, heap]: [number[], number[]] = [[], []];
  for (let look = 0; look < LOOKS; look++) {
    resident.push(residentMegabytes(server.process.pid as number));
    heap.push(await usedHeap(server.url));
    await pause(1000);
  }
  return { resident: median(resident), heap: Math.min(...heap) };
}
