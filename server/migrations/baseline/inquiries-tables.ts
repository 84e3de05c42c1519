/** Tables of inquiries, their timeline and pictures, in SQL that both databases understand. */
export const inquiriesTables = `
create table inquiries (
  id text primary key, reference text not null unique, name text not null, email text not null, phone text,
  service_type text, message text not null, attachments text not null default '[]',
  status text not null default 'new', notes text, source text, spam integer not null default 0,
  spam_reasons text not null default '[]', version integer not null default 1, idempotency_key text unique,
  idempotency_hash text, created_at text not null, updated_at text not null, visitor_token_hash text,
  withdrawn_at text, erasure_requested_at text, visitor_link_generation integer not null default 1,
  assignee_id text references staff_users (id) on delete set null, first_contact_at text, first_contact_by text,
  area text, email_key text, phone_key text, name_key text, details text not null default '{}', waiting_since text,
  waiting_reason text, snoozed_until text, next_step text, visitor_at text, reply_state text, missed_call text,
  value_low integer, value_high integer, lost_reason text, meeting_at text, meeting_kind text, meeting_state text,
  email_confirmed_at text);
create index inquiries_assignee on inquiries (assignee_id);
create index inquiries_email_newest on inquiries (email_key, created_at);
create index inquiries_meeting on inquiries (meeting_at, meeting_state) where meeting_at is not null;
create index inquiries_name on inquiries (spam, name_key, id);
-- Two covering indexes for all filters: neither counts nor search results read a row (docs/decisions/0017).
create index inquiries_newest on inquiries (spam, created_at, id, status, service_type, assignee_id, area,
  first_contact_at, withdrawn_at);
-- Few were never answered. The statuses that wait are the code’s business: a column, and no condition.
create index inquiries_owed on inquiries (status, created_at, snoozed_until) where spam = 0 and first_contact_at is
  null and withdrawn_at is null;
create index inquiries_phone on inquiries (phone_key);
create index inquiries_relinked on inquiries (id) where visitor_link_generation > 1;
create index inquiries_snoozed_until on inquiries (snoozed_until) where snoozed_until is not null;
create index inquiries_state on inquiries (spam, status, updated_at, id);
create index inquiries_status on inquiries (spam, status, created_at, id);
create index inquiries_updated on inquiries (spam, updated_at, id);
create index inquiries_valued on inquiries (spam, created_at, status, value_low, value_high) where value_low is not
  null;
create unique index inquiries_visitor_token on inquiries (visitor_token_hash);
create index inquiries_waiting_since on inquiries (waiting_since) where waiting_since is not null;

-- The key is the timeline: an inquiry’s events in order, without a second index.
create table inquiry_events (
  id text not null, inquiry_id text not null references inquiries (id) on delete cascade, at text not null,
  actor_id text, actor_name text, kind text not null, data text not null default '{}',
  constraint inquiry_events_timeline primary key (inquiry_id, at, id));
create index inquiry_events_corrections on inquiry_events (inquiry_id) where kind = 'visitor-correction';
create index inquiry_events_said on inquiry_events (at, inquiry_id) where kind = 'visitor-message';

create table inquiry_reads (
  inquiry_id text not null references inquiries (id) on delete cascade,
  staff_id text not null references staff_users (id) on delete cascade, read_at text not null,
  constraint inquiry_reads_key primary key (staff_id, inquiry_id));
create index inquiry_reads_inquiry on inquiry_reads (inquiry_id);

create table inquiry_viewers (
  inquiry_id text not null references inquiries (id) on delete cascade,
  staff_id text not null references staff_users (id) on delete cascade, seen_at text not null, writing_at text,
  constraint inquiry_viewers_key primary key (inquiry_id, staff_id));

create table bulk_changes (
  id text primary key, at text not null, staff_id text not null, field text not null, undone_at text);

create table bulk_change_items (
  bulk_id text not null references bulk_changes (id) on delete cascade,
  inquiry_id text not null references inquiries (id) on delete cascade, version integer not null,
  status text not null, assignee_id text, spam integer not null, first_contact_at text, first_contact_by text,
  waiting_since text, waiting_reason text, snoozed_until text, next_step text, missed_call text, value_low integer,
  value_high integer, lost_reason text, updated_at text,
  constraint bulk_change_items_key primary key (bulk_id, inquiry_id));
create index bulk_change_items_inquiry on bulk_change_items (inquiry_id);

create table images (
  id text primary key, url text not null, width integer not null, height integer not null, bytes integer not null,
  created_at text not null, inquiry_id text references inquiries (id) on delete set null, removed_at text, cloud text,
  awaited integer not null default 0, signature text);
create index images_given_up on images (removed_at) where removed_at is not null;
create index images_signature on images (signature) where signature is not null;
create index images_unattached on images (inquiry_id, created_at);

-- No reference to images: a link records an inquiry’s list, whether or not the picture exists.
create table inquiry_images (
  inquiry_id text not null references inquiries (id) on delete cascade, image_id text not null,
  constraint inquiry_images_key primary key (inquiry_id, image_id));
create index inquiry_images_image on inquiry_images (image_id);

create table jobs (
  task text not null, key text not null, payload text not null, run_at text not null,
  attempts integer not null default 0, lease text, lease_until text, last_error text, dead_at text,
  created_at text not null, constraint jobs_key primary key (task, key));
create index jobs_due on jobs (task, run_at) where dead_at is null;

-- The reports' figures of each day, and how often its inquiries changed (docs/decisions/0020).
create table report_days (
  day text primary key, counted_by text not null, state bigint not null, tally text not null);

create table spam_texts (
  text_hash text not null, sender_hash text not null, at text not null,
  constraint spam_texts_key primary key (text_hash, sender_hash));
create index spam_texts_age on spam_texts (at);

create table blobs (id text primary key, bytes integer not null, created_at text not null);

create table blob_parts (
  blob_id text not null references blobs (id) on delete cascade, part integer not null, data text not null,
  constraint blob_parts_key primary key (blob_id, part));

create table image_files (
  name text primary key, image_id text not null references images (id) on delete cascade,
  blob_id text not null references blobs (id), bytes integer not null, sha256 text not null);
create index image_files_by_blob on image_files (blob_id);
create index image_files_of_image on image_files (image_id)`;
