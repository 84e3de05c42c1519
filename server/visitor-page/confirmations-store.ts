/** Confirms the address of a request by the code that only an email to it brings (docs/decisions/0021). */
import type { Db } from '../database/schema.ts';
import { confirmationCode } from '../inquiries/confirmation-code.ts';
import { confirmAddress } from '../outbox/confirmed-address-store.ts';

export type Confirmations = ReturnType<typeof confirmations>;

export function confirmations(db: Db, { secret }: { secret: string }) {
  async function confirmed(tokenHash: string, code: string | undefined) {
    if (!code) return null;
    const row = await db
      .selectFrom('inquiries')
      .select(['id', 'email'])
      .where('visitor_token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row && code === confirmationCode(secret, row.id, row.email) ? row : null;
  }

  return {
    /** Returns the code of a page's link; null when it isn't that of the inquiry's current address. */
    async rightCode(tokenHash: string, code: string | undefined): Promise<string | null> {
      return (await confirmed(tokenHash, code)) && (code as string);
    },

    /** Marks the address as confirmed, when a form brings the right code. */
    async confirm(tokenHash: string, code: string | undefined, at: string): Promise<void> {
      const row = await confirmed(tokenHash, code);
      if (!row) return;
      await db.transaction().execute((trx) => confirmAddress(trx, row, at));
    },
  };
}
