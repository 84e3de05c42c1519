/** The list of inquiries in the database. */
import { sql } from 'kysely';
import { INQUIRY_STATUSES, type Inquiry } from '#contract/inquiry.ts';
import type { InquiryCounts, InquirySort } from '#contract/inquiry-list.ts';
import type { Db } from '../../database/schema.ts';
import type { Cursor } from './cursor.ts';
import { duplicatesOf } from './duplicates-store.ts';
import { recordExport, staffNames } from './export-store.ts';
import { clockRuns, isNarrowed, searched } from './matching-store.ts';
import { everyInquiry, type ListPage, listPage } from './pages-store.ts';
import type { ListFilter } from './parse.ts';

export type ListStore = ReturnType<typeof listStore>;

export function listStore(db: Db) {
  return {
    page: (filter: ListFilter, sort: InquirySort, after: Cursor | null, limit: number): Promise<ListPage> =>
      listPage(db, { filter, sort, after, limit }),

    /** @param overdueBefore instant before which a running clock is overdue (contract/clock.ts). */
    counts: (filter: ListFilter, overdueBefore: string): Promise<InquiryCounts> =>
      countAll(db, filter, overdueBefore),

    /** Everything that matches, newest first. */
    async *all(filter: ListFilter): AsyncGenerator<Inquiry> {
      for await (const batch of everyInquiry(db, filter)) yield* batch;
    },

    duplicates: (id: string) => duplicatesOf(db, id),
    recordExport: recordExport.bind(null, db),
    staffNames: () => staffNames(db),
  };
}

type State = { spam: number; status: string; count: number; overdue: number };

async function countAll(db: Db, filter: ListFilter, overdueBefore: string): Promise<InquiryCounts> {
  const rows = isNarrowed(filter)
    ? await countNarrowed(db, filter, overdueBefore)
    : await countEverything(db, overdueBefore);
  const sum = (of: 'count' | 'overdue', spam: boolean, among: readonly string[] | null) =>
    rows
      .filter((row) => (row.spam === 1) === spam && (among === null || among.includes(row.status)))
      .reduce((all, row) => all + Number(row[of]), 0);
  const of = filter.overdueBefore === null ? 'count' : 'overdue';
  return {
    total: sum(of, filter.spam, filter.statuses),
    overdue: sum('overdue', filter.spam, filter.statuses),
    spam: sum(of, true, filter.statuses),
    byStatus: Object.fromEntries(
      INQUIRY_STATUSES.map((status) => [status, sum(of, filter.spam, [status])]),
    ) as InquiryCounts['byStatus'],
  };
}

async function countNarrowed(db: Db, filter: ListFilter, overdueBefore: string): Promise<State[]> {
  const { rows } = await sql<State>`
    select inquiries.spam as spam, inquiries.status as status, count(*) as count,
      sum(case when ${clockRuns} and inquiries.created_at < ${overdueBefore} then 1 else 0 end) as overdue
    ${searched(db, filter, false)}
    group by inquiries.spam, inquiries.status`.execute(db);
  return rows;
}

/** The same from the index of statuses, which holds them in order: a quarter of the time, for the first view. */
async function countEverything(db: Db, overdueBefore: string): Promise<State[]> {
  const [states, late] = await Promise.all([
    sql<
      Omit<State, 'overdue'>
    >`select spam, status, count(*) as count from inquiries group by spam, status`.execute(db),
    sql<{ count: number }>`select count(*) as count from inquiries
      where ${clockRuns} and inquiries.created_at < ${overdueBefore}`.execute(db),
  ]);
  const isRunning = ({ spam, status }: Omit<State, 'overdue'>) => spam === 0 && status === 'new';
  return states.rows.map((state) => ({
    ...state,
    overdue: isRunning(state) ? (late.rows[0]?.count ?? 0) : 0,
  }));
}
