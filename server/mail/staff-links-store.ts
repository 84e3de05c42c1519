import type { Trx } from '../database/schema.ts';

/** Keeps the hash of a link's token; the account's link before it stops working. */
export async function replaceStaffLink(
  trx: Trx,
  userId: string,
  tokenHash: string,
  expiresAt: string,
): Promise<void> {
  const link = { user_id: userId, token_hash: tokenHash, expires_at: expiresAt };
  await trx
    .insertInto('staff_links')
    .values({ purpose: userId, ...link })
    .onConflict((oc) => oc.column('purpose').doUpdateSet(link))
    .execute();
}
