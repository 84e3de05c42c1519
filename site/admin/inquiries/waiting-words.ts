/** The reason for an inquiry's place in the queue, in a word or two for its card. */
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { WaitingReason } from '#contract/inquiries/queue.ts';
import { weekdayDate } from '../format/dates.ts';

const REASONS: Record<Exclude<WaitingReason, 'new' | 'next-step'>, string> = {
  message: 'Client replied',
  correction: 'Client updated details',
  withdrawal: 'Withdrawn',
  'withdrawal-taken-back': 'Reopened',
  'erasure-request': 'Erasure requested',
  meeting: 'Needs outcome',
  bounce: 'Email bounced',
};

type Waiting = Pick<Inquiry, 'waitingReason' | 'snoozedUntil' | 'nextStep' | 'replyState' | 'missedCall'>;

/** @returns null where the status is sufficient. */
export function waitingInWords(inquiry: Waiting): { words: string; isAlarm: boolean } | null {
  const { waitingReason, snoozedUntil, nextStep, replyState, missedCall } = inquiry;
  if (replyState === 'failed') return { words: 'Reply not delivered', isAlarm: true };
  const words = [
    snoozedUntil !== null
      ? [nextStep, weekdayDate(snoozedUntil)].filter(Boolean).join(', ')
      : waitingReason === 'next-step'
        ? (nextStep ?? 'Next step')
        : waitingReason !== null && waitingReason !== 'new' && REASONS[waitingReason],
    waitingReason !== null &&
      missedCall !== null &&
      (missedCall === 'voicemail' ? 'Left voicemail' : 'No answer'),
    replyState === 'sending' && 'Reply not sent yet',
    replyState === 'scheduled' && 'Reply scheduled',
  ].filter(Boolean);
  return words.length === 0 ? null : { words: words.join(' · '), isAlarm: false };
}
