/** Compares two versions of an inquiry when a colleague's change came first. */
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryChange } from '#contract/inquiries/inquiry-action-schemas.ts';
import { PRIORITY_LABELS } from '#contract/inquiries/priority.ts';
import { lostReasonLabel, valueInWords } from '#contract/inquiries/prospect.ts';
import { statusLabel } from '#contract/inquiries/statuses.ts';
import { weekdayDate } from '../../../format/dates.ts';
import type { StaffName } from '../../../state/staff-names.ts';

export type VersionPair = {
  field: keyof InquiryChange;
  label: string;
  theirs: string;
  yours: string;
  /** Both changes agree: nothing is left to do. */
  isSame: boolean;
};

/** The current values, and the values of the refused change. */
export function versionsOf(
  inquiry: Inquiry,
  change: InquiryChange,
  staff: readonly StaffName[],
): VersionPair[] {
  const nameOf = (id: string | null) =>
    id === null ? 'Unassigned' : (staff.find((person) => person.id === id)?.name ?? 'Former colleague');
  const spamWords = (spam: boolean) => (spam ? 'Spam' : 'Not spam');
  const pairs: VersionPair[] = [];
  const add = (field: VersionPair['field'], label: string, theirs: string, yours: string) =>
    pairs.push({ field, label, theirs, yours, isSame: theirs === yours });
  const { status, notes, assigneeId, spam, nextStep, value, lostReason, noReplyNeeded, priority, tags } =
    change;
  if (status !== undefined) add('status', 'Status', statusLabel(inquiry.status), statusLabel(status));
  if (notes !== undefined) add('notes', 'Notes', inquiry.notes ?? '', notes.trim());
  if (assigneeId !== undefined) add('assigneeId', 'Assignee', nameOf(inquiry.assigneeId), nameOf(assigneeId));
  if (spam !== undefined) add('spam', 'Spam', spamWords(inquiry.spam), spamWords(spam));
  if (nextStep !== undefined)
    add(
      'nextStep',
      'Next step',
      stepInWords(inquiry.nextStep, inquiry.snoozedUntil),
      nextStep ? stepInWords(nextStep.text, `${nextStep.day}T18:00:00Z`) : 'None',
    );
  if (value !== undefined) add('value', 'Estimated value', estimate(inquiry.value), estimate(value));
  if (lostReason !== undefined)
    add('lostReason', 'Reason', reasonInWords(inquiry.lostReason), reasonInWords(lostReason));
  if (priority !== undefined)
    add('priority', 'Priority', PRIORITY_LABELS[inquiry.priority], PRIORITY_LABELS[priority]);
  if (tags !== undefined) add('tags', 'Tags', inquiry.tags.join(', ') || 'None', tags.join(', ') || 'None');
  if (noReplyNeeded)
    add(
      'noReplyNeeded',
      'Reply',
      inquiry.waitingSince ? 'Needs a reply' : 'No reply needed',
      'No reply needed',
    );
  return pairs;
}

const estimate = (value: Inquiry['value']): string => (value ? valueInWords(value) : 'None');
const reasonInWords = (reason: string | null): string => (reason ? lostReasonLabel(reason) : 'None');

const stepInWords = (text: string | null, at: string | null): string =>
  [text, at && weekdayDate(at)].filter(Boolean).join(', ') || 'None';
