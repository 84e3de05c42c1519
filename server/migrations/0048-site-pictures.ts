import type { ColumnDefinitionBuilder } from 'kysely';
import type { Db } from '../database/schema.ts';

/**
 * Pictures that editors upload for the site, with their files in the database (docs/decisions/0061), and the names of those
 * that were removed for good: a restore of an earlier backup removes them again.
 */
export async function sitePictures(db: Db): Promise<void> {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('content_pictures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('source_sha256', 'text', (c) => c.notNull().unique())
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('bytes', 'integer', required)
    .addColumn('name', 'text', required)
    .addColumn('alt', 'text', required)
    .addColumn('focus', 'text', required)
    .addColumn('unused_since', 'text')
    .addColumn('at', 'text', required)
    .addColumn('by_id', 'text', required)
    .addColumn('by_name', 'text', required)
    .execute();
  await db.schema
    .createTable('content_picture_files')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('picture_id', 'text', (c) => c.notNull().references('content_pictures.id').onDelete('cascade'))
    .addColumn('blob_id', 'text', (c) => c.notNull().references('blobs.id'))
    .addColumn('bytes', 'integer', required)
    .addColumn('sha256', 'text', required)
    .execute();
  for (const column of ['picture_id', 'blob_id'])
    await db.schema
      .createIndex(`content_picture_files_${column}`)
      .on('content_picture_files')
      .column(column)
      .execute();
  await db.schema
    .createTable('content_pictures_removed')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('source_sha256', 'text')
    .addColumn('at', 'text', required)
    .execute();
}
