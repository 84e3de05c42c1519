/** Pages of the list by keyset, so that page 1000 costs what page 1 does and arrivals move nothing. */
import { sql } from 'kysely';
import type { Inquiry } from '#contract/inquiry.ts';
import type { Db } from '../../database/schema.ts';
import { fromRow } from '../store.ts';
import type { Cursor } from './cursor.ts';
import { isSearch, matching, searched } from './matching-store.ts';
import {
  beyond,
  inOrder,
  type Place,
  SECTIONS,
  type Section,
  sectionsLeft,
  sorted,
  TRUE,
  type Wanted,
} from './order-store.ts';
import type { ListFilter } from './parse.ts';
import { totalOf } from './total-store.ts';
import { placesByWalking } from './walk-store.ts';

export type ListPage = { inquiries: Inquiry[]; next: Cursor | null; total: number };

export async function listPage(db: Db, wanted: Wanted): Promise<ListPage> {
  const { places, total } = await placesOf(db, wanted);
  const shown = places.slice(0, wanted.limit);
  const last = shown.at(-1);
  return {
    inquiries: await inquiriesAt(db, shown),
    next: last && places.length > wanted.limit ? { sort: wanted.sort, ...last } : null,
    total,
  };
}

/** How many places are in memory at a time, by how they are come by; inquiries are read `read` at a time. */
const AT_A_TIME = { listed: 5000, walked: 2000, gathered: 20_000, read: 500 };

/**
 * All that a filter finds, newest first, a batch at a time: stopping early leaves nothing open, and no transaction
 * grows old while a slow line reads. Nothing is counted, which each batch would do anew while others write.
 */
export async function* everyInquiry(
  db: Db,
  filter: ListFilter,
  sizes = AT_A_TIME,
): AsyncGenerator<Inquiry[]> {
  for (let after: Cursor | null = null, isLast = false; !isLast; ) {
    const found: Stretch = await stretchAfter(db, filter, after, sizes);
    for (let from = 0; from < found.places.length; from += sizes.read)
      yield await inquiriesAt(db, found.places.slice(from, from + sizes.read));
    const last = found.places.at(-1);
    after = last ? { sort: 'newest', ...last } : null;
    isLast = found.isLast;
  }
}

type Stretch = { places: Place[]; isLast: boolean };

async function stretchAfter(
  db: Db,
  filter: ListFilter,
  after: Cursor | null,
  { listed, walked, gathered }: typeof AT_A_TIME,
): Promise<Stretch> {
  const upTo = async (limit: number, find: (wanted: Wanted) => Promise<Place[] | null>) => {
    const places = await find({ filter, sort: 'newest', after, limit });
    return places && { places: places.slice(0, limit), isLast: places.length <= limit };
  };
  if (!isSearch(filter)) return (await upTo(listed, (wanted) => placesByIndex(db, wanted))) as Stretch;
  return ((await upTo(walked, (wanted) => placesByWalking(db, wanted))) ??
    (await upTo(gathered, async (wanted) => (await placesFound(db, wanted)).places))) as Stretch;
}

async function placesOf(db: Db, wanted: Wanted): Promise<{ places: Place[]; total: number }> {
  if (!isSearch(wanted.filter)) {
    const [total, places] = await Promise.all([totalOf(db, wanted), placesByIndex(db, wanted)]);
    return { places, total };
  }
  const places = await placesByWalking(db, wanted);
  return places === null ? placesFound(db, wanted) : { places, total: await totalOf(db, wanted) };
}

/** In the order of an index, section by section until the page is full; one more tells whether there is a next. */
async function placesByIndex(db: Db, wanted: Wanted): Promise<Place[]> {
  const places: Place[] = [];
  for (const { index, section } of sectionsLeft(wanted)) {
    if (places.length > wanted.limit) break;
    const { rows } = await sql<Place>`
      select ${sql.lit(index)} as section, inquiries.${sql.ref(section.column)} as key, inquiries.id as id
      from inquiries
      where ${matching(db, wanted.filter)} and ${section.where ?? TRUE}
        and ${beyond(wanted, index, section, `inquiries.${section.column}`, 'inquiries.id')}
      ${inOrder(section, `inquiries.${section.column}`, 'inquiries.id')}
      limit ${wanted.limit + 1 - places.length}`.execute(db);
    places.push(...rows);
  }
  return places;
}

/** What the search finds is gathered once, then counted and put in order. */
async function placesFound(db: Db, wanted: Wanted): Promise<{ places: Place[]; total: number }> {
  const all = SECTIONS[wanted.sort];
  const column = sql.ref(`inquiries.${(all[0] as Section).column}`);
  const inSection = all.length === 1 ? sql`0` : sql`case when ${(all[0] as Section).where} then 0 else 1 end`;
  const parts = sectionsLeft(wanted).map(
    ({ index, section }) => sql`select * from (
      select section, key, id from hit
      where section = ${sql.lit(index)} and ${beyond(wanted, index, section, 'key', 'id')}
      ${inOrder(section, 'key', 'id')}
      limit ${wanted.limit + 1}) as part${sql.raw(String(index))}`,
  );
  const { rows } = await sql<Place & { key: string }>`
    with hit as materialized (
      select ${inSection} as section, ${column} as key, inquiries.id as id ${searched(db, wanted.filter, true)})
    select -1 as section, cast(count(*) as text) as key, '' as id from hit
    union all ${sql.join(parts, sql` union all `)}`.execute(db);
  const total = Number(rows.find((row) => row.section === -1)?.key);
  // A union promises no order of its own.
  const places = sectionsLeft(wanted).flatMap(({ index, section }) =>
    sorted(
      rows.filter((row) => row.section === index),
      section,
    ),
  );
  return { places: places.slice(0, wanted.limit + 1), total };
}

async function inquiriesAt(db: Db, places: Place[]): Promise<Inquiry[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await db.selectFrom('inquiries').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  // One that was erased between the two queries is left out.
  return ids.flatMap((id) => byId.get(id) ?? []).map(fromRow);
}
