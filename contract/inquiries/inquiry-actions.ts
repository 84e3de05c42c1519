/** Staff actions on inquiries beyond the specification's status and notes (product decision §9). */
import type { Inquiry } from './inquiry.ts';
import { MISSED_CALLS } from './missed-calls.ts';

export type {
  AttachmentView,
  BulkChange,
  BulkRequest,
  ContactLog,
  DeskUpdate,
} from './inquiry-action-changes.ts';

export const DESK_LIMITS = {
  /** Inquiries listed by id in one change. */
  bulkIds: 1000,
  /** Inquiries that one change of a whole filter may affect. */
  bulkFilter: 10_000,
  /** How long the dashboard offers to undo; the server accepts it for longer, for slow connections. */
  undoShownMs: 10_000,
  undoMs: 60_000,
  /** A colleague counts as viewing for this long; the page reports it every `viewingEveryMs`. */
  viewingMs: 45_000,
  viewingEveryMs: 20_000,
  /** A colleague counts as writing for this long after the last word; the form reports it at most every `writingEveryMs`. */
  writingMs: 30_000,
  writingEveryMs: 10_000,
  /** Characters of a next step. */
  nextStep: 120,
} as const;

export const CONTACT_KINDS = ['call', 'mail', 'meeting'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];
export const CONTACT_LABELS: Record<ContactKind, string> = {
  call: 'Call',
  mail: 'Email',
  meeting: 'Meeting',
};

export const CONTACT_OUTCOMES = ['reached', ...MISSED_CALLS] as const;
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number];
export const CONTACT_OUTCOME_LABELS: Record<ContactOutcome, string> = {
  reached: 'Reached',
  voicemail: 'Voicemail',
  'no-answer': 'No answer',
};

/**
 * `changed` leaves out inquiries that had the value already, `canceled` counts the meetings that ended with them, if any; undo by
 * `POST /api/inquiries/bulk/{id}/undo`.
 */
export type BulkAnswer = { id: string; changed: number; canceled?: number };

/**
 * `POST /api/inquiries/bulk/{id}/undo`, by the same person within a minute, once; 404 or 409 otherwise.
 * Later changes are kept, and their inquiries named (the first 100 of `kept`).
 */
export type UndoAnswer = {
  restored: number;
  kept: number;
  keptInquiries: Pick<Inquiry, 'id' | 'reference' | 'name'>[];
  /** Meetings that stay canceled, if any, because their time was taken meanwhile. */
  meetingsLost?: number;
};

/** `PUT /api/inquiries/{id}/viewing` → the other people viewing it now; `DELETE` → 204. */
export type ViewersResponse = { viewers: Viewer[] };
/** `writing`: a reply, right now. */
export type Viewer = { id: string; name: string; writing?: true };
