/**
 * Recognizes erased emails, and those that an erased person sent before the erasure, because the mailbox may be read
 * again.
 */
import type { Db, Trx } from '../database/schema.ts';
import { erasedHashes } from './erased-hashes.ts';

export type MailIdentity = {
  /** SHA-256 of the email as it arrived. */
  sha256: string;
  messageId: string | null;
  /** Message-ID of our email that this one reports as undelivered. */
  bounced?: string | null;
  from: string | null;
  receivedAt: string;
};

export async function isErased(db: Db | Trx, secret: string, mail: MailIdentity): Promise<boolean> {
  const hashes = erasedHashes(secret);
  const ids = [mail.sha256, mail.messageId, mail.bounced].filter((id) => typeof id === 'string');
  const erased = await db
    .selectFrom('erased_mails')
    .select('erasure_id')
    .where('mail_hash', 'in', ids.map(hashes.ofMail))
    .limit(1)
    .executeTakeFirst();
  if (erased || mail.from === null) return erased !== undefined;
  // An email received after the erasure isn't covered by it.
  const sender = await db
    .selectFrom('erasures')
    .select('id')
    .where('address_hash', '=', hashes.ofAddress(mail.from))
    .where('at', '>=', mail.receivedAt)
    .limit(1)
    .executeTakeFirst();
  return sender !== undefined;
}
