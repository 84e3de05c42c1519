/** A reply that isn't sent yet, as it is kept beside the drafts of notes. */
import type { ReplySubmission } from '#contract/mail.ts';

export const replyKey = (inquiryId: string): string => `reply:${inquiryId}`;

/** @param kept what the browser kept; anything that is no reply reads as an empty one. */
export function readReply(kept: string): ReplySubmission {
  try {
    const { subject, text } = JSON.parse(kept) as Partial<ReplySubmission>;
    return { subject: String(subject ?? ''), text: String(text ?? '') };
  } catch {
    return { subject: '', text: '' };
  }
}

/** An empty reply leaves nothing behind. */
export const writeReply = (reply: ReplySubmission): string =>
  reply.subject === '' && reply.text === '' ? '' : JSON.stringify(reply);

export const isEmptyReply = ({ subject, text }: ReplySubmission): boolean =>
  subject.trim() === '' || text.trim() === '';
