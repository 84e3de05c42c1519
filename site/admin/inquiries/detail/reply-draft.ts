/** A reply that isn't acknowledged yet, as it is kept beside the drafts of notes. */
import type { ReplySubmission } from '#contract/mail.ts';

/** `key` goes along as Idempotency-Key: the reply makes one mail, however often it is sent. Null while nothing is typed. */
export type ReplyDraft = ReplySubmission & { key: string | null };

export const replyKey = (inquiryId: string): string => `reply:${inquiryId}`;

/** @param kept what the browser kept; anything that is no reply reads as an empty one. */
export function readReply(kept: string): ReplyDraft {
  try {
    const { subject, text, key } = JSON.parse(kept) as Partial<ReplyDraft>;
    return { subject: String(subject ?? ''), text: String(text ?? ''), key: key ? String(key) : null };
  } catch {
    return { subject: '', text: '', key: null };
  }
}

/** An empty reply leaves nothing behind, its key neither. */
export const writeReply = ({ subject, text, key }: ReplyDraft): string =>
  subject === '' && text === '' ? '' : JSON.stringify({ subject, text, key });

export const isEmptyReply = ({ subject, text }: ReplySubmission): boolean =>
  subject.trim() === '' || text.trim() === '';
