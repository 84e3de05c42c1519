/** Keyset pagination of the list: page 1000 costs as much as page 1, and new inquiries don't shift the pages. */
import { sql } from 'kysely';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import { and } from '../database/engine/texts.ts';
import type { Db } from '../database/schema.ts';
import { fromRow } from '../inquiries/row-mapping.ts';
import type { ListCursor } from './cursor.ts';
import { conditionsExceptSearch, isByMeeting, isSearch, searched } from './matching-store.ts';
import {
  afterAll,
  afterCursor,
  byIndex,
  inOrder,
  inOrderOfAll,
  keyOf,
  type RowPosition,
  sectionOf,
  sectionsLeft,
  sectionsOf,
  TRUE,
  type Wanted,
} from './order-store.ts';
import type { ListFilter } from './parse.ts';
import { totalOf } from './total-store.ts';

export type ListPage = { inquiries: Inquiry[]; next: ListCursor | null; total: number };

/** Searches with more matches are read in the list's order, which soon fills a page; fewer matches are sorted. */
const BROAD = 5000;

export async function listPage(db: Db, wanted: Wanted, broad = BROAD): Promise<ListPage> {
  const total = await totalOf(db, wanted);
  const places = total === 0 ? [] : await placesOf(db, wanted, total > broad);
  const shown = places.slice(0, wanted.limit);
  const last = shown.at(-1);
  return {
    inquiries: await inquiriesAt(db, shown),
    next: last && places.length > wanted.limit ? { sort: wanted.sort, now: wanted.now, ...last } : null,
    total,
  };
}

/** Batch sizes: positions in memory, and inquiries per read, which the main thread formats for a file within 5 ms. */
const AT_A_TIME = { places: BROAD, read: 100 };

/**
 * Yields every match, newest first, in batches: stopping early leaves nothing open, and a slow client causes no long
 * transaction.
 */
export async function* everyInquiry(
  db: Db,
  filter: ListFilter,
  { places: limit, read } = AT_A_TIME,
): AsyncGenerator<Inquiry[]> {
  const isBroad = isSearch(filter) && (await totalOf(db, { filter, after: null })) > limit;
  for (let after: ListCursor | null = null, isLast = false; !isLast; ) {
    const places: RowPosition[] = await placesOf(
      db,
      { filter, sort: 'newest', after, limit, now: '' },
      isBroad,
    );
    isLast = places.length <= limit;
    for (let from = 0; from < Math.min(limit, places.length); from += read)
      yield await inquiriesAt(db, places.slice(from, Math.min(limit, from + read)));
    const last = places[limit - 1];
    after = last ? { sort: 'newest', now: '', ...last } : null;
  }
}

/** Returns the positions of a page, plus one that shows whether there is a next page. */
function placesOf(db: Db, wanted: Wanted, isBroad: boolean): Promise<RowPosition[]> {
  const inOrder = isSearch(wanted.filter) ? isBroad : !isByMeeting(wanted.filter);
  return inOrder ? placesByIndex(db, wanted) : placesFound(db, wanted);
}

/** Reads positions in index order, section by section until the page is full. */
async function placesByIndex(db: Db, wanted: Wanted): Promise<RowPosition[]> {
  const { filter } = wanted;
  const conditions = [conditionsExceptSearch(filter)];
  if (isSearch(filter)) conditions.push(engineOf(db).search.holds(filter, 'inquiries.id'));
  const places: RowPosition[] = [];
  for (const { index, section } of sectionsLeft(wanted)) {
    if (places.length > wanted.limit) break;
    const { rows } = await sql<RowPosition>`
      select ${sql.lit(index)} as section, inquiries.${sql.ref(section.column)} as key, inquiries.id as id
      from inquiries ${byIndex(db, section)}
      where ${and(conditions)} and ${section.where ?? TRUE}
        and ${afterCursor(wanted, index, section, `inquiries.${section.column}`, 'inquiries.id')}
      ${inOrder(section, `inquiries.${section.column}`, 'inquiries.id')}
      limit ${wanted.limit + 1 - places.length}`.execute(db);
    places.push(...rows);
  }
  return places;
}

/** Gathers all matches, and sorts them. */
async function placesFound(db: Db, wanted: Wanted): Promise<RowPosition[]> {
  const all = sectionsOf(wanted);
  const columns = [...new Set(all.map(({ column }) => column))].map((column) =>
    sql.ref(`inquiries.${column}`),
  );
  const { rows } = await sql<RowPosition>`
    with hit as (
      select ${sectionOf(all)} as section, ${sql.join(columns)}, inquiries.id as id
      ${searched(db, wanted.filter, true)}),
    place as (select section, ${keyOf(all)} as key, id from hit)
    select section, key, id from place
    where ${afterAll(wanted)}
    ${inOrderOfAll(all)}
    limit ${wanted.limit + 1}`.execute(db);
  return rows;
}

async function inquiriesAt(db: Db, places: RowPosition[]): Promise<Inquiry[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await db.selectFrom('inquiries').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  // Omits inquiries erased between the two queries.
  return ids.flatMap((id) => byId.get(id) ?? []).map(fromRow);
}
