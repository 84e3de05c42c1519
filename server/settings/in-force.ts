/** Puts the settings that owners saved into force, on each server. */
import type { Config } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import type { App, Base } from '../http/app-type.ts';
import { runPeriodically } from '../http/periodic-job.ts';
import { savedRows, settingsOf } from './settings-store.ts';

/** How late another server takes over a change. */
const LOOK_MS = 5000;

export async function loadSettings(config: Config, db: Db): Promise<void> {
  config.saved = settingsOf(await savedRows(db), config.secret);
}

export type KeptSettings = ReturnType<typeof keepSettings>;

/** Reads the settings before the server listens, and then again every few seconds. */
export function keepSettings(app: App, { config, db, jobs }: Base) {
  async function load(): Promise<void> {
    const before = config.smtpUrl;
    await loadSettings(config, db);
    // Emails that waited for an account are due.
    if (config.smtpUrl !== before) jobs.wake();
  }
  app.addHook('onReady', load);
  runPeriodically(app, {
    everyMs: LOOK_MS,
    failed: 'couldn’t read the saved settings; will retry in a few seconds',
    run: load,
  });
  return { load };
}
