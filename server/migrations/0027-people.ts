import type { ColumnDefinitionBuilder } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Names, signatures and reply templates of staff, settings of the firm, and sessions that passed a second factor. */
export async function people(db: Db): Promise<void> {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('staff_profiles')
    .addColumn('staff_id', 'text', (c) => c.primaryKey().references('staff_users.id').onDelete('cascade'))
    .addColumn('public_name', 'text')
    .addColumn('signature', 'text')
    .addColumn('assignment_mails', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('reply_templates')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('staff_id', 'text', (c) => c.notNull().references('staff_users.id').onDelete('cascade'))
    .addColumn('label', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('text', 'text', required)
    .addUniqueConstraint('reply_templates_label', ['staff_id', 'label'])
    .execute();
  await db.schema
    .createTable('firm_settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', required)
    .execute();
  // Older sessions keep the shorter rule until the next sign-in.
  await db.schema
    .alterTable('staff_sessions')
    .addColumn('two_factor', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
