import type { Db } from '../database/schema.ts';

/** A preview link ends with the account that made it. Nobody can say who made the earlier ones, so they end. */
export async function previewLinksByAccount(db: Db): Promise<void> {
  await db.deleteFrom('content_preview_links').execute();
  await db.schema
    .alterTable('content_preview_links')
    .addColumn('made_by_id', 'text', (column) => column.references('staff_users.id').onDelete('cascade'))
    .execute();
}
