/** Why a mail came back, in plain words: the enhanced status code of RFC 3463 (subject and detail). */

const REASONS: [code: RegExp, words: string][] = [
  [/^1\.(1|6)$/, 'The address doesn’t exist.'],
  [/^1\.(2|3|10)$|^4\.(3|4)$/, 'The part after the @ doesn’t take email. Check it for a typo.'],
  [/^1\./, 'The address isn’t right.'],
  [/^2\.1$/, 'The mailbox is closed.'],
  [/^2\.2$/, 'The mailbox is full.'],
  [/^2\.3$|^3\.4$/, 'The email is too large for the mailbox.'],
  [/^2\./, 'The mailbox doesn’t take email.'],
  [/^[34]\./, 'The recipient’s mail server couldn’t be reached, or couldn’t take it.'],
  [/^7\./, 'The recipient’s mail server refused it.'],
];

/** @param why the mail server's status and diagnostic, like `5.1.1 smtp; 550 5.1.1 User unknown`. */
export function bounceInWords(why: string): string {
  const code = /(?<![\d.])[245]\.(\d{1,3}\.\d{1,3})(?!\.?\d)/.exec(why)?.[1];
  const known = code && REASONS.find(([pattern]) => pattern.test(code))?.[1];
  return known || 'The recipient’s mail server sent it back.';
}
