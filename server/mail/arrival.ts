import type { Config } from '../config.ts';
import type { NewMail } from './outbox.ts';

/**
 * The two mails of a new inquiry: to the studio and to its sender (product decision §10).
 * @param held of suspected spam, which nobody is told about before it is rescued.
 */
export function arrivalMails(
  { mailTo }: Pick<Config, 'mailTo'>,
  { id, email }: { id: string; email: string },
  held: boolean,
): NewMail[] {
  return [
    { kind: 'inquiry-staff', facts: {}, recipient: mailTo, inquiryId: id, held },
    { kind: 'inquiry-visitor', facts: {}, recipient: email, inquiryId: id, held },
  ];
}
