/** What the reports count. */
import type { LateAnswer } from '#contract/reports.ts';
import type { Db } from '../database/schema.ts';

export type Answered = { created_at: string; first_contact_at: string; first_contact_by: string | null };
export type Unanswered = { created_at: string; status: string; withdrawn_at: string | null };
export type Kinds = { service: string | null; area: string | null; source: string | null; count: number };

/** From the first instant on, and before the second (ISO 8601). */
export type Span = readonly [from: string, before: string];

export type ReportStore = ReturnType<typeof reportStore>;

/** Inquiries of a slice, which are in memory at a time. */
const SLICE = 10_000;

/** Of what arrived in a span; never spam. */
export function reportStore(db: Db, slice = SLICE) {
  const arrived = (from: string, before: string) =>
    db
      .selectFrom('inquiries')
      .where('spam', '=', 0)
      .where('created_at', '>=', from)
      .where('created_at', '<', before);
  return {
    /** The span in pieces of some ten thousand inquiries, one after the other. */
    async *slices([from, before]: Span): AsyncGenerator<Span> {
      for (let start = from; ; ) {
        const next = await arrived(start, before)
          .select('created_at')
          // However many came in the same millisecond.
          .where('created_at', '>', start)
          .orderBy('created_at')
          .offset(slice)
          .limit(1)
          .executeTakeFirst();
        yield [start, next?.created_at ?? before];
        if (!next) return;
        start = next.created_at;
      }
    },

    /** In no order. Most have an answer, and the columns of the others would double the time to read them. */
    answered: ([from, before]: Span): Promise<Answered[]> =>
      arrived(from, before)
        .select(['created_at', 'first_contact_at', 'first_contact_by'])
        .where('first_contact_at', 'is not', null)
        .$narrowType<{ first_contact_at: string }>()
        .execute(),

    unanswered: ([from, before]: Span): Promise<Unanswered[]> =>
      arrived(from, before)
        .select(['created_at', 'status', 'withdrawn_at'])
        .where('first_contact_at', 'is', null)
        .execute(),

    /** How often each service, area and source (the column's JSON) came together. */
    async kinds([from, before]: Span): Promise<Kinds[]> {
      const rows = await arrived(from, before)
        .select((eb) => ['service_type as service', 'area', 'source', eb.fn.countAll().as('count')])
        .groupBy(['service_type', 'area', 'source'])
        .execute();
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },

    async staffNames(): Promise<Map<string, string>> {
      const rows = await db.selectFrom('staff_users').select(['id', 'name']).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    /** The answered ones that arrived at these instants, newest first. */
    async answersTo(createdAt: string[]): Promise<LateAnswer[]> {
      if (createdAt.length === 0) return [];
      const rows = await db
        .selectFrom('inquiries as i')
        .leftJoin('staff_users as u', 'u.id', 'i.first_contact_by')
        .select(['i.id', 'i.reference', 'i.name', 'i.created_at', 'i.first_contact_at', 'u.name as by'])
        .where('i.spam', '=', 0)
        .where('i.first_contact_at', 'is not', null)
        .where('i.created_at', 'in', createdAt)
        .orderBy('i.created_at', 'desc')
        .orderBy('i.id', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        reference: row.reference,
        name: row.name,
        createdAt: row.created_at,
        firstContactAt: row.first_contact_at as string,
        by: row.by,
      }));
    },
  };
}
