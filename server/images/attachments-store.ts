/** Links of pictures to the inquiries that list them; a picture is removed with the last link. */
import type { Selectable } from 'kysely';
import type { Db, ImagesTable, Trx } from '../database/schema.ts';

type LockedImage = Pick<Selectable<ImagesTable>, 'id' | 'cloud' | 'created_at' | 'awaited'>;

/**
 * Locks the rows until the transaction ends, always in the same order, so that links read by later statements stay
 * valid: attaching updates the row too. SQLite has one writer at a time.
 */
export async function lockImages(trx: Trx, ids: string[]): Promise<LockedImage[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('images')
    .select(['id', 'cloud', 'created_at', 'awaited'])
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
