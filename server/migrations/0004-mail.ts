import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** The outbox, and the private link for visitors to follow their request (product decisions §6, §10). */
export async function mail(db: Db): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('inquiry_id', 'text', (c) => c.references('inquiries.id').onDelete('cascade'))
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('message_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('bulk', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('run_at', 'text', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .execute();
  // Due mail, newsletters last: the worker's only query. Sent mail leaves this index.
  await db.schema
    .createIndex('mails_due')
    .on('mails')
    .columns(['state', 'bulk', 'run_at'])
    .where(sql<boolean>`sent_at is null`)
    .execute();
  await db.schema.createIndex('mails_of_inquiry').on('mails').columns(['inquiry_id', 'id']).execute();

  for (const [name, type] of [
    ['visitor_token_hash', 'text'],
    ['withdrawn_at', 'text'],
    ['erasure_requested_at', 'text'],
  ] as const)
    await db.schema.alterTable('inquiries').addColumn(name, type).execute();
  await db.schema
    .alterTable('inquiries')
    .addColumn('visitor_link_generation', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('inquiries_visitor_token')
    .on('inquiries')
    .column('visitor_token_hash')
    .unique()
    .execute();
}
