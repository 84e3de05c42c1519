import type { App } from '../http/app-type.ts';
import type { Erasure } from './erasure.ts';

/** Half of the lease of an interrupted erasure. */
const AGAIN = 15_000;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Resumes interrupted erasures, when the server starts and four times a minute, as another server may have stopped; and
 * with RETENTION_DAYS, erases closed inquiries of that age, when the server starts and daily.
 */
export function eraseInBackground(app: App, erasure: Erasure, days: number | undefined): void {
  const timers: NodeJS.Timeout[] = [];
  const failed = (words: string) => (error: unknown) => {
    if (!erasure.isStopping()) app.log.warn({ err: error }, words);
  };
  const resume = () =>
    erasure
      .resume()
      .then((count) => count > 0 && app.log.info({ count }, 'finished an interrupted erasure'))
      .catch(failed('could not finish an interrupted erasure; retrying'));
  const eraseClosed = (days: number) =>
    erasure
      .eraseClosed(days)
      .then(
        (count) => count > 0 && app.log.info({ count }, 'erased closed inquiries past the retention period'),
      )
      .catch(failed('could not erase closed inquiries; retrying tomorrow'));
  app.addHook('onListen', async () => {
    void resume();
    timers.push(setInterval(resume, AGAIN).unref());
    if (days === undefined) return;
    void eraseClosed(days);
    timers.push(setInterval(eraseClosed, DAY, days).unref());
  });
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await erasure.stop();
  });
}
