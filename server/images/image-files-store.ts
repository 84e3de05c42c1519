/** Rows of picture files that are in the database. */
import type { Selectable } from 'kysely';
import type { Db, ImageFilesTable, Trx } from '../database/schema.ts';

type ImageFile = Selectable<ImageFilesTable>;

/** Inserts the files of one picture, all or none; refused by the database when the picture was discarded meanwhile. */
export async function insertFiles(db: Db, files: ImageFile[]): Promise<void> {
  await db.insertInto('image_files').values(files).execute();
}

/** Returns the blobs of pictures. */
export async function blobsOf(trx: Trx, ids: string[]): Promise<string[]> {
  const rows = await trx.selectFrom('image_files').select('blob_id').where('image_id', 'in', ids).execute();
  return rows.map(({ blob_id }) => blob_id);
}

/** Returns whether an uploaded picture of the built-in host has this id. */
export async function isKept(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('images')
    .select('id')
    .where('id', '=', id)
    .where('cloud', 'is', null)
    .where('awaited', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}
