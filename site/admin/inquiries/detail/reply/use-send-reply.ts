import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailRecord } from '#contract/mail/mail.ts';
import { REPLY_LIMITS } from '#contract/mail/reply.ts';
import { RequestError, request } from '../../../../layout/request.ts';
import { toast } from '../../../../layout/toaster.tsx';
import { weekdayTime } from '../../../format/dates.ts';
import { mailsSummary } from '../../../mail/mail-query.ts';
import type { NoteDrafts } from '../../../state/note-drafts.ts';
import { isSignedOut } from '../../../state/query-client.ts';
import { registerUndo } from '../../../state/undo-last-change.tsx';
import { INQUIRIES } from '../../queries/known-inquiries.ts';
import type { ReplyDraft } from './reply-draft.ts';
import { takeBack } from './take-back.ts';

/** A mail server usually takes a mail within this time. */
export const DELIVERY_MS = 2500;

const goesOut = ({ scheduledAt }: MailRecord): string =>
  scheduledAt === null
    ? `It goes out in ${REPLY_LIMITS.takeBackMs / 1000} seconds.`
    : `It goes out ${weekdayTime(scheduledAt)}.`;

type Outcome = { onSent: (sent: ReplyDraft) => void; onOtherContent: () => void };

/** Queues a reply; until it goes out, it can be taken back. */
export function useSendReply(inquiryId: string, drafts: NoteDrafts, { onSent, onOtherContent }: Outcome) {
  const queryClient = useQueryClient();
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: INQUIRIES });
    void queryClient.invalidateQueries({ queryKey: ['/api/mails'] });
  };
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
        title: mail.scheduledAt === null ? 'Reply saved' : 'Reply scheduled',
        description: isSetUp ? goesOut(mail) : 'It isn’t sent: email isn’t set up.',
        ...registerUndo(() => void takeBack(queryClient, drafts, mail)),
      });
      if (mail.scheduledAt !== null) return;
      // The delivery changes the clock and the status; that belongs to this change, and is loaded with it.
      setTimeout(reload, REPLY_LIMITS.takeBackMs + DELIVERY_MS);
    },
    onError: (error) => {
      if (error instanceof RequestError && error.status === 409) onOtherContent();
    },
    onSettled: (_answer, error) => {
      if (!isSignedOut(error)) reload();
    },
  });
}
