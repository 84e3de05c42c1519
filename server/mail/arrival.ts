import type { Config } from '../config.ts';
import type { NewMail } from './outbox.ts';

/**
 * The two mails of a new inquiry: to the studio and to its sender (product decision §10).
 * @param judged of suspected spam nobody is told before it is rescued; without `getsReceipt` the sender's is left out, whose
 *   page shows reference and link all the same.
 */
export function arrivalMails(
  { mailTo }: Pick<Config, 'mailTo'>,
  { id, email }: { id: string; email: string },
  { spam: held, getsReceipt }: { spam: boolean; getsReceipt: boolean },
): NewMail[] {
  const about = { facts: {}, inquiryId: id, held };
  const toStudio: NewMail = { ...about, kind: 'inquiry-staff', recipient: mailTo };
  return getsReceipt ? [toStudio, { ...about, kind: 'inquiry-visitor', recipient: email }] : [toStudio];
}
