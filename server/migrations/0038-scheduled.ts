import type { ColumnDefinitionBuilder } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Changes of the site that go out at a time (docs/decisions/0054). */
export async function scheduled(db: Db): Promise<void> {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('content_scheduled')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('due_at', 'text', required)
    .addColumn('at', 'text', required)
    .addColumn('by_id', 'text', required)
    .addColumn('by_name', 'text', required)
    .addColumn('failed', 'text')
    .addColumn('lease_until', 'text')
    .execute();
  await db.schema
    .createTable('content_scheduled_items')
    .addColumn('scheduled_id', 'text', (c) =>
      c.notNull().references('content_scheduled.id').onDelete('cascade'),
    )
    .addColumn('record_id', 'text', (c) => c.notNull().references('content_records.id').onDelete('cascade'))
    .addColumn('kind', 'text', required)
    .addColumn('hidden', 'integer', required)
    .addColumn('value', 'text', required)
    .addColumn('replaces', 'text')
    .addPrimaryKeyConstraint('content_scheduled_items_key', ['scheduled_id', 'record_id'])
    .execute();
  await db.schema
    .createIndex('content_scheduled_items_record_id')
    .on('content_scheduled_items')
    .column('record_id')
    .execute();
  await db.schema.alterTable('content_records').addColumn('scheduled_id', 'text').execute();
}
