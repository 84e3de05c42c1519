/**
 * A page of a broad search: walks the list in its order and tests each text, so that a word which a third
 * of all inquiries hold costs some hundred texts instead of gathering them all (docs/decisions/0015).
 */
import { sql } from 'kysely';
import { isPostgres } from '../../database/dialect.ts';
import type { Db } from '../../database/schema.ts';
import { besidesSearch, textHolds } from './matching-store.ts';
import {
  beyond,
  inOrder,
  type Place,
  type Section,
  sectionsLeft,
  sorted,
  TRUE,
  type Wanted,
} from './order-store.ts';

/** Inquiries that tell how broad the search is. */
const PROBE = 300;

/** Of these, so many must be found for the walk to go on: it then ends within some thousand texts. */
const BROAD = PROBE / 20;

/** Null when what is searched for is too rare there; then it is cheaper to gather all that is found. */
export async function placesByWalking(db: Db, wanted: Wanted): Promise<Place[] | null> {
  const places: Place[] = [];
  for (const { index, section } of sectionsLeft(wanted)) {
    const missing = wanted.limit + 1 - places.length;
    if (missing <= 0) break;
    const walked = await walkSection(db, wanted, index, section, missing);
    if (walked === null) return null;
    places.push(...sorted(walked, section).slice(0, missing));
  }
  return places;
}

async function walkSection(db: Db, wanted: Wanted, index: number, section: Section, missing: number) {
  const probe = await stretch(db, wanted, index, section, PROBE);
  if (probe.ended || probe.found.length >= missing) return probe.found;
  if (probe.found.length < BROAD) return null;
  // Half as many again as should be enough.
  const enough = Math.ceil(((missing * PROBE) / probe.found.length) * 1.5);
  const { found, ended } = await stretch(db, wanted, index, section, enough);
  return ended || found.length >= missing ? found : null;
}

/** What is found among the section's next `length` inquiries. */
async function stretch(db: Db, wanted: Wanted, index: number, section: Section, length: number) {
  const column = `inquiries.${section.column}`;
  const by = section.index && !isPostgres(db) ? sql`indexed by ${sql.ref(section.index)}` : sql``;
  const { rows } = await sql<Place>`
    with stretch as materialized (
      select ${sql.ref(column)} as key, inquiries.id as id from inquiries ${by}
      where ${besidesSearch(wanted.filter)} and ${section.where ?? TRUE}
        and ${beyond(wanted, index, section, column, 'inquiries.id')}
      ${inOrder(section, column, 'inquiries.id')}
      limit ${length})
    select -1 as section, cast(count(*) as text) as key, '' as id from stretch
    union all select ${sql.lit(index)} as section, key, id from stretch
    where ${textHolds(db, wanted.filter, 'stretch.id')}`.execute(db);
  const seen = Number(rows.find((row) => row.section === -1)?.key);
  return { found: rows.filter((row) => row.section === index), ended: seen < length };
}
