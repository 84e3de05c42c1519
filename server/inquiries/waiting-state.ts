/** Effects of contacts and of visitors' messages on an inquiry's row (contract/inquiries/queue.ts; docs/decisions/0019). */
import type { WaitingReason } from '#contract/inquiries/queue.ts';
import { CONTACTED_STATUS, isClosed, isWaiting } from '#contract/inquiries/statuses.ts';
import type { InquiryRow } from '../database/schema.ts';

export type RowChange = Partial<InquiryRow>;

/**
 * Applies a contact: staff reached the visitor, or a reply was delivered.
 * @param saidAt time of the contact, or of writing the reply: later messages of the visitor still wait.
 */
export function applyContact(row: InquiryRow, by: string | null, saidAt: string): RowChange {
  const isFirst = row.first_contact_at === null || row.first_contact_at > saidAt;
  return {
    ...(isFirst && { first_contact_at: saidAt, first_contact_by: by }),
    ...(isWaiting(row.status) && { status: CONTACTED_STATUS }),
    ...clearWaiting(row, saidAt),
    missed_call: null,
  };
}

/** Ends the waiting for everything received up to `until`. An erasure request waits until it is carried out. */
export function clearWaiting(row: InquiryRow, until: string): RowChange {
  if (row.waiting_since === null || row.waiting_reason === 'erasure-request') return {};
  const later = row.visitor_at !== null && row.visitor_at > until;
  return later ? { waiting_since: row.visitor_at } : NOT_WAITING;
}

export const NOT_WAITING = { waiting_since: null, waiting_reason: null } as const;
export const NO_NEXT_STEP = { snoozed_until: null, next_step: null } as const;

/** Reasons that later messages don't replace. */
const LASTING: readonly (string | null)[] = ['erasure-request', 'withdrawal'];

/** Marks the inquiry as waiting since the visitor's message, or since the earlier one that still waits. Ends snoozing. */
export function applyVisitorMessage(row: InquiryRow, reason: WaitingReason, at: string): RowChange {
  const keeps = LASTING.includes(row.waiting_reason) && (reason === 'message' || reason === 'correction');
  // A withdrawal ends the wait for the first response and starts a new clock.
  const begins = row.waiting_since === null || reason.startsWith('withdrawal');
  return {
    waiting_since: begins ? at : row.waiting_since,
    waiting_reason: keeps ? row.waiting_reason : reason,
    visitor_at: at,
    ...NO_NEXT_STEP,
  };
}

/** Marks the inquiry as waiting because an email to the visitor bounced, unless it waits already, is snoozed or closed. */
export const applyBounce = (row: InquiryRow, at: string): RowChange =>
  row.waiting_since !== null || row.snoozed_until !== null || isClosed(row.status)
    ? {}
    : { waiting_since: at, waiting_reason: 'bounce' satisfies WaitingReason };
