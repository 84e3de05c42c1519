/** Each person's own account and sessions (contract/staff/staff.ts). */
import type { StaffMember } from '#contract/site/page-services.ts';
import type { OwnAccount } from '#contract/staff/staff.ts';
import type { Db } from '../database/schema.ts';
import { deviceInWords } from './device.ts';
import { recordStaffEvent } from './events-store.ts';
import { endPushOf } from './push-ends-store.ts';
import { isUsed, sessionRule } from './session-rule-store.ts';
import { type Acting, endSessions, isOpen, lockAccount, signedOut } from './sessions-store.ts';

/** @param sessionHash the hash of the request's own session. @returns valid sessions, most recently used first. */
export async function ownAccount(
  db: Db,
  person: StaffMember,
  sessionHash: string | null,
): Promise<OwnAccount> {
  const now = new Date().toISOString();
  const { two_factor_enabled } = await db
    .selectFrom('staff_users')
    .select('two_factor_enabled')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('user_id', '=', person.id)
    .where('expires_at', '>', now)
    .where(isUsed('staff_sessions', now))
    .orderBy('updated_at', 'desc')
    .execute();
  return {
    ...person,
    twoFactor: two_factor_enabled === 1,
    sessionRule: await sessionRule(db),
    sessions: sessions.map((row) => ({
      id: row.id,
      device: deviceInWords(row.user_agent),
      address: row.ip_address || null,
      signedInAt: row.created_at,
      lastUsedAt: row.updated_at,
      current: row.token === sessionHash,
      passedTwoFactor: row.two_factor === 1,
    })),
  };
}

/**
 * Ends one of the actor's sessions, or all but the acting one, including pending sign-ins and known devices.
 * @param which the session to end, or the hash of the device to keep.
 * @returns the number of ended sessions. @throws ProblemError 401 when the acting session itself was just ended.
 */
export function endOwnSessions(
  db: Db,
  actor: Acting,
  which: { id: string } | { device: string | null },
): Promise<number> {
  const { session, ...person } = actor;
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, person.id);
    if (!(await isOpen(trx, actor))) throw signedOut();
    const ending = await trx
      .selectFrom('staff_sessions')
      .select('token')
      .where('user_id', '=', person.id)
      .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('token', '<>', session)))
      .execute();
    if ('device' in which) await endSessions(trx, person.id, { session, device: which.device });
    else
      for (const { token } of ending) {
        await endPushOf(trx, token);
        await trx.deleteFrom('staff_sessions').where('token', '=', token).execute();
      }
    if (ending.length > 0)
      await recordStaffEvent(trx, { kind: 'sessions-ended', actor: person, subject: person });
    return ending.length;
  });
}
