/** Whether the mailbox's own server confirms who sent a mail (docs/decisions/0010). */
import { getDomain } from 'tldts-icann';
import type { Config } from '../config/config.ts';
import { mailboxAddress } from './imap/address.ts';
import type { ReadMail, SenderCheck } from './parse/read-mail.ts';

/** Names under which large providers write Authentication-Results, by the host of their mailboxes. */
const PROVIDERS: Record<string, string> = {
  'imap.gmail.com': 'google.com',
  'imap.googlemail.com': 'google.com',
  'imap.fastmail.com': 'messagingengine.com',
  'imap.mail.me.com': 'icloud.com',
  'imap.aol.com': 'yahoo.com',
  'imap.zoho.com': 'zohomail.com',
  'imap.zoho.eu': 'zohomail.eu',
  'imap.web.de': 'web.de',
  'imap.gmx.com': 'gmx.net',
  'imap.ionos.com': 'kundenserver.de',
};

/**
 * The domains whose servers check mail for this mailbox: those that MAIL_CHECKED_BY names, else the provider's, with the
 * mailbox's own. Empty when it is off.
 */
export function checkingDomains({
  imapUrl,
  replyAddress,
  mailCheckedBy,
}: Pick<Config, 'imapUrl' | 'replyAddress' | 'mailCheckedBy'>): string[] {
  if (mailCheckedBy !== null) return mailCheckedBy;
  const host = imapUrl === undefined ? '' : mailboxAddress(imapUrl).host.toLowerCase();
  const own = [PROVIDERS[host], organizationOf(host), replyAddress.split('@')[1]?.toLowerCase()];
  return own.filter((domain) => domain !== undefined && domain !== '') as string[];
}

/**
 * Whether the mailbox's server checked the sender's address and couldn't confirm it. False when it says nothing: then
 * nothing is known. Only its own topmost fields count; those below may be the sender's.
 * @param domains as of `checkingDomains`.
 */
export function isUnconfirmed(
  { from, checks }: Pick<ReadMail, 'from' | 'checks'>,
  domains: string[],
): boolean {
  const own = checks.filter(({ by }) => domains.some((domain) => by === domain || by.endsWith(`.${domain}`)));
  const sender = from?.address.split('@')[1];
  if (sender === undefined) return false;
  const said = own.filter(({ run }) => run === own[0]?.run);
  const of = (method: SenderCheck['method']) => topmost(said.filter((check) => check.method === method));
  // DMARC is about the address in From. A group that put its own there vouches for no one else.
  const dmarc = of('dmarc').find(({ domain }) => domain === null || isAligned(domain, sender))?.result;
  if (dmarc === 'pass') return false;
  if (dmarc === 'fail') return true;
  const others = [...of('spf'), ...of('dkim')];
  if (others.some(({ result, domain }) => result === 'pass' && isAligned(domain, sender))) return false;
  return others.some(({ result }) => TOLD.includes(result));
}

/** Other results (none, neutral, temperror) say nothing. A pass is one for another domain here. */
const TOLD = ['pass', 'fail', 'softfail', 'hardfail', 'permerror', 'policy'];

const topmost = (checks: SenderCheck[]): SenderCheck[] =>
  checks.filter(({ field }) => field === checks[0]?.field);

/** As DMARC aligns by default: subdomains of one organization (RFC 7489 §3.1). */
const isAligned = (domain: string | null, sender: string): boolean =>
  domain !== null && organizationOf(domain) === organizationOf(sender);

const organizationOf = (host: string): string => getDomain(host) ?? host;
