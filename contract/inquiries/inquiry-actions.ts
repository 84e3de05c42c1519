/** Staff actions on inquiries beyond the specification's status and notes (product decision §9). */
import * as z from 'zod/mini';
import { MISSED_CALLS } from './missed-calls.ts';

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
export const bulkAnswerSchema = z.object({
  id: z.string(),
  changed: z.number(),
  canceled: z.optional(z.number()),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;

/**
 * `POST /api/inquiries/bulk/{id}/undo`, by the same person within a minute, once; 404 or 409 otherwise.
 * Later changes are kept, and their inquiries named (the first 100 of `kept`).
 */
export const undoAnswerSchema = z.object({
  restored: z.number(),
  kept: z.number(),
  keptInquiries: z.array(z.object({ id: z.string(), reference: z.string(), name: z.string() })),
  /** Meetings that stay canceled, if any, because their time was taken meanwhile. */
  meetingsLost: z.optional(z.number()),
});
export type UndoAnswer = z.infer<typeof undoAnswerSchema>;

/** `writing`: a reply, right now. */
const viewerSchema = z.object({ id: z.string(), name: z.string(), writing: z.optional(z.literal(true)) });
export type Viewer = z.infer<typeof viewerSchema>;

/** `PUT /api/inquiries/{id}/viewing` → the other people viewing it now; `DELETE` → 204. */
export const viewersResponseSchema = z.object({ viewers: z.array(viewerSchema) });
export type ViewersResponse = z.infer<typeof viewersResponseSchema>;
