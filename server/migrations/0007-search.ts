import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';

/** Search, sort and filters over 100,000 inquiries (docs/decisions/0015). */
export async function search(db: Db): Promise<void> {
  await sql`alter table inquiries add column name_key text ${engineOf(db).bytewise}`.execute(db);
  await engineOf(db).choose({ sqlite: trigramsOnSqlite, postgres: trigramsOnPostgres })(db);

  // Two covering indexes for all filters, so that neither counts nor search results read an inquiry's row.
  const facts = ['status', 'service_type', 'assignee_id', 'area', 'first_contact_at', 'withdrawn_at'];
  await db.schema.dropIndex('inquiries_newest').execute();
  const index = (name: string, ...columns: string[]) =>
    db.schema.createIndex(name).on('inquiries').columns(columns).execute();
  await index('inquiries_newest', 'spam', 'created_at', 'id', ...facts);
  await index('inquiries_found', 'id', 'spam', 'created_at', ...facts);
  await index('inquiries_updated', 'spam', 'updated_at', 'id');
  await index('inquiries_name', 'spam', 'name_key', 'id');
}

/**
 * `seq` exists because VACUUM may renumber rows without an integer key. Positions are not stored
 * (detail=none): inserts take a third of the time, and trigram matches are compared with the text anyway.
 * With secure-delete, erased texts leave no trigrams behind.
 */
async function trigramsOnSqlite(db: Db): Promise<void> {
  for (const statement of [
    `create table inquiry_search (
       seq integer primary key,
       inquiry_id text not null unique references inquiries (id) on delete cascade,
       text text not null,
       source text not null)`,
    `create virtual table inquiry_trigrams using fts5 (
       text, content='inquiry_search', content_rowid='seq',
       tokenize='trigram case_sensitive 1', detail=none, columnsize=0)`,
    `insert into inquiry_trigrams (inquiry_trigrams, rank) values ('secure-delete', 1)`,
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
  ])
    await sql.raw(statement).execute(db);
}

/**
 * Without the extension (no permission, or not shipped with the server), the same queries scan the
 * whole table. The block is a savepoint: an error in it doesn't abort the migration.
 */
async function trigramsOnPostgres(db: Db): Promise<void> {
  for (const statement of [
    `create table inquiry_search (
       inquiry_id text primary key references inquiries (id) on delete cascade,
       text text not null,
       source text not null)`,
    `do $$ begin
       create extension if not exists pg_trgm;
       create index inquiry_trigrams on inquiry_search using gin (text gin_trgm_ops);
     exception when others then
       raise notice 'pg_trgm is not to be had; searches read the whole table';
     end $$`,
  ])
    await sql.raw(statement).execute(db);
}
