/** Ends sessions, pending sign-ins and known devices; reverts sign-ins with a replaced password (docs/decisions/0013). */

import type { StaffMember } from '#contract/site/page-services.ts';
import { hashToken } from '../config/tokens.ts';
import type { Db, Trx } from '../database/schema.ts';
import { problem } from '../http/problem.ts';
import { endOtherPush, takeOver } from './push-ends-store.ts';

/** A person with the hash of the session's token; the transaction of a change checks both again. */
export type Acting = StaffMember & { session: string };

/** Returns whether the acting session still exists. */
export async function isOpen(trx: Trx, { id, session }: Acting): Promise<boolean> {
  const found = await trx
    .selectFrom('staff_sessions')
    .select('id')
    .where('token', '=', session)
    .where('user_id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

export const signedOut = () => problem(401, 'Your session ended. Sign in again.');

/** An account at one moment; `stamp` changes with the password. */
export type AsOf = { id: string; email: string; twoFactor: boolean; passwordHash: string; stamp: string };

export async function accountAsOf(db: Db, by: { id: string } | { email: string }): Promise<AsOf | null> {
  const row = await db
    .selectFrom('staff_users as u')
    .leftJoin('staff_credentials as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.two_factor_enabled', 'c.updated_at', 'c.password'])
    .$if('id' in by, (q) => q.where('u.id', '=', (by as { id: string }).id))
    .$if('email' in by, (q) => q.where('u.email', '=', (by as { email: string }).email))
    .executeTakeFirst();
  if (!row) return null;
  const { id, email } = row;
  const passwordHash = row.password ?? '';
  return {
    id,
    email,
    twoFactor: row.two_factor_enabled === 1,
    passwordHash,
    stamp: `${row.updated_at} ${hashToken(passwordHash)}`,
  };
}

/**
 * Checks the account again after a sign-in. If the password changed since the sign-in began, deletes the new session and
 * every pending sign-in.
 * @returns whether the password is unchanged.
 */
export function keepIfUnchanged(db: Db, { id, stamp }: AsOf, sessionToken: string | null): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, id);
    if ((await accountAsOf(trx, { id }))?.stamp === stamp) return true;
    if (sessionToken !== null)
      await trx.deleteFrom('staff_sessions').where('token', '=', hashToken(sessionToken)).execute();
    await deleteChallenges(trx, id);
    return false;
  });
}

/** Hashes of the session token and device token to keep. */
type Kept = { session?: string; device?: string | null };

/** Ends every session, pending sign-in and notification, and deletes every device, except those of the kept session. */
export async function endSessions(trx: Trx, userId: string, kept: Kept = {}): Promise<void> {
  await endChallenges(trx, userId);
  await endOtherPush(trx, userId, kept.session);
  await trx
    .deleteFrom('staff_sessions')
    .where('user_id', '=', userId)
    .where('token', '<>', kept.session ?? '')
    .execute();
  await trx
    .deleteFrom('staff_devices')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', kept.device ?? '')
    .execute();
}

/** Ends every sign-in that is waiting for its second factor. */
export async function endChallenges(trx: Trx, userId: string): Promise<void> {
  await lockAccount(trx, userId);
  await deleteChallenges(trx, userId);
}

/**
 * Completes a password change that better-auth made in several steps: ends everything but one session. Sign-ins between
 * the steps find a different stamp.
 * @param before the session that the new one replaces: its notifications go on.
 * @returns false when the password changed again meanwhile; then that session is ended too.
 */
export async function endOthers(
  trx: Trx,
  { id, passwordHash }: AsOf,
  session: string,
  before: Parameters<typeof takeOver>[1] | null,
): Promise<boolean> {
  await lockAccount(trx, id);
  const isCurrent = (await accountAsOf(trx, { id }))?.passwordHash === passwordHash;
  if (!isCurrent) {
    await trx.deleteFrom('staff_sessions').where('token', '=', session).execute();
    return false;
  }
  if (before) await takeOver(trx, before, session);
  await endSessions(trx, id, { session });
  await trx
    .updateTable('staff_credentials')
    .set({ updated_at: new Date().toISOString() })
    .where('user_id', '=', id)
    .execute();
  return true;
}

const deleteChallenges = (trx: Trx, userId: string) =>
  trx.deleteFrom('staff_verifications').where('value', '=', userId).execute();

/** Locks the account's row until the transaction ends. SQLite has a single writer anyway. */
export async function lockAccount(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('staff_users').select('id').where('id', '=', id).forUpdate().execute();
}
