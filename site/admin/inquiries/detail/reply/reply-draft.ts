/** An unacknowledged reply, stored beside the drafts of notes. */
import type { ReplySubmission } from '#contract/mail.ts';

/** Sent as Idempotency-Key: the reply makes one mail, however often it is sent. Null while nothing is typed. */
export type ReplyDraft = ReplySubmission & { key: string | null };

export const replyKey = (inquiryId: string): string => `reply:${inquiryId}`;

/** @param kept the stored text; anything that isn't a reply reads as an empty one. */
export function readReply(kept: string): ReplyDraft {
  try {
    const { subject, text, key, sendAt } = JSON.parse(kept) as Partial<ReplyDraft>;
    return {
      subject: String(subject ?? ''),
      text: String(text ?? ''),
      key: key ? String(key) : null,
      ...(sendAt && { sendAt: String(sendAt) }),
    };
  } catch {
    return { subject: '', text: '', key: null };
  }
}

/** Null for an empty reply, so that neither it nor its key is stored. */
export const writeReply = ({ subject, text, key, sendAt }: ReplyDraft): string =>
  subject === '' && text === '' && sendAt === undefined ? '' : JSON.stringify({ subject, text, key, sendAt });

export const isEmptyReply = ({ subject, text }: ReplySubmission): boolean =>
  subject.trim() === '' || text.trim() === '';
