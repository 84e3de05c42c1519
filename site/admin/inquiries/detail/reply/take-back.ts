import type { QueryClient } from '@tanstack/react-query';
import type { MailRecord, ReplySubmission } from '#contract/mail.ts';
import { newIdempotencyKey } from '../../../../frame/idempotency-key.ts';
import { request } from '../../../../frame/request.ts';
import { toast } from '../../../../frame/toaster.tsx';
import type { NoteDrafts } from '../../../state/note-drafts.ts';
import { isSignedOut } from '../../../state/query-client.ts';
import { failureInWords } from '../../../words/failure-in-words.ts';
import { selectInquiry } from '../../address/selected-inquiry.ts';
import { INQUIRIES } from '../../queries/inquiry-list-query.ts';
import { replyKey, writeReply } from './reply-draft.ts';

/**
 * Takes back a reply of one's own that hasn't gone out: its text is a draft again, unless another was begun, and its
 * inquiry opens.
 */
export async function takeBack(
  queryClient: QueryClient,
  drafts: NoteDrafts,
  { id, inquiryId }: Pick<MailRecord, 'id' | 'inquiryId'>,
): Promise<void> {
  try {
    const answer = await request(`/api/mails/${encodeURIComponent(id)}`, { method: 'DELETE' });
    const taken = (await answer.json()) as ReplySubmission;
    if (inquiryId !== null) {
      const key = replyKey(inquiryId);
      if (drafts.get(key) === '') drafts.set(key, writeReply({ ...taken, key: newIdempotencyKey() }));
      selectInquiry(inquiryId);
    }
    toast({ title: 'Not sent', description: 'The reply was taken back. Its text is a draft again.' });
  } catch (error) {
    if (isSignedOut(error)) return;
    toast({ title: 'Not taken back', description: failureInWords(error), variant: 'destructive' });
  } finally {
    void queryClient.invalidateQueries({ queryKey: INQUIRIES });
    void queryClient.invalidateQueries({ queryKey: ['/api/mails'] });
  }
}
