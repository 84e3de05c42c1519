import type { Db } from '../schema.ts';

/** What was said by whom in the last days: repetition is how programs give themselves away (decision 13). */
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
