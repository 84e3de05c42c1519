import { type ColumnDefinitionBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Mail that comes in, files in mails, and replies at a chosen time (docs/decisions/0041-incoming-mail.md). */
export async function incomingMail(db: Db): Promise<void> {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('blobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('bytes', 'integer', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('blob_parts')
    .addColumn('blob_id', 'text', (c) => c.notNull().references('blobs.id').onDelete('cascade'))
    .addColumn('part', 'integer', required)
    .addColumn('data', 'text', required)
    .addPrimaryKeyConstraint('blob_parts_key', ['blob_id', 'part'])
    .execute();
  await db.schema
    .createTable('inbound_mailboxes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('uid_validity', 'text')
    .addColumn('last_uid', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('fence', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('lease_until', 'text', required)
    .addColumn('last_read_at', 'text')
    .addColumn('trouble', 'text')
    .execute();
  await db.schema
    .createTable('inbound_mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('sha256', 'text', (c) => c.notNull().unique())
    .addColumn('blob_id', 'text', (c) => c.references('blobs.id').onDelete('set null'))
    .addColumn('bytes', 'integer', required)
    .addColumn('state', 'text', required)
    .addColumn('kind', 'text')
    .addColumn('inquiry_id', 'text', (c) => c.references('inquiries.id').onDelete('cascade'))
    .addColumn('message_id', 'text')
    .addColumn('from_name', 'text')
    .addColumn('from_email', 'text')
    .addColumn('subject', 'text')
    .addColumn('text', 'text')
    .addColumn('quoted', 'text')
    .addColumn('files', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('spam', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('spam_reasons', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('run_at', 'text', required)
    .addColumn('received_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('inbound_mails_by_state')
    .on('inbound_mails')
    .columns(['state', 'received_at'])
    .execute();
  await db.schema
    .createIndex('inbound_mails_of_inquiry')
    .on('inbound_mails')
    .columns(['inquiry_id', 'received_at'])
    .execute();
  await db.schema.createIndex('inbound_mails_by_sender').on('inbound_mails').column('from_email').execute();
  await db.schema
    .createTable('reply_tags')
    .addColumn('tag', 'text', (c) => c.primaryKey())
    .addColumn('inquiry_id', 'text', (c) => c.notNull().references('inquiries.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('reply_tags_of_inquiry').on('reply_tags').column('inquiry_id').execute();
  await db.schema.createIndex('mails_by_message_id').on('mails').column('message_id').execute();
  await db.schema
    .createIndex('inbound_mails_by_message_id')
    .on('inbound_mails')
    .column('message_id')
    .execute();
  // Deleting a blob, and finding those that nothing refers to, would scan the tables without these two.
  await db.schema.createIndex('inbound_mails_by_blob').on('inbound_mails').column('blob_id').execute();
  await db.schema
    .createTable('inbound_seen')
    .addColumn('sha256', 'text', (c) => c.primaryKey())
    .addColumn('seen_at', 'text', required)
    .execute();
  await db.schema
    .createTable('mail_files')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('inquiry_id', 'text', (c) => c.notNull().references('inquiries.id').onDelete('cascade'))
    .addColumn('mail_id', 'text', (c) => c.references('mails.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', required)
    .addColumn('blob_id', 'text', (c) => c.notNull().references('blobs.id').onDelete('cascade'))
    .addColumn('name', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('bytes', 'integer', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema.createIndex('mail_files_by_blob').on('mail_files').column('blob_id').execute();
  await db.schema.createIndex('mail_files_of_mail').on('mail_files').column('mail_id').execute();
  await db.schema.createIndex('mail_files_of_inquiry').on('mail_files').column('inquiry_id').execute();
  await db.schema
    .createIndex('inquiry_events_said')
    .on('inquiry_events')
    .columns(['at', 'inquiry_id'])
    .where(sql<boolean>`kind = 'visitor-message'`)
    .execute();
  await db.schema.alterTable('mails').addColumn('scheduled_at', 'text').execute();
  await db.schema.alterTable('inquiry_viewers').addColumn('writing_at', 'text').execute();
}
