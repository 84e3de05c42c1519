/** The second factor in the database: used codes, and its removal when phone and recovery codes are lost. */
import type { StaffMember } from '#contract/site/page-services.ts';
import type { Db, Trx } from '../database/schema.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { recordStaffEvent } from './events-store.ts';
import { endSessions, lockAccount } from './sessions-store.ts';

/** Steps ahead of now that a correct clock may record: better-auth accepts one early; two allow for clock differences. */
const CLOCK_SLACK = 3;

/** Returns the encrypted secret of the account's authenticator app; null when it has none. */
export async function encryptedSecret(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('staff_two_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.secret ?? null;
}

/**
 * Records in one statement that a step's code was used: of concurrent uses, one wins. A recorded step far ahead of
 * now dates from before the clock was set back, and is ignored.
 * @param now the current step.
 * @returns false when this step or a later one was used before.
 */
export async function claimTotpStep(db: Db, userId: string, step: number, now: number): Promise<boolean> {
  const taken = await db
    .updateTable('staff_two_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('last_step', 'is', null),
        eb('last_step', '<', step),
        eb('last_step', '>', now + CLOCK_SLACK),
      ]),
    )
    .executeTakeFirst();
  return Number(taken.numUpdatedRows) === 1;
}

type Removal = {
  subject: StaffMember;
  /** Null from a shell, whose user is unknown. */
  actor: StaffMember | null;
};

/**
 * Deletes secret, recovery codes and passkeys, which may be on the lost phone, ends every session, and notifies the person
 * by email. Wake the worker after the commit.
 * @returns false when the account had neither a second factor nor a passkey; then nothing changed.
 */
export async function removeTwoFactor(
  trx: Trx,
  outbox: Pick<Outbox, 'enqueue'>,
  { subject, actor }: Removal,
): Promise<boolean> {
  const at = new Date().toISOString();
  const removed = await trx
    .updateTable('staff_users')
    .set({ two_factor_enabled: 0, updated_at: at })
    .where('id', '=', subject.id)
    .where('two_factor_enabled', '=', 1)
    .executeTakeFirst();
  const passkeys = await removePasskeys(trx, subject.id);
  if (Number(removed.numUpdatedRows) === 0 && passkeys === 0) return false;
  await trx.deleteFrom('staff_two_factors').where('user_id', '=', subject.id).execute();
  await endSessions(trx, subject.id);
  await recordStaffEvent(trx, { kind: 'two-factor-removed', actor, subject }, at);
  await outbox.enqueue(
    trx,
    {
      kind: 'two-factor-removed',
      facts: { removedBy: actor?.name ?? null, ...(passkeys > 0 && { passkeys }) },
      recipient: subject.email,
      inquiryId: null,
    },
    at,
  );
  return true;
}

/** Removes every passkey of an account, for its recovery. @returns how many. */
export async function removePasskeys(trx: Trx, userId: string): Promise<number> {
  await lockAccount(trx, userId);
  const { numDeletedRows } = await trx
    .deleteFrom('staff_passkeys')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
