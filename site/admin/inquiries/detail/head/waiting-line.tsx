import { CONTACT_OUTCOME_LABELS } from '#contract/inquiries/inquiry-actions.ts';
import type { WaitingReason } from '#contract/inquiries/queue.ts';
import { momentDate } from '../../../format/dates.ts';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';

const REASONS: Record<Exclude<WaitingReason, 'new'>, string> = {
  message: 'New message from the client',
  correction: 'Contact details updated by the client',
  withdrawal: 'Withdrawn by the client',
  'withdrawal-taken-back': 'Reopened by the client',
  'erasure-request': 'Client asked to have their data erased',
  'next-step': 'Next step due',
  meeting: 'Did this meeting happen?',
  bounce: 'Our email bounced',
};

/** Why the inquiry waits for the studio, and the last unanswered call. */
export function WaitingLine() {
  const { inquiry, isPending, onUpdate } = useOpenInquiry();
  const { waitingSince, waitingReason, missedCall, replyState } = inquiry;
  const reason = waitingReason && waitingReason !== 'new' ? REASONS[waitingReason] : null;
  if (!reason && !missedCall && !replyState) return null;
  return (
    <p data-waiting={waitingReason ?? ''} className="mt-1 flex w-full flex-wrap items-center gap-x-4 text-14">
      {reason && waitingSince && (
        <button
          type="button"
          onClick={goToLatestWords}
          className="min-h-7 cursor-pointer text-left font-strong hover:text-copper max-md:min-h-11"
        >
          {reason}
          <span className="max-md:hidden">, {momentDate(waitingSince)}</span>
        </button>
      )}
      {replyState === 'failed' && <span className="font-strong text-overdue">Reply not delivered</span>}
      {replyState === 'sending' && <span className="text-graphite max-md:hidden">Reply not sent yet</span>}
      {replyState === 'scheduled' && <span className="text-graphite max-md:hidden">Reply scheduled</span>}
      {missedCall && (
        <span className="text-graphite">Last call: {CONTACT_OUTCOME_LABELS[missedCall].toLowerCase()}</span>
      )}
      {/* The first answer is owed in any case. */}
      {reason && (
        <button
          type="button"
          data-action="done"
          disabled={isPending}
          onClick={() => onUpdate({ noReplyNeeded: true })}
          className="min-h-7 cursor-pointer font-strong text-section underline-offset-4 hover:underline max-md:min-h-11"
        >
          {waitingReason === 'meeting' ? 'Dismiss' : 'No reply needed'}
        </button>
      )}
    </p>
  );
}

/** Scrolls to the latest message, at the end of the conversation. */
function goToLatestWords(): void {
  const last = [
    ...document.querySelectorAll(
      'li[data-event^=visitor-], li[data-event^=next-step], li[data-event^=meeting-]',
    ),
  ].at(-1);
  last?.scrollIntoView({ block: 'center' });
}
