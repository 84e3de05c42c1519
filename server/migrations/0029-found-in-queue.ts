import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';

/**
 * The index of a search's results holds the queue's columns as well, so that SQLite still reads no inquiry to put it in
 * order (docs/decisions/0015). PostgreSQL reads the row anyway.
 */
export async function foundInQueue(db: Db): Promise<void> {
  if (engineOf(db).choose({ sqlite: false, postgres: true })) return;
  await db.schema.dropIndex('inquiries_found').execute();
  await db.schema
    .createIndex('inquiries_found')
    .on('inquiries')
    .columns([
      ...['id', 'spam', 'created_at', 'status', 'service_type', 'assignee_id', 'area'],
      ...['first_contact_at', 'withdrawn_at', 'waiting_since', 'snoozed_until', 'updated_at'],
    ])
    .execute();
}
