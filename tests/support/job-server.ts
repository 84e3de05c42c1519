/** A server that only runs jobs, in a separate process that tests kill. It records each start in a separate file. */
import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { connect } from '../../server/database/connect.ts';
import { createJobs } from '../../server/jobs/jobs.ts';
import { finishJob } from '../../server/jobs/jobs-store.ts';

const [target, notes] = process.argv.slice(2) as [string, string];
const db = connect(JSON.parse(target));
const jobs = createJobs({ db, log: pino({ level: 'silent' }) });
jobs.handle({
  ...{ task: 'probe', atOnce: 3, leaseMs: 4000, pauseAfter: () => 100 },
  async run(job) {
    appendFileSync(notes, `${JSON.stringify({ key: job.key, pid: process.pid, at: Date.now() })}\n`);
    await pause(Math.random() * 60);
    await db.transaction().execute(async (trx) => {
      await sql`insert into probe_done (key) values (${job.key})`.execute(trx);
      await finishJob(trx, job);
    });
  },
});
jobs.start();
setInterval(jobs.wake, 50);
