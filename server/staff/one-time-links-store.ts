import type { Trx } from '../database/schema.ts';

export type NewStaffLink = {
  /** Null for the link that creates the first owner. */
  userId: string | null;
  tokenHash: string;
  expiresAt: string;
  /** The email from whose id the token is derived; null when the link is only displayed. */
  mailId: string | null;
  /** Whether it was requested for a forgotten password. */
  askedFor: boolean;
};

/** Stores the hash of a link's token; the account's previous link stops working. */
export async function replaceStaffLink(trx: Trx, made: NewStaffLink): Promise<void> {
  const { userId, tokenHash, expiresAt, mailId, askedFor } = made;
  const link = {
    user_id: userId,
    token_hash: tokenHash,
    expires_at: expiresAt,
    mail_id: mailId,
    asked_for: askedFor ? 1 : 0,
  };
  await trx
    .insertInto('staff_links')
    .values({ purpose: userId ?? 'first-owner', ...link })
    .onConflict((oc) => oc.column('purpose').doUpdateSet(link))
    .execute();
}
