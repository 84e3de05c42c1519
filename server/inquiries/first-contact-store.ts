import type { Trx } from '../database/schema.ts';
import type { Actor } from './events-store.ts';

/** Stops the 24-hour clock, unless an earlier contact did (contract/clock.ts). */
export async function stampFirstContact(
  trx: Trx,
  inquiryId: string,
  actor: Actor,
  at: string,
): Promise<void> {
  await trx
    .updateTable('inquiries')
    .set({ first_contact_at: at, first_contact_by: actor?.id ?? null })
    .where('id', '=', inquiryId)
    .where('first_contact_at', 'is', null)
    .execute();
}
