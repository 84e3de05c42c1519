import type { ColumnDefinitionBuilder } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Words of the inquiries that staff marked as spam, rescued or answered, as keyed hashes (docs/decisions/0013). */
export async function spamTraining(db: Db): Promise<void> {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('spam_training')
    .addColumn('inquiry_id', 'text', (c) => c.primaryKey().references('inquiries.id').onDelete('cascade'))
    .addColumn('is_spam', 'integer', required)
    .addColumn('sender_hash', 'text', required)
    .addColumn('at', 'text', required)
    .execute();
  await db.schema.createIndex('spam_training_age').on('spam_training').columns(['is_spam', 'at']).execute();
  await db.schema
    .createTable('spam_training_words')
    .addColumn('word_hash', 'text', required)
    .addColumn('inquiry_id', 'text', (c) =>
      c.notNull().references('spam_training.inquiry_id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('spam_training_words_key', ['word_hash', 'inquiry_id'])
    .execute();
  await db.schema
    .createIndex('spam_training_words_inquiry')
    .on('spam_training_words')
    .columns(['inquiry_id'])
    .execute();
}
