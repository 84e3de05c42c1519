/** An outbox with separate servers that only send mail, for tests. */
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { RenderMail } from '#contract/mail/mail.ts';
import { meetingMails } from '../../booking/mails.ts';
import { meetingMailsStore } from '../../booking/mails-store.ts';
import type { Config } from '../../config/config.ts';
import { connect, type EngineName } from '../../database/connect.ts';
import type { Db } from '../../database/schema.ts';
import { createJobs } from '../../jobs/jobs.ts';
import { jobsStore } from '../../jobs/jobs-store.ts';
import { createMail } from '../../mail/mail.ts';
import { type Behaviour, startMailServer } from '../../testing/mail-server.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { MAIL } from '../schedule-store.ts';
import { type ClaimedMail, mailStore } from '../store.ts';

/** Renders an email without a template: its content as JSON. */
export const plainMail: RenderMail = async (kind, content) => {
  const text = JSON.stringify(content);
  return { subject: `A mail of kind ${kind}`, html: `<p>${text.replaceAll('<', '&lt;')}</p>`, text };
};

export const silent = pino({ level: 'silent' });

const noNewsletter = {
  'newsletter-confirmation': async () => ({ dropped: 'No newsletter in this test.' }),
  'newsletter-article': async () => ({ dropped: 'No newsletter in this test.' }),
};

export type MailWorker = ReturnType<typeof mailWorker>;

/** A server on this database that only sends mail. */
export function mailWorker(config: Config, db: Db, render: RenderMail = plainMail) {
  const jobs = createJobs({ db, log: silent });
  const mail = createMail({
    ...{ config, db, log: silent, jobs, render, takeBackMs: 0 },
    newsletter: noNewsletter,
    meetings: meetingMails({ config, store: meetingMailsStore(db) }),
  });
  const stop = async () => {
    await jobs.stop();
    mail.stop();
  };
  return { ...mail, start: jobs.start, stop };
}

/**
 * Creates an app that leaves emails waiting, a mail server, and `count` workers, each with its own database connection
 * as in a separate process. `start()` starts the workers.
 */
export async function testOutbox(
  engine: EngineName,
  behaviour: Behaviour = {},
  {
    workers: count = 1,
    render = plainMail,
    mailbox = {},
    settings = {},
  }: {
    workers?: number;
    render?: RenderMail;
    mailbox?: Partial<Pick<Config, 'imapUrl' | 'replyAddress'>>;
    /** Environment variables, as of `createTestApp`. */
    settings?: Record<string, string>;
  } = {},
) {
  const testApp = await createTestApp(engine, settings);
  const mailServer = await startMailServer(behaviour);
  const config = { ...testApp.config, smtpUrl: mailServer.url, ...mailbox };
  const workers: MailWorker[] = [];
  const connections: Db[] = [];
  for (let i = 0; i < count; i++) {
    const db = connect(config);
    connections.push(db);
    workers.push(mailWorker(config, db, render));
  }
  onTestFinished(async () => {
    await mailServer.stop();
    await Promise.all(workers.map((worker) => worker.stop()));
    await Promise.all(connections.map((db) => db.destroy()));
    await testApp.close();
  });
  return {
    testApp,
    config,
    mailServer,
    workers,
    mail: workers[0] as MailWorker,
    start: () => {
      for (const worker of workers) worker.start();
    },
    /** Expires every backoff, and wakes the workers. */
    async passTime(): Promise<void> {
      await passTime(testApp.db);
      for (const worker of workers) worker.outbox.wake();
    },
  };
}

/** Makes all waiting emails due, after waiting for those whose results are being saved. */
export async function passTime(db: Db): Promise<void> {
  const leased = () =>
    db.selectFrom('jobs').select('key').where('task', '=', MAIL).where('lease', 'is not', null).execute();
  for (let look = 0; look < 100 && (await leased()).length > 0; look++) await pause(20);
  const run_at = new Date().toISOString();
  await db.updateTable('mails').set({ run_at }).where('state', '=', 'waiting').execute();
  await db.updateTable('jobs').set({ run_at }).where('task', '=', MAIL).execute();
}

/** Begins due emails as a server does that then sends them, with a lease of a minute. */
export async function beginMails(db: Db, now = new Date(), limit = 10): Promise<ClaimedMail[]> {
  const claiming = { task: MAIL, leaseMs: 60_000, longestWaitMs: Number.POSITIVE_INFINITY };
  const mails: ClaimedMail[] = [];
  for (const job of await jobsStore(db).claim(claiming, limit, now)) {
    // An email that the caps apply to first gets its place.
    await mailStore(db).goesAt(job.key, now.toISOString());
    const mail = await mailStore(db).begin(job, now.toISOString());
    if (mail) mails.push(mail);
  }
  return mails;
}

/** Posts an inquiry to the form's endpoint and returns its receipt. */
export async function postInquiry(
  { app }: Awaited<ReturnType<typeof createTestApp>>,
  fields: Record<string, unknown> = {},
): Promise<{ id: string; reference: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/inquiries',
    payload: {
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      message: 'A house on a ledge near Blanco, please.',
      ...fields,
    },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}
