/**
 * Tables as Kysely sees them. One schema serves SQLite and PostgreSQL, so columns keep to what both
 * mean alike: identifiers and JSON as text, instants as ISO 8601 UTC text of fixed width (sorts as
 * time), truth values as 0 or 1 (docs/decisions/0004).
 */
import type { Generated, Kysely, Transaction } from 'kysely';

export type InquiriesTable = {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  service_type: string | null;
  message: string;
  /** JSON array of picture addresses. */
  attachments: string;
  status: Generated<string>;
  notes: string | null;
  /** JSON of `InquirySource`. */
  source: string | null;
  spam: Generated<number>;
  /** JSON array of the reasons for the flag. */
  spam_reasons: Generated<string>;
  version: Generated<number>;
  idempotency_key: string | null;
  /** SHA-256 of what was sent under the key. */
  idempotency_hash: string | null;
  created_at: string;
  updated_at: string;
};

/** What happened to an inquiry: never changed, never overwritten. */
export type InquiryEventsTable = {
  id: string;
  inquiry_id: string;
  at: string;
  /** Staff account, or null for the visitor and the system. */
  actor_id: string | null;
  actor_name: string | null;
  kind: string;
  /** JSON, by kind. */
  data: Generated<string>;
};

/** Pictures of the built-in image host; each has two files on disk (server/images/picture-files.ts). */
export type ImagesTable = {
  id: string;
  /** Path on this site. */
  url: string;
  width: number;
  height: number;
  /** Size of the large file. */
  bytes: number;
  created_at: string;
  /** Null while no inquiry carries it. */
  inquiry_id: string | null;
  /** Set when it was given up: its files may be gone, and no inquiry may take it any more. */
  removed_at: string | null;
};

export type Database = {
  inquiries: InquiriesTable;
  inquiry_events: InquiryEventsTable;
  images: ImagesTable;
};

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
