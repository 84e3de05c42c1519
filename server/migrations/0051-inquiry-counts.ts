import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';

/**
 * Inquiries by status and suspected spam, kept by triggers, so that none is forgotten by whatever writes them
 * (docs/decisions/0073). On PostgreSQL each change adds a row: two that changed one row would wait for each other. The
 * sum counts; now and then the rows are put together.
 */
export async function inquiryCounts(db: Db): Promise<void> {
  await engineOf(db).choose({ sqlite: onSqlite, postgres: onPostgres })(db);
  await sql`insert into inquiry_counts (spam, status, change)
    select spam, status, count(*) from inquiries group by spam, status`.execute(db);
}

async function onSqlite(db: Db): Promise<void> {
  await sql`create table inquiry_counts (
    spam integer not null, status text not null, change integer not null, primary key (spam, status)
  ) without rowid`.execute(db);
  const more = sql`insert into inquiry_counts (spam, status, change) values (new.spam, new.status, 1)
    on conflict (spam, status) do update set change = change + 1`;
  const less = sql`update inquiry_counts set change = change - 1 where spam = old.spam and status = old.status`;
  await sql`create trigger inquiry_counts_added after insert on inquiries begin ${more}; end`.execute(db);
  await sql`create trigger inquiry_counts_removed after delete on inquiries begin ${less}; end`.execute(db);
  await sql`create trigger inquiry_counts_changed after update of spam, status on inquiries
    when new.spam <> old.spam or new.status <> old.status begin ${less}; ${more}; end`.execute(db);
}

async function onPostgres(db: Db): Promise<void> {
  await sql`create table inquiry_counts (spam integer not null, status text not null, change bigint not null)`.execute(
    db,
  );
  await sql`create function count_inquiries_added() returns trigger language plpgsql as $$ begin
    insert into inquiry_counts select spam, status, count(*) from added group by spam, status;
    return null;
  end $$`.execute(db);
  await sql`create function count_inquiries_removed() returns trigger language plpgsql as $$ begin
    insert into inquiry_counts select spam, status, -count(*) from removed group by spam, status;
    return null;
  end $$`.execute(db);
  await sql`create function count_inquiry_changed() returns trigger language plpgsql as $$ begin
    insert into inquiry_counts values (old.spam, old.status, -1), (new.spam, new.status, 1);
    return null;
  end $$`.execute(db);
  // This locks the table against writes until the migration commits, so that the first sum is whole.
  await sql`create trigger inquiry_counts_added after insert on inquiries referencing new table as added
    for each statement execute function count_inquiries_added()`.execute(db);
  await sql`create trigger inquiry_counts_removed after delete on inquiries referencing old table as removed
    for each statement execute function count_inquiries_removed()`.execute(db);
  await sql`create trigger inquiry_counts_changed after update of spam, status on inquiries for each row
    when (new.spam <> old.spam or new.status <> old.status) execute function count_inquiry_changed()`.execute(
    db,
  );
}
