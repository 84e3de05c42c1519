import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailRecord } from '#contract/mail/mail.ts';
import { request } from '../../../../layout/request.ts';
import { toast } from '../../../../layout/toaster.tsx';
import { Button } from '../../../components/button.tsx';
import { weekdayTime } from '../../../format/dates.ts';
import { failureInWords } from '../../../format/failure-in-words.ts';
import type { NoteDrafts } from '../../../state/note-drafts.ts';
import { isSignedOut } from '../../../state/query-client.ts';
import { INQUIRIES } from '../../queries/known-inquiries.ts';
import { cancel, takeBack } from './take-back.ts';
import { DELIVERY_MS } from './use-send-reply.ts';

type ScheduledReplyProps = { mail: MailRecord; drafts: NoteDrafts; isOwn: boolean };

/** A reply that waits for its hour: its author writes on, a colleague can cancel it, and anyone can send it now. */
export function ScheduledReply({ mail, drafts, isOwn }: ScheduledReplyProps) {
  const queryClient = useQueryClient();
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: INQUIRIES });
    void queryClient.invalidateQueries({ queryKey: ['/api/mails'] });
  };
  const send = useMutation({
    mutationFn: () => request(`/api/mails/${encodeURIComponent(mail.id)}/send-now`, { method: 'POST' }),
    onError: (error) => {
      if (!isSignedOut(error))
        toast({ title: 'Not sent', description: failureInWords(error), variant: 'destructive' });
    },
    onSuccess: () => void setTimeout(reload, DELIVERY_MS),
    onSettled: reload,
  });
  return (
    <div data-mail-state="scheduled" className="flex flex-wrap items-center gap-x-4">
      <p className="grow font-semibold">Goes out {weekdayTime(mail.scheduledAt as string)}</p>
      <Button
        look="bare"
        onClick={() => void (isOwn ? takeBack(queryClient, drafts, mail) : cancel(queryClient, mail))}
      >
        {isOwn ? 'Edit' : 'Cancel'}
      </Button>
      <div className="flex gap-x-4">
        <Button look="bare" disabled={send.isPending} onClick={() => send.mutate()}>
          Send now
        </Button>
      </div>
    </div>
  );
}
