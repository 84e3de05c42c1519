import type { MailRecord } from '#contract/mail/mail.ts';
import type { MailEvent } from '#contract/mail/reply.ts';
import { toast } from '../../../../layout/toaster.tsx';
import { Button } from '../../../components/button.tsx';
import { MailState } from '../../../mail/mail-state.tsx';
import { isScheduled, mailStateInWords } from '../../../mail/mail-words.ts';
import type { NoteDrafts } from '../../../state/note-drafts.ts';
import { OwnReplyState } from './own-reply-state.tsx';
import { ScheduledReply } from './scheduled-reply.tsx';
import { writeAgain } from './take-back.ts';

/** @param reply as the timeline tells it. */
type ReplyDeliveryProps = { mail: MailRecord; reply: MailEvent; drafts: NoteDrafts; isOwn: boolean };

/** The outcome of a reply, and the possible actions. */
export function ReplyDelivery({ mail, reply, drafts, isOwn }: ReplyDeliveryProps) {
  if (mail.state === 'bounced')
    // The line that tells of it says why, and sends it again.
    return (
      <p data-mail-state="bounced" className="font-semibold text-overdue">
        {mailStateInWords(mail)}
      </p>
    );
  if (isScheduled(mail)) return <ScheduledReply mail={mail} drafts={drafts} isOwn={isOwn} />;
  if (mail.state === 'dropped' && mail.lastError === null)
    return <NotSent mail={mail} reply={reply} drafts={drafts} isOwn={isOwn} />;
  return isOwn ? <OwnReplyState mail={mail} drafts={drafts} /> : <MailState mail={mail} />;
}

/** Taken back, or stopped because the visitor spoke first: its words can be sent again. */
function NotSent({ mail: { inquiryId }, reply, drafts, isOwn }: ReplyDeliveryProps) {
  const { subject, text } = reply;
  // Its author's draft has the files again.
  const files = isOwn ? reply.files : undefined;
  function edit() {
    if (inquiryId !== null && !writeAgain(drafts, inquiryId, { subject, text, files }))
      toast({ title: 'Another reply is begun', description: 'Send it or clear it first.' });
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
