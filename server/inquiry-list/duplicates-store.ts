import type { InquiryDuplicate } from '#contract/inquiries/inquiry-responses.ts';
import type { Db } from '../database/schema.ts';

const MOST = 20;

/**
 * Returns other inquiries with the same email address or phone number, newest first; null when there is no such
 * inquiry.
 */
export async function duplicatesOf(db: Db, id: string): Promise<InquiryDuplicate[] | null> {
  const own = await db
    .selectFrom('inquiries')
    .select(['email_key', 'phone_key'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!own) return null;
  const rows = await db
    .selectFrom('inquiries')
    .select(['id', 'reference', 'name', 'status', 'spam', 'email_key', 'phone_key', 'created_at'])
    // In SQL, a null key equals nothing, so unknown phone numbers don't match.
    .where((eb) => eb.or([eb('email_key', '=', own.email_key), eb('phone_key', '=', own.phone_key)]))
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    name: row.name,
    status: row.status,
    spam: row.spam === 1,
    sameEmail: row.email_key !== null && row.email_key === own.email_key,
    samePhone: row.phone_key !== null && row.phone_key === own.phone_key,
    createdAt: row.created_at,
  }));
}
