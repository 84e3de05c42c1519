import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { bringBack } from './next-steps-store.ts';

/** A day begins at midnight; half a minute later is early enough. */
const EVERY_MS = 30_000;

/** Brings back the inquiries whose next step is due, when the server starts and twice a minute. */
export function nextStepsInBackground(app: App, db: Db): void {
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  const look = () =>
    bringBack(db, new Date().toISOString()).catch((error) => {
      if (!isStopping) app.log.warn({ err: error }, 'could not bring back inquiries; retrying soon');
    });
  app.addHook('onListen', async () => {
    void look();
    timer = setInterval(look, EVERY_MS).unref();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    clearInterval(timer);
  });
}
