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
    const says = 'SMTP_URL is not set, so mails wait in the outbox and no one is notified of an inquiry.';
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
        `The mail server ${hostname} rejects our mail: ${failureOf(error).words}`,
        'Check host, port, user and password in SMTP_URL, and that this machine can reach it. Mails wait meanwhile.',
      ),
    ];
  }
  const findings = [report.ok(`The mail server ${hostname} responds and accepts our login.`)];
  if (/\.(example|test|invalid)$/.test(domain))
    findings.push(
      report.wrong(
        `Mails are sent from ${config.mailFrom}, a domain reserved for examples: no server will accept them.`,
        'Set MAIL_FROM to an address of the firm’s domain, and MAIL_TO to the address that should be notified of inquiries.',
      ),
    );
  // Only receivers can tell whether these DNS records are right, so the doctor doesn't check that they exist.
  findings.push(
    report.ok(
      `Mail is sent from ${config.mailFrom}, announcements go to ${config.mailTo}. The DNS of ${domain} needs an SPF record with ${hostname}, your provider’s DKIM key and a DMARC record, or mail lands in junk folders; see your provider’s instructions.`,
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

/** Mails are retried for about four and a half hours; one overdue by this long has no worker. */
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
        `${mails(dead)} given up after the last try, and ${dead === 1 ? 'was' : 'were'} not delivered.`,
        'Open /admin/mail, read the mail server’s message, and send again.',
      ),
    );
  if (waiting > 0 && config.smtpUrl === undefined)
    findings.push(
      outbox.wrong(`${mails(waiting)} waiting, and SMTP_URL is not set.`, 'Set SMTP_URL; nothing is lost.'),
    );
  else if (due !== null && now.getTime() - Date.parse(due) > OVERDUE_MS)
    findings.push(
      outbox.wrong(
        `${mails(waiting)} waiting, the oldest due since ${due}, but not sent.`,
        'Check that the server is running with this SMTP_URL. Its log says why it can’t send.',
      ),
    );
  else if (retrying > 0)
    findings.push(
      outbox.look(
        `${mails(waiting)} waiting, ${retrying} of which failed at least once.`,
        'They are retried automatically; /admin/mail shows the mail server’s message.',
      ),
    );
  if (findings.length > 0) return findings;
  return [outbox.ok(waiting === 0 ? 'The outbox is empty.' : `${mails(waiting)} on the way.`)];
}

const mails = (count: number) => (count === 1 ? '1 mail is' : `${count.toLocaleString('en-US')} mails are`);
