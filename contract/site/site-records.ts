/**
 * The site's content as owners edit it in *Website* (docs/decisions/0022): records in collections, each with a draft until it is
 * published. All routes are for editors and owners and lie under `/api/content`; what binds the
 * firm is the owners' alone (403).
 */
import * as z from 'zod/mini';
import { PUBLISHABLE } from './records/overlay.ts';
import type { PREVIEW_LINK_DAYS } from './site-limits.ts';

/** State of a record on the live site: unchanged since shipping, changed, added, hidden, or not yet published. */
const publicationStateSchema = z.enum(['shipped', 'changed', 'added', 'hidden', 'unpublished']);
export type PublicationState = z.infer<typeof publicationStateSchema>;

export const recordNameSchema = z.object({ collection: z.enum(PUBLISHABLE), slug: z.string() });
export type RecordName = z.infer<typeof recordNameSchema>;

/** The author of a change, and its time (ISO 8601). */
export const attributionSchema = z.object({ at: z.string(), by: z.string() });

export const recordSummarySchema = z.extend(recordNameSchema, {
  /** As lists call it: a project's name, an article's headline. */
  name: z.string(),
  /** Path of the record's page; null for a part of other pages. */
  path: z.nullable(z.string()),
  /** The first picture in it, for a thumbnail; null without one. */
  picture: z.nullable(z.string()),
  live: publicationStateSchema,
  /** Whether what is shown, or its draft, is still a sample. */
  sample: z.boolean(),
  /** The last change that isn't published; null without one. `hides`: publishing it takes the record off the site. */
  draft: z.nullable(z.extend(attributionSchema, { hides: z.boolean() })),
  /** The last publishing that touched it; null while it is as it ships. */
  published: z.nullable(attributionSchema),
  /** Time of the scheduled version (ISO 8601 UTC); `isDraft` while it equals the draft. Null without one. */
  scheduled: z.nullable(z.object({ dueAt: z.string(), isDraft: z.boolean() })),
});
export type RecordSummary = z.infer<typeof recordSummarySchema>;

const collectionSummarySchema = z.object({
  collection: z.enum(PUBLISHABLE),
  /** As *Website* lists it: "Projects". */
  name: z.string(),
  /** Whether records can be added; the firm is one. */
  canAdd: z.boolean(),
  /** Whether records can be hidden; the site can't be without some. */
  mayHide: z.boolean(),
  records: z.array(recordSummarySchema),
});
export type CollectionSummary = z.infer<typeof collectionSummarySchema>;

/** A page that links can lead to. */
const linkedPageSchema = z.object({
  /** The reference that a link stores: it stays when the page gets another address. */
  href: z.string(),
  /** Path of the page. */
  path: z.string(),
  name: z.string(),
  /** Name of its collection. */
  kind: z.string(),
});
export type LinkedPage = z.infer<typeof linkedPageSchema>;

/** `GET /api/content` */
export const siteOverviewSchema = z.object({
  collections: z.array(collectionSummarySchema),
  /** Records that differ from the live site, those that wait for their time apart. */
  changes: z.number(),
  /** How many of the samples that came with the website are left. */
  samples: z.object({ left: z.number(), total: z.number() }),
  /** Numbers of scheduled releases that are waiting, and of those that failed (contract/site/site-schedule.ts). */
  scheduled: z.object({ waiting: z.number(), failed: z.number() }),
  /** Every page with a name, also those whose words only owners change. */
  pages: z.array(linkedPageSchema),
});
export type SiteOverview = z.infer<typeof siteOverviewSchema>;

/** A key of an object, or a place in a list. */
export type FieldPath = readonly (string | number)[];
const fieldPath = z.array(z.union([z.string(), z.number()])) as unknown as z.ZodMiniType<FieldPath>;

/**
 * `GET /api/content/search?words=` → `{ found }`: records whose texts contain every word, and the field with the first
 * of them.
 */
export const foundTextSchema = z.extend(recordNameSchema, {
  path: fieldPath,
  excerpt: z.nullable(z.string()),
});
export type FoundText = z.infer<typeof foundTextSchema>;

/** A finding of the publish check. `blocks`: must be fixed before publishing; otherwise it is advice. */
const findingSchema = z.object({
  /** Path of the field; empty for the entire record. */
  path: fieldPath,
  text: z.string(),
  blocks: z.boolean(),
  /** A value for the field that would do. */
  offer: z.optional(z.string()),
  /** The record in which to fix the finding, if it is another one; `path` is a field of that record. */
  record: z.optional(recordNameSchema),
});
export type Finding = z.infer<typeof findingSchema>;

/** The JSON Schema (draft 2020-12) of a record; `title` and `description` are a field's label and hint. */
export type RecordSchema = Record<string, unknown>;

/** `GET /api/content/{collection}/{slug}`; `POST /api/content/{collection}` answers 201 with it. */
export const editedRecordSchema = z.extend(recordSummarySchema, {
  mayHide: z.boolean(),
  schema: z.record(z.string(), z.unknown()),
  /** The draft, or what is live. */
  value: z.unknown(),
  /** The live site's value; null where it has none. */
  liveValue: z.unknown(),
  /** The shipped value; null for an added record. */
  shippedValue: z.unknown(),
  /** Counts what was saved and published; 0 before the first. Goes into `If-Match`, quoted. */
  version: z.number(),
  findings: z.array(findingSchema),
});
export type EditedRecord = z.infer<typeof editedRecordSchema>;

/**
 * `PUT /api/content/{collection}/{slug}` with `If-Match: "{version}"` keeps a draft; it may be unfinished. A draft that equals
 * what is live is none. 412 with a `DraftConflict` if someone else saved since.
 */
export type DraftToSave = { value: unknown; hidden: boolean };
export const savedDraftSchema = z.object({
  version: z.number(),
  findings: z.array(findingSchema),
  summary: recordSummarySchema,
});
export type SavedDraft = z.infer<typeof savedDraftSchema>;
/** In a problem's `current`. */
export type DraftConflict = { version: number; value: unknown; draft: RecordSummary['draft'] };

/** `POST /api/content/{collection}`: a new draft that begins as a copy of the record `from`, or empty where that is ''. */
export type NewRecord = { name: string; from: string };

/** One field that differs, with its values as text; null for an empty value. */
export const fieldChangeSchema = z.object({
  path: fieldPath,
  label: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

export const changeKind = z.enum(['changed', 'added', 'hidden', 'shown']);

export const recordChangeSchema = z.extend(recordNameSchema, {
  name: z.string(),
  path: z.nullable(z.string()),
  kind: changeKind,
  version: z.number(),
  draft: attributionSchema,
  fields: z.array(fieldChangeSchema),
  findings: z.array(findingSchema),
  /** Time at which an earlier version is published (ISO 8601 UTC); the change waits for that. Null without one. */
  scheduledAt: z.nullable(z.string()),
});
export type RecordChange = z.infer<typeof recordChangeSchema>;

/** `GET /api/content/changes`: what publishing would change. A draft identical to its scheduled version doesn't count. */
export const pendingChangesSchema = z.object({ changes: z.array(recordChangeSchema) });
export type PendingChanges = z.infer<typeof pendingChangesSchema>;

/**
 * `POST /api/content/releases` publishes drafts as they were seen; 409 when one was changed since, 422 with the findings of
 * `RecordChange` when something blocks. Answers 201 with the `Release` once this server shows it.
 */
export type ToPublish = { records: (RecordName & { version: number })[] };

/** A link that shows the site with its drafts to someone without an account, until it expires or is ended. */
export const previewLinkSchema = z.extend(attributionSchema, {
  id: z.string(),
  path: z.string(),
  expiresAt: z.string(),
});
export type PreviewLink = z.infer<typeof previewLinkSchema>;
/**
 * `POST /api/content/preview-links` → 201 with its address, which is shown once. `GET` → `{ links }`, those that work;
 * `DELETE /api/content/preview-links/{id}` → 204.
 */
export type NewPreviewLink = { path: string; days: (typeof PREVIEW_LINK_DAYS)[number] };
export type MadePreviewLink = { link: PreviewLink; url: string };

export const releaseItemSchema = z.extend(recordNameSchema, { name: z.string(), kind: changeKind });
export type ReleaseItem = z.infer<typeof releaseItemSchema>;
/** `GET /api/content/releases` → `{ releases }`, newest first, 50 at most. */
export const releaseSchema = z.extend(attributionSchema, {
  id: z.string(),
  /** Counts from 1. */
  number: z.number(),
  /** Number of the release that this one undoes. */
  undoes: z.nullable(z.number()),
  /** Whether it can be undone: it hasn't been. `POST /api/content/releases/{id}/undo` → 201 with the new `Release`. */
  canUndo: z.boolean(),
  items: z.array(releaseItemSchema),
});
export type Release = z.infer<typeof releaseSchema>;
