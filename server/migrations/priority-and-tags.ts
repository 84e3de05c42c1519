import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Gives inquiries a priority and tags (docs/decisions/0018). Defaults, because servers of 1.0 keep writing meanwhile. */
export async function priorityAndTags(db: Db): Promise<void> {
  for (const table of ['inquiries', 'bulk_change_items'])
    for (const [column, value] of [
      ['priority', 'normal'],
      ['tags', '[]'],
    ] as const)
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(value))
        .execute();
  await db.schema
    .createIndex('inquiries_priority')
    .on('inquiries')
    .columns(['priority', 'spam', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('inquiries_tags')
    .on('inquiries')
    .columns(['tags', 'spam'])
    .where(sql<boolean>`tags <> '[]'`)
    .execute();
}
