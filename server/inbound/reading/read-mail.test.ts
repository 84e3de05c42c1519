/** Mails as mail programs and servers write them; the corpus of replies is in quotes.test.ts. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMail } from './read-mail.ts';
import { fileApart, readMailApart } from './read-mail-apart.ts';
import { UnreadableMail } from './read-mail-type.ts';

const crlf = (text: string): Uint8Array => Buffer.from(text.trimStart().replace(/\n/g, '\r\n'), 'latin1');
const read = (text: string) => readMail(crlf(text), async (n) => `picture-${n}`);
const simple = (headers: string, body = 'Tuesday works.') =>
  `From: Ana Ruiz <Ana@Example.com>\nTo: studio@firm.example\nSubject: Re: Your house\n${headers}\n\n${body}\n`;

const bounceOf = (action: string, status: string) => `
Return-Path: <>
From: MAILER-DAEMON@mail.firm.example (Mail Delivery System)
To: studio@firm.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
Message-ID: <20260203161200.1@mail.firm.example>
Content-Type: multipart/report; report-type=delivery-status; boundary="B"

--B
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.firm.example.

--B
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.firm.example
Arrival-Date: Tue,  3 Feb 2026 10:12:00 -0600

Final-Recipient: rfc822; Ana@example.com
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 <Ana@example.com>: Recipient address rejected:
    User unknown

--B
Content-Type: message/rfc822

From: studio@firm.example
Message-ID: <0198@firm.example>
Subject: Your house

Hello Ana
--B--
`;

describe('a mail', () => {
  it('is read with its sender, thread, recipients and words', async () => {
    const mail = await read(`
From: "Ruiz, Ana" <Ana@Example.com>
To: Ledge & Frame <studio+rabcdefghijklmnopqrst@Firm.example>, other@example.com
Delivered-To: studio@firm.example
Subject: =?utf-8?Q?Re:_Your_house_=E2=80=94_Tuesday?=
Message-ID: <a1@example.com>
In-Reply-To: <2@firm.example>
References: <1@firm.example>
 <2@firm.example>
Date: Tue, 3 Feb 2026 10:12:00 -0600
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

Tuesday works. The caf=E9 next door opens at 7.

On Mon, Feb 2, 2026 at 9:00 AM Ledge & Frame <studio@firm.example> wrote:

> May we call on Tuesday?
> Bo
`);
    expect(mail).toEqual({
      kind: 'message',
      bounce: null,
      messageId: '<a1@example.com>',
      references: ['<1@firm.example>', '<2@firm.example>'],
      from: { name: 'Ruiz, Ana', address: 'ana@example.com' },
      recipients: ['studio+rabcdefghijklmnopqrst@firm.example', 'other@example.com', 'studio@firm.example'],
      subject: 'Re: Your house — Tuesday',
      sentAt: '2026-02-03T16:12:00.000Z',
      text: 'Tuesday works. The café next door opens at 7.',
      quoted:
        'On Mon, Feb 2, 2026 at 9:00 AM Ledge & Frame <studio@firm.example> wrote:\n\n> May we call on Tuesday?\n> Bo',
      files: [],
    });
  });

  it('is a person’s unless a header says that a machine wrote it', async () => {
    for (const header of [
      'X-Nothing: 1',
      'Auto-Submitted: no',
      'X-Auto-Response-Suppress: All',
      'Importance: high',
    ])
      expect((await read(simple(header))).kind, header).toBe('message');
    expect(
      (await read(simple('Subject: Out of office').replace('Re: Your house', 'Out of office'))).kind,
    ).toBe('message');
    for (const header of [
      'Auto-Submitted: auto-replied',
      'Auto-Submitted: auto-generated; owner-email="a@example.com"',
      'Precedence: bulk',
      'Precedence: auto_reply',
      'List-Id: <news.example.com>',
      'List-Unsubscribe: <mailto:off@example.com>',
      'X-Autoreply: yes',
      'Return-Path: <>',
      'Content-Type: multipart/report; report-type=disposition-notification; boundary=x',
    ])
      expect((await read(simple(header))).kind, header).toBe('auto-reply');
  });

  it('that came back says which, to whom and why', async () => {
    expect(await read(bounceOf('failed', '5.1.1'))).toMatchObject({
      kind: 'bounce',
      bounce: {
        originalMessageId: '<0198@firm.example>',
        recipient: 'ana@example.com',
        status: '5.1.1',
        diagnostic: '550 5.1.1 <Ana@example.com>: Recipient address rejected: User unknown',
        permanent: true,
      },
    });
    expect((await read(bounceOf('delayed', '4.4.1'))).bounce?.permanent).toBe(false);
    expect((await read(bounceOf('delivered', '2.0.0'))).kind).toBe('auto-reply');
  });

  it('that an old server sent back is recognized by its sender and the headers below', async () => {
    const { kind, bounce } = await read(`
Return-Path: <>
From: Mail Delivery System <Mailer-Daemon@mail.example>
X-Failed-Recipients: ana@example.com
To: studio@firm.example
Subject: Mail delivery failed: returning message to sender

A message that you sent could not be delivered:
  ana@example.com
    550 5.1.1 No such user

------ This is a copy of the message, including all the headers. ------

Message-ID: <0198@firm.example>
Subject: Your house
`);
    expect([kind, bounce]).toEqual([
      'bounce',
      {
        ...{ originalMessageId: '<0198@firm.example>', recipient: 'ana@example.com', status: '5.1.1' },
        ...{ diagnostic: '550 5.1.1 No such user', permanent: true },
      },
    ]);
  });

  it('shows no script, no hidden words and no tricks of direction', async () => {
    const mail = await read(
      simple(
        'Content-Type: text/html; charset=utf-8\nX-Other: 1',
        '<style>p{}</style><script>steal()</script><div style="display:none">preheader</div><p>Hello <b>there</b>,</p><p>see <a href="https://example.com/plan">the plan</a>.</p><blockquote>May we call?<br>Bo</blockquote>',
      ).replace('Re: Your house', 'Re: \u202Eesuoh\u0007 A: Bcc: x@example.com'),
    );
    expect(mail.text).toBe('Hello there,\n\nsee the plan (https://example.com/plan).');
    expect(mail.quoted).toBe('> May we call?\n> Bo');
    expect(mail.subject).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  });

  it('in another character set is read, and one in an unknown set isn’t refused', async () => {
    const inSet = (set: string, bytes: number[]) =>
      readMail(
        Buffer.concat([
          crlf(`From: a@example.com\nContent-Type: text/plain; charset=${set}\n\n`),
          Buffer.from(bytes),
        ]),
        async () => '',
      ).then(({ text }) => text);
    expect(await inSet('windows-1252', [0x93, 0x41, 0x94])).toBe('“A”');
    expect(await inSet('koi8-r', [0xf0, 0xd2, 0xc9])).toBe('При');
    expect(await inSet('shift_jis', [0x89, 0xc6])).toBe('家');
    expect(await inSet('gb18030', [0xb7, 0xbf])).toBe('房');
    expect(await inSet('utf-8', [0x41, 0xff, 0x42])).toBe('A\uFFFDB');
    expect(await inSet('x-klingon', [0x41, 0x42])).toBe('AB');
  });

  describe('with files', () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'ledge-frame-mail-'));
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    const part = (type: string, name: string, bytes: number, disposition = 'attachment') =>
      `--M\nContent-Type: ${type}\nContent-Disposition: ${disposition}; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${Buffer.alloc(bytes, 'ledge').toString('base64')}\n`;
    const withFiles = `From: a@example.com\nContent-Type: multipart/mixed; boundary=M\n\n--M\nContent-Type: text/plain\n\nTwo plans.\n${part('image/jpeg', '../../etc/site.jpg', 9000)}${part('image/png', 'logo.png', 900, 'inline')}${part('application/pdf', 'plan\u0007.pdf', 7000)}${part('application/octet-stream', 'IMG_1.HEIC', 6000)}--M--\n`;

    it('names them safely, writes out pictures, leaves out those of signatures, and gives each back', async () => {
      const raw = join(folder, 'raw');
      writeFileSync(raw, crlf(withFiles));
      const { text, files } = await readMailApart(raw, folder);
      expect(text).toBe('Two plans.');
      expect(files).toEqual([
        { n: 0, name: 'site.jpg', type: 'image/jpeg', bytes: 9000, picture: join(folder, 'picture-0') },
        { n: 2, name: 'plan .pdf', type: 'application/pdf', bytes: 7000, picture: null },
        {
          ...{ n: 3, name: 'IMG_1.HEIC', type: 'application/octet-stream', bytes: 6000 },
          picture: join(folder, 'picture-3'),
        },
      ]);
      expect(readFileSync(join(folder, 'picture-0'))).toEqual(Buffer.alloc(9000, 'ledge'));
      await fileApart(raw, 2, join(folder, 'plan'));
      expect(readFileSync(join(folder, 'plan'))).toEqual(Buffer.alloc(7000, 'ledge'));
      await expect(fileApart(raw, 9, join(folder, 'none'))).rejects.toThrow(UnreadableMail);
    });

    it('is unreadable when its time is over, or it isn’t there', async () => {
      const raw = join(folder, 'slow');
      writeFileSync(raw, crlf(withFiles));
      await expect(readMailApart(raw, folder, 1)).rejects.toThrow(UnreadableMail);
      await expect(readMailApart(join(folder, 'gone'), folder)).rejects.toThrow(UnreadableMail);
    });
  });
});
