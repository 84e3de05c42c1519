/** Publishing at a time, and what was published of one part of the site (docs/decisions/0022). For editors and owners, under `/api/content`. */
import * as z from 'zod/mini';
import {
  attributionSchema,
  changeKind,
  fieldChangeSchema,
  releaseItemSchema,
  type ToPublish,
} from './site-records.ts';

/**
 * `POST /api/content/scheduled` freezes drafts as they were seen and publishes them at `dueAt` (ISO 8601 UTC); refused as
 * `POST /api/content/releases` is. Answers 201 with the `ScheduledRelease`.
 */
export type ToSchedule = ToPublish & { dueAt: string };

/**
 * `GET /api/content/scheduled` → `{ scheduled }`, the next one first. `DELETE /api/content/scheduled/{id}` cancels
 * one, or dismisses a failed one: 204. `POST /api/content/scheduled/{id}/publish` publishes it now: 201 with the
 * `Release`.
 */
export const scheduledReleaseSchema = z.extend(attributionSchema, {
  id: z.string(),
  dueAt: z.string(),
  /** Why it couldn't be published at its time; null while it waits. Its changes are drafts again then. */
  failed: z.nullable(z.string()),
  items: z.array(releaseItemSchema),
});
export type ScheduledRelease = z.infer<typeof scheduledReleaseSchema>;

/** `GET /api/content/{collection}/{slug}/history` → `{ versions }`, newest first, 50 at most. */
export const recordVersionSchema = z.extend(attributionSchema, {
  id: z.string(),
  /** Number of the release that published it. */
  number: z.number(),
  /** Number of the release that it undid; null otherwise. */
  undoes: z.nullable(z.number()),
  kind: changeKind,
  /** Against the version before it. */
  fields: z.array(fieldChangeSchema),
  /** Null where the site had nothing of it. */
  value: z.unknown(),
});
export type RecordVersion = z.infer<typeof recordVersionSchema>;
