/** Tables of meetings, in SQL that both databases understand. */
export const bookingTables = `
create table booking_people (
  staff_id text primary key references staff_users (id) on delete cascade, hours text not null,
  feed_token_hash text unique, feed_names integer not null default 0, busy_url text, busy_read_at text,
  busy_trouble text, busy_due_at text);

create table bookings (
  id text primary key, inquiry_id text not null references inquiries (id) on delete cascade,
  staff_id text not null references staff_users (id) on delete cascade, kind text not null, state text not null,
  starts_at text not null, ends_at text not null, travel_minutes integer not null, place text, proposal_id text,
  held_until text, sequence integer not null default 0, zone text, reminders integer not null default 1,
  remind_at text, asked_about text, booked_by text, booked_by_name text, idempotency_key text,
  created_at text not null, updated_at text not null, held_network text, travel_known integer not null default 1,
  constraint bookings_form unique (inquiry_id, idempotency_key));
create index bookings_by_time on bookings (starts_at, state);
create index bookings_of_inquiry on bookings (inquiry_id, starts_at);
create index bookings_of_staff on bookings (staff_id, starts_at);
create index bookings_proposed on bookings (held_until) where held_until is not null;
create index bookings_to_remind on bookings (remind_at) where remind_at is not null;

create table booking_cells (
  staff_id text not null references staff_users (id) on delete cascade, cell integer not null,
  booking_id text not null references bookings (id) on delete cascade,
  constraint booking_cells_key primary key (staff_id, cell));
create index booking_cells_of on booking_cells (booking_id);

create table busy_times (
  staff_id text not null references staff_users (id) on delete cascade, starts_at text not null,
  ends_at text not null, constraint busy_times_key primary key (staff_id, starts_at, ends_at));

create table bulk_change_meetings (
  bulk_id text not null references bulk_changes (id) on delete cascade,
  booking_id text not null references bookings (id) on delete cascade, state text not null, held_until text,
  constraint bulk_change_meetings_key primary key (bulk_id, booking_id))`;
