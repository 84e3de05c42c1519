/** Two versions of an inquiry side by side, when a colleague's change came before one's own. */
import type { DeskUpdate } from '#contract/desk.ts';
import type { Inquiry } from '#contract/inquiry.ts';
import type { StaffName } from '../staff-names.ts';
import { statusLabel } from './status.ts';

export type VersionPair = {
  field: 'status' | 'notes' | 'assigneeId' | 'spam';
  label: string;
  theirs: string;
  yours: string;
  /** Both want the same: nothing is left to do. */
  isSame: boolean;
};

/** What stands there now, and what the refused change wanted to put there. */
export function versionsOf(inquiry: Inquiry, change: DeskUpdate, staff: readonly StaffName[]): VersionPair[] {
  const nameOf = (id: string | null) =>
    id === null ? 'Nobody' : (staff.find((person) => person.id === id)?.name ?? 'A former colleague');
  const spamWords = (spam: boolean) => (spam ? 'Spam' : 'Not spam');
  const pairs: VersionPair[] = [];
  const add = (field: VersionPair['field'], label: string, theirs: string, yours: string) =>
    pairs.push({ field, label, theirs, yours, isSame: theirs === yours });
  const { status, notes, assigneeId, spam } = change;
  if (status !== undefined) add('status', 'Status', statusLabel(inquiry.status), statusLabel(status));
  if (notes !== undefined) add('notes', 'Notes', inquiry.notes ?? '', notes.trim());
  if (assigneeId !== undefined)
    add('assigneeId', 'Assigned to', nameOf(inquiry.assigneeId), nameOf(assigneeId));
  if (spam !== undefined) add('spam', 'Spam', spamWords(inquiry.spam), spamWords(spam));
  return pairs;
}
