/** Tables of the site that is changed in the browser, in SQL that both databases understand. */
export const contentTables = `
create table content_records (
  id text primary key, collection text not null, slug text not null, draft text,
  draft_hidden integer not null default 0, draft_at text, draft_by text, version integer not null default 0,
  revision_id text, scheduled_id text, constraint content_records_slug unique (collection, slug));

create table content_releases (
  id text primary key, number integer not null unique, at text not null, by_id text, by_name text not null,
  undoes integer);

create table content_revisions (
  id text primary key, record_id text not null references content_records (id) on delete cascade,
  release_id text not null references content_releases (id) on delete cascade, kind text not null,
  state text not null, schema integer not null, value text, replaces text, address text);
create index content_revisions_record_id on content_revisions (record_id);
create index content_revisions_release_id on content_revisions (release_id);

create table content_scheduled (
  id text primary key, due_at text not null, at text not null, by_id text not null, by_name text not null,
  failed text);

create table content_scheduled_items (
  scheduled_id text not null references content_scheduled (id) on delete cascade,
  record_id text not null references content_records (id) on delete cascade, kind text not null,
  hidden integer not null, value text not null, replaces text,
  constraint content_scheduled_items_key primary key (scheduled_id, record_id));
create index content_scheduled_items_record_id on content_scheduled_items (record_id);

create table content_preview_links (
  id text primary key, token_hash text not null unique, path text not null, made_at text not null,
  made_by text not null, expires_at text not null, made_by_id text references staff_users (id) on delete cascade);

create table content_pictures (
  id text primary key, source_sha256 text not null unique, width integer not null, height integer not null,
  bytes integer not null, name text not null, alt text not null, focus text not null, unused_since text,
  at text not null, by_id text not null, by_name text not null);

create table content_picture_files (
  name text primary key, picture_id text not null references content_pictures (id) on delete cascade,
  blob_id text not null references blobs (id), bytes integer not null, sha256 text not null);
create index content_picture_files_blob_id on content_picture_files (blob_id);
create index content_picture_files_picture_id on content_picture_files (picture_id);

create table content_pictures_removed (id text primary key, source_sha256 text, at text not null);

create table firm_marks (
  id text primary key, width integer not null, height integer not null, seen_on text not null, at text not null,
  by_id text not null, by_name text not null);

create table firm_mark_files (
  name text primary key, mark_id text not null references firm_marks (id) on delete cascade,
  blob_id text not null references blobs (id), bytes integer not null, sha256 text not null);
create index firm_mark_files_blob_id on firm_mark_files (blob_id);
create index firm_mark_files_mark_id on firm_mark_files (mark_id)`;
