/** Checks the account that sends email, and the outbox. */

import type { Config } from '../config/config.ts';
import { oldestMailDue } from '../database/diagnostics.ts';
import type { Db } from '../database/schema.ts';
import { failureOf } from '../outbox/failure.ts';
import { mailStore } from '../outbox/store.ts';
import { verifyAccount } from '../outbox/transport.ts';
import { ASK_ADMIN, type CheckFinding, reportOn } from './finding.ts';

const report = reportOn('mail');

/** Shorter than the transport's own timeout, so that monitoring doesn't have to wait for that. */
const PATIENCE_MS = 10_000;

export async function mailFindings(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'origin' | 'saved'>,
  patienceMs = PATIENCE_MS,
): Promise<CheckFinding[]> {
  const isPublic = config.origin.startsWith('https:');
  if (config.smtpUrl === undefined && config.saved.unreadable.includes('outgoing'))
    return [
      report.error(
        'The saved password of the email account was encrypted with another SECRET, so no email is sent.',
        'Enter it again under Settings in the dashboard, or set SECRET to its former value.',
        {
          says: 'The saved password can’t be read, because the server’s secret has changed. No email is sent.',
          todo: 'Enter it again under Settings.',
        },
      ),
    ];
  if (config.smtpUrl === undefined) {
    const says = 'No email account is set up, so no email is sent and no one is notified of new inquiries.';
    const todo = 'Connect one under Settings in the dashboard, or set SMTP_URL: smtps://USER:PASSWORD@HOST.';
    const owner = {
      says: 'Not set up yet. Inquiries arrive here, but no one gets an email.',
      todo: 'Connect your email account under Settings.',
    };
    return [isPublic ? report.error(says, todo, owner) : report.warning(says, todo, owner)];
  }
  const { hostname } = new URL(config.smtpUrl);
  const domain = config.mailFrom.slice(config.mailFrom.lastIndexOf('@') + 1);
  try {
    await verifyAccount(config.smtpUrl, patienceMs);
  } catch (error) {
    return [
      report.error(
        `Mail server ${hostname} rejected our email: ${failureOf(error).words}`,
        'Check the host, port, user, and password in SMTP_URL, or under Settings in the dashboard, and make sure this machine can reach the mail server. Emails stay queued until this is fixed.',
        { todo: 'Check the account under Settings. Emails will wait until this is fixed.' },
      ),
    ];
  }
  const findings = [report.ok(`Signed in to mail server ${hostname}.`)];
  if (/\.(example|test|invalid)$/.test(domain))
    findings.push(
      report.error(
        `MAIL_FROM is ${config.mailFrom}, an example domain. No server will accept email from it.`,
        'Set MAIL_FROM to an address on your domain, and MAIL_TO to where inquiry notifications should go.',
        {
          says: `Email is sent from ${config.mailFrom}, an example address. No server will accept email from it.`,
          todo: 'Enter the sender under Settings, or your email address under Website > Studio details.',
        },
      ),
    );
  // Only receivers can check whether these DNS records are right, so the doctor doesn't check that they exist.
  findings.push(
    report.ok(
      `Sending from ${config.mailFrom}; notifications go to ${config.mailTo}. To stay out of junk folders, add SPF (with ${hostname}), DKIM, and DMARC records to the DNS of ${domain}.`,
      { says: `Sent from ${config.mailFrom}. Notifications go to ${config.mailTo}.` },
    ),
  );
  return findings;
}

const outbox = reportOn('outbox');

/** Emails are retried for about four and a half hours; an email overdue by this long has no worker. */
const OVERDUE_MS = 60 * 60_000;

export async function outboxFindings(
  config: Pick<Config, 'smtpUrl'>,
  db: Db,
  now = new Date(),
): Promise<CheckFinding[]> {
  const [{ waiting, retrying, dead }, due] = await Promise.all([mailStore(db).summary(), oldestMailDue(db)]);
  const findings: CheckFinding[] = [];
  if (dead > 0)
    findings.push(
      outbox.error(
        `${mails(dead)} still undelivered after the last attempt.`,
        'Open /admin/mail to see why, then resend.',
        { todo: 'Open Email to see why, then send them again.' },
      ),
    );
  if (waiting > 0 && config.smtpUrl === undefined)
    findings.push(
      outbox.error(
        `${mails(waiting)} waiting, and no email account is set up.`,
        'Connect one under Settings in the dashboard, or set SMTP_URL. Waiting emails will be sent.',
        {
          says: `${mails(waiting)} waiting until email is set up.`,
          todo: 'Connect your email account under Settings.',
        },
      ),
    );
  else if (due !== null && now.getTime() - Date.parse(due) > OVERDUE_MS)
    findings.push(
      outbox.error(
        `${mails(waiting)} unsent; the oldest was due ${due}.`,
        'Check that the server is running with the same settings, and see its log.',
        { todo: ASK_ADMIN },
      ),
    );
  else if (retrying > 0)
    findings.push(
      outbox.warning(
        `${mails(waiting)} waiting; ${retrying} failed at least once.`,
        'They’ll be retried automatically. See /admin/mail for details.',
        { todo: 'They’ll be retried automatically. See Email for details.' },
      ),
    );
  if (findings.length > 0) return findings;
  return [outbox.ok(waiting === 0 ? 'The outbox is empty.' : `${mails(waiting)} waiting to be sent.`)];
}

const mails = (count: number) => (count === 1 ? '1 email is' : `${count.toLocaleString('en-US')} emails are`);
