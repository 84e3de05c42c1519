/** Applies a change by staff to an inquiry's row, and lists the events it leaves. */
import { setup } from '#content/firm.ts';
import { isFirstContact } from '#contract/inquiries/clock.ts';
import type { InquiryChange } from '#contract/inquiries/inquiry-action-schemas.ts';
import type { EstimatedValue } from '#contract/inquiries/prospect.ts';
import { isClosed, isLost } from '#contract/inquiries/statuses.ts';
import { startOfDay } from '#contract/shared/zoned-day.ts';
import type { InquiryRow } from '../database/schema.ts';
import { type EventActor, type EventRow, eventRow } from '../inquiries/events-store.ts';
import {
  applyContact,
  clearWaiting,
  NO_NEXT_STEP,
  NOT_WAITING,
  type RowChange,
} from '../inquiries/waiting-state.ts';
import { emailKey } from '../search/contact-keys.ts';

/** Fields whose change can be undone, in the order in which a change of several is named. */
export const UNDOABLE = [
  'status',
  'assigneeId',
  'spam',
  'nextStep',
  'value',
  'lostReason',
  'priority',
  'tags',
  'noReplyNeeded',
] as const;
/** Also a logged contact. */
export type Undoable = (typeof UNDOABLE)[number] | 'contact';

/** Returns the columns to set. @param saidByStatus the first contact was a change of status and nothing else. */
export function rowChange(
  before: InquiryRow,
  change: InquiryChange,
  { actor, at, saidByStatus }: { actor: EventActor; at: string; saidByStatus: boolean },
): RowChange {
  const { status, notes, assigneeId, spam, nextStep, value, lostReason, noReplyNeeded, email } = change;
  const { priority, tags } = change;
  return {
    priority,
    tags: tags && JSON.stringify(tags),
    notes,
    assignee_id: assigneeId,
    spam: spam === undefined ? undefined : Number(spam),
    ...(value !== undefined && { value_low: value?.low ?? null, value_high: value?.high ?? null }),
    lost_reason: isLost(status ?? before.status) ? lostReason : null,
    ...(email !== undefined && { email, email_key: emailKey(email) }),
    ...(noReplyNeeded && NOT_WAITING),
    ...(status !== undefined && status !== before.status && statusChange(before, status, actor, at)),
    // Going back to New without a contact restarts the response clock from the beginning.
    ...(status !== undefined && saidByStatus && { first_contact_at: null, first_contact_by: null }),
    ...(nextStep === null && NO_NEXT_STEP),
    ...(nextStep && {
      next_step: nextStep.text,
      snoozed_until: startOfDay(nextStep.day, setup.timeZone),
      // An inquiry that waits because its day came now waits for the new day.
      ...(before.waiting_reason === 'next-step' && NOT_WAITING),
    }),
  };
}

function statusChange(before: InquiryRow, status: string, actor: EventActor, at: string): RowChange {
  if (isFirstContact(before.status, status))
    return { ...applyContact(before, actor?.id ?? null, at), ...closing(before, status, at), status };
  return { ...closing(before, status, at), status };
}

const closing = (before: InquiryRow, status: string, at: string): RowChange =>
  isClosed(status) ? { ...clearWaiting(before, at), ...NO_NEXT_STEP, missed_call: null } : {};

/**
 * Returns an event for each changed field; a note always gets one, even when its text is unchanged.
 * @param noteId the note's idempotency key.
 */
export function eventsOf(
  before: InquiryRow,
  change: InquiryChange,
  { actor, at, noteId }: { actor: EventActor; at: string; noteId?: string },
): EventRow[] {
  const events: EventRow[] = [];
  const add = (kind: string, data: object, id?: string) =>
    events.push(eventRow(before.id, at, actor, kind, data, id));
  const { status, notes, assigneeId, spam, nextStep, value, lostReason, email } = change;
  const { priority, tags } = change;
  if (status !== undefined && status !== before.status) add('status', { from: before.status, to: status });
  if (notes !== undefined) add('note', { text: notes }, noteId);
  if (assigneeId !== undefined && assigneeId !== before.assignee_id)
    add('assignment', { from: before.assignee_id, to: assigneeId });
  if (spam !== undefined && Number(spam) !== before.spam) add('spam', { spam });
  if (value !== undefined && !isSameValue(before, value)) add('value', { value });
  if (lostReason !== undefined && lostReason !== before.lost_reason)
    add('lost-reason', { reason: lostReason });
  if (priority !== undefined && priority !== before.priority)
    add('priority', { from: before.priority, to: priority });
  if (tags !== undefined) {
    const was: string[] = JSON.parse(before.tags);
    const [added, removed] = [without(tags, was), without(was, tags)];
    if (added.length + removed.length > 0) add('tags', { added, removed });
  }
  if (email !== undefined) add('visitor-correction', { changes: [{ field: 'email', from: '', to: email }] });
  if (change.noReplyNeeded && before.waiting_since !== null) add('no-reply-needed', {});
  if (nextStep) add('next-step', nextStep);
  if (nextStep === null && before.snoozed_until !== null) add('next-step', { text: null, day: null });
  return events;
}

const without = (list: string[], others: string[]): string[] => list.filter((each) => !others.includes(each));

const isSameValue = ({ value_low, value_high }: InquiryRow, value: EstimatedValue | null): boolean =>
  value_low === (value?.low ?? null) && value_high === (value?.high ?? null);
