import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { groupOf } from '#contract/inquiries/queue.ts';

/** The next inquiry of the list that waits for the studio: below the open one, then from the top. */
export function nextWaiting(inquiries: readonly Inquiry[], openId: string): Inquiry | undefined {
  const at = inquiries.findIndex(({ id }) => id === openId);
  return [...inquiries.slice(at + 1), ...inquiries.slice(0, Math.max(0, at))].find(
    (inquiry) => inquiry.id !== openId && !inquiry.spam && groupOf(inquiry) === 'us',
  );
}
