/** What the reports count, read in pages so that other requests get their turn in between. */
import type { LateAnswer } from '#contract/reports.ts';
import type { Db } from '../database/schema.ts';

export type Reported = {
  id: string;
  created_at: string;
  status: string;
  withdrawn_at: string | null;
  first_contact_at: string | null;
  first_contact_by: string | null;
  service_type: string | null;
  area: string | null;
  /** JSON of `InquirySource`. */
  source: string | null;
};

export type ReportStore = ReturnType<typeof reportStore>;

const PAGE = 5000;

export function reportStore(db: Db) {
  return {
    /** Everything but spam that arrived in the span (ISO 8601, the second excluded), oldest first, by page. */
    async *inquiries(from: string, before: string): AsyncGenerator<Reported[]> {
      for (let after = { created_at: from, id: '' }; ; ) {
        const rows: Reported[] = await db
          .selectFrom('inquiries')
          .select(['id', 'created_at', 'status', 'withdrawn_at', 'first_contact_at', 'first_contact_by'])
          .select(['service_type', 'area', 'source'])
          .where('spam', '=', 0)
          .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.created_at, after.id)))
          .where('created_at', '<', before)
          .orderBy('created_at')
          .orderBy('id')
          .limit(PAGE)
          .execute();
        yield rows;
        if (rows.length < PAGE) return;
        after = rows.at(-1) as Reported;
      }
    },

    async staffNames(): Promise<Map<string, string>> {
      const rows = await db.selectFrom('staff_users').select(['id', 'name']).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    /** Who these are, newest first. */
    async named(ids: string[]): Promise<Omit<LateAnswer, 'by'>[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('inquiries')
        .select(['id', 'reference', 'name', 'created_at', 'first_contact_at'])
        .where('id', 'in', ids)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        reference: row.reference,
        name: row.name,
        createdAt: row.created_at,
        firstContactAt: row.first_contact_at as string,
      }));
    },
  };
}
