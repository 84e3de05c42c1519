/** Queries for the content of emails, run when an email is sent. */
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { MailKind } from '#contract/mail/mail.ts';
import { hashToken } from '../config/tokens.ts';
import type { Db } from '../database/schema.ts';
import { fromRow } from '../inquiries/row-mapping.ts';

export type InquiryOfMail = Inquiry & {
  visitorLinkGeneration: number;
  /** Hash of the current private link's token; null when it was revoked. */
  visitorTokenHash: string | null;
};

export function mailContentStore(db: Db) {
  return {
    async inquiry(id: string): Promise<InquiryOfMail | null> {
      const row = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
      return row
        ? {
            ...fromRow(row),
            visitorLinkGeneration: row.visitor_link_generation,
            visitorTokenHash: row.visitor_token_hash,
          }
        : null;
    },

    /** Returns the Message-ID of the inquiry's first email of a kind, so that mail clients thread later ones. */
    async messageIdOf(inquiryId: string, kind: MailKind): Promise<string | null> {
      const row = await db
        .selectFrom('mails')
        .select('message_id')
        .where('inquiry_id', '=', inquiryId)
        .where('kind', '=', kind)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row?.message_id ?? null;
    },

    /** Returns whether a bulk change was undone; its record is kept for an hour, much longer than an undo is possible. */
    async isUndone(bulkId: string): Promise<boolean> {
      const row = await db
        .selectFrom('bulk_changes')
        .select('undone_at')
        .where('id', '=', bulkId)
        .executeTakeFirst();
      return row !== undefined && row.undone_at !== null;
    },

    /** Returns the account of a one-time link, or null when the link is no longer valid. */
    async accountOfLink(userId: string, token: string, now: string): Promise<{ name: string } | null> {
      const row = await db
        .selectFrom('staff_links as l')
        .innerJoin('staff_users as u', 'u.id', 'l.user_id')
        .select('u.name')
        .where('l.user_id', '=', userId)
        .where('l.token_hash', '=', hashToken(token))
        .where('l.expires_at', '>', now)
        .where('u.disabled', '=', 0)
        .executeTakeFirst();
      return row ?? null;
    },
  };
}
