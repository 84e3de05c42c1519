import type { App } from '../http/app-type.ts';
import type { Erasure } from './erasure.ts';

const DAY = 24 * 60 * 60 * 1000;

/** RETENTION_DAYS: erases closed inquiries of that age, when the server starts and every day after. */
export function eraseClosedDaily(app: App, erasure: Erasure, days: number | undefined): void {
  if (days === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = erasure
      .eraseClosed(days)
      .then((count) => count > 0 && app.log.info({ count }, 'erased closed inquiries past their age'))
      .catch((error) =>
        app.log.warn({ err: error }, 'could not erase closed inquiries; tomorrow tries again'),
      );
  };
  app.addHook('onListen', async () => {
    run();
    timer = setInterval(run, DAY).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
