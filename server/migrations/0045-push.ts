import type { ColumnDefinitionBuilder } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Web Push: staff's devices and choices, what each person is to be told, and messages that wait (docs/decisions/0066). */
export async function push(db: Db): Promise<void> {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  const ofStaff = (c: ColumnDefinitionBuilder) =>
    c.notNull().references('staff_users.id').onDelete('cascade');
  const ofInquiry = (c: ColumnDefinitionBuilder) => c.references('inquiries.id').onDelete('cascade');
  await db.schema
    .createTable('push_devices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('staff_id', 'text', ofStaff)
    .addColumn('endpoint_hash', 'text', (c) => c.notNull().unique())
    .addColumn('endpoint', 'text', required)
    .addColumn('p256dh', 'text', required)
    .addColumn('auth', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('last_sent_at', 'text')
    .execute();
  await db.schema
    .createTable('push_choices')
    .addColumn('staff_id', 'text', (c) => ofStaff(c).primaryKey())
    .addColumn('kinds', 'text', required)
    .addColumn('quiet_from', 'text')
    .addColumn('quiet_until', 'text')
    .execute();
  await db.schema
    .createTable('push_notices')
    .addColumn('staff_id', 'text', ofStaff)
    .addColumn('event', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('inquiry_id', 'text', (c) => ofInquiry(c).notNull())
    .addColumn('at', 'text', required)
    .addColumn('due_at', 'text', required)
    .addColumn('waits', 'integer', required)
    .addPrimaryKeyConstraint('push_notices_key', ['staff_id', 'event'])
    .execute();
  await db.schema
    .createTable('push_messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('device_id', 'text', (c) => c.notNull().references('push_devices.id').onDelete('cascade'))
    .addColumn('kind', 'text', required)
    .addColumn('inquiry_id', 'text', ofInquiry)
    .addColumn('count', 'integer', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('run_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  for (const [table, ...columns] of [
    ['push_devices', 'staff_id'],
    ['push_notices', 'inquiry_id'],
    ['push_notices', 'waits', 'due_at'],
    ['push_messages', 'device_id'],
    ['push_messages', 'inquiry_id'],
    ['push_messages', 'run_at'],
  ] as const)
    await db.schema
      .createIndex(`${table}_${columns[0]}`)
      .on(table)
      .columns([...columns])
      .execute();
}
