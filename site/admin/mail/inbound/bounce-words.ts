/** Plain text for the reason of a bounce: the enhanced status code of RFC 3463 (subject and detail). */

const REASONS: [code: RegExp, words: string][] = [
  [/^1\.(1|6)$/, 'This email address doesn’t exist.'],
  [/^1\.(2|3|10)$|^4\.(3|4)$/, 'The domain after the @ can’t receive email. Check for a typo.'],
  [/^1\./, 'The email address isn’t valid.'],
  [/^2\.1$/, 'The mailbox is closed.'],
  [/^2\.2$/, 'The mailbox is full.'],
  [/^2\.3$|^3\.4$/, 'The email is too large for the mailbox.'],
  [/^2\./, 'The mailbox can’t receive email.'],
  [/^[34]\./, 'The recipient’s mail server wasn’t available.'],
  [/^7\./, 'The recipient’s mail server rejected it.'],
];

/** @param why the mail server's status and diagnostic, like `5.1.1 smtp; 550 5.1.1 User unknown`. */
export function bounceInWords(why: string): string {
  const code = /(?<![\d.])[245]\.(\d{1,3}\.\d{1,3})(?!\.?\d)/.exec(why)?.[1];
  const known = code && REASONS.find(([pattern]) => pattern.test(code))?.[1];
  return known || 'The recipient’s mail server returned it.';
}
