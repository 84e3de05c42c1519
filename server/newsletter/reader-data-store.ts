/** Access to and erasure of the newsletter's data about one address (requirements §16). */
import type { Db, Trx } from '../database/schema.ts';
import { kindsWith } from '../outbox/mail-traits.ts';
import { fromRow } from './store.ts';

/**
 * Erases an address from the newsletter: the subscriber, the deliveries, and every email to it.
 * @param email as typed.
 * @param until subscribers who subscribed later are kept, with their emails.
 * @returns whether anything was erased.
 */
export async function eraseNewsletterReader(trx: Trx, email: string, until?: string): Promise<boolean> {
  const address = email.trim().toLowerCase();
  const reader = await trx
    .selectFrom('newsletter_subscribers')
    .select('created_at')
    .where('email', '=', address)
    .executeTakeFirst();
  if (reader && until !== undefined && reader.created_at > until) return false;
  await trx
    .deleteFrom('mails')
    .where('kind', 'in', kindsWith('newsletter'))
    // Uses the partial index of these emails; without this condition, the whole table is scanned.
    .where('inquiry_id', 'is', null)
    .where('recipient', '=', address)
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom('newsletter_subscribers')
    .where('email', '=', address)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the newsletter's data about an address, for a data access request; null when there is none. */
export async function newsletterReaderData(db: Db | Trx, email: string) {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  if (!row) return null;
  const sent = await db
    .selectFrom('newsletter_deliveries')
    .select('article')
    .where('subscriber_id', '=', row.id)
    .orderBy('article')
    .execute();
  return { ...fromRow(row), articles: sent.map(({ article }) => article) };
}
