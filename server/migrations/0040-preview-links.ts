import type { ColumnDefinitionBuilder } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Links that show the site with its drafts to people without an account (docs/decisions/0060). */
export async function previewLinks(db: Db): Promise<void> {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('content_preview_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('path', 'text', required)
    .addColumn('made_at', 'text', required)
    .addColumn('made_by', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
}
