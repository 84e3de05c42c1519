import type { Db } from './database/schema.ts';
import type { App } from './http/app-type.ts';

/** Longest that an accepted request may take to finish after the signal. */
const GRACE = 9000;

/** On SIGTERM or SIGINT: take nothing new, finish what was accepted, close the database, go. */
export function stopGracefully(app: App, db: Db): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GRACE).unref();
    await app.close();
    await db.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // `npm start` holds an IPC channel: when that parent dies without a word, nothing is left behind.
  if (process.channel) process.on('disconnect', stop);
}

/** A connection at work when the server begins to close would stay open after its answer, and hold up the end. */
export function hangUpWhenStopping(app: App): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
