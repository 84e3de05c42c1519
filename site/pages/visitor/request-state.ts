import { dueAtOf } from '#contract/inquiries/clock.ts';
import { statusOf } from '#contract/inquiries/statuses.ts';
import type { VisitorRequest } from '#contract/inquiries/visitor.ts';
import { content } from '../../content/snapshot.ts';
import { dayInWords, momentInWords } from '../../layout/firm-time.ts';

/** The state of a request, for its sender. */
export type RequestState = { label: string; heading: string; text: string };

/**
 * The state in plain words, at an instant in milliseconds. Ignores suspected spam, so a request marked
 * as spam reads like any other.
 */
export function requestState(request: VisitorRequest, now: number): RequestState {
  const { states } = content().visitorWords;
  const statuses: Record<string, RequestState | undefined> = content().visitorWords.statuses;
  const { status, answeredAt, withdrawnAt, erasureRequestedAt } = request;
  if (erasureRequestedAt) return filled(states.erasure, dayInWords(erasureRequestedAt));
  if (withdrawnAt) return filled(states.withdrawn, dayInWords(withdrawnAt));
  const own = statuses[status];
  if (own) return own;
  if (statusOf(status)?.contact || answeredAt)
    return {
      ...states.answered,
      text: states.answered.text(answeredAt && momentInWords(answeredAt)),
    };
  const due = dueAtOf(request);
  return filled(now > Date.parse(due) ? states.late : states.waiting, momentInWords(due));
}

const filled = (
  { label, heading, text }: { label: string; heading: string; text: (when: string) => string },
  when: string,
): RequestState => ({ label, heading, text: text(when) });
