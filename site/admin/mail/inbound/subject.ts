/** Prefixes that mail programs put before the subject of an answer or of a forwarded mail, in the languages of our visitors. */
const ANSWERS = /^(re|aw|antw|sv|rif|rv|res|fw|fwd|wg|tr)(\[\d+\])?\s*:/i;

/** Whether a subject is the sender's own, rather than that of the mail they answered. */
export const isSubjectNew = (subject: string): boolean =>
  subject.trim() !== '' && !ANSWERS.test(subject.trim());
