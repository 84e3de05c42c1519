/** The order of the queue (contract/inquiries/queue.ts): long overdue inquiries don't bury those due in an hour. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupOf, QUEUE_GROUPS } from '#contract/inquiries/queue.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import type { ListCursor } from './cursor.ts';
import { listFilter } from './parse.ts';
import { listStore } from './store.ts';
import { addInquiry } from './testing/inquiries-store.ts';
import { queued } from './testing/queue.ts';

const HOUR = 3_600_000;
const ago = (hours: number, from = Date.now()) => new Date(from - hours * HOUR).toISOString();

describe.each(engines)('the queue on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(engine);
  });
  afterAll(() => test.close());
  const clear = () => test.db.deleteFrom('inquiries').execute();

  async function listed(now: string, limit: number): Promise<string[]> {
    const names: string[] = [];
    for (let after: ListCursor | null = null, isLast = false; !isLast; ) {
      const filter = listFilter({}, 'nobody', new Date(now));
      const page = await listStore(test.db).page({ filter, sort: 'queue', after, limit, now });
      names.push(...page.inquiries.map(({ name }) => name));
      after = page.next;
      isLast = after === null;
    }
    return names;
  }

  it('puts first what is due soon, then what is just overdue; what is long overdue comes last', async () => {
    await clear();
    const add = (name: string, given: object) => addInquiry(test.db, { name, ...given });
    const contacted = { status: 'contacted', created_at: ago(300), first_contact_at: ago(299) };
    const answered = (hours: number) => ({
      ...contacted,
      waiting_since: ago(hours),
      waiting_reason: 'message',
    });
    await add('due in an hour', { created_at: ago(23) });
    await add('due in three', { created_at: ago(21) });
    await add('answered, due in two', answered(22));
    await add('an hour late', { created_at: ago(25) });
    await add('two days late', { created_at: ago(72) });
    await add('answered, an hour late', answered(25.5));
    await add('just in', { created_at: ago(0.1) });
    await add('came this morning', { created_at: ago(2) });
    await add('a month late', { created_at: ago(720) });
    await add('a year late', { created_at: ago(8700) });
    await add('waits for them', { ...contacted, updated_at: ago(5) });
    await add('in progress', { ...contacted, status: 'in-progress', updated_at: ago(6) });
    await add('tuesday', { ...contacted, snoozed_until: ago(-30), next_step: 'Call again' });
    await add('next week', { created_at: ago(40), snoozed_until: ago(-150) });
    await add('closed', { ...contacted, status: 'completed', updated_at: ago(1) });
    await add('spam', { created_at: ago(30), spam: 1, waiting_since: ago(30), waiting_reason: 'message' });
    expect(await listed(ago(0), 4)).toEqual([
      ...['due in an hour', 'due in three', 'answered, due in two'],
      ...['an hour late', 'two days late', 'answered, an hour late'],
      ...['came this morning', 'just in'],
      ...['a month late', 'a year late'],
      ...['waits for them', 'in progress', 'tuesday', 'next week', 'closed'],
    ]);
  });

  it('agrees with the rule on twenty-five invented mornings, page by page, and so do the counts', async () => {
    const { cookie } = await signedIn(test);
    const get = async (url: string) => (await test.app.inject({ url, headers: { cookie } })).json();
    /** In the order of the queue, and its `X-Total-Count`. */
    async function inQueue(query: string) {
      const url = `/api/inquiries?sort=queue&${query}`;
      const answer = await test.app.inject({ url, headers: { cookie } });
      const ids: string[] = answer.json().map(({ id }: { id: string }) => id);
      return { ids, total: Number(answer.headers['x-total-count']) };
    }
    for (let morning = 1; morning <= 25; morning++) {
      await clear();
      const pick = numbers(morning);
      const now = new Date();
      for (let n = 0; n < 24; n++) await addInquiry(test.db, invented(pick, now.getTime(), `${n}`));
      const rows = await test.db.selectFrom('inquiries').selectAll().execute();
      const expected = queued(
        rows.map((row) => ({
          ...row,
          runs: row.status === 'new' && row.first_contact_at === null && row.withdrawn_at === null,
        })),
        now.toISOString(),
      );
      expect(await listed(now.toISOString(), 7), `morning ${morning}`).toEqual(
        expected.map(({ name }) => name),
      );
      const inquiries = await get('/api/inquiries?limit=100');
      const { byGroup } = await get('/api/inquiries/counts');
      for (const group of QUEUE_GROUPS) {
        const names = inquiries
          .filter((one: never) => groupOf(one) === group)
          .map(({ id }: { id: string }) => id);
        expect(byGroup[group]).toBe(names.length);
        const filtered = await get(`/api/inquiries?group=${group}`);
        expect(filtered.map(({ id }: { id: string }) => id)).toEqual(names);
        expect((await get(`/api/inquiries/counts?group=${group}&q=porch`)).total).toBe(names.length);
        const ids = expected.map(({ id }) => id).filter((id) => names.includes(id));
        for (const query of [`group=${group}`, `group=${group}&q=porch`])
          expect(await inQueue(query), `morning ${morning}, ${query}`).toEqual({ ids, total: ids.length });
      }
      const overdue = await get('/api/inquiries?overdue=1');
      expect((await get('/api/inquiries/counts')).overdue).toBe(overdue.length);
      const late = overdue.map(({ id }: { id: string }) => id);
      const ids = expected.map(({ id }) => id).filter((id) => late.includes(id));
      for (const query of ['overdue=1', 'overdue=1&q=porch'])
        expect(await inQueue(query), `morning ${morning}, ${query}`).toEqual({ ids, total: ids.length });
    }
  });
});

/** Numbers from 0 to below `n`, the same for a seed. */
function numbers(seed: number): (n: number) => number {
  let state = seed * 7919;
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * n);
  };
}

/** A request in any state, waiting for minutes or months. */
function invented(pick: (n: number) => number, now: number, name: string) {
  const hours = [pick(20), 20 + pick(4), 24 + pick(3), 24 + pick(72), 96 + pick(2000)][pick(5)] as number;
  // Half a minute past, so that no clock turns while the test runs.
  const at = ago(hours + (pick(60) + 0.5) / 60, now);
  const status = ['new', 'new', 'contacted', 'in-progress', 'completed', 'cancelled'][pick(6)] as string;
  const waits = status !== 'new' && pick(2) === 0;
  return {
    name,
    status,
    created_at: waits ? ago(hours + 50, now) : at,
    updated_at: ago(pick(hours + 1), now),
    first_contact_at: status === 'new' || status === 'cancelled' ? null : at,
    withdrawn_at: pick(9) === 0 ? at : null,
    waiting_since: waits ? at : null,
    waiting_reason: waits ? 'message' : null,
    snoozed_until: pick(6) === 0 ? ago(-1 - pick(200), now) : null,
  };
}
