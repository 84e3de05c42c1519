/** Staff searches that contain an address: saved views, and the audit's exports of a search. */
import type { Db, Trx } from '../database/schema.ts';
import { addressesIn, containsAddress } from './address-matching.ts';

export type Searches = { views: string[]; exports: string[] };

const PAGE = 500;

export async function searchesNaming(db: Db, emailKey: string): Promise<Searches> {
  const found: Searches = { views: [], exports: [] };
  for await (const { id, query } of savedViews(db))
    if (containsAddress(query, emailKey)) found.views.push(id);
  for await (const { id, query } of exportedSearches(db))
    if (containsAddress(query, emailKey)) found.exports.push(id);
  return found;
}

/** Yields the possible addresses in saved searches and in the audit of exports, a page for each. */
export async function* searchedAddresses(db: Db): AsyncGenerator<string[]> {
  for await (const { query } of savedViews(db)) yield addressesIn(query);
  for await (const { query } of exportedSearches(db)) yield addressesIn(query);
}

async function* savedViews(db: Db) {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('saved_views')
      .select(['id', 'name', 'query'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    // A view may be named after the person, and its filter be changed since.
    for (const { id, name, query } of rows) yield { id, query: `${query}&${new URLSearchParams({ name })}` };
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id as string;
  }
}

async function* exportedSearches(db: Db) {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('staff_events')
      .select(['id', 'data'])
      .where('id', '>', after)
      .where('kind', '=', 'export')
      .where('data', 'like', '%query%')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { id, data } of rows) {
      const { query } = JSON.parse(data) as { query?: unknown };
      if (typeof query === 'string') yield { id, query };
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id as string;
  }
}

/** Deletes the views; of an export, only its author and time remain. @returns the number of both that still existed. */
export async function forgetSearches(trx: Trx, { views, exports }: Searches): Promise<number> {
  let count = 0;
  for (let from = 0; from < views.length; from += PAGE) {
    const ids = views.slice(from, from + PAGE);
    const done = await trx.deleteFrom('saved_views').where('id', 'in', ids).executeTakeFirst();
    count += Number(done.numDeletedRows);
  }
  for (let from = 0; from < exports.length; from += PAGE) {
    const ids = exports.slice(from, from + PAGE);
    const done = await trx
      .updateTable('staff_events')
      .set({ data: '{}' })
      .where('id', 'in', ids)
      .where('data', '<>', '{}')
      .executeTakeFirst();
    count += Number(done.numUpdatedRows);
  }
  return count;
}
