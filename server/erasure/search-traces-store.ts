/** Removes deleted or changed texts from the embedded database's search index. */
import { sql } from 'kysely';
import type { Trx } from '../database/schema.ts';

/** Approximate number of pages (4 KB) that one merge writes: minimum and maximum. */
export const LEAST_PAGES = 32;
export const MOST_PAGES = 512;

/**
 * Merges one bounded step. A negative number merges everything into one b-tree, which drops deleted entries; positive ones
 * continue it, whatever is added meanwhile (FTS5, "The 'merge' Command").
 * @returns whether there was work: then total_changes() has grown by two or more, as documented there.
 */
export async function mergeSearchIndex(trx: Trx, pages: number): Promise<boolean> {
  const before = await totalChanges(trx);
  await sql`insert into inquiry_trigrams (inquiry_trigrams, rank) values ('merge', ${sql.lit(pages)})`.execute(
    trx,
  );
  return (await totalChanges(trx)) - before >= 2;
}

async function totalChanges(trx: Trx): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(trx);
  return rows[0]?.changes as number;
}
