/**
 * Finds the inquiry that a mail belongs to: by the tag of its address, else by its references, else by the meeting that a
 * calendar program answers about; never by its subject or sender alone.
 */

import type { Config } from '../config/config.ts';
import type { Db, InquiryRow } from '../database/schema.ts';
import { replyTag, tagsIn } from '../mail/reply-address.ts';
import { emailKey } from '../search/contact-keys.ts';
import { inquiryOfAnswer } from './meeting-answers-store.ts';
import type { ReadMail } from './parse/read-mail.ts';

type Settings = Pick<Config, 'secret' | 'replyAddress' | 'mailFrom'>;

export type OurMail = { id: string; kind: string; inquiry_id: string | null; recipient: string };

export function matchStore(db: Db, config: Settings) {
  /** A tag counts only for the inquiry's present link: one that staff revoked took its tag along. */
  async function byTag(recipients: readonly string[]): Promise<string | null> {
    const tags = tagsIn(recipients, config.replyAddress);
    if (tags.length === 0) return null;
    const rows = await db
      .selectFrom('reply_tags as t')
      .innerJoin('inquiries as i', 'i.id', 't.inquiry_id')
      .select(['t.tag', 'i.id', 'i.visitor_link_generation as generation'])
      .where('t.tag', 'in', tags)
      .execute();
    return (
      rows.find(({ tag, id, generation }) => tag === replyTag(config.secret, id, generation))?.id ?? null
    );
  }

  /** The latest reference that is a mail of ours about an inquiry, or one that was filed on it. */
  async function byReference(references: readonly string[]): Promise<string | null> {
    if (references.length === 0) return null;
    const sent = await db
      .selectFrom('mails')
      .select(['message_id', 'inquiry_id'])
      .where('message_id', 'in', references)
      .where('inquiry_id', 'is not', null)
      .execute();
    const filed = await db
      .selectFrom('inbound_mails')
      .select(['message_id', 'inquiry_id'])
      .where('message_id', 'in', references)
      .where('state', '=', 'filed')
      .where('inquiry_id', 'is not', null)
      .execute();
    const known = new Map([...filed, ...sent].map((row) => [row.message_id, row.inquiry_id]));
    const latest = references.findLast((id) => known.has(id));
    return (latest && known.get(latest)) || null;
  }

  return {
    /** Returns the inquiry that a mail belongs to; undefined for none. */
    async inquiryOf(
      mail: Pick<ReadMail, 'recipients' | 'references' | 'calendar'>,
    ): Promise<InquiryRow | undefined> {
      const id =
        (await byTag(mail.recipients)) ??
        (await byReference(mail.references)) ??
        (await inquiryOfAnswer(db, mail));
      if (id === null) return undefined;
      return db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
    },

    /**
     * Whether a mail answers one sent to the inquiry's current address: only a reader of that mailbox has its Message-ID.
     * The tag proves less, because mail to earlier addresses contained it, too.
     */
    async isAnswer({ references }: Pick<ReadMail, 'references'>, inquiry: InquiryRow): Promise<boolean> {
      if (references.length === 0) return false;
      const answered = await db
        .selectFrom('mails')
        .select('recipient')
        .where('message_id', 'in', references)
        .where('inquiry_id', '=', inquiry.id)
        .execute();
      return answered.some(({ recipient }) => emailKey(recipient) === inquiry.email_key);
    },

    /** Returns the mail of ours with a Message-ID. */
    ours: (messageId: string): Promise<OurMail | undefined> =>
      db
        .selectFrom('mails')
        .select(['id', 'kind', 'inquiry_id', 'recipient'])
        .where('message_id', '=', messageId)
        .executeTakeFirst(),
  };
}
