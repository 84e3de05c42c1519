/** Total counts for `X-Total-Count`. */
import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';
import { countOfQueue, countWithoutMeeting } from './counts-store.ts';
import {
  foundTexts,
  isByMeeting,
  isNarrowed,
  isSearch,
  isSearchAlone,
  isWithoutMeeting,
  matching,
  searched,
} from './matching-store.ts';
import type { Wanted } from './order-store.ts';
import type { ListFilter } from './parse.ts';
import { withTypoFallback } from './typo-fallback.ts';

/** Totals of the most recently requested lists, each with the database state in which it was counted. */
type Kept = Map<string, { state: string; total: number }>;
const kept = new WeakMap<Db, Kept>();
const MOST_KEPT = 200;

/**
 * Returns the exact total. The first page counts; later pages reuse the number as long as nothing was written to the
 * database.
 */
export async function totalOf(db: Db, { filter, after }: Pick<Wanted, 'filter' | 'after'>): Promise<number> {
  // Read before counting: a concurrent write can only make the cached total look stale, never fresh.
  const state = await engineOf(db).committedState(db);
  const list = JSON.stringify(filter);
  const known = after === null ? undefined : totalKept(db, list, state);
  return known ?? keep(db, list, state, await count(db, filter));
}

/** Returns the totals of several lists as they are shown, with near words where nothing matches. */
export async function totalsOf(db: Db, filters: ListFilter[]): Promise<number[]> {
  const state = await engineOf(db).committedState(db);
  const totals: number[] = [];
  // In sequence, because no list waits for the totals.
  for (const filter of filters) {
    // A displayed list may have another total than the list as typed.
    const key = `shown ${JSON.stringify(filter)}`;
    totals.push(totalKept(db, key, state) ?? keep(db, key, state, await countShown(db, filter)));
  }
  return totals;
}

async function countShown(db: Db, filter: ListFilter): Promise<number> {
  const isEmpty = (total: number) => total === 0;
  return (await withTypoFallback(db, filter, (used) => count(db, used), isEmpty)).result;
}

function totalKept(db: Db, list: string, state: string): number | undefined {
  const known = kept.get(db)?.get(list);
  return known?.state === state ? known.total : undefined;
}

function keep(db: Db, list: string, state: string, total: number): number {
  const totals: Kept = kept.get(db) ?? new Map();
  kept.set(db, totals);
  totals.delete(list);
  totals.set(list, { state, total });
  if (totals.size > MOST_KEPT) totals.delete(totals.keys().next().value as string);
  return total;
}

async function count(db: Db, filter: ListFilter): Promise<number> {
  if (isWithoutMeeting(filter)) return countWithoutMeeting(db, filter);
  // No index holds all columns that a part of the queue needs.
  const isOfQueue = filter.group !== null || filter.overdueBefore !== null;
  if (isOfQueue && !isNarrowed(filter) && !filter.spam) return countOfQueue(db, filter);
  const query = isSearchAlone(filter)
    ? // Counts the texts alone, in a third of the time that a join takes.
      sql<{ total: number }>`select count(*) as total ${foundTexts(db, filter)}`
    : isSearch(filter) || isByMeeting(filter)
      ? sql<{ total: number }>`select count(*) as total ${searched(db, filter, true)}`
      : sql<{ total: number }>`select count(*) as total from inquiries where ${matching(db, filter)}`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.total);
}
