import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { repeatWhileListening } from '../http/repeated-work.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { remindDue } from './reminders-store.ts';

/**
 * Sends reminders when they are due, when the server starts and twice a minute. They aren't queued ahead, because the
 * outbox takes a mail far ahead for one written before the clock was set back (server/outbox/worker.ts).
 */
export const remindersInBackground = (app: App, db: Db, outbox: Pick<Outbox, 'enqueue' | 'wake'>) =>
  repeatWhileListening(app, {
    everyMs: 30_000,
    failed: 'could not send reminders of meetings; retrying soon',
    async run() {
      if ((await remindDue(db, outbox, new Date())) > 0) outbox.wake();
    },
  });
