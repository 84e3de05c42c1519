/**
 * Counts how often the inquiries of a day of UTC changed: a day's figures that were counted before the last change are
 * counted again (docs/decisions/0020). Triggers count every write, regardless of its source. On PostgreSQL each adds a row,
 * because two transactions that changed one row would wait for each other; the sum counts.
 */

/** The columns that reports read, apart from estimates. */
const COUNTED = [
  ...['created_at', 'spam', 'status', 'lost_reason', 'withdrawn_at', 'first_contact_at', 'first_contact_by'],
  ...['service_type', 'area', 'source'],
];
const changed = (differs: string) =>
  COUNTED.map((column) => `old.${column} ${differs} new.${column}`).join(' or ');
const dayOf = (row: string) => `substr(${row}created_at, 1, 10)`;

const added = (days: string) =>
  `insert into report_changes (day, changes) ${days} on conflict (day) do update set changes = changes + 1;`;
const ofInquiry = (...rows: string[]) =>
  `begin ${rows.map((row) => added(`values (${dayOf(`${row}.`)}, 1)`)).join(' ')} end`;
const ofMeeting = (...rows: string[]) =>
  // Without a condition, SQLite would read "on conflict" as part of a join.
  `begin ${rows.map((row) => added(`select ${dayOf('')}, 1 from inquiries where id = ${row}.inquiry_id`)).join(' ')} end`;

export const reportChangesOnSqlite = [
  'create table report_changes (day text primary key, changes integer not null) without rowid',
  `create trigger report_changes_inquiry_insert after insert on inquiries ${ofInquiry('new')}`,
  `create trigger report_changes_inquiry_update after update of ${COUNTED.join(', ')} on inquiries
     when ${changed('is not')} ${ofInquiry('old', 'new')}`,
  `create trigger report_changes_inquiry_delete after delete on inquiries ${ofInquiry('old')}`,
  `create trigger report_changes_meeting_insert after insert on bookings ${ofMeeting('new')}`,
  `create trigger report_changes_meeting_update after update of inquiry_id, state, starts_at on bookings ${ofMeeting('old', 'new')}`,
  `create trigger report_changes_meeting_delete after delete on bookings ${ofMeeting('old')}`,
];

const counting = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`;
const afterMeetings = (name: string, method: string, rows: string) =>
  `create trigger report_changes_${name} after ${method} on bookings referencing ${rows} table as changed
     for each statement execute function count_report_meetings()`;

export const reportChangesOnPostgres = [
  'create table report_changes (day text not null, changes bigint not null)',
  counting(
    'count_report_changes',
    `insert into report_changes select ${dayOf('')}, count(*) from changed group by 1;`,
  ),
  counting(
    'count_report_change',
    `insert into report_changes values (${dayOf('new.')}, 1);
     if old.created_at <> new.created_at then insert into report_changes values (${dayOf('old.')}, 1); end if;`,
  ),
  counting(
    'count_report_meetings',
    `insert into report_changes select ${dayOf('inquiries.')}, count(*)
       from changed join inquiries on inquiries.id = changed.inquiry_id group by 1;`,
  ),
  `create trigger report_changes_insert after insert on inquiries referencing new table as changed
     for each statement execute function count_report_changes()`,
  `create trigger report_changes_delete after delete on inquiries referencing old table as changed
     for each statement execute function count_report_changes()`,
  `create trigger report_changes_update after update of ${COUNTED.join(', ')} on inquiries for each row
     when (${changed('is distinct from')}) execute function count_report_change()`,
  afterMeetings('insert', 'insert', 'new'),
  afterMeetings('delete', 'delete', 'old'),
  afterMeetings('before', 'update', 'old'),
  afterMeetings('after', 'update', 'new'),
];
