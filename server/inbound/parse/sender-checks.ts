/**
 * Reads Authentication-Results (RFC 8601): the sender checks of servers on the way. server/inbound/sender-check.ts decides
 * which of these servers to trust, because it has the mailbox's settings.
 */
import { PARSE_LIMITS } from './bounds.ts';
import type { ParsedMail } from './parser.ts';
import type { SenderCheck } from './read-mail.ts';

const METHODS = ['dmarc', 'spf', 'dkim'] as const;
/** Properties that name the checked domain, the most telling first. */
const DOMAINS: Record<SenderCheck['method'], readonly string[]> = {
  dmarc: ['header.from'],
  spf: ['smtp.mailfrom', 'smtp.helo'],
  dkim: ['header.d', 'header.i'],
};

export function checksOf(mail: ParsedMail): SenderCheck[] {
  const checks: SenderCheck[] = [];
  let run = 0;
  for (const [field, { key, value }] of mail.headers.entries()) {
    if (key === 'received') run++;
    if (key === 'authentication-results') checks.push(...checksIn(value, { field, run }));
    if (checks.length >= PARSE_LIMITS.checks) break;
  }
  return checks.slice(0, PARSE_LIMITS.checks);
}

function checksIn(value: string, place: Pick<SenderCheck, 'field' | 'run'>): SenderCheck[] {
  const [first = '', ...others] = withoutComments(value.slice(0, 10_000)).split(';');
  const isNamed = !first.includes('=');
  const by = isNamed ? (first.trim().split(/\s+/)[0] ?? '').toLowerCase() : '';
  if (by.length > PARSE_LIMITS.domain) return [];
  return (isNamed ? others : [first, ...others]).flatMap((said) => {
    const check = checkIn(said);
    return check ? [{ ...place, by, ...check }] : [];
  });
}

/** One statement, such as `dkim=pass header.d=example.com`. */
function checkIn(said: string): Pick<SenderCheck, 'method' | 'result' | 'domain'> | null {
  const [, name = '', result = ''] =
    /^\s*([a-z][\w-]*)(?:\s*\/\s*\d+)?\s*=\s*([a-z]{1,20})\b/i.exec(said) ?? [];
  const method = METHODS.find((each) => each === name.toLowerCase());
  if (!method) return null;
  const properties = new Map(
    [...said.matchAll(/([a-z]+)\s*\.\s*([\w-]+)\s*=\s*("[^"]*"|[^\s;]+)/gi)].map(
      ([, type, property, given]) => [`${type}.${property}`.toLowerCase(), given ?? ''],
    ),
  );
  const given = DOMAINS[method].map((property) => properties.get(property)).find((each) => each);
  return { method, result: result.toLowerCase(), domain: given ? domainIn(given) : null };
}

function domainIn(given: string): string | null {
  const domain = given.replace(/["<>]/g, '').replace(/^.*@/, '').replace(/\.$/, '').toLowerCase();
  return /^[\p{L}\p{N}.-]{1,253}$/u.test(domain) ? domain : null;
}

/** Comments nest (RFC 5322 §3.2.2), and stand within no quoted string. */
function withoutComments(value: string): string {
  let [depth, isQuoted, kept] = [0, false, ''];
  for (let at = 0; at < value.length; at++) {
    const sign = value[at] as string;
    const isEscaped = sign === '\\' && (depth > 0 || isQuoted);
    if (depth === 0 && sign === '"') isQuoted = !isQuoted;
    if (!isQuoted && sign === '(') depth++;
    else if (depth === 0) kept += isEscaped ? (value[at + 1] ?? '') : sign;
    else if (sign === ')') depth--;
    if (isEscaped) at++;
  }
  return kept;
}
