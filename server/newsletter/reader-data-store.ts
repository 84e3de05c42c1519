/** What the newsletter holds about one address: told, and erased (product decision §11). */
import type { Db, Trx } from '../database/schema.ts';
import { fromRow, NEWSLETTER_MAILS } from './store.ts';

/**
 * Erases an address from the newsletter: the reader, what was sent, and every mail about it.
 * @param email as typed. @returns whether there was anything.
 */
export async function eraseNewsletterReader(trx: Trx, email: string): Promise<boolean> {
  const address = email.trim().toLowerCase();
  await trx
    .deleteFrom('mails')
    .where('kind', 'in', NEWSLETTER_MAILS)
    .where('recipient', '=', address)
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom('newsletter_subscribers')
    .where('email', '=', address)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All that the newsletter holds about an address, for whoever asks what we hold; null when it is nothing. */
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
