import type { Db } from '../database/schema.ts';

/**
 * Few inquiries were never answered; this index holds what is counted of them (server/list/counts-store.ts). The statuses
 * that wait are the code's business, so the status is a column of it and no condition.
 */
export async function owedAnswers(db: Db): Promise<void> {
  await db.schema
    .createIndex('inquiries_owed')
    .on('inquiries')
    .columns(['status', 'created_at', 'snoozed_until'])
    .where('spam' as never, '=', 0)
    .where('first_contact_at' as never, 'is', null)
    .where('withdrawn_at' as never, 'is', null)
    .execute();
}
