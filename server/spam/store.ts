/** What the spam score remembers in the database, so that all processes know it. */
import { statusOf } from '#contract/statuses.ts';
import type { Db, Trx } from '../database/schema.ts';

/** More senders of one text than this change nothing any more. */
const MOST_SENDERS = 12;
const MOST_EARLIER = 12;

export function spamStore(db: Db) {
  return {
    /** How many others sent one of these texts since. */
    async otherSenders(textHashes: string[], senderHash: string, since: string): Promise<number> {
      if (textHashes.length === 0) return 0;
      const rows = await db
        .selectFrom('spam_texts')
        .select('sender_hash')
        .where('text_hash', 'in', textHashes)
        .where('sender_hash', '!=', senderHash)
        .where('at', '>', since)
        .limit(MOST_SENDERS)
        .execute();
      return new Set(rows.map((row) => row.sender_hash)).size;
    },

    /**
     * What the same email address sent last, newest first.
     * `trusted`: staff wrote, called or finished it, or rescued it from suspicion.
     */
    async earlier(emailKey: string): Promise<{ createdAt: string; trusted: boolean }[]> {
      const rows = await db
        .selectFrom('inquiries')
        .select(['created_at', 'first_contact_at', 'status', 'spam', 'spam_reasons'])
        .where('email_key', '=', emailKey)
        .orderBy('created_at', 'desc')
        .limit(MOST_EARLIER)
        .execute();
      return rows.map((row) => ({
        createdAt: row.created_at,
        trusted:
          row.spam === 0 &&
          (row.first_contact_at !== null || isFinished(row.status) || row.spam_reasons !== '[]'),
      }));
    },

    /** Whether at least `count` inquiries came since, suspects included. */
    async cameSince(since: string, count: number): Promise<boolean> {
      const row = await db
        .selectFrom('inquiries')
        .select('id')
        .where('spam', 'in', [0, 1])
        .where('created_at', '>', since)
        .limit(1)
        .offset(count - 1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Keeps who said what, in the inquiry's own transaction. */
    async remember(trx: Trx, textHashes: string[], senderHash: string, at: string): Promise<void> {
      if (textHashes.length === 0) return;
      await trx
        .insertInto('spam_texts')
        .values(textHashes.map((text_hash) => ({ text_hash, sender_hash: senderHash, at })))
        .onConflict((oc) => oc.columns(['text_hash', 'sender_hash']).doUpdateSet({ at }))
        .execute();
    },

    async forgetBefore(at: string): Promise<void> {
      await db.deleteFrom('spam_texts').where('at', '<', at).execute();
    },
  };
}

/** Closed after contact: the sender is a person. */
function isFinished(status: string): boolean {
  const known = statusOf(status);
  return known?.closed === true && known.contact;
}
