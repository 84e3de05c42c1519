import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { remindDue } from './reminders-store.ts';

const EVERY_MS = 30_000;

/**
 * Sends reminders when they are due, when the server starts and twice a minute. They aren't queued ahead, because the
 * outbox takes a mail far ahead for one written before the clock was set back (server/outbox/worker.ts).
 */
export function remindersInBackground(app: App, db: Db, outbox: Pick<Outbox, 'enqueue' | 'wake'>): void {
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  const look = () =>
    remindDue(db, outbox, new Date()).then(
      (queued) => queued > 0 && outbox.wake(),
      (error) => {
        if (!isStopping) app.log.warn({ err: error }, 'could not send reminders of meetings; retrying soon');
      },
    );
  app.addHook('onListen', async () => {
    void look();
    timer = setInterval(look, EVERY_MS).unref();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    clearInterval(timer);
  });
}
