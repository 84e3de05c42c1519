/** Sort orders of the list as SQL. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InquirySort } from '#contract/inquiries/inquiry-list.ts';
import { PRIORITIES } from '#contract/inquiries/priority.ts';
import type { QueueGroup } from '#contract/inquiries/queue.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';
import type { ListCursor } from './cursor.ts';
import type { ListFilter } from './parse.ts';
import { queueSections } from './queue-store.ts';

/** @property now the instant as of which the queue is ordered (ISO 8601); that of the first page on every page. */
export type Wanted = {
  filter: ListFilter;
  sort: InquirySort;
  after: ListCursor | null;
  limit: number;
  now: string;
};

/** A part of the list with its own sort order; each inquiry is in exactly one section. */
export type QueueSection = {
  column: 'created_at' | 'updated_at' | 'name_key' | 'waiting_since' | 'snoozed_until';
  direction: 'asc' | 'desc';
  where?: RawBuilder<SqlBool>;
  /** The group of all inquiries in it. */
  group?: QueueGroup;
  /** Index hint for SQLite, which would otherwise scan years of inquiries before the first running clock. */
  index?: string;
};

const SECTIONS: Record<Exclude<InquirySort, 'queue'>, QueueSection[]> = {
  newest: [{ column: 'created_at', direction: 'desc' }],
  oldest: [{ column: 'created_at', direction: 'asc' }],
  name: [{ column: 'name_key', direction: 'asc' }],
  updated: [{ column: 'updated_at', direction: 'desc' }],
  priority: PRIORITIES.map((priority) => ({
    column: 'created_at',
    direction: 'desc',
    where: sql`inquiries.priority = ${sql.lit(priority)}`,
    index: 'inquiries_priority',
  })),
};

export const sectionsOf = ({ sort, now }: Pick<Wanted, 'sort' | 'now'>): QueueSection[] =>
  sort === 'queue' ? queueSections(now) : SECTIONS[sort];

/** An inquiry's position in the list. */
export type RowPosition = { section: number; key: string; id: string };

/** The sections, from the cursor on, that may contain matches of the filter. */
export const sectionsLeft = (wanted: Wanted) =>
  sectionsOf(wanted)
    .map((section, index) => ({ section, index }))
    .slice(wanted.after?.section ?? 0)
    .filter(({ section }) => mayHold(section, wanted.filter));

function mayHold({ group }: QueueSection, filter: ListFilter): boolean {
  if (group === undefined) return true;
  if (filter.overdueBefore !== null && (group === 'them' || group === 'closed')) return false;
  return filter.group === null || filter.group === group;
}

export const TRUE = sql<SqlBool>`1 = 1`;

/** Returns the keyset condition: rows after the cursor, in the cursor's section. */
export function afterCursor(
  { after }: Wanted,
  index: number,
  { direction }: QueueSection,
  key: string,
  id: string,
) {
  if (after?.section !== index) return TRUE;
  const compare = sql.raw(direction === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${sql.ref(key)}, ${sql.ref(id)}) ${compare} (${after.key}, ${after.id})`;
}

export function inOrder({ direction }: QueueSection, key: string, id: string) {
  const way = sql.raw(direction);
  return sql`order by ${sql.ref(key)} ${way}, ${sql.ref(id)} ${way}`;
}

/** The index of the section an inquiry is in. Begins at the end: far fewer inquiries wait than don't. */
export function sectionOf(all: QueueSection[]): RawBuilder<number> {
  const last = sql<number>`${sql.lit(all.length - 1)}`;
  if (all.length === 1) return last;
  const cases = all.map(({ where }, index) => sql`when ${where} then ${sql.lit(index)}`).reverse();
  return sql`case ${sql.join(cases, sql` `)} else ${last} end`;
}

/** The sort key of a row whose section is known. */
export function keyOf(all: QueueSection[]): RawBuilder<string> {
  const columns = [...new Set(all.map(({ column }) => column))];
  const [first, ...others] = columns.map((column) => ({
    column: sql.ref(column),
    among: amongSections(all, (section) => section.column === column),
  }));
  const cases = others.map(({ among, column }) => sql`when ${among} then ${column}`);
  return cases.length === 0
    ? sql`${first?.column}`
    : sql`case ${sql.join(cases, sql` `)} else ${first?.column} end`;
}

/** The keyset condition over all sections, for rows whose section is known. */
export function afterAll(wanted: Wanted): RawBuilder<SqlBool> {
  const { after } = wanted;
  const at = after && sectionsOf(wanted)[after.section];
  if (!after || !at) return TRUE;
  const index = sql.lit(after.section);
  return sql`(section > ${index} or (section = ${index} and ${afterCursor(wanted, after.section, at, 'key', 'id')}))`;
}

/** One order for all sections: columns that are null throughout a section don't affect its order. */
export function inOrderOfAll(all: QueueSection[]): RawBuilder<unknown> {
  const isUp = amongSections(all, ({ direction }) => direction === 'asc');
  return sql`order by section, case when ${isUp} then key end, case when not ${isUp} then key end desc,
    case when ${isUp} then id end, id desc`;
}

function amongSections(all: QueueSection[], holds: (section: QueueSection) => boolean): RawBuilder<SqlBool> {
  const indexes = all.flatMap((section, index) => (holds(section) ? [sql.lit(index)] : []));
  return indexes.length === 0 ? sql`1 = 0` : sql`section in (${sql.join(indexes)})`;
}

/** Names the section's index: without the hint, SQLite would read all inquiries that aren't spam. */
export const byIndex = (db: Db, { index }: Pick<QueueSection, 'index'>) =>
  index ? engineOf(db).byIndex(index) : sql``;
