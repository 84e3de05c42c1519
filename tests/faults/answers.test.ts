/** The path of an answer, over real connections: Postfix takes our mail, Dovecot stores the answer, the server files it. */
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import { photograph } from '../../server/images/testing/sample-files.ts';
import { type Dovecot, dovecotIsThere, startDovecot } from '../../server/inbound/testing/dovecot.ts';
import { parseMail, startMailServer } from '../../server/testing/mail-server.ts';
import { cookieOf, openOffice, sendInquiry } from '../support/office.ts';
import { createPostfix, type Postfix, postfixIsThere } from '../support/postfix.ts';
import type { RunningServer } from '../support/running-server.ts';

/** IDLE delivers a message immediately; the limit allows for a busy machine. */
const ARRIVAL_MS = 20_000;

describe.skipIf(!dovecotIsThere())('an answer by email', () => {
  let dovecot: Dovecot;
  // A new mailbox for each test, because a server reads existing mail when it first connects to a mailbox.
  beforeEach(async () => {
    dovecot = await startDovecot();
  });
  afterEach(() => dovecot.remove());

  async function eventOf(server: RunningServer, id: string, kind: string, withinMs: number) {
    const cookie = await cookieOf(server);
    const began = performance.now();
    for (;;) {
      const answer = await fetch(`${server.url}/api/inquiries/${id}/events`, { headers: { cookie } });
      const event = ((await answer.json()) as TimelineEvent[]).find((each) => each.kind === kind);
      if (event) return { event, ms: Math.round(performance.now() - began) };
      if (performance.now() - began > withinMs) throw new Error(`No ${kind}:\n${server.output()}`);
      await pause(100);
    }
  }

  it('to what we mailed stands on the timeline seconds later, with its picture, and is announced', async () => {
    const mailServer = await startMailServer();
    const server = await openOffice({
      ...{ SMTP_URL: mailServer.url, IMAP_URL: dovecot.url, REPLY_ADDRESS: 'studio@example.com' },
    });
    try {
      const id = await sendInquiry(server, { name: 'Rosa Delgado' });
      const mails = await Promise.all((await mailServer.takes(2)).map(parseMail));
      const receipt = mails.find(({ to }) => to?.[0]?.address === 'rosa.delgado@example.com');
      const address = receipt?.replyTo?.[0]?.address as string;
      expect(address).toMatch(/^studio\+r[a-z2-7]{20}@example\.com$/);
      dovecot.deliver(
        [
          'From: Rosa Delgado <Rosa.Delgado@example.com>',
          `To: ${address}`,
          `Subject: Re: ${receipt?.subject}`,
          'Message-ID: <answer-1@example.com>',
          'Content-Type: multipart/mixed; boundary=M',
          ...['', '--M', 'Content-Type: text/plain; charset=utf-8', ''],
          ...['The ledge faces south.', '', 'On Mon, Feb 2, 2026 at 9:00 AM Ledge & Frame wrote:', ''],
          ...['> Thank you for writing.', '> We’ll call.', '--M', 'Content-Type: image/jpeg'],
          ...[
            'Content-Disposition: attachment; filename="ledge.jpg"',
            'Content-Transfer-Encoding: base64',
            '',
          ],
          ...[Buffer.from(photograph()).toString('base64'), '--M--', ''],
        ].join('\r\n'),
      );
      const { event, ms } = await eventOf(server, id, 'visitor-message', ARRIVAL_MS);
      console.log(`On the timeline after ${ms} ms`);
      expect(event.data).toMatchObject({ text: 'The ledge faces south.', mail: { from: null } });
      expect((event.data as { attachments: string[] }).attachments).toHaveLength(1);
      const told = await parseMail((await mailServer.takes(3))[2] as never);
      expect(told.text).toContain('The ledge faces south.');
      expect(dovecot.mails().every((name) => !name.includes(':2,S'))).toBe(true);
    } finally {
      await server.remove();
      await mailServer.stop();
    }
  });

  describe.skipIf(!postfixIsThere())('of a mail server', () => {
    let postfix: Postfix;
    beforeEach(async () => {
      postfix = await createPostfix({
        maildirs: { 'studio@example.com': 'Maildir/' },
        ...{ base: dirname(dovecot.maildir), uid: String(dovecot.uid), gid: String(dovecot.uid) },
        returned: ['gone.example'],
      });
      postfix.start();
    });
    afterEach(() => postfix.remove());

    it('that sends our mail back makes it red within a minute', async () => {
      const server = await openOffice({
        ...{ SMTP_URL: postfix.url, IMAP_URL: dovecot.url },
        ...{ MAIL_FROM: 'studio@example.com', MAIL_TO: 'studio@example.com' },
      });
      try {
        const id = await sendInquiry(server, { name: 'Lee Gone', email: 'lee@gone.example' });
        const { event, ms } = await eventOf(server, id, 'mail-bounced', 60_000);
        console.log(`Shown as bounced ${ms} ms after it was sent`);
        expect(event.data).toMatchObject({
          recipient: 'lee@gone.example',
          why: expect.stringContaining('5.1.1'),
        });
        const cookie = await cookieOf(server);
        const mails = await (
          await fetch(`${server.url}/api/inquiries/${id}/mails`, { headers: { cookie } })
        ).json();
        expect(mails.find(({ kind }: { kind: string }) => kind === 'inquiry-visitor').state).toBe('bounced');
        // The studio's notification is in the same mailbox and must not be taken for an answer.
        await pause(1000);
        const waiting = await fetch(`${server.url}/api/inbound`, { headers: { cookie } });
        expect(await waiting.json()).toEqual([]);
      } finally {
        await server.remove();
      }
    });
  });
});
