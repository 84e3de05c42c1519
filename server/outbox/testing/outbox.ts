/** An outbox with workers of its own, for tests. */
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { RenderMail } from '#contract/mail.ts';
import { meetingMails } from '../../booking/mails.ts';
import { meetingMailsStore } from '../../booking/mails-store.ts';
import { connect, type EngineName } from '../../database/connect.ts';
import type { Db } from '../../database/schema.ts';
import { createMail, type Mail } from '../../mail/mail.ts';
import type { Config } from '../../settings/config.ts';
import { type Behaviour, startMailServer } from '../../testing/mail-server.ts';
import { createTestApp } from '../../testing/test-app.ts';

/** Renders a mail without a template: its content as JSON. */
export const plainMail: RenderMail = async (kind, content) => {
  const text = JSON.stringify(content);
  return { subject: `A mail of kind ${kind}`, html: `<p>${text.replaceAll('<', '&lt;')}</p>`, text };
};

export const silent = pino({ level: 'silent' });

const noNewsletter = {
  'newsletter-confirmation': async () => ({ dropped: 'No newsletter in this test.' }),
  'newsletter-article': async () => ({ dropped: 'No newsletter in this test.' }),
};

/**
 * Creates an app that leaves mails waiting, a mail server, and `count` workers, each with its own database connection
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
  const workers: Mail[] = [];
  const connections: Db[] = [];
  for (let i = 0; i < count; i++) {
    const db = connect(config);
    connections.push(db);
    workers.push(
      createMail({
        ...{ config, db, log: silent, render, takeBackMs: 0 },
        newsletter: noNewsletter,
        meetings: meetingMails({ config, store: meetingMailsStore(db) }),
      }),
    );
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
    mail: workers[0] as Mail,
    start: () => {
      for (const worker of workers) worker.start();
    },
    /** Expires every backoff and lease, and wakes the workers. */
    async passTime(): Promise<void> {
      await passTime(testApp.db);
      for (const worker of workers) worker.outbox.wake();
    },
  };
}

export async function passTime(db: Db): Promise<void> {
  await db
    .updateTable('mails')
    .set({ run_at: new Date().toISOString() })
    .where('state', '=', 'waiting')
    .execute();
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
