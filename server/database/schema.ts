/**
 * Table types for Kysely. One schema serves SQLite and PostgreSQL, so columns use only types that both
 * treat alike: identifiers and JSON as text, instants as ISO 8601 UTC text of fixed width (sorts as
 * time), booleans as 0 or 1 (docs/decisions/0006).
 */
import type { Generated, Kysely, Selectable, Transaction } from 'kysely';

export type InquiriesTable = {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  service_type: string | null;
  message: string;
  /** JSON object of the form's fields that have no column (contract/inquiries/inquiry-fields.ts). */
  details: Generated<string>;
  /** JSON array of picture addresses. */
  attachments: string;
  status: Generated<string>;
  notes: string | null;
  /** JSON of `InquirySource`. */
  source: string | null;
  spam: Generated<number>;
  /** JSON array of the reasons for the spam flag. */
  spam_reasons: Generated<string>;
  version: Generated<number>;
  idempotency_key: string | null;
  /** SHA-256 of the content sent under the key. */
  idempotency_hash: string | null;
  /** SHA-256 of the token in the visitor's private link (`server/inquiries/private-link.ts`); null when revoked. */
  visitor_token_hash: string | null;
  /** Increases when the link is revoked, so that the next one differs. */
  visitor_link_generation: Generated<number>;
  /** When a link or button that only a mail to `email` brings was used; null again when the address changes. */
  email_confirmed_at: string | null;
  withdrawn_at: string | null;
  erasure_requested_at: string | null;
  assignee_id: string | null;
  /** Time of the first call, message or meeting by staff: stops the 24-hour clock. */
  first_contact_at: string | null;
  /** Account of that staff member; set together with `first_contact_at` (server/inquiries/waiting-state.ts). */
  first_contact_by: string | null;
  /**
   * Since when the visitor's later words, or a due next step, wait for the studio, and which (contract/inquiries/queue.ts). The
   * first contact that a new inquiry is owed isn't kept here: `server/inquiries/row-mapping.ts` adds it.
   */
  waiting_since: string | null;
  waiting_reason: string | null;
  /** Start of the day of the next step. */
  snoozed_until: string | null;
  next_step: string | null;
  /** When the visitor wrote, corrected or withdrew last. */
  visitor_at: string | null;
  /** `sending` or `failed`: of the latest reply that isn't delivered. */
  reply_state: string | null;
  /** `voicemail` or `no-answer`: of the last call, while the inquiry waits. */
  missed_call: string | null;
  /** The estimate in whole US dollars: both or none. */
  value_low: number | null;
  value_high: number | null;
  /** A `LostReason` of contract/inquiries/prospect.ts; null unless the status is lost. */
  lost_reason: string | null;
  /** A `Priority` of contract/inquiries/priority.ts. */
  priority: Generated<string>;
  /** JSON array (contract/inquiries/tags.ts). */
  tags: Generated<string>;
  /** Time of the next meeting, else of the latest that wasn't cancelled (server/booking/inquiry-events-store.ts). */
  meeting_at: string | null;
  meeting_kind: string | null;
  meeting_state: string | null;
  /** Slug of the town that the request is about, as far as known. */
  area: string | null;
  /** Email address in lower case, and last ten digits of the phone number: inquiries that share one are duplicates. */
  email_key: string | null;
  phone_key: string | null;
  /** Sort key of the name (server/search/name-key.ts). */
  name_key: Generated<string>;
  created_at: string;
  updated_at: string;
};

export type InquiryRow = Selectable<InquiriesTable>;

/** The searched texts: derived, rebuilt by `rebuildSearch` of server/search/search-store.ts. */
export type InquirySearchTable = {
  inquiry_id: string;
  /** Folded text of all searched fields. */
  text: string;
  /** Folded text of the visit's source. */
  source: string;
  /** The inquiry's flag; triggers copy its changes. */
  spam: Generated<number>;
};

/** The outbox (requirements §15). Mail is rendered from `data` when it is sent. */
export type MailsTable = {
  id: string;
  /** `MailKind` of contract/mail/mail.ts. */
  kind: string;
  inquiry_id: string | null;
  recipient: string;
  /** JSON, by kind; never a secret token. */
  data: Generated<string>;
  /** Stable across retries, so that duplicates are recognizable. */
  message_id: string;
  /** `MailState` of contract/mail/mail.ts. */
  state: Generated<string>;
  attempts: Generated<number>;
  /** Time of the next attempt, or of the one in progress. */
  run_at: string;
  /** The mail server's last error message. */
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
  /** For a reply: the form's key, and the SHA-256 of the content sent under it. */
  idempotency_key: string | null;
  idempotency_hash: string | null;
  /** For a reply that staff scheduled: when to send it. */
  scheduled_at: string | null;
  /** The mailbox that it counts for, if the caps on unconfirmed addresses concern it (server/outbox/mailbox-caps.ts). */
  capped_as: string | null;
  /** When the caps let it go, and when they first didn't. */
  allowed_at: string | null;
  delayed_at: string | null;
};

export type NewsletterSubscribersTable = {
  id: string;
  /** In lower case. */
  email: string;
  /** `pending`, `confirmed` or `unsubscribed`. */
  state: Generated<string>;
  /** Path of the page with the sign-up form. */
  page: string | null;
  created_at: string;
  /** Time of the last request for a confirmation mail. */
  asked_at: string;
  /** Number of confirmation emails requested since the last confirmation. */
  asks: Generated<number>;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};

/** An article sent, or being sent, to the newsletter's subscribers. */
export type NewsletterIssuesTable = {
  /** The article's slug. */
  article: string;
  started_at: string;
  /** Name of the staff member. */
  started_by: string;
  /** Null while emails are still being added to the outbox. */
  finished_at: string | null;
};

/** Articles sent to each subscriber, with the mail: each article once. */
export type NewsletterDeliveriesTable = { article: string; subscriber_id: string; mail_id: string };

/** A word of the texts, and one of the inquiries that contain it (server/search/words-store.ts). */
export type SearchWordsTable = { word: string; inquiry_id: string; reversed: string };

/** Named filters of the dashboard. */
export type SavedViewsTable = {
  id: string;
  staff_id: string;
  name: string;
  /** Query string without `?`. */
  query: string;
  created_at: string;
  /** 1: shown to everyone. */
  shared: Generated<number>;
};

/** Staff viewing an inquiry; a row counts while it is fresh. */
export type InquiryViewersTable = {
  inquiry_id: string;
  staff_id: string;
  seen_at: string;
  /** When they last wrote at a reply. */
  writing_at: string | null;
};

/** One action on many inquiries, kept for its undo. */
export type BulkChangesTable = {
  id: string;
  at: string;
  staff_id: string;
  /** The changed field: an `Undoable` of server/inquiry-actions/change.ts. */
  field: string;
  undone_at: string | null;
};

/** Each inquiry's state before the action, and the version that the action gave it. */
export type BulkChangeItemsTable = {
  bulk_id: string;
  inquiry_id: string;
  version: number;
  status: string;
  assignee_id: string | null;
  spam: number;
  first_contact_at: string | null;
  first_contact_by: string | null;
  waiting_since: string | null;
  waiting_reason: string | null;
  snoozed_until: string | null;
  next_step: string | null;
  missed_call: string | null;
  value_low: number | null;
  value_high: number | null;
  lost_reason: string | null;
  priority: Generated<string>;
  tags: Generated<string>;
  /** Null in a change from before this column. */
  updated_at: string | null;
};

/** Meetings that the action canceled, as they were before: its undo brings them back. */
export type BulkChangeMeetingsTable = {
  bulk_id: string;
  booking_id: string;
  state: string;
  held_until: string | null;
};

/** A file whose rows became inquiries (server/imports/store.ts). */
export type ImportsTable = {
  id: string;
  file_name: string;
  at: string;
  by_id: string;
  by_name: string;
  /** The highest line that was sent: with the id, each line is an inquiry's idempotency key. */
  last_line: number;
  saved: number;
  undone_at: string | null;
  removed: number;
};

/** When each account last opened an inquiry. */
export type InquiryReadsTable = { inquiry_id: string; staff_id: string; read_at: string };

/** History of accounts; rows are never updated. */
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

/** History of inquiries; rows are never updated. */
export type InquiryEventsTable = {
  id: string;
  inquiry_id: string;
  at: string;
  /** Staff account; null for the visitor and the system. */
  actor_id: string | null;
  actor_name: string | null;
  kind: string;
  /** JSON, by kind. */
  data: Generated<string>;
};

/**
 * A picture, or the permission to upload one. A picture of the built-in image host is two files, in the
 * database (`image_files`) or on disk (server/images/picture-files.ts).
 */
export type ImagesTable = {
  /** The picture's name in its folder: 160 random bits, except for names given by Cloudinary before 0019. */
  id: string;
  /** Path on this site, or the address at Cloudinary; empty until it is known. */
  url: string;
  /** 0 when only Cloudinary knows it; the same goes for `height` and `bytes`. */
  width: number;
  height: number;
  /** Size of the large file. */
  bytes: number;
  created_at: string;
  /** One of the inquiries that use the picture; null when none does. `inquiry_images` has all of them. */
  inquiry_id: string | null;
  /** Name of the Cloudinary cloud; null for the built-in image host. */
  cloud: string | null;
  /** 1 while it is signed and no upload is known. */
  awaited: Generated<number>;
  /** Signature of the permission, while it is valid at the built-in image host. */
  signature: string | null;
};

/** Pictures that an inquiry lists; kept by triggers on `inquiries.attachments` (server/migrations/baseline). */
export type InquiryImagesTable = { inquiry_id: string; image_id: string };

/** Accounts. better-auth's table, like `staff_credentials`, `staff_two_factors`, `staff_passkeys`, `staff_sessions`, `staff_verifications`. */
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

/** Hashed passwords; an account without a row here can't sign in yet. The other columns are unused. */
export type StaffCredentialsTable = {
  id: string;
  user_id: string;
  /** Same as `user_id`. */
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
  /** The 30-second step of the last accepted code; null before the first. */
  last_step: number | null;
};

/** Passkeys: public keys only, no secrets. better-auth's plugin reads the table; `last_used_at` is ours. */
export type StaffPasskeysTable = {
  id: string;
  user_id: string;
  /** Chosen by its owner. */
  name: string;
  /** Base64url; unique among all accounts. */
  credential_id: string;
  /** COSE key in base64. */
  public_key: string;
  counter: number;
  /** `singleDevice` or `multiDevice`. */
  device_type: string;
  /** 1 when a password manager keeps copies of it. */
  backed_up: number;
  /** Separated by commas. */
  transports: string | null;
  /** The model of its authenticator, if that tells. */
  aaguid: string | null;
  created_at: string;
  last_used_at: string | null;
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
  /** 1 when the sign-in passed a second factor. */
  two_factor: Generated<number>;
  /** The same from sign-in to sign-in in one browser. */
  browser: string | null;
};

/** Each person's own settings; without a row, the defaults. */
export type StaffProfilesTable = {
  staff_id: string;
  /** Signs replies instead of the account's name. */
  public_name: string | null;
  signature: string | null;
  /** 0 to get no mail on assignment. */
  assignment_mails: Generated<number>;
};

/** Reply templates of one person; the firm's are in content/reply-templates.ts. */
export type ReplyTemplatesTable = {
  id: string;
  staff_id: string;
  label: string;
  subject: string;
  text: string;
};

/** Tokens of other programs (server/staff/token-guard.ts). Deleted when revoked. */
export type ApiTokensTable = {
  id: string;
  name: string;
  /** SHA-256. */
  token_hash: string;
  /** JSON array of `TokenScope`s. */
  scopes: string;
  created_at: string;
  /** The owner's account, and its name then. */
  created_by: string;
  created_by_name: string;
  /** To the minute. */
  last_used_at: string | null;
};

/** Addresses to which events are posted (server/webhooks/). */
export type WebhooksTable = {
  id: string;
  url: string;
  /** JSON array of `WebhookKind`s. */
  kinds: string;
  created_at: string;
  created_by_name: string;
  /** Instant up to which the timelines were read for it. */
  read_up_to: string;
};

/** An event for one webhook, and the end of its last attempt: the log. No personal data. */
export type WebhookDeliveriesTable = {
  /** The header `webhook-id`. */
  id: string;
  webhook_id: string;
  inquiry_id: string;
  /** Id on the timeline, or `created`: each event once. */
  event_id: string;
  /** `WebhookKind`. */
  kind: string;
  at: string;
  /** JSON, beyond the inquiry's own. */
  data: string;
  /** `DeliveryState`. */
  state: string;
  attempts: number;
  answer: string | null;
  attempted_at: string | null;
};

/** Owners' choices for the whole firm; without a row, the default. */
export type FirmSettingsTable = { name: string; value: string };

/** Browsers that signed in before; their attempts are counted separately. A row grants no access. */
export type StaffDevicesTable = {
  /** SHA-256 of the token in the cookie. */
  token_hash: string;
  user_id: string;
  /** Time of the last sign-in. */
  signed_in_at: string;
  /** Same as in the browser's sessions, whose token changes with each sign-in. */
  browser: string | null;
};

/** Sign-ins waiting for their second factor. */
export type StaffVerificationsTable = {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
};

/** One-time links for choosing a password. */
export type StaffLinksTable = {
  /** The account's id, or `first-owner`. */
  purpose: string;
  user_id: string | null;
  token_hash: string;
  expires_at: string;
  /** 1 when requested for a forgotten password; 0 when created by an owner or from the shell. */
  asked_for: Generated<number>;
  /** The mail from whose id the token is derived (server/staff/one-time-links.ts); null for a link that was only displayed. */
  mail_id: string | null;
};

/** Number of attempts at a password or code, by account and by address. */
export type StaffAttemptsTable = {
  /** Keyed hash of the account or address. */
  key: string;
  attempts: number;
  ends_at: string;
};

/** Senders and texts of the last days, both as keyed hashes; for the spam score only. */
export type SpamTextsTable = {
  text_hash: string;
  sender_hash: string;
  /** Time of the last use. */
  at: string;
};

/** Records of erasures, without personal data. */
export type ErasuresTable = {
  id: string;
  at: string;
  actor_id: string | null;
  actor_name: string | null;
  /** `ErasureKind` of contract/inquiries/erasure.ts. */
  kind: string;
  /** Keyed hash of the email address, when everything under one was erased. */
  address_hash: string | null;
  /** JSON of `ErasureCounts`; a running total while `erasure_work` has a row for it. */
  counts: string;
};

/** Inquiries deleted by an erasure, or to be deleted again after a restore; the ids are random, so they reveal nothing. */
export type ErasedInquiriesTable = { erasure_id: string; inquiry_id: string };

/**
 * Emails that an erasure deleted, as keyed hashes of their Message-ID and of their content: a mailbox that is read again,
 * as after a restore, still has them (server/inquiries/erased-hashes.ts).
 */
export type ErasedMailsTable = { erasure_id: string; mail_hash: string };

/** Unfinished erasures: the next start continues them. */
export type ErasureWorkTable = {
  erasure_id: string;
  begun_at: string;
  /** `Work` of server/erasure/work-store.ts. */
  until: string;
  /** 0 when the erasure is repeated after a restore: the counts are those of the first run. */
  counted: number;
  /** End of the working process's lease. */
  lease_until: string;
};

/** At most one row: erased data that may remain in the database's files (server/erasure/traces.ts). */
export type ErasureTracesTable = {
  id: string;
  /** Time of the oldest erasure that left traces. */
  since: string;
  /** Changes with each erasure, so that one that arrives during a cleanup isn't missed. */
  ticket: string;
  /** The ticket at which all pages were last rewritten. */
  merged: string | null;
  /** On PostgreSQL, the id of the last erasing transaction. */
  transaction: string | null;
  /** `TracesReason` of contract/inquiries/erasure.ts. */
  reason: string | null;
};

/** Meetings and proposed times (contract/booking/booking.ts). */
export type BookingsTable = {
  id: string;
  inquiry_id: string;
  staff_id: string;
  kind: string;
  /** `BookingState`. */
  state: string;
  starts_at: string;
  ends_at: string;
  travel_minutes: number;
  /** 0 where the town isn't known, and the minutes are only kept free for a drive. */
  travel_known: Generated<number>;
  place: string | null;
  proposal_id: string | null;
  /** End of the hold on a proposed time, or on one that a visitor hasn't confirmed. */
  held_until: string | null;
  /** Keyed hash of the network from which an unconfirmed time was chosen, while it is held. */
  held_network: string | null;
  /** SEQUENCE of the calendar entry. */
  sequence: Generated<number>;
  /** IANA zone of the visitor, if it isn't the firm's. */
  zone: string | null;
  /** 0 when the visitor turned reminders off. */
  reminders: Generated<number>;
  /** Time of the next reminder mail; null when none is left. */
  remind_at: string | null;
  /** The end of the meeting about which staff were asked whether it took place; one that was moved is asked about again. */
  asked_about: string | null;
  /** Staff account that booked or proposed it; null for the visitor. */
  booked_by: string | null;
  booked_by_name: string | null;
  /** Key of the visitor's form that booked it. */
  idempotency_key: string | null;
  created_at: string;
  updated_at: string;
};
export type BookingRow = Selectable<BookingsTable>;

/** Quarters of an hour that a meeting occupies, drives and buffer included: the key rules out a double booking. */
export type BookingCellsTable = {
  staff_id: string;
  /** Quarters of an hour since 1970. */
  cell: number;
  booking_id: string;
};

/** Each person's hours, calendar feed and own calendar (contract/booking/booking-hours.ts); without a row, not offered. */
export type BookingPeopleTable = {
  staff_id: string;
  /** JSON of `BookingHours`. */
  hours: string;
  /** SHA-256 of the token in the feed's address; null without a feed. */
  feed_token_hash: string | null;
  /** 1 when the feed tells visitors' names. */
  feed_names: Generated<number>;
  /** Secret address of the person's own calendar. */
  busy_url: string | null;
  /** Last good copy. */
  busy_read_at: string | null;
  /** Why the last attempt failed, or which entries it couldn't read. */
  busy_trouble: string | null;
};

/** Busy times of the last good copy of a person's own calendar. */
export type BusyTimesTable = { staff_id: string; starts_at: string; ends_at: string };

/** A file in the database: original emails, files of replies. A file that nothing refers to is removed after a day. */
export type BlobsTable = { id: string; bytes: number; created_at: string };

/** A file of a picture in the database: its name in the address, and its bytes (server/images/image-files-store.ts). */
export type ImageFilesTable = {
  name: string;
  image_id: string;
  blob_id: string;
  bytes: number;
  sha256: string;
};

/** A blob's bytes in base64, in parts of a bounded size, numbered from 0 (server/blobs/blobs-store.ts). */
export type BlobPartsTable = { blob_id: string; part: number; data: string };

/** How far a mailbox was read, and by which server (server/inbound/imap). */
export type InboundMailboxesTable = {
  /** Keyed hash of the host, the user and the folder. */
  id: string;
  uid_validity: string | null;
  last_uid: Generated<number>;
  /** When it was last read without an error. */
  last_read_at: string | null;
  /** Why it can't be read since then. */
  trouble: string | null;
};

/** An incoming email (contract/mail/inbound.ts). */
export type InboundMailsTable = {
  id: string;
  /** SHA-256 of the original email: the same email is stored once. */
  sha256: string;
  /** The original email; null for one that was too large to store. */
  blob_id: string | null;
  bytes: number;
  /** `InboundState`. */
  state: string;
  /** `InboundKind`; null until it was read. */
  kind: string | null;
  /** Where it was filed; while it waits, the inquiry that it was addressed to, from another sender. */
  inquiry_id: string | null;
  /** With angle brackets. */
  message_id: string | null;
  from_name: string | null;
  /** In lower case. */
  from_email: string | null;
  subject: string | null;
  text: string | null;
  quoted: string | null;
  /** JSON of `InboundFile[]`. */
  files: Generated<string>;
  /** JSON of `MailRemarks`. */
  remarks: Generated<string>;
  /** Hash of its Message-ID and content; two deliveries of one mail have the same. */
  copy_key: Generated<string | null>;
  spam: Generated<number>;
  spam_reasons: Generated<string>;
  received_at: string;
};
export type InboundMailRow = Selectable<InboundMailsTable>;

/** Hashes of all emails that were ever stored: one that was erased or archived since isn't stored again. */
export type InboundSeenTable = { sha256: string; seen_at: string };

/** Tags of reply addresses that were used (server/mail/reply-address.ts); only the one of the present generation counts. */
export type ReplyTagsTable = { tag: string; inquiry_id: string };

/** Files that staff send with a reply; without a mail, those of a draft. */
export type MailFilesTable = {
  id: string;
  inquiry_id: string;
  mail_id: string | null;
  staff_id: string;
  blob_id: string;
  name: string;
  type: string;
  bytes: number;
  created_at: string;
};

/** A record of the site that the firm has changed, or added (server/content/). */
export type ContentRecordsTable = {
  id: string;
  collection: string;
  slug: string;
  /** JSON; null without a draft. */
  draft: string | null;
  /** 1: publishing the draft takes the record off the site. */
  draft_hidden: Generated<number>;
  draft_at: string | null;
  /** Name of the person who saved last. */
  draft_by: string | null;
  /** Increases with each save and each release; never goes back. */
  version: Generated<number>;
  /** Part of what the site shows; null while that is what ships. */
  revision_id: string | null;
  /** The scheduled update that contains this record; null without one. */
  scheduled_id: string | null;
};

/** Scheduled changes of the site; deleted when they are published or unscheduled. */
export type ContentScheduledTable = {
  id: string;
  due_at: string;
  /** When it was scheduled, and by which account. */
  at: string;
  by_id: string;
  by_name: string;
  /** Message about why publishing failed; null while scheduled. */
  failed: string | null;
};

/** A draft as it was seen when it was scheduled. */
export type ContentScheduledItemsTable = {
  scheduled_id: string;
  record_id: string;
  /** A `ReleaseItem['kind']` (contract/site/site-records.ts). */
  kind: string;
  /** 1: publishing it takes the record off the site. */
  hidden: number;
  /** JSON. */
  value: string;
  /** `revision_id` of the record then: a publishing in between stops this one. */
  replaces: string | null;
};

/** The part of a release that is about one record; append-only. */
export type ContentRevisionsTable = {
  id: string;
  record_id: string;
  release_id: string;
  /** A `ReleaseItem['kind']` (contract/site/site-records.ts). */
  kind: string;
  /** `shown`, `hidden`, or `shipped`: as it ships, which for an added record is not at all. */
  state: string;
  /** Number of the schema that `value` fits (contract/site/records/collections.ts). */
  schema: number;
  /** JSON; null unless shown. */
  value: string | null;
  /** Id of the revision before it; null where that was what ships. */
  replaces: string | null;
  /** Address of the record's page, where it differs from the slug. */
  address: string | null;
};

export type ContentReleasesTable = {
  id: string;
  /** 1, 2, 3 … */
  number: number;
  at: string;
  by_id: string | null;
  by_name: string;
  /** Number of the release that this one undoes. */
  undoes: number | null;
};

/** A link to the site with its drafts (server/content/preview-links-store.ts). */
export type ContentPreviewLinksTable = {
  id: string;
  token_hash: string;
  /** Path of the page that the link opens. */
  path: string;
  made_at: string;
  /** Name of the person who made it. */
  made_by: string;
  made_by_id: string;
  expires_at: string;
};

/** A picture that an editor uploaded for the site (server/content/site-pictures.ts). */
export type ContentPicturesTable = {
  /** From the bytes of its files. */
  id: string;
  /** Hash of the uploaded file: uploading it again adds nothing. */
  source_sha256: string;
  width: number;
  height: number;
  /** Total of all files. */
  bytes: number;
  /** The file's name, to find it by. */
  name: string;
  /** The alternative text of a new use; empty at first. */
  alt: string;
  /** Column and row of the focal point, each from 0 to 4: `22` is the middle. */
  focus: string;
  /** Since when nothing names it, as seen by an hourly look; null while something does. */
  unused_since: string | null;
  at: string;
  by_id: string;
  by_name: string;
};

/** A file of one: the sizes of the page, and the master. */
export type ContentPictureFilesTable = {
  name: string;
  picture_id: string;
  blob_id: string;
  bytes: number;
  sha256: string;
};

/** A picture that must not come back with a backup. */
export type ContentPicturesRemovedTable = { id: string; source_sha256: string | null; at: string };

/** A logo that an owner uploaded (server/content/logos.ts). */
export type FirmMarksTable = {
  /** From the bytes of its files. */
  id: string;
  /** Without transparent edges. */
  width: number;
  height: number;
  /** `GroundSeen` of contract/site/logo.ts. */
  seen_on: string;
  at: string;
  by_id: string;
  by_name: string;
};

/** A file of a logo: the sizes for pages and emails, and the icons. */
export type FirmMarkFilesTable = {
  name: string;
  mark_id: string;
  blob_id: string;
  bytes: number;
  sha256: string;
};

/** A browser that shows notifications (RFC 8030); its keys encrypt what is sent to it (RFC 8291). */
export type PushDevicesTable = {
  id: string;
  staff_id: string;
  /** SHA-256 of the endpoint. */
  endpoint_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
  created_at: string;
  last_sent_at: string | null;
  /** The session in which notifications were turned on: its token's hash, and its browser. */
  session: string | null;
  browser: string | null;
};

/** A person's choices of notifications; without a row, every kind at every hour. */
export type PushChoicesTable = {
  staff_id: string;
  /** JSON array of `PushKind`s. */
  kinds: string;
  /** `HH:MM` of the firm's wall clock: both or none. */
  quiet_from: string | null;
  quiet_until: string | null;
};

/** Notices to a person, once per event; kept for some days, so that no server repeats one. */
export type PushNoticesTable = {
  staff_id: string;
  /** Id of the event on the timeline, or `overdue:` with inquiry and start of the clock. */
  event: string;
  kind: string;
  inquiry_id: string;
  /** When it happened. */
  at: string;
  due_at: string;
  /** 1 until the notification is sent, or is no longer needed. */
  waits: number;
};

/** Work that is done later or again, by one server at a time (server/jobs). */
export type JobsTable = {
  task: string;
  /** Unique within the task. */
  key: string;
  /** JSON of the task's own, without personal data. */
  payload: string;
  /** Earliest start of the next attempt. */
  run_at: string;
  /** The lowest number first. */
  priority: Generated<number>;
  /** Claims so far; 0 in a job that was enqueued again since it was claimed. */
  attempts: Generated<number>;
  /** Random for each claim; null while no server runs the job. */
  lease: string | null;
  lease_until: string | null;
  last_error: string | null;
  /** When the job failed permanently; it waits for the operator, and for the next start. */
  dead_at: string | null;
  created_at: string;
};

export type Database = {
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  api_tokens: ApiTokensTable;
  jobs: JobsTable;
  push_devices: PushDevicesTable;
  push_choices: PushChoicesTable;
  push_notices: PushNoticesTable;
  content_pictures: ContentPicturesTable;
  content_picture_files: ContentPictureFilesTable;
  content_pictures_removed: ContentPicturesRemovedTable;
  firm_marks: FirmMarksTable;
  firm_mark_files: FirmMarkFilesTable;
  content_preview_links: ContentPreviewLinksTable;
  content_records: ContentRecordsTable;
  content_releases: ContentReleasesTable;
  content_revisions: ContentRevisionsTable;
  content_scheduled: ContentScheduledTable;
  content_scheduled_items: ContentScheduledItemsTable;
  blobs: BlobsTable;
  blob_parts: BlobPartsTable;
  image_files: ImageFilesTable;
  inbound_mailboxes: InboundMailboxesTable;
  inbound_mails: InboundMailsTable;
  inbound_seen: InboundSeenTable;
  mail_files: MailFilesTable;
  reply_tags: ReplyTagsTable;
  erasures: ErasuresTable;
  erased_inquiries: ErasedInquiriesTable;
  erased_mails: ErasedMailsTable;
  erasure_work: ErasureWorkTable;
  erasure_traces: ErasureTracesTable;
  inquiries: InquiriesTable;
  inquiry_events: InquiryEventsTable;
  inquiry_search: InquirySearchTable;
  search_words: SearchWordsTable;
  images: ImagesTable;
  inquiry_images: InquiryImagesTable;
  mails: MailsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  newsletter_issues: NewsletterIssuesTable;
  newsletter_deliveries: NewsletterDeliveriesTable;
  saved_views: SavedViewsTable;
  imports: ImportsTable;
  inquiry_viewers: InquiryViewersTable;
  inquiry_reads: InquiryReadsTable;
  bookings: BookingsTable;
  booking_cells: BookingCellsTable;
  booking_people: BookingPeopleTable;
  busy_times: BusyTimesTable;
  bulk_changes: BulkChangesTable;
  bulk_change_items: BulkChangeItemsTable;
  bulk_change_meetings: BulkChangeMeetingsTable;
  staff_events: StaffEventsTable;
  staff_users: StaffUsersTable;
  staff_credentials: StaffCredentialsTable;
  staff_two_factors: StaffTwoFactorsTable;
  staff_passkeys: StaffPasskeysTable;
  staff_sessions: StaffSessionsTable;
  staff_verifications: StaffVerificationsTable;
  staff_devices: StaffDevicesTable;
  staff_links: StaffLinksTable;
  staff_attempts: StaffAttemptsTable;
  staff_profiles: StaffProfilesTable;
  reply_templates: ReplyTemplatesTable;
  firm_settings: FirmSettingsTable;
  spam_texts: SpamTextsTable;
};

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
