/** The queue of jobs on both databases (docs/decisions/0008). Each server is a separate queue on one database. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createJobs, JobDelayed, type JobHandler, JobImpossible, RunAgain } from './jobs.ts';
import { type ClaimedJob, dropJob, enqueueJobs, finishJob, jobsByTask, jobsStore } from './jobs-store.ts';

const MINUTE = 60_000;

describe.each(engines)('jobs on %s', (engine) => {
  let test: TestApp;
  let clock: number;
  beforeAll(async () => {
    test = await createTestApp(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    clock = Date.parse('2026-11-27T08:00:00Z');
    await test.db.deleteFrom('jobs').execute();
  });

  const now = () => new Date(clock);
  const rows = () => test.db.selectFrom('jobs').selectAll().execute();
  const add = (...keys: string[]) =>
    enqueueJobs(
      test.db,
      keys.map((key) => ({ task: 'probe', key })),
      now(),
    );

  /** A server whose handler runs this for each job; it records their keys. */
  function server(run: JobHandler['run'] = async () => {}, more: Partial<JobHandler> = {}) {
    const ran: string[] = [];
    const jobs = createJobs({ db: test.db, log: test.app.log, now });
    jobs.handle({
      task: 'probe',
      pauseAfter: (attempts) => [MINUTE, 2 * MINUTE][attempts - 1] ?? null,
      ...more,
      run: (job, isStopping) => {
        ran.push(job.key);
        return run(job, isStopping);
      },
    });
    return { jobs, ran, runDue: () => jobs.runDue('probe') };
  }
  /** A claim by a server that then died. */
  async function claimedByTheDead(leaseMs = MINUTE): Promise<ClaimedJob> {
    const [job] = await jobsStore(test.db).claim(
      { task: 'probe', leaseMs, longestWaitMs: Number.POSITIVE_INFINITY },
      1,
      now(),
    );
    return job as ClaimedJob;
  }

  it('commit with the change that makes them necessary, or not at all', async () => {
    const failing = test.db.transaction().execute(async (trx) => {
      await enqueueJobs(trx, [{ task: 'probe', key: 'a' }], now());
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
  });

  it('run once, the longest due first, and then are gone', async () => {
    await add('b');
    clock += 1;
    await add('a');
    await enqueueJobs(test.db, [{ task: 'probe', key: 'later', runAt: new Date(clock + 1).toISOString() }]);
    const one = server();
    expect(await one.runDue()).toBe(2);
    expect(one.ran).toEqual(['b', 'a']);
    clock += 1;
    expect(await one.runDue()).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it('go to one server each, however many look at once', async () => {
    const keys = Array.from({ length: 200 }, (_, n) => `k${n}`);
    await add(...keys);
    const servers = Array.from({ length: 4 }, () => server(() => pause(1), { atOnce: 5 }));
    const done = await Promise.all(servers.map(({ runDue }) => runDue()));
    expect(done.reduce((a, b) => a + b)).toBe(200);
    expect(servers.flatMap(({ ran }) => ran).sort()).toEqual(keys.sort());
  });

  it('of a server that died run at another when the lease ends, not before', async () => {
    await add('a');
    await claimedByTheDead();
    const other = server();
    clock += MINUTE - 1;
    expect(await other.runDue()).toBe(0);
    clock += 1;
    expect(await other.runDue()).toBe(1);
  });

  it('that outlast the lease stay with their server, which renews it', async () => {
    await add('a');
    const long = server(() => pause(400), { leaseMs: 80 });
    const running = long.runDue();
    const other = server();
    for (let n = 0; n < 6; n++) {
      await pause(50);
      clock += 50;
      expect(await other.runDue()).toBe(0);
    }
    expect(await running).toBe(1);
  });

  it('of a server that was frozen past its lease change nothing any more', async () => {
    await add('a');
    const frozen = await claimedByTheDead();
    clock += MINUTE;
    const other = server(async (job) => {
      await expect(
        test.db.transaction().execute(async (trx) => {
          await trx.insertInto('firm_settings').values({ name: 'probe', value: '1' }).execute();
          await finishJob(trx, frozen);
        }),
      ).rejects.toThrow(expect.objectContaining({ name: 'JobLost' }));
      await finishJob(test.db, job);
    });
    expect(await other.runDue()).toBe(1);
    const written = await test.db
      .selectFrom('firm_settings')
      .selectAll()
      .where('name', '=', 'probe')
      .execute();
    expect(written).toEqual([]);
  });

  it('that failed run again after growing pauses, and are given up after the last', async () => {
    await add('a');
    const failing = server(() => Promise.reject(new Error('no luck')));
    for (const wait of [MINUTE, 2 * MINUTE]) {
      expect(await failing.runDue()).toBe(0);
      clock += wait - 1;
      expect(await failing.runDue()).toBe(0);
      clock += 1;
    }
    const ofProbe = async () => (await jobsByTask(test.db)).find(({ task }) => task === 'probe');
    expect(failing.ran).toHaveLength(2);
    expect(await ofProbe()).toMatchObject({ waiting: 1, failed: 1, dead: 0, lastError: 'no luck' });
    await failing.runDue();
    expect(await ofProbe()).toMatchObject({ waiting: 0, failed: 0, dead: 1, lastError: 'no luck' });
    clock += 100 * MINUTE;
    expect(await failing.runDue()).toBe(0);
    expect(failing.ran).toHaveLength(3);
  });

  it('that were given up are tried again when a server starts', async () => {
    await add('a');
    await server(() => Promise.reject(new JobImpossible('not like this'))).runDue();
    expect((await rows())[0]).toMatchObject({ dead_at: now().toISOString(), last_error: 'not like this' });
    const fresh = server();
    fresh.jobs.start();
    onTestFinished(() => fresh.jobs.stop());
    await expect.poll(rows).toEqual([]);
  });

  it('wait as long as the far end asks for, at least', async () => {
    await add('a');
    await server(() => Promise.reject(new JobDelayed('busy', 5 * MINUTE))).runDue();
    expect((await rows())[0]?.run_at).toBe(new Date(clock + 5 * MINUTE).toISOString());
  });

  it('don’t count an attempt while the database is away', async () => {
    await add('a');
    await server(() => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))).runDue();
    expect((await rows())[0]).toMatchObject({ attempts: 0, lease: null });
  });

  it('that end every server that runs them are given up', async () => {
    await add('a');
    for (let n = 0; n < 3; n++) {
      await claimedByTheDead();
      clock += MINUTE;
    }
    const survivor = server();
    await survivor.runDue();
    expect(survivor.ran).toEqual([]);
    expect((await rows())[0]?.dead_at).not.toBeNull();
  });

  it('with the same key are one; one that runs meanwhile runs once more', async () => {
    await add('a');
    await add('a');
    const one = server(async () => {
      if (one.ran.length === 1) await add('a');
    });
    expect(await one.runDue()).toBe(2);
    expect(await rows()).toEqual([]);
  });

  it('can be run ahead of their time, and be dropped', async () => {
    const far = new Date(clock + 1000 * MINUTE).toISOString();
    const task = 'probe';
    await enqueueJobs(
      test.db,
      ['a', 'b'].map((key) => ({ task, key, runAt: far })),
    );
    await dropJob(test.db, task, 'b');
    const one = server();
    await one.jobs.runNow(task, ['a', 'b']);
    expect(one.ran).toEqual(['a']);
    expect(await rows()).toEqual([]);
  });

  it('survive a clock that was a day ahead', async () => {
    await add('a', 'b');
    clock += 24 * 60 * MINUTE;
    const ahead = server(() => Promise.reject(new Error('not yet')));
    await expect(ahead.jobs.runNow('probe', ['a'])).rejects.toThrow('not yet');
    await claimedByTheDead();
    clock -= 24 * 60 * MINUTE;
    const one = server(undefined, { longestWaitMs: 10 * MINUTE });
    expect(await one.runDue()).toBe(2);
  });

  it('that recur run when a server starts and at their intervals, at one server at a time', async () => {
    let [running, most, times] = [0, 0, 0];
    const everyMs = 3000;
    const servers = Array.from({ length: 3 }, () => createJobs({ db: test.db, log: test.app.log, now }));
    for (const jobs of servers) {
      jobs.repeat({
        task: 'chore',
        everyMs,
        async run() {
          most = Math.max(most, ++running);
          times++;
          await pause(20);
          running--;
        },
      });
      jobs.start();
      onTestFinished(() => jobs.stop());
    }
    await expect.poll(() => times).toBeGreaterThan(0);
    await expect.poll(async () => (await rows())[0]).toMatchObject({ lease: null, attempts: 0 });
    const before = times;
    clock += everyMs;
    for (const jobs of servers) jobs.wake();
    await expect.poll(() => times).toBe(before + 1);
    expect(most).toBe(1);
  });

  it('that recur are tried again in a minute when they fail, for ever', async () => {
    const jobs = createJobs({ db: test.db, log: test.app.log, now });
    let fails = true;
    jobs.repeat({
      task: 'chore',
      everyMs: 60 * MINUTE,
      run: async () => fails && Promise.reject(new Error('no')),
    });
    await enqueueJobs(test.db, [{ task: 'chore', key: '' }], now());
    for (let n = 0; n < 5; n++) {
      expect(await jobs.runDue('chore')).toBe(0);
      clock += MINUTE;
    }
    expect((await jobsByTask(test.db))[0]).toMatchObject({ stuck: 1, dead: 0, lastError: 'no' });
    fails = false;
    expect(await jobs.runDue('chore')).toBe(1);
    expect((await jobsByTask(test.db))[0]).toMatchObject({ stuck: 0, failed: 0, lastError: null });
  });

  it('that return an instant run again then', async () => {
    await add('a');
    const again = new Date(clock + MINUTE).toISOString();
    const one = server(async () => (one.ran.length === 1 ? new RunAgain(again) : undefined));
    await one.runDue();
    expect(await rows()).toMatchObject([{ run_at: again, attempts: 0, lease: null }]);
    clock += MINUTE;
    await one.runDue();
    expect(await rows()).toEqual([]);
  });

  it('a server that stops begins no more, and loses none', async () => {
    await add('a');
    const one = server();
    await one.jobs.stop();
    expect(await one.runDue()).toBe(0);
    expect(await server().runDue()).toBe(1);
  });
});
