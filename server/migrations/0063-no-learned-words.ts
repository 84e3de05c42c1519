import type { Db } from '../database/schema.ts';

/** The spam score learns no words any more (docs/decisions/0089). */
export async function noLearnedWords(db: Db): Promise<void> {
  await db.schema.dropTable('spam_training_words').execute();
  await db.schema.dropTable('spam_training').execute();
}
