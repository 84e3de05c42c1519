/** Pages of the list by keyset, so that page 1000 costs what page 1 does and arrivals move nothing. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Inquiry } from '#contract/inquiry.ts';
import type { InquirySort } from '#contract/inquiry-list.ts';
import type { Db } from '../../database/schema.ts';
import { fromRow } from '../store.ts';
import type { Cursor } from './cursor.ts';
import { clockRuns, isSearch, matching, searched } from './matching-store.ts';
import type { ListFilter } from './parse.ts';

export type ListPage = { inquiries: Inquiry[]; next: Cursor | null; total: number };

type Wanted = { filter: ListFilter; sort: InquirySort; after: Cursor | null; limit: number };

/** A stretch of the list in one order; an inquiry is in one section only. */
type Section = {
  column: 'created_at' | 'updated_at' | 'name_key';
  direction: 'asc' | 'desc';
  where?: RawBuilder<SqlBool>;
};

const SECTIONS: Record<InquirySort, Section[]> = {
  newest: [{ column: 'created_at', direction: 'desc' }],
  oldest: [{ column: 'created_at', direction: 'asc' }],
  name: [{ column: 'name_key', direction: 'asc' }],
  updated: [{ column: 'updated_at', direction: 'desc' }],
  due: [
    { column: 'created_at', direction: 'asc', where: clockRuns },
    { column: 'created_at', direction: 'desc', where: sql<SqlBool>`not ${clockRuns}` },
  ],
};

/** Where an inquiry stands in the list. */
type Place = { section: number; key: string; id: string };

export async function listPage(db: Db, wanted: Wanted): Promise<ListPage> {
  const { places, total } = isSearch(wanted.filter)
    ? await placesFound(db, wanted)
    : await placesByIndex(db, wanted);
  const shown = places.slice(0, wanted.limit);
  const last = shown.at(-1);
  return {
    inquiries: await inquiriesAt(db, shown),
    next: last && places.length > wanted.limit ? { sort: wanted.sort, ...last } : null,
    total,
  };
}

async function countMatching(db: Db, filter: ListFilter): Promise<number> {
  const query = isSearch(filter)
    ? sql<{ total: number }>`select count(*) as total ${searched(db, filter, true)}`
    : sql<{ total: number }>`select count(*) as total from inquiries where ${matching(db, filter)}`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.total);
}

/** In the order of an index, section by section until the page is full; one more tells whether there is a next. */
async function placesByIndex(db: Db, wanted: Wanted): Promise<{ places: Place[]; total: number }> {
  const total = countMatching(db, wanted.filter);
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
  return { places, total: await total };
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
    rows.filter((row) => row.section === index).sort(section.direction === 'asc' ? upwards : downwards),
  );
  return { places: places.slice(0, wanted.limit + 1), total };
}

const sectionsLeft = ({ sort, after }: Wanted) =>
  SECTIONS[sort].map((section, index) => ({ section, index })).slice(after?.section ?? 0);

const TRUE = sql<SqlBool>`1 = 1`;

/** Past the end of the last page, in the section where that was. */
function beyond({ after }: Wanted, index: number, { direction }: Section, key: string, id: string) {
  if (after?.section !== index) return TRUE;
  const compare = sql.raw(direction === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${sql.ref(key)}, ${sql.ref(id)}) ${compare} (${after.key}, ${after.id})`;
}

function inOrder({ direction }: Section, key: string, id: string) {
  const way = sql.raw(direction);
  return sql`order by ${sql.ref(key)} ${way}, ${sql.ref(id)} ${way}`;
}

const upwards = (a: Place, b: Place) => compare(a.key, b.key) || compare(a.id, b.id);
const downwards = (a: Place, b: Place) => upwards(b, a);
const compare = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

async function inquiriesAt(db: Db, places: Place[]): Promise<Inquiry[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await db.selectFrom('inquiries').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  // One that was erased between the two queries is left out.
  return ids.flatMap((id) => byId.get(id) ?? []).map(fromRow);
}
