import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { askAboutMeetings } from './meetings-over-store.ts';
import { bringBack } from './next-steps-store.ts';

/** A day begins at midnight; half a minute later is early enough. */
const EVERY_MS = 30_000;

/**
 * Brings back the inquiries whose next step is due, and with booking those whose meeting is over, when the server starts
 * and twice a minute.
 */
export function bringBackInBackground(app: App, db: Db, booking: boolean): void {
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  const jobs = [bringBack, ...(booking ? [askAboutMeetings] : [])];
  const look = () => {
    for (const job of jobs)
      job(db, new Date().toISOString()).catch((error) => {
        if (!isStopping) app.log.warn({ err: error }, 'could not bring back inquiries; retrying soon');
      });
  };
  app.addHook('onListen', async () => {
    look();
    timer = setInterval(look, EVERY_MS).unref();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    clearInterval(timer);
  });
}
