/** A database in the first release's state: its schema (migrations 0001 to 0003), with rows as its code wrote them. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { migrations } from '../../migrations/index.ts';
import { migrate } from '../../migrations/migrate.ts';
import type { Db } from '../schema.ts';

export const firstRelease = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0004'));

const STATUSES = ['new', 'contacted', 'in-progress', 'completed', 'cancelled'] as const;
const OWNER = 'staff-1';

export type OldInquiry = ReturnType<typeof oldInquiry>;

/** Returns inquiry number `n`; deterministic. */
export function oldInquiry(n: number) {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
  const status = STATUSES[n % STATUSES.length] as (typeof STATUSES)[number];
  const calledAt = new Date(Date.parse(createdAt) + 3_600_000).toISOString();
  const contacted = ['contacted', 'in-progress', 'completed'].includes(status);
  return {
    id: `${createHash('sha256').update(`old ${n}`).digest('hex').slice(0, 32)}`,
    reference: `LF-${String(n).padStart(6, '0')}`,
    name: n % 7 === 0 ? `Zoë Łukasz ${n}` : `Rosa Delgado ${n}`,
    email: `Rosa.${n}@Example.com`,
    phone: n % 3 === 0 ? null : `(512) 555-${String(n % 10_000).padStart(4, '0')}`,
    serviceType: n % 4 === 0 ? null : 'custom-home',
    message: `Eleven acres outside of Blanco, a ledge facing south. We would like to know what a house of parcel ${n} costs.`,
    status,
    notes: n % 5 === 1 ? `Called back about the well ${n}` : null,
    source: n % 2 === 0 ? JSON.stringify({ page: '/contact', referrer: 'https://example.org/' }) : null,
    spam: n % 50 === 49 ? 1 : 0,
    idempotencyKey: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    picture: n % 10 === 0 ? createHash('sha1').update(`picture ${n}`).digest('hex') : null,
    createdAt,
    updatedAt: status === 'new' ? createdAt : calledAt,
    firstContact: contacted ? { at: calledAt, by: OWNER } : null,
  };
}

/** Creates the first release's database with `count` inquiries and their related rows. */
export async function makeFirstRelease(db: Db, count: number): Promise<void> {
  await migrate(db, firstRelease);
  await addStaff(db);
  for (let from = 0; from < count; from += 500) {
    const batch = Array.from({ length: Math.min(500, count - from) }, (_, n) => oldInquiry(from + n));
    await db.transaction().execute((trx) => addInquiries(trx, batch));
  }
}

async function addStaff(db: Db): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  await sql`insert into staff_users (id, name, email, role, created_at, updated_at)
    values (${OWNER}, 'June Ortiz', 'june@example.com', 'owner', ${at}, ${at})`.execute(db);
  await sql`insert into staff_credentials (id, user_id, account_id, provider_id, password, created_at, updated_at)
    values ('credential-1', ${OWNER}, ${OWNER}, 'credential', 'salt:hash', ${at}, ${at})`.execute(db);
  await sql`insert into staff_sessions (id, user_id, token, expires_at, created_at, updated_at)
    values ('session-1', ${OWNER}, 'hashed', '2026-01-01T12:00:00.000Z', ${at}, ${at})`.execute(db);
}

/** Saves one inquiry as a server of the first release does while another server upgrades. */
export const addOldInquiry = (db: Db, inquiry: OldInquiry) =>
  db.transaction().execute((trx) => addInquiries(trx, [inquiry]));

/** Saves a staff note as such a server does. */
export const noteOldInquiry = (db: Db, id: string, note: string) =>
  sql`update inquiries set notes = ${note}, version = version + 1 where id = ${id}`.execute(db);

async function addInquiries(trx: Db, all: OldInquiry[]): Promise<void> {
  const rows = all.map(
    (i) =>
      sql`(${sql.join([
        ...[i.id, i.reference, i.name, i.email, i.phone, i.serviceType, i.message],
        ...[i.picture ? JSON.stringify([imagePath(i.picture)]) : '[]', i.status, i.notes, i.source, i.spam],
        ...[i.idempotencyKey, i.createdAt, i.updatedAt],
      ])})`,
  );
  await sql`insert into inquiries (id, reference, name, email, phone, service_type, message, attachments, status, notes,
    source, spam, idempotency_key, created_at, updated_at) values ${sql.join(rows)}`.execute(trx);
  const events = all.flatMap((i) => eventsOf(i).map((event) => sql`(${sql.join(event)})`));
  await sql`insert into inquiry_events (id, inquiry_id, at, actor_id, actor_name, kind, data)
    values ${sql.join(events)}`.execute(trx);
  const pictures = all.filter((i) => i.picture);
  if (pictures.length === 0) return;
  await sql`insert into images (id, url, width, height, bytes, created_at, inquiry_id) values ${sql.join(
    pictures.map(
      (i) =>
        sql`(${sql.join([i.picture, imagePath(i.picture as string), 1600, 1200, 250_000, i.createdAt, i.id])})`,
    ),
  )}`.execute(trx);
}

const imagePath = (id: string) => `/images/inquiries/${id}.webp`;

function eventsOf(i: OldInquiry) {
  const events: (string | null)[][] = [[`${i.id}-1`, i.id, i.createdAt, null, null, 'created', '{}']];
  const by = [OWNER, 'June Ortiz'];
  if (i.status !== 'new')
    events.push([
      `${i.id}-2`,
      i.id,
      i.updatedAt,
      ...by,
      'status',
      JSON.stringify({ from: 'new', to: i.status }),
    ]);
  if (i.notes)
    events.push([`${i.id}-3`, i.id, i.updatedAt, ...by, 'note', JSON.stringify({ text: i.notes })]);
  return events;
}
