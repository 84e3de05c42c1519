/** The one rule for email addresses, on every form: what a browser's own field takes, with the domain in ASCII. */
import * as z from 'zod/mini';
import { INQUIRY_LIMITS as L, INQUIRY_MESSAGES as M } from '../inquiries/inquiry-limits.ts';
import { withoutInvisible } from '../shared/control-characters.ts';

/** A domain has a dot, and no top-level domain is a number or a single character. */
const DOMAIN_OF_THE_NET = /\.(?![\d-]+$)[a-z\d-]{2,}$/i;

/** The checks, for schemas with another label. */
export const EMAIL_CHECKS = [
  z.overwrite(tidyEmail),
  z.maxLength(L.emailMax, M.emailLong),
  z.email({ pattern: z.regexes.html5Email, error: M.email, abort: true }),
  z.regex(DOMAIN_OF_THE_NET, M.email),
] as const;

export const emailAddress = z.string({ error: M.email }).check(...EMAIL_CHECKS);

/** Email address of an account, lowercased so that case doesn't matter in comparisons. */
export const accountEmail = z.string({ error: M.email }).check(...EMAIL_CHECKS, z.toLowerCase());

/**
 * Removes what people paste or type with an address and can't see: marks, `mailto:`, the full-width letters of an East
 * Asian keyboard. The domain becomes ASCII (UTS 46), as it is in DNS and in browsers' own fields.
 */
export function tidyEmail(typed: string): string {
  const text = withoutInvisible(typed.toWellFormed().normalize('NFKC'))
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .replace(/^mailto:\s*/i, '');
  const at = text.lastIndexOf('@');
  return at < 0 ? text : text.slice(0, at + 1) + asciiDomain(text.slice(at + 1));
}

/** Characters that end the host in an address of the web, or are decoded in it. */
const NO_HOST = /[\s/:?#@\\%[\]]/;

function asciiDomain(domain: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
  if (/^[\x00-\x7f]*$/.test(domain) || NO_HOST.test(domain)) return domain;
  const host = `http://${domain}`;
  return URL.canParse(host) ? new URL(host).hostname : domain;
}
