import type { Db } from '../database/schema.ts';

/** Webhooks and the log of their deliveries (server/webhooks/). */
export async function webhooks(db: Db): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('kinds', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by_name', 'text', (c) => c.notNull())
    .addColumn('read_up_to', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('webhook_id', 'text', (c) => c.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('inquiry_id', 'text', (c) => c.notNull().references('inquiries.id').onDelete('cascade'))
    .addColumn('event_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('answer', 'text')
    .addColumn('attempted_at', 'text')
    .addUniqueConstraint('webhook_deliveries_once', ['webhook_id', 'inquiry_id', 'event_id'])
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_inquiry')
    .on('webhook_deliveries')
    .column('inquiry_id')
    .execute();
  // The latest events of all timelines.
  await db.schema.createIndex('inquiry_events_at').on('inquiry_events').columns(['at', 'kind']).execute();
}
