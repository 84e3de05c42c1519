/** Strangers can't write headers into our mail: every field that they fill, with every way to break a line. */
import type { Email } from 'postal-mime';
import { expect, it } from 'vitest';
import { MAIL_KINDS, type MailFacts } from '#contract/mail/mail.ts';
import { parseMail } from '../testing/mail-server.ts';
import { renderMail } from '../testing/render-mail.ts';
import { toMessage } from './message.ts';
import type { NewMail } from './outbox.ts';
import { postInquiry, testOutbox } from './testing/outbox.ts';
import { createTransport } from './transport.ts';

const ATTACKS = [
  '\r\nBcc: victim@example.net',
  '\nBcc: victim@example.net',
  '\rBcc: victim@example.net',
  '\r\n\r\n<h1>Not from us</h1>',
  '\u0085Bcc: victim@example.net',
  '\u2028Bcc: victim@example.net',
  '\u0000\r\n Bcc: victim@example.net',
  '" <victim@example.net>, "',
  '>, <victim@example.net',
  ', victim@example.net',
  '=?utf-8?Q?=0D=0ABcc:_victim@example.net?=',
  '=?utf-8?B?DQpCY2M6IHZpY3RpbUBleGFtcGxlLm5ldA==?=',
  '%0d%0aBcc: victim@example.net',
  '\r\n.\r\nMAIL FROM:<victim@example.net>\r\n',
  '\u202Egnitirw desrever',
];

const ALLOWED = new Set([
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'in-reply-to',
  'references',
  'date',
  'mime-version',
  'content-type',
  'auto-submitted',
  'x-auto-response-suppress',
]);

function expectOnlyOurs(mail: Email): void {
  const names = mail.headers.map(({ key }) => key);
  expect(names.filter((name) => !ALLOWED.has(name))).toEqual([]);
  expect(names).toEqual([...new Set(names)]);
  expect(mail.from?.address).toBe('studio@ledgeandframe.example');
  expect(mail.to).toHaveLength(1);
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.replyTo?.[0]?.address).not.toContain('victim');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what we look for.
  expect(mail.subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/);
}

it('takes no header from what a visitor types', async () => {
  const { testApp, config, mailServer, mail, start } = await testOutbox('sqlite', {}, { render: renderMail });
  for (const attack of ATTACKS) {
    const { id } = await postInquiry(testApp, {
      name: `Ana${attack}`,
      phone: `979-555-0100${attack}`.slice(0, 40),
      message: `A house on a ledge.${attack}`,
      source: { landingPage: `/x${attack}`, referrer: attack, utmSource: attack, utmCampaign: attack },
      // Too fast or not makes no difference to the email; suspected spam is released below.
    });
    // Past the schema, as an older release or a hand in the database might have left it.
    await testApp.db
      .updateTable('inquiries')
      .set({ name: `Ana${attack}` })
      .where('id', '=', id)
      .execute();
    await testApp.db.transaction().execute(async (trx) => {
      await mail.outbox.release(trx, [id]);
      const about = { inquiryId: id, recipient: 'ana@example.com' };
      await mail.outbox.enqueue(trx, [
        {
          ...about,
          kind: 'reply',
          facts: { subject: `Your house${attack}`, text: `Hello${attack}`, staffName: `Bo${attack}` },
        },
        {
          ...about,
          kind: 'visitor-update',
          recipient: config.mailTo,
          facts: { change: { kind: 'message', text: attack, attachments: [] } },
        },
        {
          ...about,
          kind: 'visitor-update',
          recipient: config.mailTo,
          facts: { change: { kind: 'correction', changes: [{ field: 'phone', from: null, to: attack }] } },
        },
      ]);
    });
  }
  start();
  const taken = await mailServer.takes(ATTACKS.length * 5, 60_000);
  const addressed = new Set(taken.flatMap(({ to }) => to));
  expect([...addressed].sort()).toEqual(['ana@example.com', config.mailTo]);
  for (const one of taken) expectOnlyOurs(await parseMail(one));
});

it('takes no header from any field of any kind of mail', async () => {
  const { mailServer } = await testOutbox('sqlite');
  const transport = createTransport(mailServer.url);
  let sent = 0;
  for (const kind of MAIL_KINDS)
    for (const attack of ATTACKS) {
      const letter = toMessage(
        { kind, recipient: 'ana@example.com', messageId: '<1@ledgeandframe.example>' },
        { subject: `Subject${attack}`, html: `<p>${attack}</p>`, text: attack },
        {
          replyTo: { name: `Ana${attack}`, address: 'ana@example.com' },
          inReplyTo: '<0@ledgeandframe.example>',
        },
        { mailFrom: 'studio@ledgeandframe.example' },
      );
      await transport.send(letter);
      sent++;
    }
  transport.close();
  for (const one of await mailServer.takes(sent)) {
    expect(one.to).toEqual(['ana@example.com']);
    expectOnlyOurs(await parseMail(one));
  }
});

it.each([
  'ana@example.com\r\nRCPT TO:<victim@example.net>',
  'ana@example.com>, <victim@example.net',
  ' ',
  'ana',
])('never sends to %j', async (recipient) => {
  const { testApp, mailServer, mail, start } = await testOutbox('sqlite');
  const { id } = await postInquiry(testApp);
  await testApp.db.deleteFrom('mails').execute();
  const facts: MailFacts['reply'] = { subject: 'Hello', text: 'Hello', staffName: 'Bo' };
  const reply: NewMail = { kind: 'reply', facts, recipient, inquiryId: id };
  await testApp.db.transaction().execute((trx) => mail.outbox.enqueue(trx, reply));
  start();
  await expect
    .poll(() => testApp.db.selectFrom('mails').select('state').executeTakeFirst(), { timeout: 60_000 })
    .toEqual({ state: 'dead' });
  expect(mailServer.received.flatMap(({ to }) => to)).toEqual([]);
});

it('queues nothing for a client without an email address', async () => {
  const { testApp, mail } = await testOutbox('sqlite');
  const { id } = await postInquiry(testApp);
  await testApp.db.deleteFrom('mails').execute();
  const facts: MailFacts['reply'] = { subject: 'Hello', text: 'Hello', staffName: 'Bo' };
  const reply: NewMail = { kind: 'reply', facts, recipient: '', inquiryId: id };
  const ids = await testApp.db.transaction().execute((trx) => mail.outbox.enqueue(trx, reply));
  expect(ids).toEqual([]);
  expect(await testApp.db.selectFrom('mails').select('id').execute()).toEqual([]);
});
