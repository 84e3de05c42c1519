/**
 * Responses of the routes for the inquiry list and for staff actions. They are in a separate file because the
 * dashboard's first view loads `inquiry-list.ts` and `inquiry-actions.ts`, and doesn't need these schemas.
 */
import * as z from 'zod/mini';
import { problemSchema } from '../shared/problem.ts';
import { inquirySchema } from './inquiry.ts';
import { QUEUE_GROUPS } from './queue.ts';
import { INQUIRY_STATUSES } from './statuses.ts';

/** Words of the search that no inquiry contains, each with the similar words that some do: wilsn, wilson. */
const nearWordsSchema = z.record(z.string(), z.array(z.string()));
export type NearWords = z.infer<typeof nearWordsSchema>;

/**
 * `GET /api/inquiries/counts`, for a filter. Each number is the count after choosing that value: `byStatus` ignores
 * the filter's status, `byGroup` its group, `overdue` its overdue, and `spam` counts suspected spam that matches the rest.
 */
export const inquiryCountsSchema = z.object({
  /** Number of inquiries in the list, as in `X-Total-Count`. */
  total: z.number(),
  overdue: z.number(),
  spam: z.number(),
  byStatus: z.record(z.enum(INQUIRY_STATUSES), z.number()),
  byGroup: z.record(z.enum(QUEUE_GROUPS), z.number()),
  /** Words searched instead, if the typed search had no matches. */
  near: z.optional(nearWordsSchema),
});
export type InquiryCounts = z.infer<typeof inquiryCountsSchema>;

/** `GET /api/inquiries/{id}/duplicates`: other requests by the same email address or phone, newest first. */
export const inquiryDuplicateSchema = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  status: z.string(),
  spam: z.boolean(),
  sameEmail: z.boolean(),
  samePhone: z.boolean(),
  createdAt: z.string(),
});
export type InquiryDuplicate = z.infer<typeof inquiryDuplicateSchema>;

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

/** A refused change of an inquiry: 412, with the fields that someone else changed first (contract/inquiries/clashes.ts). */
export const clashProblemSchema = z.object({
  ...problemSchema.shape,
  current: inquirySchema,
  clashes: z.array(z.object({ field: z.string(), by: z.nullable(z.string()), at: z.string() })),
});

/** `writing`: a reply, right now. */
const viewerSchema = z.object({ id: z.string(), name: z.string(), writing: z.optional(z.literal(true)) });
export type Viewer = z.infer<typeof viewerSchema>;

/** `PUT /api/inquiries/{id}/viewing` → the other people viewing it now; `DELETE` → 204. */
export const viewersResponseSchema = z.object({ viewers: z.array(viewerSchema) });
export type ViewersResponse = z.infer<typeof viewersResponseSchema>;

/** `GET /api/inquiries/tags`: a tag, and the number of inquiries that have it. */
export const tagInUseSchema = z.object({ tag: z.string(), count: z.number() });
export type TagInUse = z.infer<typeof tagInUseSchema>;
