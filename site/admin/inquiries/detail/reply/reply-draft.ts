/** An unacknowledged reply, stored with the drafts of notes. */
import type { ReplySubmission } from '#contract/mail/reply.ts';
import type { ReplyFile } from '#contract/mail/reply-file.ts';

/** Initial content of a reply, such as that of a canceled one. */
export type ReplyWords = Omit<ReplySubmission, 'files'> & { files?: ReplyFile[] };

/** Sent as Idempotency-Key: a reply creates one email, regardless of retries. Null while nothing is typed. */
export type ReplyDraft = ReplyWords & { key: string | null; files: ReplyFile[] };

export const replyKey = (inquiryId: string): string => `reply:${inquiryId}`;

/** URL for uploading a reply's files, or for downloading and removing one. */
export const replyFileHref = (inquiryId: string, fileId = ''): string =>
  `/api/inquiries/${encodeURIComponent(inquiryId)}/reply-files${fileId && `/${encodeURIComponent(fileId)}`}`;

/** @param kept the stored text; anything that isn't a reply reads as an empty one. */
export function readReply(kept: string): ReplyDraft {
  try {
    const { subject, text, key, sendAt, files } = JSON.parse(kept) as Partial<ReplyDraft>;
    return {
      subject: String(subject ?? ''),
      text: String(text ?? ''),
      key: key ? String(key) : null,
      files: Array.isArray(files) ? files : [],
      ...(sendAt && { sendAt: String(sendAt) }),
    };
  } catch {
    return { subject: '', text: '', key: null, files: [] };
  }
}

/** Empty for an empty reply, so that neither it nor its key is stored. */
export const writeReply = (reply: Omit<ReplyDraft, 'files'> & { files?: ReplyFile[] }): string => {
  const { subject, text, key, sendAt, files = [] } = reply;
  const isEmpty = subject === '' && text === '' && sendAt === undefined && files.length === 0;
  return isEmpty ? '' : JSON.stringify({ subject, text, key, sendAt, files });
};

export const isEmptyReply = ({ subject, text }: ReplyWords): boolean =>
  subject.trim() === '' || text.trim() === '';
