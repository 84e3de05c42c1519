/**
 * The queue of jobs, in any number of servers (docs/decisions/0008). A job is claimed by a lease in one committed
 * statement, run outside any transaction, and marked as done while the lease is still valid.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseDown, isLockTimeout } from '../database/error-codes.ts';
import type { Db, Trx } from '../database/schema.ts';
import {
  type ClaimedJob,
  type Claiming,
  enqueueJobs,
  finishJob,
  JobLost,
  jobsStore,
  renewJob,
} from './jobs-store.ts';

/** Finds jobs that became due or were enqueued by another process. */
const POLL_MS = 5000;
/** Without a renewal for this long, the process that runs a job counts as dead. */
const LEASE_MS = 30_000;
/** Time for running jobs to finish when the server stops; others run them again when their leases end. */
const GRACE_MS = 7000;
/** Interval between attempts to record a result while the database is unavailable. */
const NOTE_AGAIN_MS = 1000;
/** Pause after a failure of a recurring task. */
const FAILED_AGAIN_MS = 60_000;
const ERROR_LENGTH = 500;

/** A job that returns this runs again at that instant (ISO 8601), as if for the first time. */
export class RunAgain {
  readonly at: string;
  constructor(at: string) {
    this.at = at;
  }
}

/** A job that returns this ends with the change, in the transaction that ends it; retried while the database is down. */
export class EndWith {
  readonly record: (trx: Trx) => Promise<void>;
  constructor(record: (trx: Trx) => Promise<void>) {
    this.record = record;
  }
}

export type RunJob = (job: ClaimedJob, isStopping: () => boolean) => Promise<unknown>;

export type JobHandler = {
  task: string;
  /** Must not throw an error whose `code` is another server's: the queue would take it for the database's. */
  run: RunJob;
  /** Jobs that one server runs at a time; 1 when omitted. */
  atOnce?: number;
  leaseMs?: number | undefined;
  /** Milliseconds until the next attempt, after this many; null after the last: the job then fails permanently. */
  pauseAfter: (attempts: number) => number | null;
  /** Longest time for which a job may be postponed, in milliseconds; no limit for jobs that are scheduled. */
  longestWaitMs?: number;
  /** Whether jobs can run now; true when omitted. Jobs that can't are due later. */
  isReady?: () => boolean;
};

export type Repeated = Pick<JobHandler, 'task' | 'leaseMs'> & {
  everyMs: number;
  /** The pause after a failure; a minute at most when omitted. */
  pauseAfter?: (attempts: number) => number;
  /** May return `RunAgain` to set the time of its next run. */
  run: (isStopping: () => boolean, job: ClaimedJob) => Promise<unknown>;
};

/** An error that no retry can fix: only the operator can. */
export class JobImpossible extends Error {
  override name = 'JobImpossible';
}

/** A failure whose retry waits for at least this long. */
export class JobDelayed extends Error {
  override name = 'JobDelayed';
  readonly afterMs: number;
  constructor(message: string, afterMs: number) {
    super(message);
    this.afterMs = afterMs;
  }
}

type Handled = Required<JobHandler> & Claiming & { underWay: number };
type Parts = { db: Db; log: Pick<FastifyBaseLogger, 'info' | 'warn'>; now?: () => Date };

export type Jobs = ReturnType<typeof createJobs>;

export function createJobs({ db, log, now = () => new Date() }: Parts) {
  const store = jobsStore(db);
  const handlers = new Map<string, Handled>();
  const recurring = new Set<string>();
  const underWay = new Set<Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;
  let started = false;
  let stopping = false;
  let looking = false;
  let lookAgain = false;
  let isPrepared = false;

  const isStopping = () => stopping;
  const iso = (ms = 0) => new Date(now().getTime() + ms).toISOString();

  /** Claims jobs up to the limits of their tasks. Runs never overlap; a call during a run starts another. */
  async function look(): Promise<void> {
    lookAgain = started;
    if (looking) return;
    looking = true;
    try {
      while (lookAgain && !stopping) {
        lookAgain = false;
        if (!isPrepared) await prepare();
        const idle = [...handlers.values()].filter((one) => one.underWay < one.atOnce && one.isReady());
        for (const task of await store.due(idle, now())) {
          const handled = handlers.get(task) as Handled;
          const jobs = await store.claim(handled, handled.atOnce - handled.underWay, now());
          for (const job of jobs) void begin(handled, job).finally(() => look());
        }
      }
    } catch (error) {
      log.warn({ err: error }, 'couldn’t read the job queue; will retry in a few seconds');
    } finally {
      looking = false;
    }
  }

  /** At the server's start, requeues failed jobs, which the operator may have repaired, and enqueues recurring tasks. */
  async function prepare(): Promise<void> {
    await store.revive(now());
    await enqueueJobs(
      db,
      [...recurring].map((task) => ({ task, key: RECURRING })),
      now(),
    );
    isPrepared = true;
  }

  function begin(handled: Handled, job: ClaimedJob): Promise<Error | null> {
    handled.underWay += 1;
    const run = settle(handled, job).finally(() => {
      handled.underWay -= 1;
      underWay.delete(run);
    });
    underWay.add(run);
    return run;
  }

  /** @returns why the attempt failed, or null. */
  async function settle(handled: Handled, job: ClaimedJob): Promise<Error | null> {
    const { task, key, attempts } = job;
    try {
      if (attempts > 1 && handled.pauseAfter(attempts - 1) === null)
        throw new JobImpossible('No server finished the job.');
      await whileHeld(handled, job);
      return null;
    } catch (error) {
      if (error instanceof JobLost) return error;
      const failure = error instanceof Error ? error : new Error(String(error));
      if (isDatabaseDown(error) || isLockTimeout(error)) {
        await note(job, () => store.release(job, iso(POLL_MS)));
        return failure;
      }
      const wait = waitAfter(handled, job, failure);
      const why = failure.message.slice(0, ERROR_LENGTH);
      await note(job, () => store.failed(job, why, now(), wait === null ? null : iso(wait)));
      if (!stopping) log.warn({ err: error, task, key, attempts, dead: wait === null }, 'a job failed');
      return failure;
    }
  }

  function waitAfter({ pauseAfter }: Handled, { attempts }: ClaimedJob, failure: Error): number | null {
    const wait = failure instanceof JobImpossible ? null : pauseAfter(attempts);
    return wait !== null && failure instanceof JobDelayed ? Math.max(wait, failure.afterMs) : wait;
  }

  /** Runs the job and records its end, and renews its lease meanwhile. */
  async function whileHeld({ run, leaseMs }: Handled, job: ClaimedJob): Promise<void> {
    let renewing: Promise<void> | undefined;
    const timer = setInterval(() => {
      renewing = renewJob(db, job, iso(leaseMs)).catch((error) => {
        if (!(error instanceof JobLost))
          log.warn({ err: error, task: job.task }, 'couldn’t renew the lease on a job');
      });
    }, leaseMs / 4).unref();
    try {
      const result = await run(job, isStopping);
      await note(job, () => end(job, result));
    } finally {
      clearInterval(timer);
      // Otherwise it could be written after the next attempt's instant.
      await renewing;
    }
  }

  async function end(job: ClaimedJob, result: unknown): Promise<void> {
    if (result instanceof RunAgain) return store.again(job, result.at);
    if (!(result instanceof EndWith)) return finishJob(db, job);
    await db.transaction().execute(async (trx) => {
      await result.record(trx);
      await finishJob(trx, job);
    });
  }

  /** Retries while the database is unavailable: if the result were lost, the job would be done again. */
  async function note({ task, key }: ClaimedJob, mark: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await mark();
      } catch (error) {
        // The job's own transaction finished it.
        if (error instanceof JobLost || stopping) return;
        log.warn({ err: error, task, key }, 'couldn’t record the result of a job; will retry');
        await pause(NOTE_AGAIN_MS);
      }
    }
  }

  function handle(handler: JobHandler): void {
    const {
      atOnce = 1,
      leaseMs = LEASE_MS,
      longestWaitMs = Number.POSITIVE_INFINITY,
      isReady = () => true,
    } = handler;
    handlers.set(handler.task, { ...handler, atOnce, leaseMs, longestWaitMs, isReady, underWay: 0 });
  }

  const handlerOf = (task: string): Handled => {
    const handled = handlers.get(task);
    if (!handled) throw new Error(`No handler for the job ${task}`);
    return handled;
  };

  return {
    handle,

    /** Runs a task when a server starts, and then at intervals, on one server at a time. A failure is retried. */
    repeat({ task, everyMs, leaseMs, pauseAfter, run }: Repeated): void {
      recurring.add(task);
      handle({
        ...{ task, leaseMs },
        pauseAfter: pauseAfter ?? (() => Math.min(everyMs, FAILED_AGAIN_MS)),
        longestWaitMs: everyMs * 2,
        async run(job) {
          const again = await run(isStopping, job);
          return again instanceof RunAgain ? again : new RunAgain(iso(everyMs));
        },
      });
    },

    /** Call this after the commit that enqueued jobs: this server checks immediately, others within seconds. */
    wake: (): void => void look(),

    /** Runs all due jobs of a task, in any process. @returns how many succeeded. */
    async runDue(task: string): Promise<number> {
      const handled = handlerOf(task);
      for (let done = 0; ; ) {
        const jobs = stopping ? [] : await store.claim(handled, handled.atOnce, now());
        if (jobs.length === 0) return done;
        const ends = await Promise.all(jobs.map((job) => begin(handled, job)));
        done += ends.filter((end) => end === null).length;
      }
    },

    /** Runs these jobs in this process now, due or not. @throws the first failure, which is retried as usual. */
    async runNow(task: string, keys: string[]): Promise<void> {
      const handled = handlerOf(task);
      for (let from = 0; from < keys.length; from += handled.atOnce) {
        const some = keys.slice(from, from + handled.atOnce);
        const jobs = await store.claim(handled, some.length, now(), some);
        const ends = await Promise.all(jobs.map((job) => begin(handled, job)));
        for (const end of ends) if (end !== null) throw end;
      }
    },

    start(): void {
      started = true;
      timer = setInterval(() => void look(), POLL_MS).unref();
      void look();
    },

    /** Claims no more jobs, and waits for the running ones. Other servers take over the rest when its lease ends. */
    async stop(): Promise<void> {
      stopping = true;
      clearInterval(timer);
      const given = new AbortController();
      await Promise.race([
        Promise.all(underWay),
        pause(GRACE_MS, undefined, { signal: given.signal }).catch(() => {}),
      ]);
      given.abort();
    },
  };
}

/** Key of the single job of a recurring task. Enqueuing the job runs it immediately. */
export const RECURRING = '';
