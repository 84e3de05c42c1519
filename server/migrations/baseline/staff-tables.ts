/** Tables of staff accounts and of settings of the whole firm, in SQL that both databases support. */
export const staffTables = `
create table staff_users (
  id text primary key, name text not null, email text not null unique, email_verified integer not null default 0,
  image text, role text not null default 'staff', disabled integer not null default 0,
  two_factor_enabled integer not null default 0, created_at text not null, updated_at text not null);

create table staff_credentials (
  id text primary key, user_id text not null references staff_users (id) on delete cascade, account_id text not null,
  provider_id text not null, password text, access_token text, refresh_token text, id_token text,
  access_token_expires_at text, refresh_token_expires_at text, scope text, created_at text not null,
  updated_at text not null);
create unique index staff_credentials_user on staff_credentials (user_id, provider_id);

create table staff_sessions (
  id text primary key, user_id text not null references staff_users (id) on delete cascade,
  token text not null unique, ip_address text, user_agent text, expires_at text not null, created_at text not null,
  updated_at text not null, two_factor integer not null default 0, browser text);
create index staff_sessions_user on staff_sessions (user_id);

create table staff_verifications (
  id text primary key, identifier text not null, value text not null, expires_at text not null,
  created_at text not null, updated_at text not null);
create index staff_verifications_identifier on staff_verifications (identifier);

create table staff_two_factors (
  id text primary key, user_id text not null unique references staff_users (id) on delete cascade,
  secret text not null, backup_codes text not null, verified integer default 0,
  failed_verification_count integer default 0, locked_until text, last_step integer);

create table staff_passkeys (
  id text primary key, user_id text not null references staff_users (id) on delete cascade, name text not null,
  credential_id text not null, public_key text not null, counter integer not null, device_type text not null,
  backed_up integer not null, transports text, aaguid text, created_at text not null, last_used_at text);
create unique index staff_passkeys_credential on staff_passkeys (credential_id);
create index staff_passkeys_user on staff_passkeys (user_id, created_at);

create table staff_devices (
  token_hash text primary key, user_id text not null references staff_users (id) on delete cascade,
  signed_in_at text not null, browser text);
create index staff_devices_user on staff_devices (user_id, signed_in_at);

create table staff_links (
  purpose text primary key, user_id text references staff_users (id) on delete cascade,
  token_hash text not null unique, expires_at text not null, asked_for integer not null default 0, mail_id text);

create table staff_attempts (key text primary key, attempts integer not null, ends_at text not null);
create index staff_attempts_ends on staff_attempts (ends_at);

create table staff_events (
  id text primary key, at text not null, actor_id text, actor_name text, subject_id text, subject_name text,
  kind text not null, data text not null default '{}');
create index staff_events_subject on staff_events (subject_id, kind, at);

create table staff_profiles (
  staff_id text primary key references staff_users (id) on delete cascade, public_name text, signature text,
  assignment_mails integer not null default 1);

create table reply_templates (
  id text primary key, staff_id text not null references staff_users (id) on delete cascade, label text not null,
  subject text not null, text text not null, constraint reply_templates_label unique (staff_id, label));

create table saved_views (
  id text primary key, staff_id text not null references staff_users (id) on delete cascade, name text not null,
  query text not null, created_at text not null, shared integer not null default 0,
  constraint saved_views_name unique (staff_id, name));
create unique index saved_views_shared_name on saved_views (name) where shared = 1;

create table firm_settings (name text primary key, value text not null)`;
