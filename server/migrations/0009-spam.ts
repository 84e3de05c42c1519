import type { Db } from '../database/schema.ts';

/** Texts and senders of the last days: repetition reveals bots (decision 13). */
export async function spam(db: Db): Promise<void> {
  await db.schema
    .createTable('spam_texts')
    .addColumn('text_hash', 'text', (c) => c.notNull())
    .addColumn('sender_hash', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('spam_texts_key', ['text_hash', 'sender_hash'])
    .execute();
  await db.schema.createIndex('spam_texts_age').on('spam_texts').columns(['at']).execute();
}
