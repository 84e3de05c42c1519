import type { Db } from '../database/schema.ts';

/** Mails that were erased, so that a mailbox that is read again doesn't bring them back (docs/decisions/0075). */
export async function erasedMails(db: Db): Promise<void> {
  await db.schema
    .createTable('erased_mails')
    .addColumn('erasure_id', 'text', (c) => c.notNull().references('erasures.id').onDelete('cascade'))
    .addColumn('mail_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('erased_mails_key', ['erasure_id', 'mail_hash'])
    .execute();
  await db.schema.createIndex('erased_mails_hash').on('erased_mails').column('mail_hash').execute();
}
