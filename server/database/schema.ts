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
  /** SHA-256 of the token in the visitor's private link (`server/visitor/token.ts`); null when revoked. */
  visitor_token_hash: string | null;
  /** Counts up when the link is revoked, so that the next one differs. */
  visitor_link_generation: Generated<number>;
  withdrawn_at: string | null;
  erasure_requested_at: string | null;
  assignee_id: string | null;
  /** When staff first called, wrote or met: stops the 24-hour clock. */
  first_contact_at: string | null;
  /** Account of who did; set with it (`server/inquiries/first-contact-store.ts`). */
  first_contact_by: string | null;
  /** Slug of the town the request is about, as far as we can tell. */
  area: string | null;
  /** The e-mail address in lower case, and the last ten digits of the phone: what makes a duplicate. */
  email_key: string | null;
  phone_key: string | null;
  /** The name as it is sorted (server/inquiries/list/fold.ts). */
  name_key: Generated<string>;
  created_at: string;
  updated_at: string;
};

/** What is searched: derived, rebuilt by `rebuildSearch` of server/inquiries/list/search-store.ts. */
export type InquirySearchTable = {
  inquiry_id: string;
  /** Folded text of all that a search looks at. */
  text: string;
  /** Folded text of where the visit came from. */
  source: string;
  /** The inquiry's, by triggers (server/database/migrations/0012-spam-in-search.ts). */
  spam: Generated<number>;
};

/** The outbox (product decision §10). A row is rendered when it is sent, from `data`. */
export type MailsTable = {
  id: string;
  /** `MailKind` of contract/mail.ts. */
  kind: string;
  inquiry_id: string | null;
  recipient: string;
  /** JSON, by kind; never a secret token. */
  data: Generated<string>;
  /** Stable over retries, so that a repeat is recognisable. */
  message_id: string;
  /** `MailState` of contract/mail.ts. */
  state: Generated<string>;
  attempts: Generated<number>;
  /** 1 for newsletters, which wait until everything else that is due has gone. */
  bulk: Generated<number>;
  /** Next try; pushed on when a worker claims the mail, which is its lease. */
  run_at: string;
  /** The mail server's words. */
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
  /** Of a reply: the form's key, and the SHA-256 of what was sent under it. */
  idempotency_key: string | null;
  idempotency_hash: string | null;
};

export type NewsletterSubscribersTable = {
  id: string;
  /** In lower case. */
  email: string;
  /** `pending`, `confirmed` or `unsubscribed`. */
  state: Generated<string>;
  /** Path of the page with the box. */
  page: string | null;
  created_at: string;
  /** When a confirmation mail was last asked for. */
  asked_at: string;
  /** How many confirmation mails were asked for since the last confirmation. */
  asks: Generated<number>;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};

/** An article that went, or is going, to the newsletter's readers. */
export type NewsletterIssuesTable = {
  /** The article's slug. */
  article: string;
  started_at: string;
  /** Name of the member of staff. */
  started_by: string;
  /** Null while mails are still being put into the outbox. */
  finished_at: string | null;
};

/** Which reader was sent which article, by which mail: each article once. */
export type NewsletterDeliveriesTable = { article: string; subscriber_id: string; mail_id: string };

/** Filters of the dashboard under a name. */
export type SavedViewsTable = {
  id: string;
  staff_id: string;
  name: string;
  /** Query string without `?`. */
  query: string;
  created_at: string;
};

/** Who looks at an inquiry; a row counts while it is fresh. */
export type InquiryViewersTable = { inquiry_id: string; staff_id: string; seen_at: string };

/** One action on many inquiries, kept for its undo. */
export type BulkChangesTable = {
  id: string;
  at: string;
  staff_id: string;
  /** What it changed: `status`, `assigneeId` or `spam`. */
  field: string;
  undone_at: string | null;
};

/** What each inquiry of the action was before, and the version that the action gave it. */
export type BulkChangeItemsTable = {
  bulk_id: string;
  inquiry_id: string;
  version: number;
  status: string;
  assignee_id: string | null;
  spam: number;
  first_contact_at: string | null;
  first_contact_by: string | null;
};

/** What was done to accounts: never changed, never overwritten. */
export type StaffEventsTable = {
  id: string;
  at: string;
  actor_id: string | null;
  actor_name: string | null;
  subject_id: string | null;
  subject_name: string | null;
  kind: string;
  data: Generated<string>;
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

/** Accounts; better-auth's, as are `staff_credentials`, `staff_two_factors`, `staff_sessions`, `staff_verifications`. */
export type StaffUsersTable = {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  email_verified: Generated<number>;
  image: string | null;
  role: string;
  disabled: Generated<number>;
  two_factor_enabled: Generated<number>;
  created_at: string;
  updated_at: string;
};

/** Passwords, hashed; an account without a row here can't sign in yet. The rest serves no purpose here. */
export type StaffCredentialsTable = {
  id: string;
  user_id: string;
  /** The user's id again. */
  account_id: string;
  /** Always `credential`. */
  provider_id: string;
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: string | null;
  refresh_token_expires_at: string | null;
  scope: string | null;
  created_at: string;
  updated_at: string;
};

export type StaffTwoFactorsTable = {
  id: string;
  user_id: string;
  /** Encrypted, as are the backup codes. */
  secret: string;
  backup_codes: string;
  verified: number | null;
  failed_verification_count: number | null;
  locked_until: string | null;
};

export type StaffSessionsTable = {
  id: string;
  user_id: string;
  /** SHA-256 of the token in the cookie. */
  token: string;
  ip_address: string | null;
  user_agent: string | null;
  expires_at: string;
  created_at: string;
  /** Last use, to the minute. */
  updated_at: string;
};

/** Sign-ins that wait for their second factor, and devices that were trusted with it. */
export type StaffVerificationsTable = {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
};

/** One-time links to choose a password. */
export type StaffLinksTable = {
  /** The account's id, or `first-owner`. */
  purpose: string;
  user_id: string | null;
  token_hash: string;
  expires_at: string;
};

/** How often a password or code was tried, by account and by address. */
export type StaffAttemptsTable = {
  /** Keyed hash of what is counted. */
  key: string;
  attempts: number;
  ends_at: string;
};

/** Who said what in the last days, both as keyed hashes; for the spam score only. */
export type SpamTextsTable = {
  text_hash: string;
  sender_hash: string;
  /** Last time. */
  at: string;
};

/** That something was erased; nothing in it is personal. */
export type ErasuresTable = {
  id: string;
  at: string;
  actor_id: string | null;
  actor_name: string | null;
  /** `ErasureKind` of contract/erasure.ts. */
  kind: string;
  /** JSON array of the ids that were; random, so they tell nothing. */
  inquiry_ids: string;
  /** Keyed hash of the address, when all of one was erased. */
  address_hash: string | null;
  /** JSON of `ErasureCounts`. */
  counts: string;
};

export type Database = {
  erasures: ErasuresTable;
  inquiries: InquiriesTable;
  inquiry_events: InquiryEventsTable;
  inquiry_search: InquirySearchTable;
  images: ImagesTable;
  mails: MailsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  newsletter_issues: NewsletterIssuesTable;
  newsletter_deliveries: NewsletterDeliveriesTable;
  saved_views: SavedViewsTable;
  inquiry_viewers: InquiryViewersTable;
  bulk_changes: BulkChangesTable;
  bulk_change_items: BulkChangeItemsTable;
  staff_events: StaffEventsTable;
  staff_users: StaffUsersTable;
  staff_credentials: StaffCredentialsTable;
  staff_two_factors: StaffTwoFactorsTable;
  staff_sessions: StaffSessionsTable;
  staff_verifications: StaffVerificationsTable;
  staff_links: StaffLinksTable;
  staff_attempts: StaffAttemptsTable;
  spam_texts: SpamTextsTable;
};

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
