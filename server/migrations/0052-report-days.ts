import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';

/**
 * The reports' figures of each day, and how often the inquiries of a UTC day changed: what was counted before the last
 * change is counted again (docs/decisions/0074). Triggers count the changes, whatever writes them. On PostgreSQL each adds
 * a row, because two that changed one row would wait for each other; the sum counts.
 */
export async function reportDays(db: Db): Promise<void> {
  await sql`create table report_days (
    day text primary key, counted_by text not null, state bigint not null, tally text not null)`.execute(db);
  await engineOf(db).choose({ sqlite: onSqlite, postgres: onPostgres })(db);
  // A day without a change is one on which nothing arrived.
  await sql`insert into report_changes (day, changes)
    select ${dayOf('')}, count(*) from inquiries group by 1`.execute(db);
}

/** The columns that reports read, apart from estimates. */
const COUNTED = [
  ...['created_at', 'spam', 'status', 'lost_reason', 'withdrawn_at', 'first_contact_at', 'first_contact_by'],
  ...['service_type', 'area', 'source'],
];
const OF_MEETINGS = ['inquiry_id', 'state', 'starts_at'];

const changed = (columns: string[], differs: string) =>
  sql.raw(columns.map((column) => `old.${column} ${differs} new.${column}`).join(' or '));
const listed = (columns: string[]) => sql.raw(columns.join(', '));
const dayOf = (row: string) => sql.raw(`substr(${row}created_at, 1, 10)`);
const METHODS = ['insert', 'update', 'delete'] as const;
const ROWS = { insert: ['new'], update: ['old', 'new'], delete: ['old'] };

async function onSqlite(db: Db): Promise<void> {
  await sql`create table report_changes (day text primary key, changes integer not null) without rowid`.execute(
    db,
  );
  const count = (days: ReturnType<typeof sql>) =>
    sql`insert into report_changes (day, changes) ${days}
      on conflict (day) do update set changes = changes + 1;`;
  for (const method of METHODS) {
    const of = sql.raw(`${method}${method === 'update' ? ` of ${COUNTED.join(', ')}` : ''}`);
    const when = method === 'update' ? sql`when ${changed(COUNTED, 'is not')}` : sql``;
    const counts = ROWS[method].map((row) => count(sql`values (${dayOf(`${row}.`)}, 1)`));
    await sql`create trigger ${sql.ref(`report_changes_inquiry_${method}`)} after ${of} on inquiries ${when}
      begin ${sql.join(counts, sql` `)} end`.execute(db);
  }
  for (const method of METHODS) {
    const of = sql.raw(`${method}${method === 'update' ? ` of ${OF_MEETINGS.join(', ')}` : ''}`);
    const counts = ROWS[method].map((row) =>
      // Without a condition, SQLite would read "on conflict" as part of a join.
      count(sql`select ${dayOf('')}, 1 from inquiries where id = ${sql.raw(`${row}.inquiry_id`)}`),
    );
    await sql`create trigger ${sql.ref(`report_changes_meeting_${method}`)} after ${of} on bookings
      begin ${sql.join(counts, sql` `)} end`.execute(db);
  }
}

async function onPostgres(db: Db): Promise<void> {
  await sql`create table report_changes (day text not null, changes bigint not null)`.execute(db);
  await sql`create function count_report_changes() returns trigger language plpgsql as $$ begin
    insert into report_changes select ${dayOf('')}, count(*) from changed group by 1;
    return null;
  end $$`.execute(db);
  await sql`create function count_report_change() returns trigger language plpgsql as $$ begin
    insert into report_changes values (${dayOf('new.')}, 1);
    if old.created_at <> new.created_at then insert into report_changes values (${dayOf('old.')}, 1); end if;
    return null;
  end $$`.execute(db);
  await sql`create function count_report_meetings() returns trigger language plpgsql as $$ begin
    insert into report_changes
      select ${dayOf('inquiries.')}, count(*) from changed join inquiries on inquiries.id = changed.inquiry_id group by 1;
    return null;
  end $$`.execute(db);
  await sql`create trigger report_changes_insert after insert on inquiries referencing new table as changed
    for each statement execute function count_report_changes()`.execute(db);
  await sql`create trigger report_changes_delete after delete on inquiries referencing old table as changed
    for each statement execute function count_report_changes()`.execute(db);
  await sql`create trigger report_changes_update after update of ${listed(COUNTED)} on inquiries for each row
    when (${changed(COUNTED, 'is distinct from')}) execute function count_report_change()`.execute(db);
  for (const [name, method, rows] of [
    ['insert', 'insert', 'new'],
    ['delete', 'delete', 'old'],
    ['before', 'update', 'old'],
    ['after', 'update', 'new'],
  ])
    await sql`create trigger ${sql.ref(`report_changes_${name}`)} after ${sql.raw(method as string)} on bookings
      referencing ${sql.raw(rows as string)} table as changed
      for each statement execute function count_report_meetings()`.execute(db);
}
