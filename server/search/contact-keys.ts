import { domainToUnicode } from 'node:url';
import { tidyEmail } from '#contract/mail/email-address.ts';

/**
 * Normalized contact keys, which identify inquiries from the same person. Used by the dashboard, the search for duplicates
 * and the spam score.
 */

export const emailKey = (email: string): string => tidyEmail(email).toLowerCase();

/** Returns null for an inquiry without an email address: two of those aren't from one person. */
export const emailKeyOrNull = (email: string): string | null => (email === '' ? null : emailKey(email));

/** Returns the address with its domain as people read it, instead of DNS's form `xn--…`. */
export function readableAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}
