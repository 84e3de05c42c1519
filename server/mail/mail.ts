/** Mail as the rest of the server uses it. */
import type { FastifyBaseLogger } from 'fastify';
import type { RenderMail } from '#contract/mail.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/schema.ts';
import { composersOf, type NewsletterComposers } from './compose.ts';
import { createDelivery } from './delivery.ts';
import { createOutbox } from './outbox.ts';
import { repliesStore } from './replies-store.ts';
import { mailStore } from './store.ts';
import { createTransport } from './transport.ts';
import { createWorker } from './worker.ts';

type Parts = {
  config: Config;
  db: Db;
  log: FastifyBaseLogger;
  /** The templates; without them nothing is sent. */
  render: RenderMail | undefined;
  newsletter: NewsletterComposers;
};

export type Mail = ReturnType<typeof createMail>;

export function createMail({ config, db, log, render, newsletter }: Parts) {
  const store = mailStore(db);
  const transport = config.smtpUrl === undefined ? null : createTransport(config.smtpUrl);
  const worker =
    transport && render
      ? createWorker({
          store,
          log,
          deliver: createDelivery({
            config,
            render,
            transport,
            compose: { ...composersOf({ config, db }), ...newsletter },
          }),
        })
      : null;

  const outbox = createOutbox(config, () => worker?.wake());

  return {
    store,
    replies: repliesStore(db, outbox),
    outbox,
    start: () => worker?.start(),
    /** Finishes the mails under way, then hangs up. */
    stop: async () => {
      await worker?.stop();
      transport?.close();
    },
    summary: async () => ({ ...(await store.summary()), transport: transport !== null }),
  };
}
