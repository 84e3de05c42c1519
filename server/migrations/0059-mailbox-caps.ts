import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Caps on mail to mailboxes that haven't confirmed themselves. Mail that waits already isn't capped. */
export async function mailboxCaps(db: Db): Promise<void> {
  for (const column of ['capped_as', 'allowed_at', 'delayed_at'])
    await db.schema.alterTable('mails').addColumn(column, 'text').execute();
  await db.schema
    .createIndex('mails_allowed')
    .on('mails')
    .column('allowed_at')
    .where(sql<boolean>`allowed_at is not null`)
    .execute();
  await db.schema
    .createIndex('mails_asking')
    .on('mails')
    .column('run_at')
    .where(sql<boolean>`capped_as is not null and allowed_at is null and sent_at is null`)
    .execute();
}
