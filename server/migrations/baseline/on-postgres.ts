import { reportChangesOnPostgres } from './report-changes.ts';

const trigger = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$begin ${body} end$$`;

/**
 * Schema that only PostgreSQL needs: its search, notifications to all servers (server/database/engine/watch.ts), shared
 * limits, and triggers.
 */
export const onPostgres = [
  `create index inquiries_found on inquiries (id, spam, created_at, status, service_type, assignee_id, area,
     first_contact_at, withdrawn_at)`,
  // Names and words sort by bytes on both databases, regardless of the cluster's locale.
  'alter table inquiries alter column name_key type text collate "C"',
  `create table inquiry_search (
     inquiry_id text primary key references inquiries (id) on delete cascade,
     text text not null, source text not null, spam integer not null default 0)`,
  // Without the extension (no permission, or not shipped with the server), the same queries scan the whole table. The block
  // is a savepoint: an error in it doesn't abort the migration.
  `do $$ begin
     create extension if not exists pg_trgm;
     create index inquiry_trigrams on inquiry_search using gin (text gin_trgm_ops);
   exception when others then
     raise notice 'pg_trgm is not available; searches read the whole table';
   end $$`,
  trigger(
    'search_spam_anew',
    'update inquiry_search set spam = new.spam where inquiry_id = new.id; return null;',
  ),
  `create trigger search_spam after update of spam on inquiries for each row
     when (new.spam <> old.spam) execute function search_spam_anew()`,
  trigger(
    'search_spam_first',
    'new.spam := coalesce((select spam from inquiries where id = new.inquiry_id), 0); return new;',
  ),
  'create trigger search_spam before insert on inquiry_search for each row execute function search_spam_first()',
  `create table search_words (
     word text collate "C" not null, inquiry_id text not null references inquiry_search (inquiry_id) on delete cascade,
     reversed text collate "C" not null, primary key (word, inquiry_id))`,
  'create index search_words_reversed on search_words (reversed)',
  'create index search_words_inquiry on search_words (inquiry_id)',
  // Pictures that inquiries list (docs/decisions/0011).
  trigger(
    'link_inquiry_images',
    `
       insert into inquiry_images (inquiry_id, image_id)
         select distinct new.id, split_part(regexp_replace(value, '^.*/', ''), '.', 1)
         from json_array_elements_text(new.attachments::json) as listed (value)
         on conflict do nothing;
       return null;`,
  ),
  `create trigger inquiry_images_first after insert on inquiries for each row
     when (new.attachments <> '[]') execute function link_inquiry_images()`,
  `create trigger inquiry_images_later after update of attachments on inquiries for each row
     when (new.attachments <> old.attachments) execute function link_inquiry_images()`,
  trigger(
    'keep_carried_image',
    `
       if old.cloud is not null or exists (
         select 1 from inquiry_images where image_id = old.id and inquiry_id is distinct from old.inquiry_id)
       then return null; end if;
       return new;`,
  ),
  `create trigger images_kept before update of removed_at on images for each row
     when (new.removed_at is not null) execute function keep_carried_image()`,
  trigger('announce_change', `perform pg_notify('ledge_frame_live', ''); return null;`),
  ...['inquiries', 'inquiry_viewers'].map(
    (table) => `create trigger announce after insert or update or delete on ${table}
      for each statement execute function announce_change()`,
  ),
  `create trigger announce after insert or delete or update of state, spam on inbound_mails
     for each statement execute function announce_change()`,
  trigger('announce_release', `perform pg_notify('ledge_frame_site', ''); return null;`),
  `create trigger announce after insert on content_releases
     for each statement execute function announce_release()`,
  // Counts of minutes need no write-ahead log. Half of each page stays free, so that updates stay on their page
  // (docs/decisions/0029).
  `create unlogged table request_counts (
     key text primary key, requests integer not null, lasts interval not null, ends_at timestamptz not null
   ) with (fillfactor = 50)`,
  // The parts of blobs are stored uncompressed, because their content is compressed already.
  'alter table blob_parts alter column data set storage external',
  ...reportChangesOnPostgres,
];
