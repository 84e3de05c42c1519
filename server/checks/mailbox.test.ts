/** The doctor's findings on the mailbox: a real one (Debian's Dovecot), and mail that a real mail server takes. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailboxId } from '../inbound/imap/address.ts';
import {
  DOVECOT_PASSWORD,
  DOVECOT_USER,
  type Dovecot,
  dovecotIsThere,
  startDovecot,
} from '../inbound/testing/dovecot.ts';
import { type MailServer, smtpError, startMailServer } from '../testing/mail-server.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { mailboxFindings, readingFindings } from './mailbox.ts';

describe.skipIf(!dovecotIsThere())('the mailbox', () => {
  let dovecot: Dovecot;
  let mailServer: MailServer;
  beforeAll(async () => {
    [dovecot, mailServer] = await Promise.all([startDovecot(), startMailServer()]);
  });
  afterAll(() => Promise.all([dovecot.remove(), mailServer.stop()]));
  afterEach(() => {
    mailServer.behaviour.onDataEnd = undefined;
    mailServer.behaviour.onRecipient = undefined;
  });

  const settings = () => ({
    imapUrl: dovecot.url,
    smtpUrl: mailServer.url,
    mailFrom: 'studio@firm.com',
    replyAddress: 'studio@firm.com',
  });
  const arrives = () => {
    mailServer.behaviour.onDataEnd = ({ raw }) => void dovecot.deliver(raw);
  };

  it('is not mentioned without IMAP_URL', async () => {
    expect(await mailboxFindings({ ...settings(), imapUrl: undefined })).toEqual([]);
  });

  it('is all right when a mail to a tagged address arrives in it', async () => {
    arrives();
    const found = await mailboxFindings(settings());
    expect(found).toEqual([
      expect.objectContaining({ mark: 'ok', says: expect.stringContaining('INBOX at 127.0.0.1') }),
      expect.objectContaining({ mark: 'ok', says: expect.stringMatching(/studio\+r[a-z2-7]{20}@firm\.com/) }),
    ]);
    const sent = mailServer.received.at(-1);
    expect(sent?.to[0]).toMatch(/^studio\+r[a-z2-7]{20}@firm\.com$/);
    expect(sent?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(sent?.messageId).toMatch(/^<doctor-[0-9a-f]{20}@firm\.com>$/);
  });

  it('is wrong when the mail doesn’t arrive in time, or is refused', async () => {
    const [, late] = await mailboxFindings(settings(), 3000);
    expect(late).toMatchObject({ mark: 'error', says: expect.stringContaining('within 3 seconds') });
    expect(late?.todo).toContain('plus addressing');
    mailServer.behaviour.onRecipient = () => {
      throw smtpError(550, '5.1.1 No such user here');
    };
    const [, refused] = await mailboxFindings(settings());
    expect(refused).toMatchObject({
      mark: 'error',
      says: expect.stringContaining('5.1.1 No such user here'),
    });
  });

  it('is wrong with another password, folder, port or encryption, in words that name no password', async () => {
    const wrong = [
      [dovecot.url.replace(encodeURIComponent(DOVECOT_PASSWORD), 'no'), 'rejected the sign-in'],
      [`${dovecot.url}/Website`, 'folder in IMAP_URL doesn’t exist'],
      [dovecot.url.replace(String(dovecot.port), '1'), 'isn’t responding'],
      [dovecot.url.replace('127.0.0.1', '127.0.0.2'), 'didn’t offer encryption'],
    ] as const;
    for (const [imapUrl, says] of wrong) {
      const found = await mailboxFindings({ ...settings(), imapUrl });
      expect(found).toMatchObject([
        { about: 'mailbox', mark: 'error', says: expect.stringContaining(says), todo: expect.any(String) },
      ]);
      expect(JSON.stringify(found)).not.toMatch(new RegExp(`${DOVECOT_PASSWORD}|${DOVECOT_USER}`));
    }
  });

  it('is looked at by signing in only where no mail can be sent', async () => {
    expect(await mailboxFindings({ ...settings(), smtpUrl: undefined })).toEqual([
      expect.objectContaining({ mark: 'ok' }),
    ]);
  });

  it('asks for a shorter address where a tag doesn’t fit', async () => {
    const replyAddress = `${'a'.repeat(50)}@firm.com`;
    const [, finding] = await mailboxFindings({ ...settings(), replyAddress });
    expect(finding).toMatchObject({ mark: 'warning', says: expect.stringContaining('too long') });
  });
});

describe('the reading of the mailbox', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp('sqlite');
  });
  afterEach(() => test.close());

  it('is wrong with trouble, and when it is long ago', async () => {
    const config = { imapUrl: 'imaps://studio:secret@mail.firm.com', secret: test.config.secret };
    const mark = async () => (await readingFindings(config, test.db)).map((finding) => finding.mark);
    expect(await readingFindings({ ...config, imapUrl: undefined }, test.db)).toEqual([]);
    expect(await mark()).toEqual(['warning']);
    const id = mailboxId(config.secret, config.imapUrl);
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await test.db
      .insertInto('inbound_mailboxes')
      .values({ id, last_read_at: at(2) })
      .execute();
    expect(await mark()).toEqual(['ok']);
    await test.db
      .updateTable('inbound_mailboxes')
      .set({ last_read_at: at(20) })
      .execute();
    expect(await mark()).toEqual(['error']);
    await test.db
      .updateTable('inbound_mailboxes')
      .set({ last_read_at: at(2), trouble: 'Refused.' })
      .execute();
    expect(await mark()).toEqual(['error']);
  });
});
