/** One-time links for choosing a password. Emailed ones are derived from the email's id, so the outbox has no token. */
import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Config } from '../config/config.ts';
import { derivedToken, hashToken, TOKEN_BYTES } from '../config/tokens.ts';
import type { Trx } from '../database/schema.ts';
import type { NewMail, Outbox } from '../outbox/outbox.ts';
import { replaceStaffLink } from './one-time-links-store.ts';

const HOURS = 24;

export const staffLinkToken = (secret: string, mailId: string): string =>
  derivedToken(secret, `staff-link:${mailId}`);

export const staffLinkUrl = (origin: string, token: string): string =>
  `${origin}/admin/set-up?token=${token}`;

/** The reason for sending a link by email. */
export type LinkReason = { kind: 'invitation'; invitedBy: string } | { kind: 'password-reset' };

export type LinkMail = {
  outbox: Pick<Outbox, 'enqueue'>;
  email: string;
  why: LinkReason;
  /** Whether it was requested without signing in. */
  askedFor?: boolean;
};

export type MadeLink = { link: string; expiresAt: string; mailId: string | null };

/**
 * Makes a link in the caller's transaction; the previous one stops working.
 * @param userId null for the link that creates the first owner.
 * @param mail also adds the link to the outbox; wake the worker after the commit.
 */
export async function makeLink(
  trx: Trx,
  config: Pick<Config, 'origin' | 'secret'>,
  userId: string | null,
  mail?: LinkMail,
): Promise<MadeLink> {
  const expiresAt = new Date(Date.now() + HOURS * 3_600_000).toISOString();
  const mailId = mail ? uuid() : null;
  const token = mailId
    ? staffLinkToken(config.secret, mailId)
    : randomBytes(TOKEN_BYTES).toString('base64url');
  const askedFor = mail?.askedFor ?? false;
  await replaceStaffLink(trx, { userId, tokenHash: hashToken(token), expiresAt, mailId, askedFor });
  if (mail && mailId && userId) await mail.outbox.enqueue(trx, mailOf(mailId, mail, { userId, expiresAt }));
  return { link: staffLinkUrl(config.origin, token), expiresAt, mailId };
}

function mailOf(id: string, { email, why }: LinkMail, facts: { userId: string; expiresAt: string }): NewMail {
  const mail = { id, recipient: email, inquiryId: null };
  return why.kind === 'invitation'
    ? { ...mail, kind: why.kind, facts: { ...facts, invitedBy: why.invitedBy } }
    : { ...mail, kind: why.kind, facts };
}

/** Sends a valid link by email again; the link and its expiry stay the same. */
export async function enqueueLinkAgain(
  trx: Trx,
  outbox: Pick<Outbox, 'enqueue'>,
  { userId, email, expiresAt, mailId }: { userId: string; email: string; expiresAt: string; mailId: string },
): Promise<void> {
  await outbox.enqueue(trx, {
    kind: 'password-reset',
    facts: { userId, expiresAt, linkOf: mailId },
    recipient: email,
    inquiryId: null,
  });
}
