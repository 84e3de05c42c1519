import type { Db } from '../database/schema.ts';

/**
 * Pictures in the database. Deleting a blob that a picture has is refused: a server of the previous release, which
 * doesn't know this table, takes such a blob for an unused one.
 */
export async function picturesInDatabase(db: Db): Promise<void> {
  await db.schema
    .createTable('image_files')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('image_id', 'text', (c) => c.notNull().references('images.id').onDelete('cascade'))
    .addColumn('blob_id', 'text', (c) => c.notNull().references('blobs.id'))
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('image_files_of_image').on('image_files').column('image_id').execute();
  await db.schema.createIndex('image_files_by_blob').on('image_files').column('blob_id').execute();
}
