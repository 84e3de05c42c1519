/** Links of pictures to the inquiries that list them; a picture is removed with the last link. */
import { type Selectable, sql } from 'kysely';
import type { Db, ImagesTable, Trx } from '../database/schema.ts';
import { readCloudinaryAddress } from './address.ts';

export type LockedImage = Pick<
  Selectable<ImagesTable>,
  'id' | 'cloud' | 'created_at' | 'removed_at' | 'awaited'
>;

/**
 * Locks the rows until the transaction ends, always in the same order, so that links read by later statements stay
 * valid: attaching updates the row too. SQLite has one writer at a time.
 */
export async function lockImages(trx: Trx, ids: string[]): Promise<LockedImage[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('images')
    .select(['id', 'cloud', 'created_at', 'removed_at', 'awaited'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Returns one inquiry for each of these pictures that any lists; `but` doesn't count. */
export async function inquiriesUsing(
  trx: Trx | Db,
  ids: string[],
  but: string | null,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('inquiry_images')
    .select((eb) => ['image_id', eb.fn.min('inquiry_id').as('carrier')])
    .where('image_id', 'in', ids)
    .$if(but !== null, (q) => q.where('inquiry_id', '<>', but))
    .groupBy('image_id')
    .execute();
  return new Map(rows.map(({ image_id, carrier }) => [image_id, carrier]));
}

/** Returns the names of the inquiry's pictures. */
export async function listedBy(trx: Trx, inquiryId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('inquiry_images')
    .select('image_id')
    .where('inquiry_id', '=', inquiryId)
    .execute();
  return rows.map(({ image_id }) => image_id);
}

/** Counts the existing pictures that only these inquiries list. */
export async function countUnshared(trx: Trx, inquiryIds: string[]): Promise<number> {
  if (inquiryIds.length === 0) return 0;
  await claimListed(trx, inquiryIds);
  const rows = await trx
    .selectFrom('inquiry_images as mine')
    .innerJoin('images', 'images.id', 'mine.image_id')
    .innerJoin('inquiry_images as any', 'any.image_id', 'mine.image_id')
    .select(['any.image_id', 'any.inquiry_id'])
    .where('mine.inquiry_id', 'in', inquiryIds)
    .distinct()
    .execute();
  const going = new Set(inquiryIds);
  const pictures = new Set(rows.map(({ image_id }) => image_id));
  for (const { image_id, inquiry_id } of rows) if (!going.has(inquiry_id)) pictures.delete(image_id);
  return pictures.size;
}

/** Deletes the inquiry's links, inside the transaction that deletes the inquiry. */
export async function unlink(trx: Trx, inquiryId: string): Promise<void> {
  await trx.deleteFrom('inquiry_images').where('inquiry_id', '=', inquiryId).execute();
}

/**
 * Sets the inquiry that lists a picture. All other code locks inquiries before pictures, so a locked inquiry (probably
 * being erased) is skipped rather than waited for; the hourly cleanup settles the rest.
 * @returns the number of pictures set.
 */
export async function setCarriers(trx: Trx | Db, carriers: Map<string, string>): Promise<number> {
  if (carriers.size === 0) return 0;
  const free = await trx
    .selectFrom('inquiries')
    .select('id')
    .where('id', 'in', [...new Set(carriers.values())])
    .forKeyShare()
    .skipLocked()
    .execute();
  const ids = new Set(free.map(({ id }) => id));
  let said = 0;
  for (const [id, inquiryId] of carriers) {
    if (!ids.has(inquiryId)) continue;
    await trx.updateTable('images').set({ inquiry_id: inquiryId }).where('id', '=', id).execute();
    said += 1;
  }
  return said;
}

/** The name of a picture signed by this release: its row exists from the beginning, and once deleted must not return. */
const SIGNED_NAME = /^[0-9a-f]{40}$/;

/**
 * Adds rows for Cloudinary pictures that an earlier release accepted without one, so that they can be removed and
 * backed up like all others.
 */
export async function claimListed(trx: Trx | Db, inquiryIds: string[]): Promise<void> {
  const found = (await addressesOf(trx, inquiryIds)).flatMap(({ at, urls }) =>
    urls.flatMap((url) => {
      const read = readCloudinaryAddress(url);
      return read && !SIGNED_NAME.test(read.id)
        ? [{ id: read.id, url, cloud: read.cloud, created_at: at }]
        : [];
    }),
  );
  const rows = [...new Map(found.map((row) => [row.id, row])).values()];
  if (rows.length === 0) return;
  const adopted = await trx
    .insertInto('images')
    .values(rows.map((row) => ({ ...row, width: 0, height: 0, bytes: 0 })))
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .execute();
  const ids = adopted.map(({ id }) => id);
  await setCarriers(trx, await inquiriesUsing(trx, ids, null));
}

/** Returns the inquiries since then that list a picture at Cloudinary. */
export async function withCloudinaryPictures(db: Db, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('inquiries')
    .select('id')
    // Both values, so that the list's index is used (decision 15).
    .where('spam', 'in', [0, 1])
    .where('created_at', '>=', since)
    .where(sql<boolean>`attachments like '%res.cloudinary.com%'`)
    .execute();
  return rows.map(({ id }) => id);
}

async function addressesOf(trx: Db | Trx, inquiryIds: string[]) {
  if (inquiryIds.length === 0) return [];
  const rows = await trx
    .selectFrom('inquiries')
    .select(['id', 'created_at', 'attachments'])
    .where('id', 'in', inquiryIds)
    .where('attachments', '<>', '[]')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    urls: JSON.parse(row.attachments) as string[],
  }));
}
