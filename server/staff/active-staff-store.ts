import { sql } from 'kysely';
import type { Trx } from '../database/schema.ts';

/**
 * Whether a row of `staff_users` is an enabled account that works on inquiries: it can be assigned, met and notified.
 * @param users name or alias of the table in the query.
 */
export const isActiveInquiryStaff = (users: string) =>
  sql<boolean>`(${sql.ref(`${users}.disabled`)} = 0 and ${sql.ref(`${users}.role`)} <> 'editor')`;

/** The address of a staff account; null for an account that is deleted, disabled or an editor's. */
export async function addressOfStaff(trx: Trx, staffId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('staff_users')
    .select('email')
    .where('id', '=', staffId)
    .where(isActiveInquiryStaff('staff_users'))
    .executeTakeFirst();
  return row?.email ?? null;
}
