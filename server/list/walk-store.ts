/**
 * Pages of broad searches: scans the list in order and tests each text. A word in a third of all inquiries then costs a
 * few hundred texts, rather than materializing all matches (docs/decisions/0015).
 */
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { besidesSearch, textHolds } from './matching-store.ts';
import {
  beyond,
  byIndex,
  inOrder,
  type Place,
  type Section,
  sectionsLeft,
  sorted,
  TRUE,
  type Wanted,
} from './order-store.ts';

/** Sample size for estimating how broad the search is. */
const PROBE = 300;

/** Matches required in the sample to continue: the scan then ends within a few thousand texts. */
const BROAD = PROBE / 20;

/** Returns null when the sample has too few matches; materializing them all is cheaper then. */
export async function placesByWalking(db: Db, wanted: Wanted): Promise<Place[] | null> {
  // One sample, instead of one of each of the queue's short sections, before a narrow search is found out.
  if (sectionsLeft(wanted).length > 1 && !(await isBroad(db, wanted))) return null;
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

async function isBroad(db: Db, { filter, now }: Wanted): Promise<boolean> {
  const newest: Wanted = { filter, sort: 'newest', after: null, limit: PROBE, now };
  const [{ index, section }] = sectionsLeft(newest) as [{ index: number; section: Section }];
  const { found, ended } = await stretch(db, newest, index, section, PROBE);
  return ended || found.length >= BROAD;
}

async function walkSection(db: Db, wanted: Wanted, index: number, section: Section, missing: number) {
  const probe = await stretch(db, wanted, index, section, PROBE);
  if (probe.ended || probe.found.length >= missing) return probe.found;
  if (probe.found.length < BROAD) return null;
  // A margin of 50% over the estimate.
  const enough = Math.ceil(((missing * PROBE) / probe.found.length) * 1.5);
  const { found, ended } = await stretch(db, wanted, index, section, enough);
  return ended || found.length >= missing ? found : null;
}

/** Searches the section's next `length` inquiries. */
async function stretch(db: Db, wanted: Wanted, index: number, section: Section, length: number) {
  const column = `inquiries.${section.column}`;
  const { rows } = await sql<Place>`
    with stretch as materialized (
      select ${sql.ref(column)} as key, inquiries.id as id from inquiries ${byIndex(db, section)}
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
