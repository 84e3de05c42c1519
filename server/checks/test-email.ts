/** Sends an owner a test email outside the outbox: the answer of the mail server is the result. */
import { randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { currentFirm } from '../config/firm-in-force.ts';
import { problem } from '../http/problem.ts';
import { failureOf } from '../outbox/failure.ts';
import { createTransport } from '../outbox/transport.ts';

/** @throws ProblemError 409 without a mail server; 502 with its reason. */
export async function sendTestEmail(
  { smtpUrl, mailFrom, origin }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'origin'>,
  recipient: string,
): Promise<void> {
  if (smtpUrl === undefined)
    throw problem(409, 'Email isn’t set up yet. Connect your email account under Settings.');
  const { name } = currentFirm();
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  const transport = createTransport(smtpUrl);
  try {
    await transport.send({
      from: { name, address: mailFrom },
      to: { name: '', address: recipient },
      envelope: { from: mailFrom, to: [recipient] },
      subject: `Test email from ${name}`,
      text: `Your website at ${origin} can send email. Inquiry notifications arrive like this one.`,
      messageId: `<test-${randomBytes(10).toString('hex')}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } catch (error) {
    throw problem(502, `The mail server rejected the test email: ${failureOf(error).words}`);
  } finally {
    transport.close();
  }
}
