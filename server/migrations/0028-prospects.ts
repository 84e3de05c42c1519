import type { Db } from '../database/schema.ts';

const COLUMNS = [
  ['value_low', 'integer'],
  ['value_high', 'integer'],
  ['lost_reason', 'text'],
] as const;

/** An inquiry's expected value, and the reason for a loss (contract/prospect.ts). */
export async function prospects(db: Db): Promise<void> {
  // A change of status clears the reason, so undoing it brings it back.
  for (const table of ['inquiries', 'bulk_change_items'])
    for (const [name, type] of COLUMNS) await db.schema.alterTable(table).addColumn(name, type).execute();
  // Few inquiries have an estimate; the rest isn't in this index.
  await db.schema
    .createIndex('inquiries_valued')
    .on('inquiries')
    .columns(['spam', 'created_at', 'status', 'value_low', 'value_high'])
    .where('value_low' as never, 'is not', null)
    .execute();
}
