import type { App } from '../http/app-type.ts';
import type { Traces } from './traces.ts';

/** Interval in milliseconds; one run removes the traces of all erasures since the last. */
const EVERY = 60_000;
const HOUR = 3_600_000;

/** Runs while the server listens; the next start or another server removes the rest. */
export function removeTracesInBackground(app: App, traces: Traces): void {
  let timer: NodeJS.Timeout | undefined;
  let warnedAt = Number.NEGATIVE_INFINITY;
  const run = async () => {
    try {
      await traces.cleanWhenDue();
      const { since, late, reason } = await traces.now();
      if (!late || performance.now() - warnedAt < HOUR) return;
      warnedAt = performance.now();
      app.log.warn(
        { since, reason },
        'erased data is still in the database’s files; npm run doctor says why',
      );
    } catch (error) {
      app.log.warn({ err: error }, 'could not check for traces of erasures; retrying');
    }
  };
  app.addHook('onListen', async () => {
    void run();
    timer = setInterval(run, EVERY).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await traces.stop();
  });
}
