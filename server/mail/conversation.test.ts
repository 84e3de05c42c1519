/** Emails to visitors as parts of one conversation, over a real SMTP connection. */
import { describe, expect, it } from 'vitest';
import { postInquiry, testOutbox } from '../outbox/testing/outbox.ts';
import { parseMail } from '../testing/mail-server.ts';
import { engines, signedIn } from '../testing/test-app.ts';
import { tagsIn } from './reply-address.ts';

const MAILBOX = { imapUrl: 'imaps://studio:secret@mail.firm.example', replyAddress: 'studio@firm.example' };

describe.each(engines)('a conversation on %s', (engine) => {
  async function conversation(mailbox: Partial<typeof MAILBOX> = MAILBOX) {
    const outbox = await testOutbox(engine, {}, { mailbox });
    const { testApp, mailServer } = outbox;
    const { id } = await postInquiry(testApp);
    const { cookie } = await signedIn(testApp);
    outbox.start();
    await mailServer.takes(2);
    const reply = async (subject: string) => {
      const url = `/api/inquiries/${id}/replies`;
      const payload = { subject, text: 'Hello Ana' };
      const before = mailServer.received.length;
      await testApp.app.inject({ method: 'POST', url, headers: { cookie }, payload });
      outbox.mail.outbox.wake();
      const taken = await mailServer.takes(before + 1);
      return parseMail(taken[before] as (typeof taken)[number]);
    };
    const confirmation = (await Promise.all(mailServer.received.map(parseMail))).find(
      ({ to }) => to?.[0]?.address === 'ana@example.com',
    ) as Awaited<ReturnType<typeof parseMail>>;
    return { ...outbox, id, reply, confirmation };
  }

  it('comes back to one tagged address, which is remembered with its inquiry', async () => {
    const { testApp, id, reply, confirmation } = await conversation();
    const first = await reply('Your house');
    const [address] = [confirmation, first].map(({ replyTo }) => replyTo?.[0]?.address as string);
    expect(first.replyTo?.[0]?.address).toBe(address);
    const [tag] = tagsIn([address as string], MAILBOX.replyAddress);
    expect(await testApp.db.selectFrom('reply_tags').selectAll().execute()).toEqual([
      { tag, inquiry_id: id },
    ]);
    expect(first.from?.address).toBe(testApp.config.mailFrom);
  });

  it('names all that both sides mailed before, and answers the latest', async () => {
    const { testApp, id, reply, confirmation } = await conversation();
    const first = await reply('Your house');
    await testApp.db
      .insertInto('inbound_mails')
      .values({
        ...{
          id: crypto.randomUUID(),
          sha256: 'one',
          bytes: 1,
          state: 'filed',
          kind: 'message',
          inquiry_id: id,
        },
        ...{ message_id: '<answer@visitor.example>', received_at: new Date().toISOString() },
      })
      .execute();
    const second = await reply('Re: Your house');
    expect(first.references).toBe(confirmation.messageId);
    expect(second.inReplyTo).toBe('<answer@visitor.example>');
    expect(second.references?.split(/\s+/)).toEqual([
      confirmation.messageId,
      first.messageId,
      '<answer@visitor.example>',
    ]);
  });

  it('changes nothing about mail to staff, and nothing at all without a mailbox', async () => {
    const { mailServer } = await conversation();
    const toStaff = (await Promise.all(mailServer.received.map(parseMail))).find(
      ({ to }) => to?.[0]?.address !== 'ana@example.com',
    );
    expect(toStaff?.replyTo?.[0]?.address).toBe('ana@example.com');
    const without = await conversation({});
    expect(without.confirmation.replyTo?.[0]?.address).toBe('studio@ledgeandframe.example');
    expect(await without.testApp.db.selectFrom('reply_tags').selectAll().execute()).toEqual([]);
  });
});
