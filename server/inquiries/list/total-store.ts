/** How many there are in all, for `X-Total-Count`. */
import { sql } from 'kysely';
import { isPostgres } from '../../database/dialect.ts';
import type { Db } from '../../database/schema.ts';
import { isSearch, isSearchAlone, matching, searched, textsFound } from './matching-store.ts';
import type { Wanted } from './order-store.ts';
import type { ListFilter } from './parse.ts';

/** Totals of the lists that were begun last, each with the state of the database it was counted in. */
type Kept = Map<string, { state: string; total: number }>;
const kept = new WeakMap<Db, Kept>();
const MOST_KEPT = 50;

/**
 * Exact. A list's first page counts; the following ones take its number for as long as nothing at all
 * was written to the database.
 */
export async function totalOf(db: Db, { filter, after }: Wanted): Promise<number> {
  const totals = kept.get(db) ?? new Map();
  kept.set(db, totals);
  const list = JSON.stringify(filter);
  // Before counting: what is written meanwhile makes the number older than it is, never younger.
  const state = await stateOf(db);
  const known = totals.get(list);
  if (after !== null && known?.state === state) return known.total;
  const total = await count(db, filter);
  totals.delete(list);
  totals.set(list, { state, total });
  if (totals.size > MOST_KEPT) totals.delete(totals.keys().next().value);
  return total;
}

/** Changes with everything that is committed, by whichever process; PostgreSQL's is what a query sees. */
async function stateOf(db: Db): Promise<string> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ state: string }>`select pg_current_snapshot()::text as state`.execute(db);
    return String(rows[0]?.state);
  }
  const { rows } = await sql<{ others: number; own: number }>`
    select data_version as others, total_changes() as own from pragma_data_version`.execute(db);
  return `${rows[0]?.others} ${rows[0]?.own}`;
}

async function count(db: Db, filter: ListFilter): Promise<number> {
  const query = isSearchAlone(filter)
    ? // From the texts alone: a third of the time of asking for each inquiry.
      sql<{ total: number }>`select count(*) as total from inquiry_search
        where ${textsFound(db, filter)} and inquiry_search.spam = ${sql.lit(Number(filter.spam))}`
    : isSearch(filter)
      ? sql<{ total: number }>`select count(*) as total ${searched(db, filter, true)}`
      : sql<{ total: number }>`select count(*) as total from inquiries where ${matching(db, filter)}`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.total);
}
