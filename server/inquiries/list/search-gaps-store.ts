import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { addMissingToSearch } from './search-store.ts';

/** Rows read and written in one transaction. */
const BATCH = 500;

/**
 * Adds inquiries that came since then and that no search finds.
 * @returns how many it added; more may be left when that is a whole batch.
 */
export async function fillSearchGaps(db: Db, since: Date): Promise<number> {
  const rows = await db
    .selectFrom('inquiries')
    .select('id')
    // Both values, so that the index of the list leads (decision 15).
    .where('spam', 'in', [0, 1])
    .where('created_at', '>=', since.toISOString())
    .where(sql<boolean>`not exists (select 1 from inquiry_search where inquiry_id = inquiries.id)`)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.transaction().execute((trx) => addMissingToSearch(trx, ids));
  return ids.length;
}
