import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MailRecord } from '#contract/mail/mail.ts';
import type { MailEvent } from '#contract/mail/reply.ts';
import { request } from '../../../../layout/request.ts';
import { toast } from '../../../../layout/toaster.tsx';
import { Button } from '../../../components/button.tsx';
import { weekdayTime } from '../../../format/dates.ts';
import { mailsSummary } from '../../../mail/mail-query.ts';
import { MailState } from '../../../mail/mail-state.tsx';
import { isScheduled, mailStateInWords } from '../../../mail/mail-words.ts';
import { useDrafts } from '../../../state/use-drafts.ts';
import { cancel, DELIVERY_MS, reloadReplies, takeBack, writeAgain } from './send-reply.ts';

/** @param reply the reply's event in the timeline. */
type ReplyDeliveryProps = { mail: MailRecord; reply: MailEvent; isOwn: boolean };

/** The outcome of a reply, and the possible actions. */
export function ReplyDelivery({ mail, reply, isOwn }: ReplyDeliveryProps) {
  if (mail.state === 'bounced')
    // The bounce's own timeline line shows the reason and a button to send the reply again.
    return (
      <p data-mail-state="bounced" className="font-semibold text-overdue">
        {mailStateInWords(mail)}
      </p>
    );
  if (isScheduled(mail)) return <ScheduledReply mail={mail} isOwn={isOwn} />;
  if (mail.state === 'dropped' && mail.lastError === null)
    return <NotSent mail={mail} reply={reply} isOwn={isOwn} />;
  return isOwn ? <OwnReplyState mail={mail} /> : <MailState mail={mail} />;
}

/** A reply that was canceled, or stopped because the visitor wrote first. Its text can be sent again. */
function NotSent({ mail: { inquiryId }, reply, isOwn }: ReplyDeliveryProps) {
  const drafts = useDrafts();
  const { subject, text } = reply;
  // The author's draft has the files again.
  const files = isOwn ? reply.files : undefined;
  function edit() {
    if (inquiryId !== null && !writeAgain(drafts, inquiryId, { subject, text, files }))
      toast({ title: 'You have another draft', description: 'Send it or clear it first.' });
  }
  return (
    <div data-mail-state="dropped" className="flex items-center justify-between gap-x-4">
      <p className="font-semibold">Not sent</p>
      {inquiryId !== null && (
        <Button look="bare" onClick={edit}>
          Edit and send
        </Button>
      )}
    </div>
  );
}

/** A scheduled reply: its author can edit it, a colleague can cancel it, and anyone can send it now. */
function ScheduledReply({ mail, isOwn }: Omit<ReplyDeliveryProps, 'reply'>) {
  const queryClient = useQueryClient();
  const drafts = useDrafts();
  const send = useMutation({
    mutationFn: () => request(`/api/mails/${encodeURIComponent(mail.id)}/send-now`, { method: 'POST' }),
    meta: { failed: 'Reply not sent' },
    onSuccess: () => void setTimeout(() => reloadReplies(queryClient), DELIVERY_MS),
    onSettled: () => reloadReplies(queryClient),
  });
  return (
    <div data-mail-state="scheduled" className="flex flex-wrap items-center gap-x-4">
      <p className="grow font-semibold">Sending {weekdayTime(mail.scheduledAt as string)}</p>
      <Button
        look="bare"
        onClick={() => void (isOwn ? takeBack(queryClient, drafts, mail) : cancel(queryClient, mail))}
      >
        {isOwn ? 'Edit' : 'Cancel'}
      </Button>
      <Button look="bare" disabled={send.isPending} onClick={() => send.mutate()}>
        Send now
      </Button>
    </div>
  );
}

/** Delivery of the signed-in person's reply, which can be canceled in its first seconds. */
function OwnReplyState({ mail }: { mail: MailRecord }) {
  const queryClient = useQueryClient();
  const drafts = useDrafts();
  const isSetUp = useQuery(mailsSummary()).data?.transport !== false;
  const isUntried = mail.state === 'waiting' && mail.attempts === 0;
  const left = useSecondsUntil(isUntried ? mail.nextAttemptAt : null);
  if (!isUntried || (isSetUp && left === 0)) return <MailState mail={mail} />;
  return (
    <div data-mail-state="waiting" className="flex items-center justify-between gap-x-4">
      <p className="font-semibold">{isSetUp ? `Sending in ${left} s` : mailStateInWords(mail, isSetUp)}</p>
      <Button look="bare" onClick={() => void takeBack(queryClient, drafts, mail)}>
        Undo
      </Button>
    </div>
  );
}

/** Whole seconds until an instant (ISO 8601), counting down; 0 from then on, and for null. */
function useSecondsUntil(instant: string | null): number {
  const [now, setNow] = useState(Date.now);
  const left = instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
