import type { Config } from '../config/config.ts';
import type { NewMail } from '../outbox/outbox.ts';

/**
 * Returns the two mails of a new inquiry: to the studio and to its sender (product decision §10).
 * @param judged for suspected spam, both mails are held until its rescue; without `getsReceipt`, the sender gets no
 *   mail, but still sees reference and link on the page.
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
