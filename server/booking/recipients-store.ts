import type { Trx } from '../database/schema.ts';

/** The address of a member of staff; null for an account that is disabled or gone. */
export async function addressOf(trx: Trx, staffId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('staff_users')
    .select('email')
    .where('id', '=', staffId)
    .where('disabled', '=', 0)
    .executeTakeFirst();
  return row?.email ?? null;
}
