import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './app-type.ts';

/** Time in which a run may finish its statement when the server stops. The next start or another server does the rest. */
const LAST_WRITES_MS = 1000;

type Work = {
  everyMs: number;
  /** Logged when a run fails; the next one tries again. */
  failed: string;
  /** @param isStopping whether the server stops: long work ends early then. */
  run: (isStopping: () => boolean) => Promise<unknown>;
};

/**
 * Repeats work while the server listens: when it starts, and then at intervals. Runs never overlap. A failure is
 * logged, unless the server is stopping.
 * @returns `wake`, which has it run now, or once more after the present run.
 */
export function runPeriodically(app: App, { everyMs, failed, run }: Work): { wake: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let stopping = false;
  let listening = false;
  let onceMore = false;
  const look = () => {
    if (!listening || stopping) return;
    running ??= run(() => stopping)
      .catch((error) => {
        if (!stopping) app.log.warn({ err: error }, failed);
      })
      .finally(() => {
        running = undefined;
        if (onceMore) wake();
      });
  };
  const wake = () => {
    onceMore = running !== undefined;
    look();
  };
  app.addHook('onListen', async () => {
    listening = true;
    look();
    timer = setInterval(look, everyMs).unref();
  });
  app.addHook('preClose', async () => {
    stopping = true;
    clearInterval(timer);
    await Promise.race([running, pause(LAST_WRITES_MS, undefined, { ref: false })]);
  });
  return { wake };
}
