/**
 * Pages of broad searches: scans the list in order and tests each text. A word in a third of all inquiries then costs a
 * few hundred texts, rather than materializing all matches (docs/decisions/0015).
 */
import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';
import { conditionsExceptSearch } from './matching-store.ts';
import {
  afterCursor,
  byIndex,
  inOrder,
  type QueueSection,
  type RowPosition,
  sectionsLeft,
  sorted,
  TRUE,
  type Wanted,
} from './order-store.ts';

/** Sample size for estimating how broad the search is. */
const PROBE = 300;

/** Matches required in the sample to take a search for broad. */
const BROAD = PROBE / 20;

/** Texts to test for each inquiry of a long page, such as an export's. */
const TEXTS_EACH = 30;

/**
 * @param texts to test for any page.
 * @returns null when these held too few for a page; materializing all matches is cheaper.
 */
export async function scanForMatches(db: Db, wanted: Wanted, texts = 20_000): Promise<RowPosition[] | null> {
  const places: RowPosition[] = [];
  let left = Math.max(texts, wanted.limit * TEXTS_EACH);
  for (const { index, section } of sectionsLeft(wanted)) {
    const missing = wanted.limit + 1 - places.length;
    if (missing <= 0) break;
    const found = await walk(db, wanted, index, section, missing, left);
    places.push(...sorted(found, section));
    if (found.length < missing) left -= await seen(db, wanted, index, section, left);
    if (left <= 0) return null;
  }
  return places;
}

/** Whether a sample of the newest inquiries holds what is searched for. Of words of notes, which these have few of, it tells little. */
export async function isBroadSearch(db: Db, { filter, now }: Wanted): Promise<boolean> {
  const newest: Wanted = { filter, sort: 'newest', after: null, limit: PROBE, now };
  const [{ index, section }] = sectionsLeft(newest) as [{ index: number; section: QueueSection }];
  const found = await walk(db, newest, index, section, BROAD, PROBE);
  return found.length >= BROAD || (await seen(db, newest, index, section, PROBE)) < PROBE;
}

/**
 * Tests the texts of the section's next `length` inquiries until `missing` were found. Both databases go on reading the
 * stretch only while the limit asks for more, and in its order.
 */
async function walk(
  db: Db,
  wanted: Wanted,
  index: number,
  section: QueueSection,
  missing: number,
  length: number,
): Promise<RowPosition[]> {
  const { rows } = await sql<RowPosition>`
    select ${sql.lit(index)} as section, key, id from (${stretch(db, wanted, index, section, length)}) as stretch
    where ${engineOf(db).search.holds(wanted.filter, 'stretch.id')} limit ${missing}`.execute(db);
  return rows;
}

/** Counts the section's next inquiries, up to `length`. */
async function seen(db: Db, wanted: Wanted, index: number, section: QueueSection, length: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${stretch(db, wanted, index, section, length)}) as stretch`.execute(db);
  return Number(rows[0]?.count);
}

function stretch(db: Db, wanted: Wanted, index: number, section: QueueSection, length: number) {
  const column = `inquiries.${section.column}`;
  return sql`select ${sql.ref(column)} as key, inquiries.id as id from inquiries ${byIndex(db, section)}
    where ${conditionsExceptSearch(wanted.filter)} and ${section.where ?? TRUE}
      and ${afterCursor(wanted, index, section, column, 'inquiries.id')}
    ${inOrder(section, column, 'inquiries.id')} limit ${length}`;
}
