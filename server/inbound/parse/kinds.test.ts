/** A person's mail, a machine's, or a delivery report. */
import { describe, expect, it } from 'vitest';
import { readRaw } from './testing/raw.ts';

describe('mail of machines', () => {
  it.each([
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated; owner-email="a@b.example"',
    'Return-Path: <>',
    'Precedence: bulk',
    'Precedence: auto_reply',
    'X-Autoreply: yes',
    'Content-Type: multipart/report; report-type=disposition-notification; boundary=b',
  ])('is known by %s', async (header) => {
    expect((await readRaw([header])).kind).toBe('auto-reply');
  });

  it.each([
    'Auto-Submitted: no',
    'X-Auto-Response-Suppress: All',
    'Return-Path: <ana@example.com>',
    'List-Id: <studio.example.com>',
    'List-Unsubscribe: <mailto:a@b.example>',
    'Precedence: list',
    'X-Autoreply: no',
  ])('is not known by %s', async (header) => {
    expect((await readRaw([header])).kind).toBe('message');
  });

  it('is known by its subject only together with Exchange’s header', async () => {
    const { parseRaw } = await import('./parser.ts');
    const { toReadMail } = await import('./extract.ts');
    const kindOf = async (raw: string) => toReadMail(await parseRaw(Buffer.from(raw))).kind;
    expect(await kindOf('From: a@b.example\r\nSubject: Automatic reply: Plans\r\n\r\nHi')).toBe('message');
    expect(
      await kindOf(
        'From: a@b.example\r\nX-Auto-Response-Suppress: All\r\nSubject: Automatic reply: Plans\r\n\r\nHi',
      ),
    ).toBe('auto-reply');
  });
});

const report = (fields: string, returned: string, type = 'message/rfc822') =>
  readRaw(
    [
      'Return-Path: <>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    ],
    `--b\r\nContent-Type: text/plain\r\n\r\nIt could not be delivered.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\n${fields}\r\n--b\r\nContent-Type: ${type}\r\n\r\n${returned}\r\n--b--\r\n`,
  );
const POSTFIX =
  'Final-Recipient: rfc822; gone@example.com\r\nOriginal-Recipient: rfc822;Gone@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\nRemote-MTA: dns; mx.example\r\nDiagnostic-Code: smtp; 550 5.1.1 <gone@example.com>:\r\n    User unknown';
const OURS = 'From: studio@example.com\r\nMessage-ID: <ours@studio.example>\r\nSubject: Hi\r\n\r\nwords';

describe('delivery reports', () => {
  it('say which mail, to which address and why, from the mail or its headers', async () => {
    for (const type of ['message/rfc822', 'text/rfc822-headers', 'message/global']) {
      const { kind, bounce } = await report(POSTFIX, OURS, type);
      expect(kind).toBe('bounce');
      expect(bounce).toEqual({
        originalMessageId: '<ours@studio.example>',
        recipient: 'gone@example.com',
        status: '5.1.1',
        diagnostic: '550 5.1.1 <gone@example.com>: User unknown',
        permanent: true,
      });
    }
  });

  it('of a delay are not permanent, and those of a server that gave up are', async () => {
    const delayed = 'Final-Recipient: rfc822; a@b.example\r\nAction: delayed\r\nStatus: 4.4.1';
    expect((await report(delayed, OURS)).bounce).toMatchObject({ status: '4.4.1', permanent: false });
    expect((await report(delayed.replace('delayed', 'failed'), OURS)).bounce?.permanent).toBe(true);
    expect((await report(delayed.replace('Action: delayed\r\n', ''), OURS)).bounce?.permanent).toBe(false);
  });

  it('of a success are no bounces', async () => {
    const read = await report(
      'Final-Recipient: rfc822; a@b.example\r\nAction: delivered\r\nStatus: 2.0.0',
      OURS,
    );
    expect(read).toMatchObject({ kind: 'auto-reply', bounce: null });
  });

  it('are read in the form of qmail and of old Exim', async () => {
    const qmail = await readRaw(
      ['Return-Path: <>'],
      "Hi. This is the qmail-send program at mx.example.\r\nI'm afraid I wasn't able to deliver your message.\r\n\r\n<gone@example.com>:\r\nSorry, no mailbox here by that name. (#5.1.1)\r\n\r\n--- Below this line is a copy of the message.\r\n\r\nMessage-ID: <ours@studio.example>\r\n",
    );
    expect(qmail.bounce).toMatchObject({
      originalMessageId: '<ours@studio.example>',
      recipient: 'gone@example.com',
      status: '5.1.1',
      permanent: true,
    });
    const exim = await readRaw(
      ['Return-Path: <>', 'X-Failed-Recipients: gone@example.com'],
      'This message was created automatically by mail delivery software.\r\n\r\n  gone@example.com\r\n    Unrouteable address\r\n\r\n------ This is a copy of the message ------\r\n\r\nMessage-Id: <ours@studio.example>\r\n',
    );
    expect(exim.bounce).toMatchObject({
      originalMessageId: '<ours@studio.example>',
      recipient: 'gone@example.com',
      permanent: true,
    });
  });

  it('that a person forwards are that person’s mail', async () => {
    const { kind } = await readRaw(
      ['Content-Type: multipart/mixed; boundary="b"'],
      `--b\r\n\r\nWhat is this?\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n${POSTFIX}\r\n--b--\r\n`,
    );
    expect(kind).toBe('message');
  });
});
