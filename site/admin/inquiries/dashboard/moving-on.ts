import type { DeskUpdate } from '#contract/desk.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import { groupOf } from '#contract/queue.ts';
import { isClosed, isLost } from '#contract/statuses.ts';
import { movesOn } from '../../state/next-after-done.ts';
import { nextWaiting } from '../address/next-waiting.ts';
import { selectInquiry } from '../address/selected-inquiry.ts';

/** Whether a change says that nothing is left to do now; of a lost inquiry, staff are asked for the reason first. */
export const isDoneBy = ({ status, noReplyNeeded, nextStep, lostReason }: DeskUpdate): boolean =>
  (status !== undefined && isClosed(status) && !isLost(status)) ||
  noReplyNeeded === true ||
  Boolean(nextStep) ||
  Boolean(lostReason);

/**
 * Moves to the next inquiry that waits, as the list stood when the open one was done; only from one that waited itself or
 * was just lost, and if the person wants that.
 * @returns a function to call once the change is saved.
 */
export function movingOn(inquiries: readonly Inquiry[], open: Inquiry, staffId: string): () => void {
  const next = groupOf(open) === 'us' || isLost(open.status) ? nextWaiting(inquiries, open.id) : undefined;
  return () => {
    const isStillOpen = new URLSearchParams(location.search).get('inquiry') === open.id;
    if (next && isStillOpen && movesOn(staffId)) selectInquiry(next.id);
  };
}
