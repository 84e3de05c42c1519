/**
 * The site's content as owners edit it in *Site* (docs/decisions/0051): records in collections, each with a draft until it is
 * published. All routes are for editors and owners and lie under `/api/content`; what binds the
 * firm is the owners' alone (403).
 */
import type { PublishableCollection } from './records/overlay.ts';

/** How a record stands on the live site: as it ships, changed, added to what ships, hidden, or not there yet. */
export type PublicationState = 'shipped' | 'changed' | 'added' | 'hidden' | 'unpublished';

export type RecordName = { collection: PublishableCollection; slug: string };

/** The author of a change, and its time (ISO 8601). */
export type Attribution = { at: string; by: string };

export type RecordSummary = RecordName & {
  /** As lists call it: a project's name, an article's headline. */
  name: string;
  /** The address of its own page; null for a part of other pages. */
  path: string | null;
  live: PublicationState;
  /** Whether what is shown, or its draft, is still a sample. */
  sample: boolean;
  /** The last change that isn't published; null without one. `hides`: publishing it takes the record off the site. */
  draft: (Attribution & { hides: boolean }) | null;
  /** The last publishing that touched it; null while it is as it ships. */
  published: Attribution | null;
  /** The version scheduled to go out, and its time (ISO 8601 UTC); `isDraft` while that is the draft as it stands. Null without one. */
  scheduled: { dueAt: string; isDraft: boolean } | null;
};

export type CollectionSummary = {
  collection: PublishableCollection;
  /** As *Site* lists it: "Projects". */
  name: string;
  /** Whether records can be added; the firm is one. */
  canAdd: boolean;
  /** Whether records can be hidden; the site can't be without some. */
  mayHide: boolean;
  records: RecordSummary[];
};

/** A page that links can lead to. */
export type LinkedPage = {
  /** The reference that a link stores: it stays when the page gets another address. */
  href: string;
  /** Where the page is. */
  path: string;
  name: string;
  /** Name of its collection. */
  kind: string;
};

/** `GET /api/content` */
export type SiteOverview = {
  collections: CollectionSummary[];
  /** Records that differ from the live site, those that wait for their time apart. */
  changes: number;
  /** Publishings that wait for their time, and those that couldn't go out (contract/site/site-schedule.ts). */
  scheduled: { waiting: number; failed: number };
  /** Every page with a name, also those whose words only owners change. */
  pages: LinkedPage[];
};

/** `GET /api/content/search?words=` → `{ found }`: entries whose texts hold every word, and where the first of them stands. */
export type FoundText = RecordName & { path: FieldPath; excerpt: string | null };

/** A key of an object, or a place in a list. */
export type FieldPath = readonly (string | number)[];

/** An objection to publishing; `blocks` until it is mended, else advice. */
export type Finding = {
  /** Of the field; empty for the whole record. */
  path: FieldPath;
  text: string;
  blocks: boolean;
  /** A value for the field that would do. */
  offer?: string | undefined;
  /** Where it is mended, if that is in another record; `path` is a field of that. */
  record?: RecordName | undefined;
};

/** The JSON Schema (draft 2020-12) of a record; `title` and `description` are a field's label and hint. */
export type RecordSchema = Record<string, unknown>;

/** `GET /api/content/{collection}/{slug}`; `POST /api/content/{collection}` answers 201 with it. */
export type EditedRecord = RecordSummary & {
  mayHide: boolean;
  schema: RecordSchema;
  /** The draft, or what is live. */
  value: unknown;
  /** The live site's value; null where it has none. */
  liveValue: unknown;
  /** The shipped value; null for an added record. */
  shippedValue: unknown;
  /** Counts what was saved and published; 0 before the first. Goes into `If-Match`, quoted. */
  version: number;
  findings: Finding[];
};

/**
 * `PUT /api/content/{collection}/{slug}` with `If-Match: "{version}"` keeps a draft; it may be unfinished. A draft that equals
 * what is live is none. 412 with a `DraftConflict` if someone else saved since.
 */
export type DraftToSave = { value: unknown; hidden: boolean };
export type SavedDraft = { version: number; findings: Finding[]; summary: RecordSummary };
/** In a problem's `current`. */
export type DraftConflict = { version: number; value: unknown; draft: RecordSummary['draft'] };

/** `POST /api/content/{collection}`: a new draft that begins as a copy of the record `from`, or empty where that is ''. */
export type NewRecord = { name: string; from: string };

/** One field that differs, in words; null for nothing. */
export type FieldChange = { path: FieldPath; label: string; before: string | null; after: string | null };

export type RecordChange = RecordName & {
  name: string;
  path: string | null;
  kind: 'changed' | 'added' | 'hidden' | 'shown';
  version: number;
  draft: Attribution;
  fields: FieldChange[];
  findings: Finding[];
  /** When an earlier version of it goes out (ISO 8601 UTC): it waits for that. Null without one. */
  scheduledAt: string | null;
};

/** `GET /api/content/changes`: what publishing would change; not what waits for its time as it stands. */
export type PendingChanges = { changes: RecordChange[] };

/**
 * `POST /api/content/releases` publishes drafts as they were seen; 409 when one was changed since, 422 with the findings of
 * `RecordChange` when something blocks. Answers 201 with the `Release` once this server shows it.
 */
export type ToPublish = { records: (RecordName & { version: number })[] };

/** A link that shows the site with its drafts to someone without an account, until it expires or is ended. */
export type PreviewLink = Attribution & { id: string; path: string; expiresAt: string };
export const PREVIEW_LINK_DAYS = [1, 7, 30] as const;
/**
 * `POST /api/content/preview-links` → 201 with its address, which is shown once. `GET` → `{ links }`, those that work;
 * `DELETE /api/content/preview-links/{id}` → 204.
 */
export type NewPreviewLink = { path: string; days: (typeof PREVIEW_LINK_DAYS)[number] };
export type MadePreviewLink = { link: PreviewLink; url: string };

export type ReleaseItem = RecordName & { name: string; kind: RecordChange['kind'] };
/** `GET /api/content/releases` → `{ releases }`, newest first, 50 at most. */
export type Release = Attribution & {
  id: string;
  /** Counts from 1. */
  number: number;
  /** Number of the release that this one takes back. */
  undoes: number | null;
  /** Whether it can be taken back: it hasn't been. `POST /api/content/releases/{id}/undo` → 201 with the new `Release`. */
  canUndo: boolean;
  items: ReleaseItem[];
};
