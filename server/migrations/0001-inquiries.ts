import type { Db } from '../database/schema.ts';

/** Specification §3 "Inquiry", with the additional columns of product decisions §6 and §9. */
export async function inquiries(db: Db): Promise<void> {
  await db.schema
    .createTable('inquiries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('service_type', 'text')
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('attachments', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('new'))
    .addColumn('notes', 'text')
    .addColumn('source', 'text')
    .addColumn('spam', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('spam_reasons', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('idempotency_key', 'text', (c) => c.unique())
    .addColumn('idempotency_hash', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  // The dashboard's list: newest first, in pages, without spam.
  await db.schema
    .createIndex('inquiries_newest')
    .on('inquiries')
    .columns(['spam', 'created_at', 'id'])
    .execute();

  // The key is the timeline: an inquiry's events in order, without a second index.
  await db.schema
    .createTable('inquiry_events')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('inquiry_id', 'text', (c) => c.notNull().references('inquiries.id').onDelete('cascade'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull().defaultTo('{}'))
    .addPrimaryKeyConstraint('inquiry_events_timeline', ['inquiry_id', 'at', 'id'])
    .execute();
}
