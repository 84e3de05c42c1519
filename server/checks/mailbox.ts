/**
 * Checks the mailbox in IMAP_URL: signs in, opens the folder, and sends an email to a tagged REPLY_ADDRESS, as used by
 * visitors' answers. The email must arrive there. It stays in the mailbox; the server archives it.
 */

import { randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { currentFirm } from '../config/firm-in-force.ts';
import type { Db } from '../database/schema.ts';
import { mailboxAddress, mailboxId } from '../inbound/imap/address.ts';
import { type OpenMailbox, openMailbox } from '../inbound/imap/mailbox.ts';
import { mailboxStore } from '../inbound/imap/mailbox-store.ts';
import { replyTag, taggedAddress } from '../mail/reply-address.ts';
import { failureOf } from '../outbox/failure.ts';
import { createTransport } from '../outbox/transport.ts';
import { ASK_ADMIN, type CheckFinding, reportOn } from './finding.ts';

const report = reportOn('mailbox');

/** For signing in, as for the mail server. */
const SIGN_IN_MS = 10_000;
/** For the email to arrive. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 2000;
/** The server reads the mailbox each minute. */
const UNREAD_MS = 15 * 60_000;

type Settings = Pick<Config, 'imapUrl' | 'smtpUrl' | 'mailFrom' | 'replyAddress'>;

/** @returns nothing without IMAP_URL. */
export async function mailboxFindings(config: Settings, patienceMs = PATIENCE_MS): Promise<CheckFinding[]> {
  if (config.imapUrl === undefined) return [];
  const address = mailboxAddress(config.imapUrl);
  const place = `${address.folder} at ${address.host}`;
  const signal = AbortSignal.timeout(Math.min(SIGN_IN_MS, patienceMs));
  let mailbox: OpenMailbox;
  try {
    mailbox = await openMailbox(address, { signal });
  } catch (error) {
    const [says, ...todo] = (error as Error).message.split(/(?<=\.) /);
    return [report.error(`${place}: ${says}`, todo.join(' '), { todo: ASK_ADMIN })];
  }
  const opened = report.ok(`Signed in to the mailbox and opened ${place}.`);
  mailbox.close();
  if (config.smtpUrl === undefined) return [opened];
  return [opened, await arrival(config.imapUrl, config.smtpUrl, config, patienceMs)];
}

/** Sends an email to the tagged address and searches the mailbox for it. */
async function arrival(
  imapUrl: string,
  smtpUrl: string,
  { mailFrom, replyAddress }: Settings,
  patienceMs: number,
): Promise<CheckFinding> {
  const token = randomBytes(10).toString('hex');
  // A tag that no inquiry has.
  const to = taggedAddress(replyAddress, replyTag(token, token, 0));
  if (to === replyAddress.toLowerCase())
    return report.warning(
      `REPLY_ADDRESS ${replyAddress} is too long for a +tag, so replies are matched by message headers only.`,
      'Use an address with at most 42 characters before the @.',
      { says: `${replyAddress} is too long to be tagged, so replies are matched by message headers only.` },
    );
  try {
    await send(smtpUrl, { mailFrom, to, token });
  } catch (error) {
    return report.error(
      `The mail server rejected email to ${to}: ${failureOf(error).words}`,
      'Client replies go to this address. Check that REPLY_ADDRESS exists and that its provider supports plus addressing.',
      { todo: ASK_ADMIN },
    );
  }
  const place = await found(imapUrl, token, patienceMs);
  if (place === 'arrived') return report.ok(`A test email to ${to} arrived in the mailbox.`);
  if (place === 'closed')
    return report.warning(
      'The mailbox connection dropped before the test email arrived.',
      'Run the doctor again.',
      { todo: 'Check again.' },
    );
  return report.error(
    `A test email to ${to} didn’t arrive within ${patienceMs / 1000} seconds.`,
    `Search for “${token}” in the junk folder and in bounces to ${mailFrom}. Email to ${replyAddress} must reach the IMAP_URL mailbox; turn on plus addressing with your provider.`,
    { todo: ASK_ADMIN },
  );
}

async function send(
  smtpUrl: string,
  { mailFrom, to, token }: { mailFrom: string; to: string; token: string },
) {
  const transport = createTransport(smtpUrl);
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  try {
    await transport.send({
      from: { name: currentFirm().name, address: mailFrom },
      to: { name: '', address: to },
      envelope: { from: mailFrom, to: [to] },
      subject: `Mailbox check ${token}`,
      text: 'This test from your website checks that client replies arrive here. You can delete it.',
      messageId: `<doctor-${token}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}

async function found(imapUrl: string, token: string, patienceMs: number) {
  const until = Date.now() + patienceMs;
  let mailbox: OpenMailbox | undefined;
  try {
    mailbox = await openMailbox(mailboxAddress(imapUrl));
    // Providers rewrite Message-IDs, but no subjects.
    while (!(await mailbox.hasSubject(token))) {
      if (Date.now() >= until) return 'missing';
      await mailbox.news(Math.min(LOOK_MS, Math.max(1, until - Date.now())));
    }
    return 'arrived';
  } catch {
    return 'closed';
  } finally {
    mailbox?.close();
  }
}

/** Checks that the server reads the mailbox. @returns nothing without IMAP_URL. */
export async function readingFindings(
  { imapUrl, secret }: Pick<Config, 'imapUrl' | 'secret'>,
  db: Db,
  now = new Date(),
): Promise<CheckFinding[]> {
  if (imapUrl === undefined) return [];
  const { lastReadAt, trouble } = await mailboxStore(db, mailboxId(secret, imapUrl)).state();
  if (trouble !== null)
    return [
      report.error(
        `The server hasn’t been able to check the mailbox${lastReadAt ? ` since ${lastReadAt}` : ''}. ${trouble}`,
        'New email will stay in the mailbox until this is fixed.',
        // The rest of it names settings.
        { says: `The mailbox can’t be checked: ${trouble.split(/(?<=\.) /)[0]}` },
      ),
    ];
  if (lastReadAt === null)
    return [
      report.warning(
        'The server hasn’t checked the mailbox yet.',
        'Start the server with this IMAP_URL. It will check the mailbox within a minute.',
        { todo: 'The first check will run within a minute.' },
      ),
    ];
  if (now.getTime() - Date.parse(lastReadAt) > UNREAD_MS)
    return [
      report.error(
        `The mailbox was last checked at ${lastReadAt}.`,
        'Check that the server is running with this IMAP_URL.',
        { todo: ASK_ADMIN },
      ),
    ];
  return [report.ok(`The server last checked the mailbox at ${lastReadAt}.`)];
}
