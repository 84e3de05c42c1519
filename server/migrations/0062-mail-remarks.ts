import type { Db } from '../database/schema.ts';

/** What staff must know about how a mail came (docs/decisions/0076), and what tells two deliveries of one mail (0077). */
export async function mailRemarks(db: Db): Promise<void> {
  await db.schema
    .alterTable('inbound_mails')
    .addColumn('remarks', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  await db.schema.alterTable('inbound_mails').addColumn('copy_key', 'text').execute();
  await db.schema.createIndex('inbound_mails_once').unique().on('inbound_mails').column('copy_key').execute();
}
