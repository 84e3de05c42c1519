/** The counts by status that triggers keep (docs/decisions/0073), beside what a count of all inquiries says. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INQUIRY_STATUSES } from '#contract/statuses.ts';
import { seeded } from '../../contract/seeded.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { countByStatus, gatherCounts } from './counts-store.ts';

describe.each(engines)('the counts by status on %s', (engine) => {
  let test: TestApp;
  let ann: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine);
    ann = await signedIn(test);
  });
  afterAll(() => test.close());

  type Counted = { spam: number; status: string; count: number };
  const sorted = (rows: Counted[]) =>
    rows.map(({ spam, status, count }) => `${spam} ${status} ${Number(count)}`).sort();
  const kept = async () => sorted(await countByStatus(test.db));
  const counted = async () =>
    sorted(
      (
        await sql<Counted>`select spam, status, count(*) as count from inquiries group by spam, status`.execute(
          test.db,
        )
      ).rows,
    );

  it('are those of all inquiries, whatever is done to these, at once and undone', async () => {
    const random = seeded('counts');
    const ids: string[] = [];
    for (let n = 0; n < 200; n++) {
      const status = random.pick(INQUIRY_STATUSES);
      const fields = { spam: random.pick([0, 0, 1]), status };
      const id = ids.length > 0 ? random.pick(ids) : '';
      const change = random.pick(['arrive', 'arrive', 'set', 'several', 'remove', 'rolled back'] as const);
      if (change === 'arrive') ids.push(await savedInquiry(test.db, fields));
      if (change === 'set') await test.db.updateTable('inquiries').set(fields).where('id', '=', id).execute();
      if (change === 'several')
        await test.db
          .updateTable('inquiries')
          .set({ status })
          .where('spam', '=', fields.spam)
          .where('status', '=', random.pick(INQUIRY_STATUSES))
          .execute();
      if (change === 'remove') await test.db.deleteFrom('inquiries').where('id', '=', id).execute();
      if (change === 'rolled back')
        await expect(
          test.db.transaction().execute(async (trx) => {
            await trx.deleteFrom('inquiries').execute();
            throw new Error('on second thought');
          }),
        ).rejects.toThrow('on second thought');
      if (n % 20 === 0) await gatherCounts(test.db, 0);
      expect(await kept(), `${n}: ${change}`).toEqual(await counted());
    }
  });

  it('lose nothing that changes while they are put together', async () => {
    const id = await savedInquiry(test.db);
    await Promise.all([
      ...Array.from({ length: 40 }, (_, n) => savedInquiry(test.db, { status: INQUIRY_STATUSES[n % 3] })),
      ...Array.from({ length: 10 }, () => gatherCounts(test.db, 0)),
      test.db.updateTable('inquiries').set({ status: 'completed' }).where('id', '=', id).execute(),
    ]);
    expect(await kept()).toEqual(await counted());
    await gatherCounts(test.db, 0);
    expect(await kept()).toEqual(await counted());
  });

  it('are what the dashboard shows', async () => {
    const ask = async (path: string) =>
      test.app.inject({ url: `/api/inquiries${path}`, headers: { cookie: ann.cookie } });
    await savedInquiry(test.db, { status: 'cancelled' });
    const { total, byStatus, spam } = (await ask('/counts')).json();
    const list = await ask('?sort=queue');
    const all = await test.db.selectFrom('inquiries').select(['status', 'spam']).execute();
    const shown = all.filter((row) => row.spam === 0);
    expect([total, spam]).toEqual([shown.length, all.length - shown.length]);
    expect(list.headers['x-total-count']).toBe(String(shown.length));
    const cancelled = shown.filter(({ status }) => status === 'cancelled').length;
    expect(byStatus.cancelled).toBe(cancelled);
    expect((await ask('?status=cancelled')).headers['x-total-count']).toBe(String(cancelled));
  });
});
