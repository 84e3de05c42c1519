/** Rows of pictures: signed, then uploaded, until no inquiry lists them. A row exists before its files and outlives them. */
import { type Selectable, sql } from 'kysely';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import { removeBlobs } from '../blobs/blobs-store.ts';
import type { Db, ImagesTable, Trx } from '../database/schema.ts';
import { inquiriesUsing, listedBy, lockImages, setCarriers, unlink } from './attachments-store.ts';
import { blobsOf } from './image-files-store.ts';
import { enqueueRemovals, type NewRemoval } from './removals.ts';

export type ImageRow = Selectable<ImagesTable>;
export type Measures = Pick<ImageRow, 'url' | 'width' | 'height' | 'bytes'>;

/** Inserts a picture that may be uploaded. */
export async function insertAwaited(
  db: Db,
  image: { id: string; cloud: string | null; signature: string | null },
  at: Date,
): Promise<void> {
  const unknown = { url: '', width: 0, height: 0, bytes: 0 };
  await db
    .insertInto('images')
    .values({ ...image, ...unknown, awaited: 1, created_at: at.toISOString() })
    .execute();
}

/** Inserts an uploaded picture. */
export async function insertImage(db: Db, image: Measures & { id: string }, at: Date): Promise<void> {
  await db
    .insertInto('images')
    .values({ ...image, created_at: at.toISOString() })
    .execute();
}

/** Records the upload. @returns false when the picture was already uploaded, or discarded. */
export async function markUploaded(db: Db, id: string, measures: Measures): Promise<boolean> {
  const result = await db
    .updateTable('images')
    .set({ ...measures, awaited: 0, signature: null })
    .where('id', '=', id)
    .where('awaited', '=', 1)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function findImages(db: Db | Trx, ids: string[]): Promise<ImageRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('images').selectAll().where('id', 'in', ids).execute();
}

/** Returns the picture of a signature that hasn't been used yet. */
export async function findSigned(db: Db, signature: string): Promise<string | null> {
  const row = await db
    .selectFrom('images')
    .select('id')
    .where('signature', '=', signature)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Attaches the pictures to the inquiry, locks their rows until the transaction ends, and counts the uploaded ones. Rows that
 * already name an inquiry aren't written: PostgreSQL would lock that inquiry too, which its erasure may hold while waiting for us.
 */
export async function attachImages(trx: Trx, ids: string[], inquiryId: string): Promise<number> {
  const images = await lockImages(trx, ids);
  await trx
    .updateTable('images')
    .set({ inquiry_id: inquiryId })
    .where('id', 'in', ids)
    .where('inquiry_id', 'is', null)
    .execute();
  return images.filter(({ awaited }) => !awaited).length;
}

/**
 * Returns the pictures uploaded before then that only other people's inquiries list. Inquiries with the same email
 * address or phone number belong to the same person.
 */
export async function carriedByOthers(
  trx: Trx,
  ids: string[],
  inquiryId: string,
  before: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from images i
    where i.id in (${sql.join(ids)}) and i.created_at < ${before.toISOString()}
      and exists (select 1 from inquiry_images l where l.image_id = i.id and l.inquiry_id <> ${inquiryId})
      and not exists (
        select 1 from inquiry_images l join inquiries o on o.id = l.inquiry_id
        join inquiries mine on mine.id = ${inquiryId}
        where l.image_id = i.id and o.id <> mine.id
          and (o.email_key = mine.email_key or o.phone_key = mine.phone_key))`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Discards the pictures that only this inquiry lists. @returns them, enqueued for removal. */
export async function giveUpImagesOf(
  trx: Trx,
  inquiryId: string,
  at: Date,
  ownTurn: Date,
): Promise<NewRemoval[]> {
  const names = await listedBy(trx, inquiryId);
  if (names.length === 0) return [];
  const images = await lockImages(trx, names);
  const others = await inquiriesUsing(trx, names, inquiryId);
  await unlink(trx, inquiryId);
  await setCarriers(trx, others);
  return giveUp(
    trx,
    images.filter(({ id }) => !others.has(id)),
    at,
    ownTurn,
  );
}

/**
 * Discards up to `atMost` pictures that no inquiry lists and that were signed or uploaded before then.
 * @returns the number settled; more may be left unless it is 0.
 */
export async function markUnattachedForRemoval(
  trx: Trx,
  olderThan: Date,
  atMost: number,
  at: Date,
): Promise<number> {
  const rows = await trx
    .selectFrom('images')
    .select('id')
    .where('inquiry_id', 'is', null)
    .where('created_at', '<', olderThan.toISOString())
    .limit(atMost)
    .execute();
  const images = await lockImages(
    trx,
    rows.map(({ id }) => id),
  );
  const carriers = await inquiriesUsing(
    trx,
    images.map(({ id }) => id),
    null,
  );
  const kept = await setCarriers(trx, carriers);
  const given = await giveUp(
    trx,
    images.filter(({ id }) => !carriers.has(id)),
    at,
    null,
  );
  return kept + given.length;
}

type GivenUp = Pick<ImageRow, 'id' | 'cloud' | 'created_at'>;

async function giveUp(trx: Trx, images: GivenUp[], at: Date, ownTurn: Date | null): Promise<NewRemoval[]> {
  if (images.length === 0) return [];
  const removals = images.map(({ id, cloud, created_at }) => ({
    id,
    cloud,
    signedUntil: new Date(Date.parse(created_at) + SIGNED_MS).toISOString(),
  }));
  await deleteWithFiles(
    trx,
    images.map(({ id }) => id),
  );
  await enqueueRemovals(trx, removals, at, ownTurn);
  return removals;
}

/** Lifetime of a signature, plus ten minutes for a late upload and for clock differences. */
const SIGNED_MS = (IMAGE_LIMITS.signatureLifetime + 10 * 60) * 1000;

export const deleteImage = (db: Db, id: string): Promise<void> =>
  db.transaction().execute((trx) => deleteWithFiles(trx, [id]));

/** Deletes pictures with their files in the database. */
async function deleteWithFiles(trx: Trx, ids: string[]): Promise<void> {
  const blobs = await blobsOf(trx, ids);
  await trx.deleteFrom('images').where('id', 'in', ids).execute();
  await removeBlobs(trx, blobs);
}

/** Returns the pictures at Cloudinary that inquiries list. */
export const carriedAtCloudinary = (
  db: Db,
): Promise<Pick<ImageRow, 'id' | 'url' | 'cloud' | 'inquiry_id'>[]> =>
  db
    .selectFrom('images')
    .select(['id', 'url', 'cloud', 'inquiry_id'])
    .where('cloud', 'is not', null)
    .where((eb) =>
      eb.exists(eb.selectFrom('inquiry_images').select('image_id').whereRef('image_id', '=', 'images.id')),
    )
    .orderBy('id')
    .execute();

/** Returns the path of a picture, the same on every origin. */
export const imagePath = (id: string) => `/images/${IMAGE_LIMITS.folder}/${id}.webp`;
