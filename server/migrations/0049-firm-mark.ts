import type { ColumnDefinitionBuilder } from 'kysely';
import type { Db } from '../database/schema.ts';

/** The firm's own logos with their files in the database (docs/decisions/0068). */
export async function firmMark(db: Db): Promise<void> {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('firm_marks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('seen_on', 'text', required)
    .addColumn('at', 'text', required)
    .addColumn('by_id', 'text', required)
    .addColumn('by_name', 'text', required)
    .execute();
  await db.schema
    .createTable('firm_mark_files')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('mark_id', 'text', (c) => c.notNull().references('firm_marks.id').onDelete('cascade'))
    .addColumn('blob_id', 'text', (c) => c.notNull().references('blobs.id'))
    .addColumn('bytes', 'integer', required)
    .addColumn('sha256', 'text', required)
    .execute();
  for (const column of ['mark_id', 'blob_id'])
    await db.schema.createIndex(`firm_mark_files_${column}`).on('firm_mark_files').column(column).execute();
}
