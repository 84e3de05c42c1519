/** Taking the second factor off an account whose phone and recovery codes are lost. */
import type { StaffMember } from '#contract/page-services.ts';
import type { Trx } from '../database/schema.ts';
import type { Outbox } from '../mail/outbox.ts';
import { recordStaffEvent } from './events-store.ts';
import { endSessions } from './store.ts';

type Removal = {
  subject: StaffMember;
  /** Null from a shell, whose user has no name here. */
  actor: StaffMember | null;
};

/**
 * Secret and recovery codes go, every session ends, and the person is told by mail. Wake the worker after the commit.
 * @returns false when the account had no second factor; then nothing was done.
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
  if (Number(removed.numUpdatedRows) === 0) return false;
  await trx.deleteFrom('staff_two_factors').where('user_id', '=', subject.id).execute();
  await endSessions(trx, subject.id);
  await recordStaffEvent(trx, { kind: 'two-factor-removed', actor, subject }, at);
  await outbox.enqueue(
    trx,
    {
      kind: 'two-factor-removed',
      facts: { removedBy: actor?.name ?? null },
      recipient: subject.email,
      inquiryId: null,
    },
    at,
  );
  return true;
}
