import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Idempotency keys of replies: a second click, or a retry after a lost response, creates no second mail. */
export async function replyKeys(db: Db): Promise<void> {
  await db.schema.alterTable('mails').addColumn('idempotency_key', 'text').execute();
  await db.schema.alterTable('mails').addColumn('idempotency_hash', 'text').execute();
  // Few mails are replies, and none has a key yet.
  await db.schema
    .createIndex('mails_idempotency_key')
    .on('mails')
    .column('idempotency_key')
    .unique()
    .where(sql<boolean>`idempotency_key is not null`)
    .execute();
}
