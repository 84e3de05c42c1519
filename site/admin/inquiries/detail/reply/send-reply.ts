/** Sends a reply, and cancels one that hasn't been sent yet. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { MailRecord } from '#contract/mail/mail.ts';
import { REPLY_LIMITS } from '#contract/mail/reply.ts';
import { newIdempotencyKey } from '../../../../layout/idempotency-key.ts';
import { RequestError, request } from '../../../../layout/request.ts';
import { toast } from '../../../../layout/toaster.tsx';
import { weekdayTime } from '../../../format/dates.ts';
import { mailsSummary } from '../../../mail/mail-query.ts';
import type { NoteDrafts } from '../../../state/note-drafts.ts';
import { isSignedOut, toastFailure } from '../../../state/query-client.ts';
import { registerUndo } from '../../../state/undo-last-change.tsx';
import { useDrafts } from '../../../state/use-drafts.ts';
import { INQUIRIES } from '../../queries/known-inquiries.ts';
import { selectInquiry } from '../../url-state/selected-inquiry.ts';
import { type ReplyDraft, type ReplyWords, replyKey, writeReply } from './reply-draft.ts';

/** A mail server usually takes a mail within this time. */
export const DELIVERY_MS = 2500;

/** Fetches again what shows replies. */
export function reloadReplies(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: INQUIRIES });
  void queryClient.invalidateQueries({ queryKey: ['/api/mails'] });
}

type Outcome = { onSent: (sent: ReplyDraft) => void; onOtherContent: () => void };

/** Queues a reply, which can be canceled until it is sent. */
export function useSendReply(
  { id: inquiryId, name }: Pick<Inquiry, 'id' | 'name'>,
  { onSent, onOtherContent }: Outcome,
) {
  const queryClient = useQueryClient();
  const drafts = useDrafts();
  return useMutation({
    mutationFn: async (reply: ReplyDraft & { key: string }): Promise<MailRecord> => {
      const { subject, text, sendAt, key } = reply;
      const files = reply.files.map(({ id }) => id);
      const url = `/api/inquiries/${encodeURIComponent(inquiryId)}/replies`;
      const headers = { 'Idempotency-Key': key };
      return (await request(url, { method: 'POST', headers, body: { subject, text, sendAt, files } })).json();
    },
    onSuccess: (mail, sent) => {
      onSent(sent);
      const isSetUp = queryClient.getQueryData(mailsSummary().queryKey)?.transport !== false;
      toast({
        title: mail.scheduledAt === null ? 'Reply queued' : 'Reply scheduled',
        about: name,
        description: isSetUp ? goesOut(mail) : 'Not sent: email isn’t set up.',
        ...registerUndo(() => void takeBack(queryClient, drafts, mail)),
      });
      if (mail.scheduledAt !== null) return;
      // The delivery changes the clock and the status; that belongs to this change, and is loaded with it.
      setTimeout(() => reloadReplies(queryClient), REPLY_LIMITS.takeBackMs + DELIVERY_MS);
    },
    onError: (error) => {
      if (error instanceof RequestError && error.status === 409) onOtherContent();
    },
    onSettled: (_answer, error) => {
      if (!isSignedOut(error)) reloadReplies(queryClient);
    },
  });
}

const goesOut = ({ scheduledAt }: MailRecord): string =>
  scheduledAt === null
    ? `Sending in ${REPLY_LIMITS.takeBackMs / 1000} seconds.`
    : `Sending ${weekdayTime(scheduledAt)}.`;

type Sent = Pick<MailRecord, 'id' | 'inquiryId'>;

/**
 * Cancels an unsent reply of the signed-in person: its text becomes a draft again, unless another was begun, and its
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
  toast({ title: 'Reply canceled', description: 'It’s back in your drafts.' });
}

/** Cancels a colleague's scheduled reply; its text stays on the timeline. */
export async function cancel(queryClient: QueryClient, reply: Sent): Promise<void> {
  if (await remove(queryClient, reply))
    toast({
      title: 'Scheduled reply canceled',
      description: 'It won’t be sent. The text stays on the timeline.',
    });
}

/** Puts an unsent reply back into the form, unless another was begun. @returns whether it did. */
export function writeAgain(drafts: NoteDrafts, inquiryId: string, reply: ReplyWords): boolean {
  const key = replyKey(inquiryId);
  if (drafts.get(key) !== '') return false;
  drafts.set(key, writeReply({ ...reply, key: newIdempotencyKey() }));
  return true;
}

type TakenReply = ReplyWords & { sendAt: string | null };

async function remove(queryClient: QueryClient, { id }: Sent): Promise<TakenReply | null> {
  try {
    return await (await request(`/api/mails/${encodeURIComponent(id)}`, { method: 'DELETE' })).json();
  } catch (error) {
    toastFailure(error, 'Couldn’t undo');
    return null;
  } finally {
    reloadReplies(queryClient);
  }
}
