import type { Db } from '../schema.ts';

/**
 * The newest of one address without sorting all that it ever sent: a flood from one address would cost each further
 * inquiry more than the one before (`npm run bench -- inquiries`: 540 a second instead of 5,700).
 */
export async function newestOfAddress(db: Db): Promise<void> {
  await db.schema
    .createIndex('inquiries_email_newest')
    .on('inquiries')
    .columns(['email_key', 'created_at'])
    .execute();
  await db.schema.dropIndex('inquiries_email').execute();
}
