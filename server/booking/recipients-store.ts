import type { Trx } from '../database/schema.ts';
import { isActiveInquiryStaff } from '../staff/active-staff-store.ts';

/** The address of a member of staff; null for an account that is gone, disabled or an editor's. */
export async function addressOf(trx: Trx, staffId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('staff_users')
    .select('email')
    .where('id', '=', staffId)
    .where(isActiveInquiryStaff('staff_users'))
    .executeTakeFirst();
  return row?.email ?? null;
}
