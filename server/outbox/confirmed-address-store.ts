import type { InquiryRow, Trx } from '../database/schema.ts';
import { allowDelayed } from './allowance-store.ts';

/**
 * Marks an inquiry's address as confirmed: the code of an email to it was used, or an email was answered. Emails that
 * wait for the confirmation are sent.
 * @param inquiry as it was when the proof was checked; with another address since, nothing changes.
 */
export async function confirmAddress(
  trx: Trx,
  { id, email }: Pick<InquiryRow, 'id' | 'email'>,
  at: string,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('inquiries')
    .set({ email_confirmed_at: at })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await allowDelayed(trx, id, at);
}
