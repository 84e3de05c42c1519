/**
 * The queue: which inquiries wait for the studio, and in which order. The server's list, the dashboard, its counts and
 * reports share these rules (docs/decisions/0019).
 */
import type { VisitorChange } from '../mail/mail.ts';
import { isClosed, isWaiting, statusOf } from './statuses.ts';

/** Groups of the queue, in its order. */
export const QUEUE_GROUPS = ['us', 'them', 'later', 'closed'] as const;
export type QueueGroup = (typeof QUEUE_GROUPS)[number];

export const QUEUE_GROUP_LABELS: Record<QueueGroup, string> = {
  us: 'Needs our reply',
  them: 'Waiting on client',
  later: 'Later',
  closed: 'Closed',
};

/**
 * Why an inquiry waits: it is new, the visitor wrote again, the day of its next step has come, a meeting has ended and
 * its outcome isn't marked, or the studio's reply bounced.
 */
export const WAITING_REASONS = [
  'new',
  'message',
  'correction',
  'withdrawal',
  'withdrawal-taken-back',
  'erasure-request',
  'next-step',
  'meeting',
  'bounce',
] as const satisfies ('new' | 'next-step' | 'meeting' | 'bounce' | VisitorChange['kind'])[];
export type WaitingReason = (typeof WAITING_REASONS)[number];

/** The order of the queue, as staff read it. */
export const QUEUE_RULE =
  'Replies due within 4 hours come first, followed by replies up to 3 days overdue, replies due later, and replies more than 3 days overdue. Within each group, new inquiries come before client replies, and then those due soonest or most recently overdue come first.';

const HOUR_MS = 3_600_000;
export const SOON_MS = 4 * HOUR_MS;
export const LONG_OVERDUE_MS = 72 * HOUR_MS;

/** The fields that decide an inquiry’s place in the queue; instants as ISO 8601. */
type QueuedInquiry = Readonly<{ status: string; spam: boolean }> &
  Readonly<Record<'firstContactAt' | 'withdrawnAt' | 'waitingSince' | 'snoozedUntil', string | null>>;

/** Whether staff owe the first contact: the 24-hour promise of a new inquiry runs. */
export const needsFirstContact = (
  inquiry: Pick<QueuedInquiry, 'status' | 'spam' | 'firstContactAt' | 'withdrawnAt'>,
): boolean =>
  !inquiry.spam &&
  isWaiting(inquiry.status) &&
  inquiry.firstContactAt === null &&
  inquiry.withdrawnAt === null;

/** An inquiry's group. Suspected spam is not in the queue. */
export function groupOf(
  inquiry: Pick<QueuedInquiry, 'status' | 'waitingSince' | 'snoozedUntil'>,
): QueueGroup {
  if (inquiry.snoozedUntil !== null) return 'later';
  if (inquiry.waitingSince !== null) return 'us';
  return statusOf(inquiry.status) === undefined || isClosed(inquiry.status) ? 'closed' : 'them';
}
