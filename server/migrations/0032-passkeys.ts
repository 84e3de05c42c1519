import type { ColumnDefinitionBuilder } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Staff's passkeys: public keys, and what their devices said of them (docs/decisions/0043). */
export async function passkeys(db: Db): Promise<void> {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('staff_passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('staff_users.id').onDelete('cascade'))
    .addColumn('name', 'text', required)
    .addColumn('credential_id', 'text', required)
    .addColumn('public_key', 'text', required)
    .addColumn('counter', 'integer', required)
    .addColumn('device_type', 'text', required)
    .addColumn('backed_up', 'integer', required)
    .addColumn('transports', 'text')
    .addColumn('aaguid', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema
    .createIndex('staff_passkeys_credential')
    .on('staff_passkeys')
    .column('credential_id')
    .unique()
    .execute();
  await db.schema
    .createIndex('staff_passkeys_user')
    .on('staff_passkeys')
    .columns(['user_id', 'created_at'])
    .execute();
}
