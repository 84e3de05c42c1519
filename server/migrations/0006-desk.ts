import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';

/** Staff data beyond the specification's fields (product decision §9). */
export async function desk(db: Db): Promise<void> {
  await db.schema
    .alterTable('inquiries')
    .addColumn('assignee_id', 'text', (c) => c.references('staff_users.id').onDelete('set null'))
    .execute();
  for (const name of ['first_contact_at', 'first_contact_by', 'area', 'email_key', 'phone_key'])
    await db.schema.alterTable('inquiries').addColumn(name, 'text').execute();

  const index = (name: string, ...columns: string[]) =>
    db.schema.createIndex(name).on('inquiries').columns(columns).execute();
  // Other requests of the same person.
  await index('inquiries_email', 'email_key');
  await index('inquiries_phone', 'phone_key');
  // A column of the board, and inquiries whose clock is still running.
  await index('inquiries_status', 'spam', 'status', 'created_at', 'id');
  await index('inquiries_assignee', 'assignee_id');

  await db.schema
    .createTable('saved_views')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('staff_id', 'text', (c) => c.notNull().references('staff_users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('saved_views_name', ['staff_id', 'name'])
    .execute();

  await db.schema
    .createTable('inquiry_viewers')
    .addColumn('inquiry_id', 'text', (c) => c.notNull().references('inquiries.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (c) => c.notNull().references('staff_users.id').onDelete('cascade'))
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('inquiry_viewers_key', ['inquiry_id', 'staff_id'])
    .execute();

  await db.schema
    .createTable('bulk_changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('staff_id', 'text', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    .execute();
  await db.schema
    .createTable('bulk_change_items')
    .addColumn('bulk_id', 'text', (c) => c.notNull().references('bulk_changes.id').onDelete('cascade'))
    .addColumn('inquiry_id', 'text', (c) => c.notNull().references('inquiries.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('assignee_id', 'text')
    .addColumn('spam', 'integer', (c) => c.notNull())
    .addColumn('first_contact_at', 'text')
    .addColumn('first_contact_by', 'text')
    .addPrimaryKeyConstraint('bulk_change_items_key', ['bulk_id', 'inquiry_id'])
    .execute();
  // For erasures, which look up an inquiry's items.
  await db.schema
    .createIndex('bulk_change_items_inquiry')
    .on('bulk_change_items')
    .column('inquiry_id')
    .execute();

  await db.schema
    .createTable('staff_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text')
    .addColumn('subject_id', 'text')
    .addColumn('subject_name', 'text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  await engineOf(db).choose({ sqlite: undefined, postgres: announceChanges })?.(db);
}

/** PostgreSQL notifies every server of commits by any process (server/database/watch.ts). */
async function announceChanges(db: Db): Promise<void> {
  await sql`create function announce_change() returns trigger language plpgsql as
    'begin perform pg_notify(''ledge_frame_live'', ''''); return null; end'`.execute(db);
  for (const table of ['inquiries', 'inquiry_viewers'])
    await sql`create trigger announce after insert or update or delete on ${sql.table(table)}
      for each statement execute function announce_change()`.execute(db);
}
