import type { Db } from '../database/schema.ts';

/** Newsletter subscribers with their requests, confirmations and unsubscribes, and the deliveries (product decision §10). */
export async function newsletter(db: Db): Promise<void> {
  await db.schema
    .createTable('newsletter_subscribers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('pending'))
    .addColumn('page', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('asks', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('confirmed_at', 'text')
    .addColumn('unsubscribed_at', 'text')
    .execute();
  await db.schema
    .createIndex('newsletter_subscribers_by_state')
    .on('newsletter_subscribers')
    .columns(['state', 'id'])
    .execute();
  await db.schema
    .createIndex('newsletter_subscribers_asked')
    .on('newsletter_subscribers')
    .column('asked_at')
    .execute();

  await db.schema
    .createTable('newsletter_issues')
    .addColumn('article', 'text', (c) => c.primaryKey())
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('started_by', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'text')
    .execute();

  // The key prevents duplicate deliveries of an article.
  await db.schema
    .createTable('newsletter_deliveries')
    .addColumn('article', 'text', (c) => c.notNull().references('newsletter_issues.article'))
    .addColumn('subscriber_id', 'text', (c) =>
      c.notNull().references('newsletter_subscribers.id').onDelete('cascade'),
    )
    .addColumn('mail_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('newsletter_deliveries_key', ['article', 'subscriber_id'])
    .execute();
  await db.schema
    .createIndex('newsletter_deliveries_of_subscriber')
    .on('newsletter_deliveries')
    .column('subscriber_id')
    .execute();
}
