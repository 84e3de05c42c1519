import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Saved views that everyone sees, each under a name of its own. */
export async function sharedViews(db: Db): Promise<void> {
  await db.schema
    .alterTable('saved_views')
    .addColumn('shared', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create unique index saved_views_shared_name on saved_views (name) where shared = 1`.execute(db);
}
