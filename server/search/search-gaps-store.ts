import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { addMissingToSearch } from './search-store.ts';

/** Rows per transaction. */
const BATCH = 500;

/**
 * Indexes inquiries received since then that are missing from the search.
 * @returns the number of inquiries added; a full batch means that more may be missing.
 */
export async function fillSearchGaps(db: Db, since: Date): Promise<number> {
  const rows = await db
    .selectFrom('inquiries')
    .select('id')
    // Lists both values, so that the list's index is used (decision 15).
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
