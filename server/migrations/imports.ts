import type { Db } from '../database/schema.ts';

/** Files whose rows became inquiries (server/imports/store.ts). */
export async function imports(db: Db): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('by_id', 'text', (c) => c.notNull())
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('last_line', 'integer', (c) => c.notNull())
    .addColumn('saved', 'integer', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    .addColumn('removed', 'integer', (c) => c.notNull())
    .execute();
}
