import { reportChangesOnSqlite } from './report-changes.ts';

/** The last segment of an address, without its extension. */
const NAME = `substr(substr(value, length(rtrim(value, replace(value, '/', ''))) + 1), 1,
  instr(substr(value, length(rtrim(value, replace(value, '/', ''))) + 1) || '.', '.') - 1)`;

const LINK = `
  insert into inquiry_images (inquiry_id, image_id)
    select distinct new.id, ${NAME} from json_each(new.attachments) where true
    on conflict do nothing;`;

/** Schema that only SQLite needs: the search (docs/decisions/0017), and triggers. */
export const onSqlite = [
  `create index inquiries_found on inquiries (id, spam, created_at, status, service_type, assignee_id, area,
     first_contact_at, withdrawn_at, waiting_since, snoozed_until, updated_at)`,
  // `seq` exists because VACUUM may renumber rows without an integer key.
  `create table inquiry_search (
     seq integer primary key, inquiry_id text not null unique references inquiries (id) on delete cascade,
     text text not null, source text not null, spam integer not null default 0)`,
  // Positions are not stored (detail=none): matches are compared with the text anyway.
  `create virtual table inquiry_trigrams using fts5 (
     text, content='inquiry_search', content_rowid='seq',
     tokenize='trigram case_sensitive 1', detail=none, columnsize=0)`,
  `create trigger inquiry_search_added after insert on inquiry_search begin
     insert into inquiry_trigrams (rowid, text) values (new.seq, new.text);
   end`,
  `create trigger inquiry_search_removed after delete on inquiry_search begin
     insert into inquiry_trigrams (inquiry_trigrams, rowid, text) values ('delete', old.seq, old.text);
   end`,
  `create trigger inquiry_search_changed after update of text on inquiry_search begin
     insert into inquiry_trigrams (inquiry_trigrams, rowid, text) values ('delete', old.seq, old.text);
     insert into inquiry_trigrams (rowid, text) values (new.seq, new.text);
   end`,
  `create trigger inquiry_search_spam after insert on inquiry_search
     when (select spam from inquiries where id = new.inquiry_id) = 1
   begin
     update inquiry_search set spam = 1 where seq = new.seq;
   end`,
  `create trigger inquiries_spam after update of spam on inquiries when new.spam <> old.spam begin
     update inquiry_search set spam = new.spam where inquiry_id = new.id;
   end`,
  `create table search_words (
     word text not null, inquiry_id text not null references inquiry_search (inquiry_id) on delete cascade,
     reversed text not null, primary key (word, inquiry_id)) without rowid`,
  'create index search_words_reversed on search_words (reversed)',
  'create index search_words_inquiry on search_words (inquiry_id)',
  // Pictures that inquiries list (docs/decisions/0011).
  `create trigger inquiry_images_first after insert on inquiries when new.attachments <> '[]' begin ${LINK} end`,
  `create trigger inquiry_images_later after update of attachments on inquiries
     when new.attachments <> old.attachments begin ${LINK} end`,
  `create trigger images_kept before update of removed_at on images
     when new.removed_at is not null and (old.cloud is not null or exists (
       select 1 from inquiry_images where image_id = old.id and inquiry_id is not old.inquiry_id))
   begin
     select raise(ignore);
   end`,
  ...reportChangesOnSqlite,
];
