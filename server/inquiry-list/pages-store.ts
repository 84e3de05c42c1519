/** Keyset pagination of the list: page 1000 costs as much as page 1, and new inquiries don't shift the pages. */
import { type RawBuilder, sql } from 'kysely';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { Db } from '../database/schema.ts';
import { fromRow } from '../inquiries/row-mapping.ts';
import type { ListCursor } from './cursor.ts';
import {
  foundTexts,
  isByMeeting,
  isSearch,
  isSearchAlone,
  matching,
  searched,
  withFound,
} from './matching-store.ts';
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
  sorted,
  TRUE,
  type Wanted,
} from './order-store.ts';
import type { ListFilter } from './parse.ts';
import { isBroadSearch, scanForMatches } from './scan-store.ts';
import { totalOf } from './total-store.ts';

export type ListPage = { inquiries: Inquiry[]; next: ListCursor | null; total: number };

/**
 * How much a page of a search may read, so that it takes a tenth of a second. `few`: texts up to which all matches are
 * materialized; `texts`: tested in the list's order where there are more.
 */
const EFFORT = { few: 10_000, texts: 20_000 };

export async function listPage(db: Db, wanted: Wanted, effort = EFFORT): Promise<ListPage> {
  const { places, total } = await placesOf(db, wanted, effort);
  const shown = places.slice(0, wanted.limit);
  const last = shown.at(-1);
  return {
    inquiries: await inquiriesAt(db, shown),
    next: last && places.length > wanted.limit ? { sort: wanted.sort, now: wanted.now, ...last } : null,
    total,
  };
}

/**
 * Batch sizes: positions in memory, by query strategy, and inquiries per read (`read`), which the main thread formats
 * for a file within 5 ms.
 */
const AT_A_TIME = { listed: 5000, walked: 2000, gathered: 20_000, read: 100 };

/**
 * Yields every match, newest first, in batches: stopping early leaves nothing open, and a slow client causes no long
 * transaction. Skips the total, which concurrent writes would make each batch count again.
 */
export async function* everyInquiry(
  db: Db,
  filter: ListFilter,
  sizes = AT_A_TIME,
): AsyncGenerator<Inquiry[]> {
  for (let after: ListCursor | null = null, isLast = false; !isLast; ) {
    const found: Stretch = await stretchAfter(db, filter, after, sizes);
    for (let from = 0; from < found.places.length; from += sizes.read)
      yield await inquiriesAt(db, found.places.slice(from, from + sizes.read));
    const last = found.places.at(-1);
    after = last ? { sort: 'newest', now: '', ...last } : null;
    isLast = found.isLast;
  }
}

type Stretch = { places: RowPosition[]; isLast: boolean };

async function stretchAfter(
  db: Db,
  filter: ListFilter,
  after: ListCursor | null,
  { listed, walked, gathered }: typeof AT_A_TIME,
): Promise<Stretch> {
  const upTo = async (limit: number, find: (wanted: Wanted) => Promise<RowPosition[] | null>) => {
    const places = await find({ filter, sort: 'newest', after, limit, now: '' });
    return places && { places: places.slice(0, limit), isLast: places.length <= limit };
  };
  if (isByMeeting(filter) && !isSearch(filter))
    return (await upTo(gathered, async (wanted) => (await placesFound(db, wanted)).places)) as Stretch;
  if (!isSearch(filter)) return (await upTo(listed, (wanted) => placesByIndex(db, wanted))) as Stretch;
  const walk = async (wanted: Wanted) =>
    (await isBroadSearch(db, wanted)) ? scanForMatches(db, wanted) : null;
  return ((await upTo(walked, walk)) ??
    (await upTo(gathered, async (wanted) => (await placesFound(db, wanted)).places))) as Stretch;
}

type Found = { places: RowPosition[]; total: number };

async function placesOf(db: Db, wanted: Wanted, { few, texts }: typeof EFFORT): Promise<Found> {
  // In the order of any other index, most inquiries would be read to find the few.
  if (isByMeeting(wanted.filter) && !isSearch(wanted.filter)) return placesFound(db, wanted);
  if (!isSearch(wanted.filter)) {
    const [total, places] = await Promise.all([totalOf(db, wanted), placesByIndex(db, wanted)]);
    return { places, total };
  }
  const found = (await isBroadSearch(db, wanted)) ? null : await placesOfFew(db, wanted, few);
  if (found) return found;
  const places = await scanForMatches(db, wanted, texts);
  if (!places) return placesFound(db, wanted);
  const isAll = wanted.after === null && places.length <= wanted.limit;
  return { places, total: isAll ? places.length : await totalOf(db, wanted) };
}

/** Returns null when more than `most` texts are found. Other conditions may leave few of them, so that all are read. */
const placesOfFew = (db: Db, wanted: Wanted, most: number): Promise<Found | null> =>
  isSearchAlone(wanted.filter) ? placesAmong(db, wanted, most) : placesFound(db, wanted);

/**
 * Reads positions in index order, section by section until the page is full, plus one that shows whether there is a
 * next page.
 */
async function placesByIndex(db: Db, wanted: Wanted): Promise<RowPosition[]> {
  const places: RowPosition[] = [];
  for (const { index, section } of sectionsLeft(wanted)) {
    if (places.length > wanted.limit) break;
    const { rows } = await sql<RowPosition>`
      select ${sql.lit(index)} as section, inquiries.${sql.ref(section.column)} as key, inquiries.id as id
      from inquiries ${byIndex(db, section)}
      where ${matching(db, wanted.filter)} and ${section.where ?? TRUE}
        and ${afterCursor(wanted, index, section, `inquiries.${section.column}`, 'inquiries.id')}
      ${inOrder(section, `inquiries.${section.column}`, 'inquiries.id')}
      limit ${wanted.limit + 1 - places.length}`.execute(db);
    places.push(...rows);
  }
  return places;
}

/** Materializes the search result once, then counts it and reads one page of it. */
async function placesFound(db: Db, wanted: Wanted): Promise<Found> {
  const total = sql`(select count(*) from hit)`;
  return pageOfHits(db, wanted, sql``, searched(db, wanted.filter, true), total);
}

/** The same where no more texts are found than `most`; else reads no inquiry and returns null. */
async function placesAmong(db: Db, wanted: Wanted, most: number): Promise<Found | null> {
  const found = sql`found as materialized (
    select inquiry_search.inquiry_id ${foundTexts(db, wanted.filter)} limit ${most + 1}),`;
  const count = sql`(select count(*) from found)`;
  const result = await pageOfHits(db, wanted, found, sql`${withFound(db)} where ${count} <= ${most}`, count);
  return result.total > most ? null : result;
}

async function pageOfHits(
  db: Db,
  wanted: Wanted,
  before: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  count: RawBuilder<unknown>,
) {
  const all = sectionsOf(wanted);
  const columns = [...new Set(all.map(({ column }) => column))].map((column) =>
    sql.ref(`inquiries.${column}`),
  );
  const { rows } = await sql<RowPosition>`
    with ${before} hit as materialized (
      select ${sectionOf(all)} as section, ${sql.join(columns)}, inquiries.id as id ${from}),
    place as (select section, ${keyOf(all)} as key, id from hit)
    select -1 as section, cast(${count} as text) as key, '' as id
    union all select * from (
      select section, key, id from place
      where ${afterAll(wanted)}
      ${inOrderOfAll(all)}
      limit ${wanted.limit + 1}) as page`.execute(db);
  const total = Number(rows.find((row) => row.section === -1)?.key);
  // A union guarantees no order.
  const places = sectionsLeft(wanted).flatMap(({ index, section }) =>
    sorted(
      rows.filter((row) => row.section === index),
      section,
    ),
  );
  return { places, total };
}

async function inquiriesAt(db: Db, places: RowPosition[]): Promise<Inquiry[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await db.selectFrom('inquiries').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  // Omits inquiries erased between the two queries.
  return ids.flatMap((id) => byId.get(id) ?? []).map(fromRow);
}
