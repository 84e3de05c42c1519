/** Tells mails that were erased, and those of an erased person from before: the mailbox may be read again. */
import type { Db, Trx } from '../database/schema.ts';
import { erasedHashes } from './erased-hashes.ts';

export type MailIdentity = {
  /** SHA-256 of the mail as it came. */
  sha256: string;
  messageId: string | null;
  /** Of the mail of ours that it reports as undelivered. */
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
  // Whoever writes after the erasure wants an answer.
  const sender = await db
    .selectFrom('erasures')
    .select('id')
    .where('address_hash', '=', hashes.ofAddress(mail.from))
    .where('at', '>=', mail.receivedAt)
    .limit(1)
    .executeTakeFirst();
  return sender !== undefined;
}
