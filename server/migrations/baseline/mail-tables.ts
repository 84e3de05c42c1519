/** Tables of sent and received emails, the newsletter and push, in SQL that both databases support. */
export const mailTables = `
create table mails (
  id text primary key, kind text not null, inquiry_id text references inquiries (id) on delete cascade,
  recipient text not null, data text not null default '{}', message_id text not null,
  state text not null default 'waiting', attempts integer not null default 0, bulk integer not null default 0,
  run_at text not null, last_error text, created_at text not null, sent_at text, idempotency_key text,
  idempotency_hash text, scheduled_at text, capped_as text, allowed_at text, delayed_at text);
create index mails_allowed on mails (allowed_at) where allowed_at is not null;
create index mails_asking on mails (run_at) where capped_as is not null and allowed_at is null and sent_at is null;
create index mails_by_message_id on mails (message_id);
create index mails_due on mails (state, bulk, run_at) where sent_at is null;
create unique index mails_idempotency_key on mails (idempotency_key) where idempotency_key is not null;
create index mails_of_inquiry on mails (inquiry_id, id);
-- Mails to newsletter subscribers by address.
create index mails_without_inquiry on mails (recipient) where inquiry_id is null;

create table mail_files (
  id text primary key, inquiry_id text not null references inquiries (id) on delete cascade,
  mail_id text references mails (id) on delete cascade, staff_id text not null,
  blob_id text not null references blobs (id) on delete cascade, name text not null, type text not null,
  bytes integer not null, created_at text not null);
create index mail_files_by_blob on mail_files (blob_id);
create index mail_files_of_inquiry on mail_files (inquiry_id);
create index mail_files_of_mail on mail_files (mail_id);

create table reply_tags (tag text primary key, inquiry_id text not null references inquiries (id) on delete cascade);
create index reply_tags_of_inquiry on reply_tags (inquiry_id);

create table inbound_mailboxes (
  id text primary key, uid_validity text, last_uid integer not null default 0, fence integer not null default 0,
  lease_until text not null, last_read_at text, trouble text);

create table inbound_mails (
  id text primary key, sha256 text not null unique, blob_id text references blobs (id) on delete set null,
  bytes integer not null, state text not null, kind text, inquiry_id text references inquiries (id) on delete cascade,
  message_id text, from_name text, from_email text, subject text, text text, quoted text,
  files text not null default '[]', spam integer not null default 0, spam_reasons text not null default '[]',
  received_at text not null,
  remarks text not null default '{}', copy_key text);
create index inbound_mails_by_blob on inbound_mails (blob_id);
create index inbound_mails_by_message_id on inbound_mails (message_id);
create index inbound_mails_by_sender on inbound_mails (from_email);
create index inbound_mails_by_state on inbound_mails (state, received_at);
create index inbound_mails_of_inquiry on inbound_mails (inquiry_id, received_at);
create unique index inbound_mails_once on inbound_mails (copy_key);

create table inbound_seen (sha256 text primary key, seen_at text not null);

create table newsletter_subscribers (
  id text primary key, email text not null unique, state text not null default 'pending', page text,
  created_at text not null, asked_at text not null, asks integer not null default 1, confirmed_at text,
  unsubscribed_at text);
create index newsletter_subscribers_asked on newsletter_subscribers (asked_at);
create index newsletter_subscribers_by_state on newsletter_subscribers (state, id);

create table newsletter_issues (
  article text primary key, started_at text not null, started_by text not null, finished_at text);

create table newsletter_deliveries (
  article text not null references newsletter_issues (article),
  subscriber_id text not null references newsletter_subscribers (id) on delete cascade, mail_id text not null,
  constraint newsletter_deliveries_key primary key (article, subscriber_id));
create index newsletter_deliveries_of_subscriber on newsletter_deliveries (subscriber_id);

create table newsletter_asks (id text primary key, network text not null, at text not null, send_at text not null);
create index newsletter_asks_at on newsletter_asks (at);

create table push_devices (
  id text primary key, staff_id text not null references staff_users (id) on delete cascade,
  endpoint_hash text not null unique, endpoint text not null, p256dh text not null, auth text not null,
  name text not null, created_at text not null, last_sent_at text, browser text, session text);
create index push_devices_staff_id on push_devices (staff_id);

create table push_choices (
  staff_id text not null primary key references staff_users (id) on delete cascade, kinds text not null,
  quiet_from text, quiet_until text);

create table push_notices (
  staff_id text not null references staff_users (id) on delete cascade, event text not null, kind text not null,
  inquiry_id text not null references inquiries (id) on delete cascade, at text not null, due_at text not null,
  waits integer not null, constraint push_notices_key primary key (staff_id, event));
create index push_notices_inquiry_id on push_notices (inquiry_id);
create index push_notices_waits on push_notices (waits, due_at)`;
