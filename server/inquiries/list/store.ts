/** The list of inquiries in the database: pages by keyset, so that page 1000 costs what page 1 does. */
import { type SqlBool, sql } from 'kysely';
import { INQUIRY_STATUSES, type Inquiry, type InquiryStatus } from '#contract/inquiry.ts';
import type { InquiryCounts, InquiryDuplicate, InquirySort } from '#contract/inquiry-list.ts';
import type { Db } from '../../database/schema.ts';
import { fromRow } from '../store.ts';
import type { Cursor } from './cursor.ts';
import { and, clockRuns, matching, matchingButState } from './matching-store.ts';
import type { ListFilter } from './parse.ts';

export type ListPage = { inquiries: Inquiry[]; next: Cursor | null };
export type ListStore = ReturnType<typeof listStore>;

/** A stretch of the list in one order; an inquiry is in one section only. */
type Section = {
  column: 'created_at' | 'updated_at' | 'name_key';
  direction: 'asc' | 'desc';
  where?: typeof clockRuns;
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

const MOST_DUPLICATES = 20;

export function listStore(db: Db) {
  async function section(
    filter: ListFilter,
    sort: InquirySort,
    index: number,
    after: Cursor | null,
    limit: number,
  ) {
    const { column, direction, where } = SECTIONS[sort][index] as Section;
    const place = sql`(${sql.ref(`inquiries.${column}`)}, inquiries.id)`;
    return db
      .selectFrom('inquiries')
      .selectAll()
      .where(matching(db, filter))
      .$if(where !== undefined, (q) => q.where(where as typeof clockRuns))
      .$if(after !== null, (q) =>
        q.where(
          sql<SqlBool>`${place} ${sql.raw(direction === 'asc' ? '>' : '<')} (${after?.key}, ${after?.id})`,
        ),
      )
      .orderBy(column, direction)
      .orderBy('id', direction)
      .limit(limit)
      .execute();
  }

  async function page(
    filter: ListFilter,
    sort: InquirySort,
    after: Cursor | null,
    limit: number,
  ): Promise<ListPage> {
    const rows: (Awaited<ReturnType<typeof section>>[number] & { section: number })[] = [];
    // One more than is shown says whether there is a next page.
    for (let index = after?.section ?? 0; index < SECTIONS[sort].length && rows.length <= limit; index++) {
      const from = after?.section === index ? after : null;
      const more = await section(filter, sort, index, from, limit + 1 - rows.length);
      rows.push(...more.map((row) => ({ ...row, section: index })));
    }
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const next =
      last && rows.length > limit
        ? {
            sort,
            section: last.section,
            key: last[(SECTIONS[sort][last.section] as Section).column],
            id: last.id,
          }
        : null;
    return { inquiries: shown.map(fromRow), next };
  }

  return {
    page,

    /** Everything that matches, newest first, read a batch at a time; stopping early leaves nothing open. */
    async *all(filter: ListFilter): AsyncGenerator<Inquiry> {
      for (let after: Cursor | null = null, done = false; !done; ) {
        const { inquiries, next }: ListPage = await page(filter, 'newest', after, BATCH);
        yield* inquiries;
        after = next;
        done = next === null;
      }
    },

    async count(filter: ListFilter): Promise<number> {
      const { total } = await db
        .selectFrom('inquiries')
        .select((eb) => eb.fn.countAll().as('total'))
        .where(matching(db, filter))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /** @param overdue instant before which a running clock is overdue (contract/clock.ts). */
    async counts(filter: ListFilter, overdue: string): Promise<InquiryCounts> {
      const [byState, late] = await Promise.all([
        db
          .selectFrom('inquiries')
          .select(['spam', 'status', (eb) => eb.fn.countAll().as('count')])
          .where(and(matchingButState(db, filter)))
          .groupBy(['spam', 'status'])
          .execute(),
        this.count({ ...filter, overdueBefore: overdue }),
      ]);
      const sum = (spam: boolean, among: readonly string[] | null) =>
        byState
          .filter((row) => (row.spam === 1) === spam && (among === null || among.includes(row.status)))
          .reduce((all, row) => all + Number(row.count), 0);
      if (filter.overdueBefore !== null)
        return { total: late, overdue: late, spam: 0, byStatus: await this.overdueByStatus(filter) };
      return {
        total: sum(filter.spam, filter.statuses),
        overdue: late,
        spam: sum(true, filter.statuses),
        byStatus: byStatus((status) => sum(filter.spam, [status])),
      };
    },

    /** Only new inquiries have a clock that runs. */
    async overdueByStatus(filter: ListFilter): Promise<InquiryCounts['byStatus']> {
      const late = await this.count({ ...filter, statuses: null });
      return byStatus((status) => (status === 'new' ? late : 0));
    },

    /** Others with the same e-mail address or phone, newest first; null when there is no such inquiry. */
    async duplicates(id: string): Promise<InquiryDuplicate[] | null> {
      const own = await db
        .selectFrom('inquiries')
        .select(['email_key', 'phone_key'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!own) return null;
      const rows = await db
        .selectFrom('inquiries')
        .select(['id', 'reference', 'name', 'status', 'spam', 'email_key', 'phone_key', 'created_at'])
        .where((eb) => eb.or([eb('email_key', '=', own.email_key), eb('phone_key', '=', own.phone_key)]))
        .where('id', '<>', id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_DUPLICATES)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        reference: row.reference,
        name: row.name,
        status: row.status,
        spam: row.spam === 1,
        sameEmail: row.email_key !== null && row.email_key === own.email_key,
        samePhone: row.phone_key !== null && row.phone_key === own.phone_key,
        createdAt: row.created_at,
      }));
    },
  };
}

/** Inquiries of an export that are in memory at a time. */
const BATCH = 500;

const byStatus = (count: (status: InquiryStatus) => number) =>
  Object.fromEntries(INQUIRY_STATUSES.map((status) => [status, count(status)])) as InquiryCounts['byStatus'];
