import type { ColumnDefinitionBuilder } from 'kysely';
import type { Db } from '../database/schema.ts';

/**
 * Staff accounts (product decision §8). The first five tables are better-auth's, in our names and our
 * portable column types (docs/decisions/0004); `staff_links` and `staff_attempts` are ours.
 */
export async function staff(db: Db): Promise<void> {
  await accounts(db);
  await signingIn(db);
}

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofUser = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('staff_users.id').onDelete('cascade');

async function accounts(db: Db): Promise<void> {
  await db.schema
    .createTable('staff_users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('email_verified', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('image', 'text')
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('staff'))
    .addColumn('disabled', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('two_factor_enabled', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();

  await db.schema
    .createTable('staff_credentials')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', ofUser)
    .addColumn('account_id', 'text', required)
    .addColumn('provider_id', 'text', required)
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', 'text')
    .addColumn('refresh_token_expires_at', 'text')
    .addColumn('scope', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('staff_credentials_user')
    .on('staff_credentials')
    .columns(['user_id', 'provider_id'])
    .unique()
    .execute();

  await db.schema
    .createTable('staff_two_factors')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => ofUser(c).unique())
    .addColumn('secret', 'text', required)
    .addColumn('backup_codes', 'text', required)
    .addColumn('verified', 'integer', (c) => c.defaultTo(0))
    .addColumn('failed_verification_count', 'integer', (c) => c.defaultTo(0))
    .addColumn('locked_until', 'text')
    .execute();
}

async function signingIn(db: Db): Promise<void> {
  await db.schema
    .createTable('staff_sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', ofUser)
    // SHA-256 of the token in the cookie.
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema.createIndex('staff_sessions_user').on('staff_sessions').column('user_id').execute();

  await db.schema
    .createTable('staff_verifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifier', 'text', required)
    .addColumn('value', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('staff_verifications_identifier')
    .on('staff_verifications')
    .column('identifier')
    .execute();

  await db.schema
    .createTable('staff_links')
    // One link per account, or per installation for its first owner: a new one replaces the old.
    .addColumn('purpose', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('staff_users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'text', required)
    .execute();

  await db.schema
    .createTable('staff_attempts')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('attempts', 'integer', required)
    .addColumn('ends_at', 'text', required)
    .execute();
  await db.schema.createIndex('staff_attempts_ends').on('staff_attempts').column('ends_at').execute();
}
