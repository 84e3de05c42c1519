/** Verifies a mail's sender from the results of the mailbox's own server; anyone can forge the results of others. */
import { describe, expect, it } from 'vitest';
import { toReadMail } from './parse/extract.ts';
import { parseRaw } from './parse/parser.ts';
import { checkingDomains, isUnconfirmed } from './sender-check.ts';
import { rawMail } from './testing/mailroom.ts';

const OWN = ['firm.example'];
const CHECK = 'Authentication-Results: ';

/** @param head lines above the mail's own, as servers on the way add them. */
const judged = async (head: string[], headers = {}, domains = OWN): Promise<boolean> => {
  const lines = head.map((line) => `${line}\r\n`).join('');
  return isUnconfirmed(toReadMail(await parseRaw(Buffer.from(lines + rawMail(headers)))), domains);
};

describe('the sender of a mail', () => {
  it.each([
    ['DMARC fails', 'mx.firm.example; dmarc=fail (p=reject dis=none) header.from=example.com'],
    [
      'its SPF fails, and it isn’t signed',
      'mx.firm.example; spf=fail smtp.mailfrom=ana@example.com; dkim=none',
    ],
    [
      'its signature is broken',
      'mx.firm.example 1; dkim=fail (bad signature) header.d=example.com; spf=neutral',
    ],
    [
      'both pass for another domain',
      'mx.firm.example; spf=pass smtp.mailfrom=x@evil.example; dkim=pass header.d=evil.example; dmarc=none header.from=example.com',
    ],
    [
      'DMARC fails, though a comment says otherwise',
      'mx.firm.example; dmarc=fail (dmarc=pass (really; dmarc=pass)) header.from=example.com',
    ],
    [
      'fails in a folded field',
      'MX.Firm.Example;\r\n\tspf=softfail (not (a; host))\r\n\tsmtp.mailfrom="ana@example.com";\r\n dkim=none',
    ],
    ['passes for a domain that only ends alike', 'mx.firm.example; dkim=pass header.d=notexample.com'],
  ])('isn’t confirmed where %s', async (_name, value) => {
    expect(await judged([CHECK + value])).toBe(true);
  });

  it.each([
    [
      'DMARC passes',
      'mx.firm.example; dmarc=pass header.from=example.com; spf=fail smtp.mailfrom=bounce@list.example',
    ],
    [
      'its signature passes, and a forwarder broke SPF',
      'mx.firm.example; spf=fail smtp.mailfrom=ana@example.com; dkim=pass header.d=mail.example.com',
    ],
    [
      'one of two signatures passes',
      'mx.firm.example; dkim=fail header.d=list.example; dkim=pass header.i=@example.com',
    ],
    ['SPF passes', 'mx.firm.example; spf=pass smtp.mailfrom=example.com; dkim=none'],
    [
      'nothing could be checked',
      'mx.firm.example; spf=none smtp.mailfrom=example.com; dkim=none; dmarc=none',
    ],
    ['a name server was away', 'mx.firm.example; dmarc=temperror header.from=example.com; spf=temperror'],
    ['no check was made', 'mx.firm.example; none'],
    ['another server says that it failed', 'mx.elsewhere.example; dmarc=fail header.from=example.com'],
    [
      'a server with our name within its own says so',
      'firm.example.evil.example; dmarc=fail header.from=example.com',
    ],
  ])('is left as it is where %s', async (_name, value) => {
    expect(await judged([CHECK + value])).toBe(false);
  });

  it('isn’t confirmed by a field that the sender put below our server’s', async () => {
    const failed = `${CHECK}mx.firm.example; dmarc=fail header.from=example.com`;
    const forged = `${CHECK}mx.firm.example; dmarc=pass header.from=example.com`;
    expect(await judged([failed, forged])).toBe(true);
    expect(await judged([failed, 'Received: from evil.example by mx.firm.example', forged])).toBe(true);
    const unsigned = `${CHECK}mx.firm.example; spf=fail smtp.mailfrom=example.com`;
    expect(await judged([unsigned, 'Received: from evil.example by mx.firm.example', forged])).toBe(true);
    expect(await judged([forged, failed])).toBe(false);
  });

  it('is judged by all fields of our server: each of its programs may write its own', async () => {
    const head = [
      'Received: from mx.firm.example by store.firm.example',
      `${CHECK}mx.firm.example; spf=fail smtp.mailfrom=example.com`,
      `${CHECK}mx.firm.example; dkim=pass header.d=example.com`,
      'Received: from out.example.com by mx.firm.example',
    ];
    expect(await judged(head)).toBe(false);
  });

  it('of a mail that a group passed on isn’t confirmed by the group’s own pass', async () => {
    const head = [
      `${CHECK}mx.firm.example; dmarc=pass header.from=groups.example; dkim=pass header.d=groups.example`,
    ];
    const headers = {
      From: '"Ana Ruiz via Build" <build@groups.example>',
      'Reply-To': 'Ana Ruiz <ana@example.com>',
    };
    expect(await judged(head, headers)).toBe(true);
  });

  it('is known by no server where the check is off, and none where no sender is named', async () => {
    const failed = [`${CHECK}mx.firm.example; dmarc=fail header.from=example.com`];
    expect(await judged(failed, {}, [])).toBe(false);
    expect(await judged(failed, { From: '' })).toBe(false);
  });
});

describe('the servers that check', () => {
  const domains = (imapUrl: string, replyAddress: string, mailCheckedBy: string[] | null = null) =>
    checkingDomains({ imapUrl, replyAddress, mailCheckedBy });

  it('are those of the mailbox’s organization and of the firm’s own domain', () => {
    expect(domains('imaps://studio:x@imap.hoster.co.uk', 'studio@firm.example')).toEqual([
      'hoster.co.uk',
      'firm.example',
    ]);
  });

  it('have another name at some providers', () => {
    expect(domains('imaps://studio:x@imap.gmail.com', 'studio@firm.example')).toContain('google.com');
  });

  it('are the named ones alone, or none', () => {
    expect(domains('imaps://a:x@imap.gmail.com', 'a@firm.example', ['mx.firm.example'])).toEqual([
      'mx.firm.example',
    ]);
    expect(domains('imaps://a:x@imap.gmail.com', 'a@firm.example', [])).toEqual([]);
  });
});
