import { nightAfter } from '../erasure/night.ts';
import type { App, Base } from '../http/app-type.ts';
import { RunAgain } from '../jobs/jobs.ts';
import { backUpOffsite, keepRegistersOffsite, rehearseOffsite } from './offsite.ts';
import { offsiteState } from './offsite-store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The first night after this is a week after the last trial restore. */
const ALMOST_A_WEEK_MS = 6.5 * DAY_MS;

/** Retries after 5, 10, 20 … minutes, at most an hour: the other machine may be down for longer. */
const pauseAfter = (attempts: number) => Math.min(HOUR_MS, 5 * MINUTE_MS * 2 ** Math.min(attempts - 1, 4));

/** Backs up to another machine every night, tries a restore every week, and keeps the registers there up to date. */
export function wireOffsite(app: App, { config, db, jobs, log }: Base): void {
  if (!config.offsite) return;
  const stop = new AbortController();
  app.addHook('preClose', async () => stop.abort());
  // An hour after erased data has left the database.
  const hour = (config.cleanupHour + 1) % 24;
  const nightOf = (since: string) => new Date(nightAfter(since, hour)).toISOString();
  const options = () => ({ now: new Date(), signal: stop.signal });

  jobs.repeat({
    ...{ task: 'offsite-backup', everyMs: DAY_MS, pauseAfter },
    async run() {
      const last = (await offsiteState(db)).backup;
      if (last && nightOf(last.at) > new Date().toISOString()) return new RunAgain(nightOf(last.at));
      const { at, rows, pictures, addedBytes } = await backUpOffsite(db, config, options());
      log.info({ rows, pictures, addedBytes }, 'backed up to another machine');
      return new RunAgain(nightOf(at));
    },
  });
  jobs.repeat({
    ...{ task: 'offsite-rehearsal', everyMs: HOUR_MS, pauseAfter },
    async run() {
      const { backup, rehearsal } = await offsiteState(db);
      if (!backup) return new RunAgain(new Date(Date.now() + 5 * MINUTE_MS).toISOString());
      const due = rehearsal && nightOf(new Date(Date.parse(rehearsal.at) + ALMOST_A_WEEK_MS).toISOString());
      if (due && due > new Date().toISOString()) return;
      const { rows, seconds } = await rehearseOffsite(db, config, options());
      log.info({ rows, seconds }, 'a trial restore of the last off-site backup succeeded');
    },
  });
  jobs.repeat({
    ...{ task: 'offsite-registers', everyMs: 15 * MINUTE_MS, pauseAfter },
    run: () => keepRegistersOffsite(db, config, options()),
  });
}
