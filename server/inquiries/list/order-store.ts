/** The orders of the list as SQL. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InquirySort } from '#contract/inquiry-list.ts';
import type { Cursor } from './cursor.ts';
import { clockRuns } from './matching-store.ts';
import type { ListFilter } from './parse.ts';

export type Wanted = { filter: ListFilter; sort: InquirySort; after: Cursor | null; limit: number };

/** A stretch of the list in one order; an inquiry is in one section only. */
export type Section = {
  column: 'created_at' | 'updated_at' | 'name_key';
  direction: 'asc' | 'desc';
  where?: RawBuilder<SqlBool>;
  /** What SQLite must be told to walk by: it would come to the first running clock through all the years before. */
  index?: string;
};

export const SECTIONS: Record<InquirySort, Section[]> = {
  newest: [{ column: 'created_at', direction: 'desc' }],
  oldest: [{ column: 'created_at', direction: 'asc' }],
  name: [{ column: 'name_key', direction: 'asc' }],
  updated: [{ column: 'updated_at', direction: 'desc' }],
  due: [
    { column: 'created_at', direction: 'asc', where: clockRuns, index: 'inquiries_status' },
    { column: 'created_at', direction: 'desc', where: sql<SqlBool>`not ${clockRuns}` },
  ],
};

/** Where an inquiry stands in the list. */
export type Place = { section: number; key: string; id: string };

export const sectionsLeft = ({ sort, after }: Wanted) =>
  SECTIONS[sort].map((section, index) => ({ section, index })).slice(after?.section ?? 0);

export const TRUE = sql<SqlBool>`1 = 1`;

/** Past the end of the last page, in the section where that was. */
export function beyond({ after }: Wanted, index: number, { direction }: Section, key: string, id: string) {
  if (after?.section !== index) return TRUE;
  const compare = sql.raw(direction === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${sql.ref(key)}, ${sql.ref(id)}) ${compare} (${after.key}, ${after.id})`;
}

export function inOrder({ direction }: Section, key: string, id: string) {
  const way = sql.raw(direction);
  return sql`order by ${sql.ref(key)} ${way}, ${sql.ref(id)} ${way}`;
}

const upwards = (a: Place, b: Place) => compare(a.key, b.key) || compare(a.id, b.id);
const downwards = (a: Place, b: Place) => upwards(b, a);
const compare = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** The same order in memory: bytes decide, as in the databases. */
export const sorted = (places: Place[], { direction }: Section): Place[] =>
  places.sort(direction === 'asc' ? upwards : downwards);
