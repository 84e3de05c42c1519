/** Database queries of the list of inquiries. */
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryCounts } from '#contract/inquiries/inquiry-responses.ts';
import type { Db } from '../database/schema.ts';
import { asListed } from '../inquiries/reads-store.ts';
import { countsOf } from './counts-store.ts';
import { duplicatesOf } from './duplicates-store.ts';
import { effectiveFilter } from './effective-filter.ts';
import { recordExport, staffNames } from './export-store.ts';
import type { Wanted } from './order-store.ts';
import { everyInquiry, type ListPage, listPage } from './pages-store.ts';
import type { ListFilter } from './parse.ts';
import { tagsInUse } from './tags-store.ts';
import { totalsOf } from './total-store.ts';
import { withTypoFallback } from './typo-fallback.ts';
import { worthOf } from './worth-store.ts';

export type ListStore = ReturnType<typeof listStore>;

export function listStore(db: Db) {
  return {
    read: (inquiries: Inquiry[], staffId: string) => asListed(db, inquiries, staffId),

    async page(wanted: Wanted): Promise<ListPage> {
      const run = (filter: ListFilter) => listPage(db, { ...wanted, filter });
      return (await withTypoFallback(db, wanted.filter, run, ({ total }) => total === 0)).result;
    },

    async counts(filter: ListFilter, overdueBefore: string): Promise<InquiryCounts> {
      const run = (used: ListFilter) => countsOf(db, used, overdueBefore);
      const { result, near } = await withTypoFallback(db, filter, run, ({ total }) => total === 0);
      return near ? { ...result, near } : result;
    },

    worth: (filter: ListFilter) => worthOf(db, filter),

    totals: (filters: ListFilter[]): Promise<number[]> => totalsOf(db, filters),

    /** Yields every match, newest first. */
    async *all(filter: ListFilter): AsyncGenerator<Inquiry> {
      for await (const batch of everyInquiry(db, await effectiveFilter(db, filter))) yield* batch;
    },

    tags: () => tagsInUse(db),
    duplicates: (id: string) => duplicatesOf(db, id),
    recordExport: recordExport.bind(null, db),
    staffNames: () => staffNames(db),
  };
}
