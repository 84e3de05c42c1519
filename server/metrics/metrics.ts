/**
 * Metrics for Prometheus (docs/operations.md). Each process reports its own requests, lines and memory; figures from the
 * database or the disk are the same in all. Contains no personal data: routes are patterns.
 */
import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { release } from '../http/version.ts';
import type { PushCounts } from '../push/push.ts';
import type { SitePublisher } from '../render/site-publisher.ts';
import type { MetricsStore, SystemState } from './store.ts';

export type Metrics = ReturnType<typeof createMetrics>;

type Parts = {
  store: MetricsStore;
  config: Pick<Config, 'dataDir' | 'imapUrl'>;
  /** Live connections of dashboards open in this process. */
  liveConnections: () => number;
  /** Responses served from memory, bypassing the routes. */
  fromMemory: () => number;
  /** State of published content in this process. */
  siteStatus: SitePublisher['status'];
  /** Notifications to staff's devices, by how they ended, in this process. */
  push: () => PushCounts;
};

/** Shared by all apps in the process, since memory, CPU and event loop metrics are per process. */
let processMetrics: Registry | undefined;

function ofProcess(): Registry {
  if (processMetrics) return processMetrics;
  processMetrics = new Registry();
  collectDefaultMetrics({ register: processMetrics });
  return processMetrics;
}

const LATENCIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics({ store, config, liveConnections, fromMemory, siteStatus, push }: Parts) {
  const register = new Registry();
  const registers = [register];
  const gauge = (name: string, help: string) => new Gauge({ name: `ledge_frame_${name}`, help, registers });
  new Gauge({
    name: 'ledge_frame_build_info',
    help: 'Always 1; its labels give the running release and commit.',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version: release.version, commit: release.commit ?? 'unknown' }, 1);
  const duration = new Histogram({
    name: 'ledge_frame_request_duration_seconds',
    help: 'Requests by route pattern, method, and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCIES,
    registers,
  });
  new Counter({
    name: 'ledge_frame_memory_answers_total',
    help: 'Pages and files served from memory, bypassing the routes.',
    registers,
    collect() {
      this.reset();
      this.inc(fromMemory());
    },
  });
  new Counter({
    name: 'ledge_frame_push_messages_total',
    help: 'Push notifications by result in this process: sent (accepted), gone (device unsubscribed), or failed (no more retries).',
    labelNames: ['end'],
    registers,
    collect() {
      this.reset();
      for (const [end, count] of Object.entries(push())) this.inc({ end }, count);
    },
  });
  const mails = new Gauge({
    name: 'ledge_frame_mails',
    help: 'Unsent emails by state: waiting (outbox), held (suspected spam), or dead (no more retries).',
    labelNames: ['state'],
    registers,
  });
  const jobs = new Gauge({
    name: 'ledge_frame_jobs',
    help: 'Jobs to run or retry, by task and state: waiting, failed (waiting, with at least one failed attempt), or dead (no more retries).',
    labelNames: ['task', 'state'],
    registers,
  });
  const oldestMail = gauge('oldest_mail_late_seconds', 'Delay of the oldest unsent email.');
  const overdue = gauge('inquiries_overdue', 'Overdue inquiries (no reply within 24 hours).');
  const erasures = new Gauge({
    name: 'ledge_frame_oldest_erasure_seconds',
    help: 'Age of the oldest erasure that is unfinished (work) or has left traces in the database files (traces); 0 if none.',
    labelNames: ['part'],
    registers,
  });
  const scheduled = {
    overdue: gauge('site_scheduled_overdue', 'Scheduled website updates past their publish time.'),
    failed: gauge('site_scheduled_failed', 'Scheduled website updates that failed and need attention.'),
  };
  const mailbox = config.imapUrl === undefined ? null : mailboxGauges(gauge);
  const up = gauge('database_up', '1 if the database responded.');
  const lines = gauge('live_lines', 'Dashboards connected for live updates, in this process.');
  const free = gauge('disk_free_bytes', 'Free space on the disk that holds DATA_DIR.');
  const total = gauge('disk_size_bytes', 'Size of the disk that holds DATA_DIR.');

  const site = siteGauges(gauge);

  function show(state: SystemState, now: Date) {
    for (const [name, count] of Object.entries(state.mails)) mails.set({ state: name }, count);
    jobs.reset();
    for (const { task, ...counts } of state.jobs)
      for (const name of ['waiting', 'failed', 'dead'] as const)
        jobs.set({ task, state: name }, counts[name]);
    const late = state.oldestMailDue === null ? 0 : now.getTime() - Date.parse(state.oldestMailDue);
    oldestMail.set(Math.max(0, late) / 1000);
    overdue.set(state.overdue);
    const age = (since: string | null) =>
      since === null ? 0 : Math.max(0, now.getTime() - Date.parse(since));
    erasures.set({ part: 'work' }, age(state.erasures.unfinished) / 1000);
    erasures.set({ part: 'traces' }, age(state.erasures.traces) / 1000);
    scheduled.overdue.set(state.scheduled.overdue);
    scheduled.failed.set(state.scheduled.failed);
    if (!mailbox || !state.inbound) return;
    const { lastSuccess, oldestUnread } = state.inbound;
    mailbox.lastSuccess.set(lastSuccess === null ? 0 : Date.parse(lastSuccess) / 1000);
    mailbox.oldestUnread.set(age(oldestUnread) / 1000);
  }

  /** While the database is unavailable, its figures are omitted: stale ones would look current. */
  async function askDatabase() {
    const now = new Date();
    try {
      show(await store.state(now), now);
      up.set(1);
    } catch {
      for (const unknown of [
        ...[oldestMail, overdue, ...Object.values(scheduled)],
        ...Object.values(mailbox ?? {}),
      ])
        unknown.remove({});
      for (const state of ['waiting', 'held', 'dead']) mails.remove({ state });
      for (const part of ['work', 'traces']) erasures.remove({ part });
      jobs.reset();
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

    /** @param route pattern, never a path. @param ms from the request to the end of the response. */
    request: (method: string, route: string, status: number, ms: number) =>
      duration.observe({ method, route, status: String(status) }, ms / 1000),

    /** Returns all metrics in Prometheus' text format. */
    async text(): Promise<string> {
      lines.set(liveConnections());
      site(siteStatus());
      await Promise.all([askDatabase(), askDisk()]);
      return `${await register.metrics()}\n${await ofProcess().metrics()}`;
    },
  };
}

/** Only with IMAP_URL: a gauge that can't be right would raise an alarm. */
const mailboxGauges = (gauge: (name: string, help: string) => Gauge) => ({
  lastSuccess: gauge(
    'inbound_last_success_timestamp_seconds',
    'Time the mailbox was last checked without an error, by any server; 0 if never.',
  ),
  oldestUnread: gauge(
    'inbound_oldest_unread_seconds',
    'Age of the oldest incoming email not yet sorted, excluding suspected spam; 0 if none.',
  ),
});

/** The published release: if servers of one firm serve different releases, one of them failed to show the last one. */
function siteGauges(gauge: (name: string, help: string) => Gauge) {
  const release = gauge(
    'site_release',
    'Number of the website update that this process serves; 0 before the first update.',
  );
  const shown = gauge(
    'site_pressed_timestamp_seconds',
    'Time an update was last loaded in this process; 0 if never.',
  );
  const took = gauge('site_press_seconds', 'Duration of the last page rebuild.');
  const failures = gauge(
    'site_press_failures',
    'Failed update loads and page renders since the process started.',
  );
  return (status: ReturnType<SitePublisher['status']>) => {
    release.set(status.release);
    shown.set(status.last === null ? 0 : Date.parse(status.last.at) / 1000);
    took.set((status.last?.ms ?? 0) / 1000);
    failures.set(status.failures);
  };
}
