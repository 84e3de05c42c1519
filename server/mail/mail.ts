/** The mail service, as used by the rest of the server. */
import type { FastifyBaseLogger } from 'fastify';
import type { RenderMail } from '#contract/mail/mail.ts';
import { REPLY_LIMITS } from '#contract/mail/reply.ts';
import type { MeetingComposers } from '../booking/mails.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createDelivery } from '../outbox/delivery.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { sendMails } from '../outbox/send.ts';
import { mailStore } from '../outbox/store.ts';
import { createCurrentTransport } from '../outbox/transport.ts';
import { composersOf, type NewsletterComposers } from './compose.ts';
import { answerable } from './conversation.ts';
import { repliesStore } from './replies-store.ts';
import { CONTACT_SETTLERS, takeBackReply } from './reply-outcome-store.ts';
import { sendNow } from './scheduled-store.ts';

type Parts = {
  config: Config;
  db: Db;
  log: FastifyBaseLogger;
  jobs: Jobs;
  /** The templates; if undefined, no email is sent. */
  render: RenderMail | undefined;
  newsletter: NewsletterComposers;
  meetings: MeetingComposers;
  /** Milliseconds during which sending a reply can be undone; tests don't wait. */
  takeBackMs: number | undefined;
};

export type Mail = ReturnType<typeof createMail>;

export function createMail(parts: Parts) {
  const { config, db, log, jobs, render, newsletter, meetings, takeBackMs = REPLY_LIMITS.takeBackMs } = parts;
  const store = mailStore(db, CONTACT_SETTLERS);
  const transport = createCurrentTransport(config);
  const isReady = () => config.smtpUrl !== undefined;
  if (render)
    jobs.handle(
      sendMails({
        ...{ store, log, isReady },
        deliver: createDelivery({
          ...{ config, render, transport },
          compose: answerable({ ...composersOf({ config, db }), ...newsletter, ...meetings }, { config, db }),
        }),
      }),
    );

  const outbox = createOutbox(config, jobs.wake);

  return {
    store,
    replies: {
      ...repliesStore(db, outbox, takeBackMs),
      takeBack: takeBackReply.bind(null, db),
      sendNow: sendNow.bind(null, db),
      /** Sends the replies whose sending can no longer be undone. */
      wakeWhenDue: () => void setTimeout(outbox.wake, takeBackMs).unref(),
    },
    outbox,
    /** Closes the SMTP connections. */
    stop: () => transport.close(),
    summary: async () => ({ ...(await store.summary()), transport: isReady() }),
  };
}
