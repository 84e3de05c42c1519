/**
 * The server seen from outside, for Prometheus (docs/runbook.md). Every process reports its own requests, lines and
 * memory; what comes from the database or the disk is the same from each. Nothing in it is personal: routes are patterns.
 */
import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { MetricsStore, StateOfHouse } from './store.ts';

export type Metrics = ReturnType<typeof createMetrics>;

type Parts = {
  store: MetricsStore;
  config: Pick<Config, 'dataDir'>;
  /** Live lines of dashboards that this process holds open. */
  liveLines: () => number;
  /** Answers that were given from memory, ahead of every route. */
  fromMemory: () => number;
};

/** Memory, processor and event loop belong to the process, however many apps a test makes in it. */
let processMetrics: Registry | undefined;

function ofProcess(): Registry {
  if (processMetrics) return processMetrics;
  processMetrics = new Registry();
  collectDefaultMetrics({ register: processMetrics });
  return processMetrics;
}

const LATENCIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics({ store, config, liveLines, fromMemory }: Parts) {
  const register = new Registry();
  const registers = [register];
  const gauge = (name: string, help: string) => new Gauge({ name: `ledge_frame_${name}`, help, registers });
  const duration = new Histogram({
    name: 'ledge_frame_request_duration_seconds',
    help: 'Requests by route pattern, method and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCIES,
    registers,
  });
  new Counter({
    name: 'ledge_frame_memory_answers_total',
    help: 'Pages and files answered from memory, which no route sees.',
    registers,
    collect() {
      this.reset();
      this.inc(fromMemory());
    },
  });
  const mails = new Gauge({
    name: 'ledge_frame_mails',
    help: 'Mails that have not gone, by state: waiting (the outbox), held (suspected spam), dead (given up).',
    labelNames: ['state'],
    registers,
  });
  const oldestMail = gauge('oldest_mail_late_seconds', 'How long the mail that waits longest is due.');
  const overdue = gauge('inquiries_overdue', 'Inquiries whose 24 hours have run out unanswered.');
  const up = gauge('database_up', '1 when the database answered.');
  const lines = gauge('live_lines', 'Dashboards that are told of news, of this process.');
  const free = gauge('disk_free_bytes', 'What is free where DATA_DIR lies.');
  const total = gauge('disk_size_bytes', 'Size of the disk where DATA_DIR lies.');

  function show(state: StateOfHouse, now: Date) {
    for (const [name, count] of Object.entries(state.mails)) mails.set({ state: name }, count);
    const late = state.oldestMailDue === null ? 0 : now.getTime() - Date.parse(state.oldestMailDue);
    oldestMail.set(Math.max(0, late) / 1000);
    overdue.set(state.overdue);
  }

  /** A number that nobody knows isn't shown: an old one would look like a true one. */
  async function askDatabase() {
    const now = new Date();
    try {
      show(await store.state(now), now);
      up.set(1);
    } catch {
      for (const unknown of [oldestMail, overdue]) unknown.remove({});
      for (const state of ['waiting', 'held', 'dead']) mails.remove({ state });
      up.set(0);
    }
  }

  async function askDisk() {
    const { bavail, blocks, bsize } = await statfs(config.dataDir);
    free.set(bavail * bsize);
    total.set(blocks * bsize);
  }

  return {
    contentType: register.contentType,

    /** @param route pattern, never a path. @param ms from the request to the end of the answer. */
    request: (method: string, route: string, status: number, ms: number) =>
      duration.observe({ method, route, status: String(status) }, ms / 1000),

    /** Everything, in Prometheus' text format. */
    async text(): Promise<string> {
      lines.set(liveLines());
      await Promise.all([askDatabase(), askDisk()]);
      return `${await register.metrics()}\n${await ofProcess().metrics()}`;
    },
  };
}
