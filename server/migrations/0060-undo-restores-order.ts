import type { Db } from '../database/schema.ts';

/** What waits for visitors and what is closed is listed by its last change, so an undo brings that back too. */
export async function undoRestoresOrder(db: Db): Promise<void> {
  await db.schema.alterTable('bulk_change_items').addColumn('updated_at', 'text').execute();
}
