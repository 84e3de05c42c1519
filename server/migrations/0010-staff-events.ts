import type { Db } from '../database/schema.ts';

/** The last sign-in is the newest such event: sessions are deleted when they end (decision 18). */
export async function staffEvents(db: Db): Promise<void> {
  await db.schema
    .createIndex('staff_events_subject')
    .on('staff_events')
    .columns(['subject_id', 'kind', 'at'])
    .execute();
}
