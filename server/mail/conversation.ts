/**
 * Keeps a conversation together: an answer to any email about an inquiry is sent to its tagged address, and a reply
 * references the earlier emails, so that Gmail, Outlook and Apple Mail show one thread.
 */

import type { MailKind } from '#contract/mail/mail.ts';
import type { Config } from '../config/config.ts';
import { currentFirm } from '../config/firm-in-force.ts';
import type { Db } from '../database/schema.ts';
import type { Composer, Composers } from '../outbox/composer.ts';
import { kindsWith } from '../outbox/mail-traits.ts';
import type { Routing } from '../outbox/message.ts';
import type { ClaimedMail } from '../outbox/store.ts';
import { conversationStore } from './conversation-store.ts';
import { replyTag, taggedAddress } from './reply-address.ts';

type Parts = { config: Pick<Config, 'secret' | 'imapUrl' | 'replyAddress'>; db: Db };

/** Adds the tagged address to emails to visitors when IMAP_URL is set, so that answers can be filed. */
export function answerable(composers: Composers, { config, db }: Parts): Composers {
  if (config.imapUrl === undefined) return composers;
  const store = conversationStore(db);
  const replyTo = async ({ inquiryId }: ClaimedMail): Promise<Routing> => {
    const generation = inquiryId === null ? null : await store.generation(inquiryId);
    if (inquiryId === null || generation === null) return {};
    const tag = replyTag(config.secret, inquiryId, generation);
    await store.keepTag(tag, inquiryId);
    return { replyTo: { name: currentFirm().name, address: taggedAddress(config.replyAddress, tag) } };
  };
  const tagged =
    (compose: Composer<MailKind>): Composer<MailKind> =>
    async (mail, facts) => {
      const composed = await compose(mail, facts);
      return 'dropped' in composed
        ? composed
        : { ...composed, routing: { ...composed.routing, ...(await replyTo(mail)) } };
    };
  const changed = kindsWith('answerable').map((kind) => [
    kind,
    tagged(composers[kind] as Composer<MailKind>),
  ]);
  return { ...composers, ...Object.fromEntries(changed) };
}

/** Returns the thread of a reply: the Message-IDs before it, of which the latest is the one that it answers. */
export async function threadOf(db: Db, { inquiryId, createdAt, scheduledAt }: ClaimedMail): Promise<Routing> {
  const before = scheduledAt ?? createdAt;
  const ids = inquiryId === null ? [] : await conversationStore(db).messageIds(inquiryId, before);
  return { inReplyTo: ids.at(-1) ?? null, references: ids };
}
