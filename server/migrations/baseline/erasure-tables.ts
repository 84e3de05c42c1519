/** Tables of erasures, in SQL that both databases understand. */
export const erasureTables = `
create table erasures (
  id text primary key, at text not null, actor_id text, actor_name text, kind text not null,
  inquiry_ids text not null default '[]', address_hash text, counts text not null);

create table erased_inquiries (
  erasure_id text not null references erasures (id) on delete cascade, inquiry_id text not null,
  constraint erased_inquiries_key primary key (erasure_id, inquiry_id));

create table erased_mails (
  erasure_id text not null references erasures (id) on delete cascade, mail_hash text not null,
  constraint erased_mails_key primary key (erasure_id, mail_hash));
create index erased_mails_hash on erased_mails (mail_hash);

create table erasure_work (
  erasure_id text primary key references erasures (id) on delete cascade, begun_at text not null, until text not null,
  counted integer not null, lease_until text not null);

create table erasure_traces (
  id text primary key, since text not null, ticket text not null, merged text, "transaction" text, reason text)`;
