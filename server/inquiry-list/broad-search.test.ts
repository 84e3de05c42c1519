/** Searches with many and few matches among some thousand inquiries, compared with a plain check (requirements §14). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InquirySort } from '#contract/inquiries/inquiry-list.ts';
import { seedInquiries } from '../seed/store.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import type { ListCursor } from './cursor.ts';
import { listPage } from './pages-store.ts';
import { type ListFilter, listFilter } from './parse.ts';
import { type ListStore, listStore } from './store.ts';
import { addInquiry } from './testing/inquiries-store.ts';
import { type Queued, queued } from './testing/queue.ts';

type Known = Queued & { text: string; spam: number };

describe.each(engines)('a broad search on %s', (engine) => {
  let test: TestApp;
  let list: ListStore;
  let all: Known[];
  beforeAll(async () => {
    test = await createTestApp(engine);
    list = listStore(test.db);
    await seedInquiries(test.db, { count: 1500, days: 60, seed: 'broad' });
    const rows = await test.db
      .selectFrom('inquiries')
      .innerJoin('inquiry_search', 'inquiry_search.inquiry_id', 'inquiries.id')
      .select(['id', 'text', 'inquiries.spam', 'status', 'created_at'])
      .select(['first_contact_at', 'withdrawn_at', 'updated_at'])
      .execute();
    all = rows.map(({ first_contact_at, withdrawn_at, ...row }) => ({
      ...row,
      runs: row.spam === 0 && row.status === 'new' && first_contact_at === null && withdrawn_at === null,
    }));
  });
  afterAll(() => test.close());

  const asked = (query: Parameters<typeof listFilter>[0]) => listFilter(query, 'nobody', new Date());

  const NOW = new Date().toISOString();
  const page = (filter: ListFilter, sort: InquirySort, after: ListCursor | null, broad?: number) =>
    listPage(test.db, { filter, sort, after, limit: 40, now: NOW }, broad);

  async function everyPage(filter: ListFilter, sort: InquirySort, broad?: number) {
    const ids: string[] = [];
    const totals = new Set<number>();
    for (let after: ListCursor | null = null, done = false; !done; ) {
      const found = await page(filter, sort, after, broad);
      ids.push(...found.inquiries.map(({ id }) => id));
      totals.add(found.total);
      after = found.next;
      done = after === null;
    }
    return { ids, totals: [...totals] };
  }

  /** Two letters may be initials, too. */
  const spelled = (word: string) => (word === 'ho' ? ['ho', 'h.o', 'h. o'] : [word]);
  const byArrival = (a: Known, b: Known) =>
    a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : a.id < b.id ? -1 : 1;
  const expected = (words: string[], sort: 'newest' | 'queue', fits: (one: Known) => boolean) => {
    const found = all.filter(
      (one) => fits(one) && words.every((word) => spelled(word).some((way) => one.text.includes(way))),
    );
    const newest = found.toSorted((a, b) => byArrival(b, a));
    if (sort === 'newest') return newest.map(({ id }) => id);
    return queued(found, NOW).map(({ id }) => id);
  };

  it.each(['e', 'ho', 'house', 'steel frame', 'termites', 'delgado', 'jose garcia', 'left a message', 'zzz'])(
    '%j finds page by page what a plain check finds, in order, with the total',
    async (q) => {
      const words = q.split(' ');
      for (const sort of ['newest', 'queue'] as const)
        for (const [query, fits] of [
          [{}, (one: Known) => one.spam === 0],
          [{ spam: true }, (one: Known) => one.spam === 1],
          [{ status: ['contacted'] }, (one: Known) => one.spam === 0 && one.status === 'contacted'],
        ] satisfies [Parameters<typeof listFilter>[0], (one: Known) => boolean][]) {
          const ids = expected(words, sort, fits);
          // Gathered, and read in the list's order.
          for (const broad of [5000, 0])
            expect(await everyPage(asked({ ...query, q }), sort, broad)).toEqual({
              ids,
              totals: [ids.length],
            });
        }
      const counts = await list.counts(asked({ q }), new Date().toISOString());
      expect(counts.total).toBe(expected(words, 'newest', ({ spam }) => spam === 0).length);
      expect(counts.spam).toBe(expected(words, 'newest', ({ spam }) => spam === 1).length);
    },
  );

  it('tells the following page of what arrived since the first', async () => {
    const filter = asked({ q: 'e' });
    const first = await page(filter, 'newest', null);
    const id = await addInquiry(test.db, { message: 'One more' });
    const second = await page(filter, 'newest', first.next);
    expect(second.total).toBe(Number(first.total) + 1);
    await test.db.deleteFrom('inquiries').where('id', '=', id).execute();
    const third = await page(filter, 'newest', second.next);
    expect(third.total).toBe(first.total);
  });
});
