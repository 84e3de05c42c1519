import type { Db } from '../database/schema.ts';
import type { ListFilter } from './parse.ts';
import { totalOf } from './total-store.ts';
import { withTypoFallback } from './typo-fallback.ts';

/** Returns the filter that the list uses, so that exports and bulk changes cover the listed inquiries. */
export async function effectiveFilter(db: Db, filter: ListFilter): Promise<ListFilter> {
  const { result } = await withTypoFallback(
    db,
    filter,
    async (tried) => ({
      tried,
      total: tried.words.length > 0 ? await totalOf(db, { filter: tried, after: null }) : 1,
    }),
    ({ total }) => total === 0,
  );
  return result.tried;
}
