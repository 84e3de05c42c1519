import type { QueryClient } from '@tanstack/react-query';
import type { MailRecord } from '#contract/mail/mail.ts';
import { newIdempotencyKey } from '../../../../layout/idempotency-key.ts';
import { request } from '../../../../layout/request.ts';
import { toast } from '../../../../layout/toaster.tsx';
import { failureInWords } from '../../../format/failure-in-words.ts';
import type { NoteDrafts } from '../../../state/note-drafts.ts';
import { isSignedOut } from '../../../state/query-client.ts';
import { INQUIRIES } from '../../queries/known-inquiries.ts';
import { selectInquiry } from '../../url-state/selected-inquiry.ts';
import { type ReplyWords, replyKey, writeReply } from './reply-draft.ts';

type Sent = Pick<MailRecord, 'id' | 'inquiryId'>;

/**
 * Takes back a reply of one's own that hasn't gone out: its text is a draft again, unless another was begun, and its
 * inquiry opens.
 */
export async function takeBack(queryClient: QueryClient, drafts: NoteDrafts, reply: Sent): Promise<void> {
  const taken = await remove(queryClient, reply);
  if (!taken) return;
  const { sendAt, ...words } = taken;
  if (reply.inquiryId !== null) {
    writeAgain(drafts, reply.inquiryId, { ...words, ...(sendAt !== null && { sendAt }) });
    selectInquiry(reply.inquiryId);
  }
  toast({ title: 'Not sent', description: 'The reply was taken back. Its text is a draft again.' });
}

/** Cancels a colleague's scheduled reply; its text stays on the timeline. */
export async function cancel(queryClient: QueryClient, reply: Sent): Promise<void> {
  if (await remove(queryClient, reply))
    toast({ title: 'Canceled', description: 'The reply won’t go out. Its text stays on the timeline.' });
}

/** Puts a reply that didn't go out into the form, unless another was begun. @returns whether it did. */
export function writeAgain(drafts: NoteDrafts, inquiryId: string, reply: ReplyWords): boolean {
  const key = replyKey(inquiryId);
  if (drafts.get(key) !== '') return false;
  drafts.set(key, writeReply({ ...reply, key: newIdempotencyKey() }));
  return true;
}

async function remove(
  queryClient: QueryClient,
  { id }: Sent,
): Promise<(ReplyWords & { sendAt: string | null }) | null> {
  try {
    return await (await request(`/api/mails/${encodeURIComponent(id)}`, { method: 'DELETE' })).json();
  } catch (error) {
    if (!isSignedOut(error))
      toast({ title: 'Not taken back', description: failureInWords(error), variant: 'destructive' });
    return null;
  } finally {
    void queryClient.invalidateQueries({ queryKey: INQUIRIES });
    void queryClient.invalidateQueries({ queryKey: ['/api/mails'] });
  }
}
