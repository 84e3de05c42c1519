/** Publishing at a time, and what was published of one part of the site (docs/decisions/0054). For editors and owners, under `/api/content`. */
import type { Attribution, FieldChange, RecordChange, ReleaseItem, ToPublish } from './site-records.ts';

/** How far ahead a publishing can be put. */
export const SCHEDULE_DAYS_MAX = 366;

/**
 * `POST /api/content/scheduled` freezes drafts as they were seen and publishes them at `dueAt` (ISO 8601 UTC); refused as
 * `POST /api/content/releases` is. Answers 201 with the `ScheduledRelease`.
 */
export type ToSchedule = ToPublish & { dueAt: string };

/**
 * `GET /api/content/scheduled` → `{ scheduled }`, the next one first. `DELETE /api/content/scheduled/{id}` takes one back, or
 * puts a failed one away: 204. `POST /api/content/scheduled/{id}/publish` publishes it now: 201 with the `Release`.
 */
export type ScheduledRelease = Attribution & {
  id: string;
  dueAt: string;
  /** Why it couldn't be published at its time; null while it waits. Its changes are drafts again then. */
  failed: string | null;
  items: ReleaseItem[];
};

/** `GET /api/content/{collection}/{slug}/history` → `{ versions }`, newest first, 50 at most. */
export type RecordVersion = Attribution & {
  id: string;
  /** Number of the publishing that brought it. */
  number: number;
  /** Number of the publishing that it took back; null otherwise. */
  undoes: number | null;
  kind: RecordChange['kind'];
  /** Against the version before it. */
  fields: FieldChange[];
  /** Null where the site had nothing of it. */
  value: unknown;
};
