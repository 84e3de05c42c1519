import type { ColumnDefinitionBuilder } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Browsers that signed in before, and the origin of one-time links (docs/decisions/0028). */
export async function knownDevices(db: Db): Promise<void> {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('staff_devices')
    // SHA-256 of the token in the cookie.
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('staff_users.id').onDelete('cascade'))
    .addColumn('signed_in_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('staff_devices_user')
    .on('staff_devices')
    .columns(['user_id', 'signed_in_at'])
    .execute();
  // Existing links count as created by an owner; they last a day at most.
  await db.schema
    .alterTable('staff_links')
    .addColumn('asked_for', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('staff_links').addColumn('mail_id', 'text').execute();
}
