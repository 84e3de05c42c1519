import type { Db } from '../database/schema.ts';

const TEXTS = [
  'waiting_since',
  'waiting_reason',
  'snoozed_until',
  'next_step',
  'visitor_at',
  'reply_state',
  'missed_call',
];
/** Columns that a bulk change may modify and its undo restores. */
const UNDONE = ['waiting_since', 'waiting_reason', 'snoozed_until', 'next_step', 'missed_call'];

/** The queue of inquiries that wait for the studio, and what each account has read (contract/queue.ts). */
export async function queue(db: Db): Promise<void> {
  for (const name of TEXTS) await db.schema.alterTable('inquiries').addColumn(name, 'text').execute();
  for (const name of UNDONE)
    await db.schema.alterTable('bulk_change_items').addColumn(name, 'text').execute();
  // Few inquiries wait or are put off; the rest isn't in these indexes.
  for (const name of ['waiting_since', 'snoozed_until'])
    await db.schema
      .createIndex(`inquiries_${name}`)
      .on('inquiries')
      .columns([name])
      .where(name as never, 'is not', null)
      .execute();
  await db.schema
    .createIndex('inquiries_state')
    .on('inquiries')
    .columns(['spam', 'status', 'updated_at', 'id'])
    .execute();
  await db.schema
    .createTable('inquiry_reads')
    .addColumn('inquiry_id', 'text', (c) => c.notNull().references('inquiries.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (c) => c.notNull().references('staff_users.id').onDelete('cascade'))
    .addColumn('read_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('inquiry_reads_key', ['staff_id', 'inquiry_id'])
    .execute();
  await db.schema.createIndex('inquiry_reads_inquiry').on('inquiry_reads').columns(['inquiry_id']).execute();
}
