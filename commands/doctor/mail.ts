/** Checks the mail server in SMTP_URL, and the outbox. */

import type { Config } from '#server/config/config.ts';
import { oldestMailDue } from '#server/database/diagnostics.ts';
import type { Db } from '#server/database/schema.ts';
import { failureOf } from '#server/outbox/failure.ts';
import { mailStore } from '#server/outbox/store.ts';
import { createTransport } from '#server/outbox/transport.ts';
import { type DoctorFinding, reportOn } from './finding.ts';

const report = reportOn('mail');

/** Shorter than the transport's own timeout, so that monitoring doesn't have to wait for that. */
const PATIENCE_MS = 10_000;

export async function mailFindings(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'origin'>,
  patienceMs = PATIENCE_MS,
): Promise<DoctorFinding[]> {
  const isPublic = config.origin.startsWith('https:');
  if (config.smtpUrl === undefined) {
    const says = 'SMTP_URL is not set, so no email is sent and no one is notified of new inquiries.';
    const todo = 'Set SMTP_URL to your mail provider’s server: smtps://USER:PASSWORD@HOST.';
    return [isPublic ? report.wrong(says, todo) : report.look(says, todo)];
  }
  const { hostname } = new URL(config.smtpUrl);
  const domain = config.mailFrom.slice(config.mailFrom.lastIndexOf('@') + 1);
  try {
    await verify(config.smtpUrl, patienceMs);
  } catch (error) {
    return [
      report.wrong(
        `Mail server ${hostname} rejected our email: ${failureOf(error).words}`,
        'Check the host, port, user, and password in SMTP_URL, and make sure this machine can reach the mail server. Emails stay queued until this is fixed.',
      ),
    ];
  }
  const findings = [report.ok(`Signed in to mail server ${hostname}.`)];
  if (/\.(example|test|invalid)$/.test(domain))
    findings.push(
      report.wrong(
        `MAIL_FROM is ${config.mailFrom}, an example domain. No server will accept this email.`,
        'Set MAIL_FROM to an address on your domain, and MAIL_TO to where inquiry notifications should go.',
      ),
    );
  // Only receivers can check whether these DNS records are right, so the doctor doesn't check that they exist.
  findings.push(
    report.ok(
      `Sending from ${config.mailFrom}; notifications go to ${config.mailTo}. To stay out of junk folders, add SPF (with ${hostname}), DKIM, and DMARC records to the DNS of ${domain}.`,
    ),
  );
  return findings;
}

async function verify(smtpUrl: string, patienceMs: number): Promise<void> {
  const transport = createTransport(smtpUrl);
  let late: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      transport.verify(),
      new Promise((_, reject) => {
        const error = new Error(`no answer within ${patienceMs / 1000} seconds.`);
        late = setTimeout(() => reject(error), patienceMs);
      }),
    ]);
  } finally {
    clearTimeout(late);
    transport.close();
  }
}

const outbox = reportOn('outbox');

/** Emails are retried for about four and a half hours; an email overdue by this long has no worker. */
const OVERDUE_MS = 60 * 60_000;

export async function outboxFindings(
  config: Pick<Config, 'smtpUrl'>,
  db: Db,
  now = new Date(),
): Promise<DoctorFinding[]> {
  const [{ waiting, retrying, dead }, due] = await Promise.all([mailStore(db).summary(), oldestMailDue(db)]);
  const findings: DoctorFinding[] = [];
  if (dead > 0)
    findings.push(
      outbox.wrong(
        `${mails(dead)} undelivered after the last attempt.`,
        'Open /admin/mail to see why, then resend.',
      ),
    );
  if (waiting > 0 && config.smtpUrl === undefined)
    findings.push(
      outbox.wrong(
        `${mails(waiting)} waiting, and SMTP_URL is not set.`,
        'Set SMTP_URL. Waiting emails will be sent.',
      ),
    );
  else if (due !== null && now.getTime() - Date.parse(due) > OVERDUE_MS)
    findings.push(
      outbox.wrong(
        `${mails(waiting)} unsent; the oldest was due ${due}.`,
        'Check that the server is running with this SMTP_URL, and see its log.',
      ),
    );
  else if (retrying > 0)
    findings.push(
      outbox.look(
        `${mails(waiting)} waiting; ${retrying} failed at least once.`,
        'They’ll be retried automatically. See /admin/mail for details.',
      ),
    );
  if (findings.length > 0) return findings;
  return [outbox.ok(waiting === 0 ? 'The outbox is empty.' : `${mails(waiting)} waiting to be sent.`)];
}

const mails = (count: number) => (count === 1 ? '1 email is' : `${count.toLocaleString('en-US')} emails are`);
