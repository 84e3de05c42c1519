/** Mail: whether the server that SMTP_URL names takes ours, and what lies in the outbox. */
import type { Config } from '#server/config.ts';
import { oldestMailDue } from '#server/database/check-up.ts';
import type { Db } from '#server/database/schema.ts';
import { failureOf } from '#server/mail/failure.ts';
import { mailStore } from '#server/mail/store.ts';
import { createTransport } from '#server/mail/transport.ts';
import { type Finding, reportOn } from './finding.ts';

const report = reportOn('mail');

/** Longer than the transport itself waits for a greeting would keep monitoring waiting. */
const PATIENCE_MS = 10_000;

export async function mailFindings(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'origin'>,
): Promise<Finding[]> {
  const isPublic = config.origin.startsWith('https:');
  if (config.smtpUrl === undefined) {
    const says = 'SMTP_URL is not set, so mails wait in the outbox and nobody is told of an inquiry.';
    const todo = 'Set SMTP_URL to your mail provider’s server: smtps://USER:PASSWORD@HOST.';
    return [isPublic ? report.wrong(says, todo) : report.look(says, todo)];
  }
  const { hostname } = new URL(config.smtpUrl);
  const domain = config.mailFrom.slice(config.mailFrom.lastIndexOf('@') + 1);
  try {
    await verify(config.smtpUrl);
  } catch (error) {
    return [
      report.wrong(
        `The mail server ${hostname} doesn’t take our mail: ${failureOf(error).words}`,
        'Check host, port, user and password in SMTP_URL, and that this machine may reach it. Mails wait meanwhile.',
      ),
    ];
  }
  const findings = [report.ok(`The mail server ${hostname} answers and takes our log-in.`)];
  if (/\.(example|test|invalid)$/.test(domain))
    findings.push(
      report.wrong(
        `Mails are sent from ${config.mailFrom}, a domain reserved for examples: no one will take them.`,
        'Set MAIL_FROM to an address of the firm’s domain, and MAIL_TO to where inquiries are to be announced.',
      ),
    );
  // Whether they are right is for the receivers to say; that they exist is not enough to know.
  findings.push(
    report.ok(
      `Mail is sent from ${config.mailFrom}, announcements go to ${config.mailTo}. The DNS of ${domain} must name ${hostname} in its SPF record, hold your provider’s DKIM key and a DMARC record, or mail lands in junk; your provider’s pages say how.`,
    ),
  );
  return findings;
}

async function verify(smtpUrl: string): Promise<void> {
  const transport = createTransport(smtpUrl);
  let late: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      transport.verify(),
      new Promise((_, reject) => {
        late = setTimeout(() => reject(new Error('no answer within 10 seconds.')), PATIENCE_MS);
      }),
    ]);
  } finally {
    clearTimeout(late);
    transport.close();
  }
}

const outbox = reportOn('outbox');

/** Mails are retried over about four and a half hours; one that waits this long past its time has no worker. */
const OVERDUE_MS = 60 * 60_000;

export async function outboxFindings(
  config: Pick<Config, 'smtpUrl'>,
  db: Db,
  now = new Date(),
): Promise<Finding[]> {
  const [{ waiting, retrying, dead }, due] = await Promise.all([mailStore(db).summary(), oldestMailDue(db)]);
  const findings: Finding[] = [];
  if (dead > 0)
    findings.push(
      outbox.wrong(
        `${mails(dead)} given up after the last try: nobody got ${dead === 1 ? 'it' : 'them'}.`,
        'Open /admin/mail, read what the mail server said, and send again.',
      ),
    );
  if (waiting > 0 && config.smtpUrl === undefined)
    findings.push(
      outbox.wrong(`${mails(waiting)} waiting, and SMTP_URL is not set.`, 'Set SMTP_URL; nothing is lost.'),
    );
  else if (due !== null && now.getTime() - Date.parse(due) > OVERDUE_MS)
    findings.push(
      outbox.wrong(
        `${mails(waiting)} waiting, one of them due since ${due}: nothing sends them.`,
        'Is the server running, with this SMTP_URL? Its log says why it can’t send.',
      ),
    );
  else if (retrying > 0)
    findings.push(
      outbox.look(
        `${mails(waiting)} waiting, ${retrying} of which failed at least once.`,
        'They are tried again by themselves; /admin/mail shows what the mail server said.',
      ),
    );
  if (findings.length > 0) return findings;
  return [outbox.ok(waiting === 0 ? 'The outbox is empty.' : `${mails(waiting)} on the way.`)];
}

const mails = (count: number) => (count === 1 ? '1 mail is' : `${count.toLocaleString('en-US')} mails are`);
