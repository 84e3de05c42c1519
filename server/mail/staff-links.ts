/** One-time links to choose a password, sent by mail: derived from the mail's id, so that the outbox holds none. */
import { createHmac } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Config } from '../config.ts';
import type { Trx } from '../database/schema.ts';
import { hashToken } from '../staff/session-rules.ts';
import type { NewMail, Outbox } from './outbox.ts';
import { replaceStaffLink } from './staff-links-store.ts';

const BYTES = 16;

export const staffLinkToken = (secret: string, mailId: string): string =>
  createHmac('sha256', secret)
    .update(`staff-link:${mailId}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url');

export const staffLinkUrl = (origin: string, token: string): string =>
  `${origin}/admin/set-up?token=${token}`;

/** Whom the link is for, and who invites; nobody does for a lost password. */
export type StaffLinkMail = { userId: string; email: string; expiresAt: string } & (
  | { kind: 'invitation'; invitedBy: string }
  | { kind: 'password-reset' }
);

/**
 * Puts an invitation or a link for a new password into the outbox, in the caller's transaction; an earlier link of
 * the account stops working. Wake the worker after the commit.
 * @returns the mail's id.
 */
export async function enqueueStaffLink(
  trx: Trx,
  { config, outbox }: { config: Pick<Config, 'secret'>; outbox: Pick<Outbox, 'enqueue'> },
  link: StaffLinkMail,
): Promise<string> {
  const id = uuid();
  const { userId, email, expiresAt } = link;
  await replaceStaffLink(trx, userId, hashToken(staffLinkToken(config.secret, id)), expiresAt);
  const mail: NewMail =
    link.kind === 'invitation'
      ? {
          id,
          kind: 'invitation',
          facts: { userId, invitedBy: link.invitedBy, expiresAt },
          recipient: email,
          inquiryId: null,
        }
      : { id, kind: 'password-reset', facts: { userId, expiresAt }, recipient: email, inquiryId: null };
  await outbox.enqueue(trx, mail);
  return id;
}
