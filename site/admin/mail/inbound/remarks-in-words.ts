/** Sentences for the remarks on an email's delivery and parsing. */
import type { MailRemarks } from '#contract/mail/inbound.ts';

/** @returns one sentence for each remark, the one about the sender first. */
export function remarksInWords(remarks: MailRemarks): string[] {
  const { unconfirmed, through, encrypted, damaged, filesLeftOut = 0 } = remarks;
  return [
    unconfirmed && 'The mail server couldn’t confirm the sender.',
    through && `Sent through ${through}.`,
    encrypted && 'This email is encrypted and can’t be opened here.',
    damaged && 'Part of this email couldn’t be opened.',
    filesLeftOut === 1 && '1 more file isn’t listed.',
    filesLeftOut > 1 && `${filesLeftOut} more files aren’t listed.`,
  ].filter((words): words is string => typeof words === 'string' && words !== '');
}

/** Whether a part of the email is only in the original. */
export const isIncomplete = ({ encrypted, damaged, filesLeftOut = 0 }: MailRemarks): boolean =>
  encrypted === true || damaged === true || filesLeftOut > 0;

/** Prefixes that mail programs put before the subject of an answer or of a forwarded mail, in the languages of our visitors. */
const ANSWERS = /^(re|aw|antw|sv|rif|rv|res|fw|fwd|wg|tr)(\[\d+\])?\s*:/i;

/** Whether a subject is the sender's own, rather than that of the email they answered. */
export const isSubjectNew = (subject: string): boolean =>
  subject.trim() !== '' && !ANSWERS.test(subject.trim());
