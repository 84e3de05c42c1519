/** Queries for the thread that an email to the visitor belongs to. */
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { kindsWith } from '../outbox/mail-traits.ts';

/** A scheduled reply counts at its scheduled time. */
const SENT_AT = sql<string>`coalesce(scheduled_at, created_at)`;

/** Maximum Message-IDs of a long conversation: the first, and the latest (RFC 5322 §3.6.4 sets no limit; headers do). */
const MAX_REFERENCES = 20;

export function conversationStore(db: Db) {
  return {
    /** Returns the generation of the inquiry's private link; null when it was erased. */
    async generation(inquiryId: string): Promise<number | null> {
      const row = await db
        .selectFrom('inquiries')
        .select('visitor_link_generation')
        .where('id', '=', inquiryId)
        .executeTakeFirst();
      return row?.visitor_link_generation ?? null;
    },

    /** Remembers a tag, so that an answer to it is recognized. */
    async keepTag(tag: string, inquiryId: string): Promise<void> {
      await db
        .insertInto('reply_tags')
        .values({ tag, inquiry_id: inquiryId })
        .onConflict((oc) => oc.column('tag').doNothing())
        .execute();
    },

    /** Returns the Message-IDs of both sides' emails before an instant, oldest first. */
    async messageIds(inquiryId: string, before: string): Promise<string[]> {
      const sent = await db
        .selectFrom('mails')
        .select(['message_id', SENT_AT.as('at')])
        .where('inquiry_id', '=', inquiryId)
        .where('kind', 'in', kindsWith('conversation'))
        .where('state', 'in', ['waiting', 'sent'])
        .where(SENT_AT, '<', before)
        .orderBy('at')
        .execute();
      const received = await db
        .selectFrom('inbound_mails')
        .select(['message_id', 'received_at as at'])
        .where('inquiry_id', '=', inquiryId)
        .where('state', '=', 'filed')
        .where('kind', '=', 'message')
        .where('message_id', 'is not', null)
        .$narrowType<{ message_id: string }>()
        .orderBy('received_at')
        .execute();
      const all = [...sent, ...received].sort((a, b) => (a.at < b.at ? -1 : 1)).map((row) => row.message_id);
      return all.length > MAX_REFERENCES ? [all[0] as string, ...all.slice(1 - MAX_REFERENCES)] : all;
    },
  };
}
