/** Rows of the pictures that visitors sent. A row is there before its files and outlives them. */
import type { Db, Trx } from '../database/schema.ts';

export type ImageRow = { id: string; width: number; height: number; bytes: number };

export async function insertImage(db: Db, image: ImageRow, at: Date): Promise<void> {
  await db
    .insertInto('images')
    .values({ ...image, url: imagePath(image.id), created_at: at.toISOString() })
    .execute();
}

/** Which of these pictures may be attached to an inquiry. */
export async function findImages(db: Db | Trx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('images')
    .select('id')
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}

/** Marks the pictures as the inquiry's and counts them; one that another inquiry has stays with that one. */
export async function attachImages(trx: Trx, ids: string[], inquiryId: string): Promise<number> {
  const result = await trx
    .updateTable('images')
    .set((eb) => ({ inquiry_id: eb.fn.coalesce('inquiry_id', eb.val(inquiryId)) }))
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/**
 * Gives up pictures that nobody attached. In one statement, so that a picture being attached at this
 * moment by another process is either its inquiry's or given up, never both.
 */
export async function giveUpUnattached(db: Db, olderThan: Date, at: Date): Promise<void> {
  await db
    .updateTable('images')
    .set({ removed_at: at.toISOString() })
    .where('inquiry_id', 'is', null)
    .where('removed_at', 'is', null)
    .where('created_at', '<', olderThan.toISOString())
    .execute();
}

export async function giveUpImagesOf(trx: Trx, inquiryId: string, at: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('images')
    .set({ removed_at: at.toISOString(), inquiry_id: null })
    .where('inquiry_id', '=', inquiryId)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function findGivenUp(db: Db, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('images')
    .select('id')
    .where('removed_at', 'is not', null)
    .limit(atMost)
    .execute();
  return rows.map((row) => row.id);
}

export async function deleteImage(db: Db, id: string): Promise<boolean> {
  const result = await db.deleteFrom('images').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The path under which a picture is served, on every origin. */
export const imagePath = (id: string) => `/images/inquiries/${id}.webp`;

/** The id in a picture's path, or null for any other path. */
export const imageIdOf = (path: string): string | null =>
  /^\/images\/inquiries\/([0-9a-f]{40})\.webp$/.exec(path)?.[1] ?? null;
