import type { Db } from '../database/schema.ts';

/** Pictures that visitors sent to the built-in image host (product decision §7). */
export async function images(db: Db): Promise<void> {
  await db.schema
    .createTable('images')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    // A deleted inquiry leaves its pictures unattached; these are removed within the hour.
    .addColumn('inquiry_id', 'text', (c) => c.references('inquiries.id').onDelete('set null'))
    .addColumn('removed_at', 'text')
    .execute();
  await db.schema
    .createIndex('images_unattached')
    .on('images')
    .columns(['inquiry_id', 'created_at'])
    .execute();
}
