import type { Db } from '../database/schema.ts';

/** The address that a published page had, so that it leads on when the page gets another (docs/decisions/0063). */
export async function pageAddresses(db: Db): Promise<void> {
  await db.schema.alterTable('content_revisions').addColumn('address', 'text').execute();
}
