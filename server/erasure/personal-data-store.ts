/** Reads all data of an address, as stored. */
import type { Db } from '../database/schema.ts';
import { newsletterReaderData } from '../newsletter/reader-data-store.ts';
import { correctedSince, mailsTo } from './corrections-store.ts';
import { receivedFrom } from './received-store.ts';
import { lastOfAddress } from './rows-store.ts';
import { searchesNaming } from './searches-store.ts';

/**
 * @returns the end of the period that an erasure of the address covers: `at`, or later when a wrong clock
 *   dated data in the future; null when there is no data.
 */
export async function erasureCutoff(db: Db, key: string, at: string): Promise<string | null> {
  const last = await lastOfAddress(db, key);
  const reader = await newsletterReaderData(db, key);
  const isHeld =
    last !== null ||
    reader !== null ||
    (await correctedSince(db, key)).length > 0 ||
    (await receivedFrom(db, key, 1)).length > 0 ||
    Object.values(await searchesNaming(db, key)).some((ids) => ids.length > 0);
  if (!isHeld) return null;
  return [at, last ?? '', reader?.createdAt ?? ''].reduce((a, b) => (a > b ? a : b));
}

/** Maximum emails of one address outside of its inquiries; more than a person writes. */
const MAX_RECEIVED = 10_000;
/** Inquiries per page. */
const PAGE = 200;

/** Parts of the export by name: a value, or pages of rows. */
export type Holdings = Record<string, unknown | AsyncIterable<unknown[]>>;

/** Returns all data of an address; null when there is none. Rows are read only as the pages are consumed. */
export async function personalData(db: Db, key: string): Promise<Holdings | null> {
  const newsletter = await newsletterReaderData(db, key);
  const corrected = await correctedSince(db, key);
  const { views, exports } = await searchesNaming(db, key);
  const received = await receivedFrom(db, key, MAX_RECEIVED);
  const hasInquiries = (await lastOfAddress(db, key)) !== null;
  const others = corrected.length + views.length + exports.length + received.length;
  if (!hasInquiries && !newsletter && others === 0) return null;
  return {
    inquiries: inquiriesOf(db, key),
    events: ofInquiries(db, key, (ids) => eventsOf(db, ids)),
    meetings: ofInquiries(db, key, (ids) => meetingsOf(db, ids)),
    mails: mailsOf(db, key, corrected),
    files: ofInquiries(db, key, (ids) => filesOf(db, ids)),
    receivedMails: ofInquiries(db, key, (ids) => receivedOf(db, ids)),
    receivedOutsideOfThem: received.map(({ id: _, sha256, message_id, blob_id, files, ...told }) => ({
      ...told,
      files: JSON.parse(files),
    })),
    pictures: ofInquiries(db, key, (ids) => picturesOf(db, ids)),
    newsletter,
    // The inquiry belongs to its current address, which may be another person's.
    correctedInquiries: corrected.map(({ reference, correctedAt }) => ({ reference, correctedAt })),
    searchesNamingIt: { saved: views.length, exported: exports.length },
  };
}

async function* inquiriesOf(db: Db, key: string) {
  for (let last = { created_at: '', id: '' }; ; ) {
    const rows = await db
      .selectFrom('inquiries')
      .selectAll()
      .where('email_key', '=', key)
      .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(last.created_at, last.id)))
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    // Omits internal keys and hashes, which contain nothing about the person.
    yield rows.map(
      ({ idempotency_key, idempotency_hash, visitor_token_hash, visitor_link_generation, ...told }) => told,
    );
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = end;
  }
}

async function* ofInquiries<T>(db: Db, key: string, read: (ids: string[]) => Promise<T[]>) {
  for await (const inquiries of inquiriesOf(db, key)) {
    const ids = inquiries.map(({ id }) => id);
    if (ids.length > 0) yield await read(ids);
  }
}

async function* mailsOf(db: Db, key: string, corrected: { id: string }[]) {
  yield* ofInquiries(db, key, (ids) =>
    db
      .selectFrom('mails')
      .select(['kind', 'inquiry_id', 'recipient', 'data', 'state', 'created_at', 'sent_at'])
      .where('inquiry_id', 'in', ids)
      .execute(),
  );
  for (const { id } of corrected) yield (await mailsTo(db, id, key)).map(({ id: _, ...told }) => told);
}

/** Names of the files that went with replies. */
const filesOf = (db: Db, ids: string[]) =>
  db
    .selectFrom('mail_files')
    .select(['inquiry_id', 'mail_id', 'name', 'type', 'bytes', 'created_at'])
    .where('inquiry_id', 'in', ids)
    .execute();

const receivedOf = async (db: Db, ids: string[]) =>
  (
    await db
      .selectFrom('inbound_mails')
      .select([
        'inquiry_id',
        'kind',
        'from_name',
        'from_email',
        'subject',
        'text',
        'quoted',
        'files',
        'received_at',
      ])
      .where('inquiry_id', 'in', ids)
      .orderBy('received_at')
      .execute()
  ).map((mail) => ({ ...mail, files: JSON.parse(mail.files) }));

async function eventsOf(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('inquiry_events')
    .selectAll()
    .where('inquiry_id', 'in', ids)
    .orderBy('at')
    .execute();
  return rows.map(({ actor_id, ...told }) => told);
}

/** With the names of the attendees; proposed times too, taken or not. */
const meetingsOf = (db: Db, ids: string[]) =>
  db
    .selectFrom('bookings')
    .leftJoin('staff_users', 'staff_users.id', 'bookings.staff_id')
    .select(['bookings.inquiry_id', 'bookings.kind', 'bookings.state', 'starts_at', 'ends_at'])
    .select(['place', 'travel_minutes', 'zone', 'reminders', 'held_until', 'booked_by_name'])
    .select(['bookings.created_at', 'bookings.updated_at', 'staff_users.name as with'])
    .where('bookings.inquiry_id', 'in', ids)
    .orderBy('starts_at')
    .execute();

const picturesOf = (db: Db, ids: string[]) =>
  db
    .selectFrom('inquiry_images as carried')
    .innerJoin('images', 'images.id', 'carried.image_id')
    .select(['carried.inquiry_id', 'url', 'width', 'height', 'images.created_at'])
    .where('carried.inquiry_id', 'in', ids)
    .execute();
