/** The table of jobs: their tasks, start times and claims (docs/decisions/0008). */
import { type ExpressionBuilder, type Selectable, type SqlBool, sql, type UpdateObject } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database, Db, JobsTable, Trx } from '../database/schema.ts';

export type NewJob = {
  task: string;
  /** Identifies a job within its task: a new job replaces one with the same key; if that one runs, it runs once more. */
  key: string;
  /** IDs, instants and similar data: no personal data. */
  payload?: object;
  /** Earliest start (ISO 8601); now when omitted. */
  runAt?: string;
  /** Due jobs of a task run by priority, the lowest number first; 0 when omitted. */
  priority?: number;
};

/** A job that this process may run until the lease ends. Each claim gets a new lease, which invalidates earlier ones. */
export type ClaimedJob = {
  task: string;
  key: string;
  /** JSON. */
  payload: string;
  /** Number of attempts, including this one. */
  attempts: number;
  lease: string;
};

/** How a task's jobs are claimed. */
export type Claiming = {
  task: string;
  leaseMs: number;
  /** No job of the task waits longer than this; a job due later was written before the clock was set back. */
  longestWaitMs: number;
};

/** Thrown when another process has the job, or it no longer exists: the transaction must be rolled back. */
export class JobLost extends Error {
  override name = 'JobLost';
}

/** Jobs per statement; both databases limit the number of parameters. */
const ROWS_AT_ONCE = 500;
/** Longer than any lease: one that ends later was written before the clock was set back. */
const LONGEST_LEASE_MS = 1_200_000;

/** Adds jobs in the transaction of the change that requires them. Call `wake` of the queue after the commit. */
export async function enqueueJobs(db: Db | Trx, jobs: readonly NewJob[], at = new Date()): Promise<void> {
  for (let from = 0; from < jobs.length; from += ROWS_AT_ONCE)
    await jobsInsert(db, jobs.slice(from, from + ROWS_AT_ONCE), at.toISOString()).execute();
}

/** The statement that adds jobs, as a part of one that also makes the change. */
export const jobsInsert = (db: Db | Trx, jobs: readonly NewJob[], now: string) =>
  db
    .insertInto('jobs')
    .values(
      jobs.map(({ task, key, payload = {}, runAt = now, priority = 0 }) => ({
        ...{ task, key, payload: JSON.stringify(payload), run_at: runAt, priority, created_at: now },
      })),
    )
    .onConflict((oc) =>
      oc.columns(['task', 'key']).doUpdateSet((eb) => ({
        payload: eb.ref('excluded.payload'),
        run_at: eb.ref('excluded.run_at'),
        // For a leased job, this means that it is to run again.
        attempts: 0,
        dead_at: null,
      })),
    );

/** Removes a waiting job. A running job is lost to its server. */
export async function dropJob(db: Db | Trx, task: string, key: string): Promise<void> {
  await db.deleteFrom('jobs').where('task', '=', task).where('key', '=', key).execute();
}

const claimed = (on: Db | Trx, { task, key, lease }: ClaimedJob) =>
  on.updateTable('jobs').where('task', '=', task).where('key', '=', key).where('lease', '=', lease);

const FREE = { lease: null, lease_until: null };

/** Ends the claim with these changes; a job that was enqueued again meanwhile is only released. */
async function settle(on: Db | Trx, job: ClaimedJob, set: UpdateObject<Database, 'jobs'>): Promise<void> {
  const marked = claimed(on, job).where('attempts', '>', 0);
  if (!isChanged(await marked.set({ ...set, ...FREE }).executeTakeFirst())) await free(on, job);
}

const free = async (on: Db | Trx, job: ClaimedJob): Promise<boolean> =>
  isChanged(await claimed(on, job).set(FREE).executeTakeFirst());

/** Marks a job as done, outside a transaction or as part of one. @throws JobLost */
export async function finishJob(on: Db | Trx, job: ClaimedJob): Promise<void> {
  const { numDeletedRows } = await on
    .deleteFrom('jobs')
    .where('task', '=', job.task)
    .where('key', '=', job.key)
    .where('lease', '=', job.lease)
    .where('attempts', '>', 0)
    .executeTakeFirst();
  if (numDeletedRows === 0n && !(await free(on, job))) throw new JobLost();
}

/** Extends the lease; as part of a transaction, no other process takes the job before its end. @throws JobLost */
export async function renewJob(on: Db | Trx, job: ClaimedJob, leaseUntil: string): Promise<void> {
  if (!isChanged(await claimed(on, job).set({ lease_until: leaseUntil }).executeTakeFirst()))
    throw new JobLost();
}

export function jobsStore(db: Db) {
  return {
    /** Returns those of the tasks that have a job to run. */
    async due(tasks: readonly Claiming[], now: Date): Promise<string[]> {
      if (tasks.length === 0) return [];
      const rows = await db
        .selectFrom('jobs')
        .select('task')
        .distinct()
        .where((eb) => eb.or(tasks.map((task) => isDue(eb, task, now))))
        .execute();
      return rows.map(({ task }) => task);
    },

    /**
     * Claims due jobs of a task, by priority and the longest due first. One statement, committed on return, so that two
     * servers get different jobs.
     * @param only claims these, due or not.
     */
    async claim(claiming: Claiming, limit: number, now: Date, only?: string[]): Promise<ClaimedJob[]> {
      const lease = uuid();
      const rows = await db
        .with('due', (q) => {
          return q
            .selectFrom('jobs')
            .select('key')
            .where((eb) =>
              only === undefined
                ? isDue(eb, claiming, now)
                : eb.and([isFree(eb, claiming.task, now), eb('key', 'in', only)]),
            )
            .orderBy('priority')
            .orderBy('run_at')
            .orderBy('key')
            .limit(limit)
            .forUpdate()
            .skipLocked();
        })
        .updateTable('jobs')
        .set((eb) => ({
          attempts: eb('attempts', '+', 1),
          lease,
          lease_until: after(now, claiming.leaseMs),
        }))
        .where('task', '=', claiming.task)
        .where('key', 'in', (q) => q.selectFrom('due').select('key'))
        .returningAll()
        .execute();
      return rows.sort((a, b) => (a.run_at < b.run_at ? -1 : 1)).map(toClaimed);
    },

    /** Runs the job again at that time, as if for the first time. */
    again: (job: ClaimedJob, runAt: string) =>
      settle(db, job, { run_at: runAt, attempts: 0, last_error: null }),

    /** Returns a claim without counting the attempt. */
    release: (job: ClaimedJob, runAt: string) =>
      settle(db, job, { run_at: runAt, attempts: job.attempts - 1 }),

    /** @param runAt time of the next attempt; null after the last. */
    failed: (job: ClaimedJob, why: string, now: Date, runAt: string | null) =>
      settle(db, job, {
        ...{ last_error: why, run_at: runAt ?? now.toISOString() },
        dead_at: runAt === null ? now.toISOString() : null,
      }),

    /** Requeues the jobs that failed permanently. */
    async revive(now: Date): Promise<void> {
      await db
        .updateTable('jobs')
        .set({ dead_at: null, attempts: 0, run_at: now.toISOString() })
        .where('dead_at', 'is not', null)
        .execute();
    },
  };
}

type Eb = ExpressionBuilder<Database, 'jobs'>;

/** Whether a job hasn't failed permanently, and no process runs it. */
const isFree = (eb: Eb, task: string, now: Date) =>
  eb.and([
    eb('task', '=', task),
    eb('dead_at', 'is', null),
    eb.or([
      eb('lease_until', 'is', null),
      eb('lease_until', '<=', now.toISOString()),
      eb('lease_until', '>', after(now, LONGEST_LEASE_MS)),
    ]),
  ]);

const isDue = (eb: Eb, { task, longestWaitMs }: Claiming, now: Date) =>
  eb.and([
    isFree(eb, task, now),
    eb.or([
      eb('run_at', '<=', now.toISOString()),
      Number.isFinite(longestWaitMs) ? eb('run_at', '>', after(now, longestWaitMs)) : sql<SqlBool>`1 = 0`,
    ]),
  ]);

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();
const isChanged = ({ numUpdatedRows }: { numUpdatedRows: bigint }): boolean => numUpdatedRows > 0n;

const toClaimed = ({ task, key, payload, attempts, lease }: Selectable<JobsTable>): ClaimedJob => ({
  ...{ task, key, payload, attempts },
  lease: lease as string,
});

export type JobsOfTask = {
  task: string;
  waiting: number;
  /** Waiting jobs that failed at least once, and of these, the ones with at least three attempts. */
  failed: number;
  stuck: number;
  /** Jobs that failed permanently. */
  dead: number;
  /** Error of a job that failed permanently, or else of one that failed. */
  lastError: string | null;
};

/** The one list of jobs, for the doctor and metrics. */
export async function jobsByTask(db: Db): Promise<JobsOfTask[]> {
  const rows = await db
    .selectFrom('jobs')
    .select((eb) => ['task', eb.fn.countAll<string>().as('all'), eb.fn.count<string>('dead_at').as('dead')])
    .select((eb) => eb.fn.count<string>('last_error').filterWhere('dead_at', 'is', null).as('failed'))
    .select((eb) =>
      eb.fn
        .count<string>('last_error')
        .filterWhere('dead_at', 'is', null)
        .filterWhere('attempts', '>=', 3)
        .as('stuck'),
    )
    .select((eb) => eb.fn.max('last_error').filterWhere('dead_at', 'is not', null).as('dead_error'))
    .select((eb) => eb.fn.max('last_error').as('error'))
    .groupBy('task')
    .orderBy('task')
    .execute();
  return rows.map(({ task, ...row }) => ({
    task,
    waiting: Number(row.all) - Number(row.dead),
    failed: Number(row.failed),
    stuck: Number(row.stuck),
    dead: Number(row.dead),
    lastError: row.dead_error ?? row.error,
  }));
}
