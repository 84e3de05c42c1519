/** What mails are about, read at the moment they are sent. */
import type { InquirySource } from '#contract/inquiry.ts';
import type { MailKind } from '#contract/mail.ts';
import type { Db } from '../database/schema.ts';
import { hashToken } from '../staff/session-rules.ts';

export type InquiryOfMail = {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  serviceType: string | null;
  message: string;
  attachments: string[];
  area: string | null;
  source: InquirySource | null;
  createdAt: string;
  visitorLinkGeneration: number;
  /** Of the private link that works; null when it was revoked. */
  visitorTokenHash: string | null;
};

export function mailContentStore(db: Db) {
  return {
    async inquiry(id: string): Promise<InquiryOfMail | null> {
      const row = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
      return row
        ? {
            id: row.id,
            reference: row.reference,
            name: row.name,
            email: row.email,
            phone: row.phone,
            serviceType: row.service_type,
            message: row.message,
            attachments: JSON.parse(row.attachments),
            area: row.area,
            source: row.source === null ? null : JSON.parse(row.source),
            createdAt: row.created_at,
            visitorLinkGeneration: row.visitor_link_generation,
            visitorTokenHash: row.visitor_token_hash,
          }
        : null;
    },

    /** Message-ID of the inquiry's first mail of a kind, so that programs show later ones below it. */
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

    /** The account that a one-time link is for, while it works. */
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
