/** Totals of searches are counted from the search texts, which store whether an inquiry is spam. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildSearch, reindexInquiry } from '../search/search-store.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { addInquiry } from './testing/inquiries-store.ts';

describe.each(engines)('spam in search on %s', (engine) => {
  let test: TestApp;
  let cookie: string;
  const ids: string[] = [];
  beforeAll(async () => {
    test = await createTestApp(engine);
    ({ cookie } = await signedIn(test));
    for (let n = 0; n < 5; n++) ids.push(await addInquiry(test.db, { spam: n === 0 ? 1 : 0 }));
  });
  afterAll(() => test.close());

  const call = (method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object) =>
    test.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  const totals = async () =>
    Promise.all(
      ['', '&spam=1'].map(async (spam) =>
        Number((await call('GET', `/api/inquiries?q=porch${spam}`)).headers['x-total-count']),
      ),
    );

  it('follows every way in which something becomes spam, or none', async () => {
    expect(await totals()).toEqual([4, 1]);
    await call('PATCH', `/api/inquiries/${ids[1]}`, { spam: true });
    expect(await totals()).toEqual([3, 2]);
    await call('PATCH', `/api/inquiries/${ids[0]}`, { spam: false });
    expect(await totals()).toEqual([4, 1]);
    const bulk = await call('POST', '/api/inquiries/bulk', { ids, change: { spam: true } });
    expect(await totals()).toEqual([0, 5]);
    await call('POST', `/api/inquiries/bulk/${bulk.json().id}/undo`);
    expect(await totals()).toEqual([4, 1]);
  });

  it('is there again when the texts are made anew', async () => {
    await test.db.transaction().execute((trx) => reindexInquiry(trx, ids));
    expect(await totals()).toEqual([4, 1]);
    await rebuildSearch(test.db);
    expect(await totals()).toEqual([4, 1]);
  });

  it('is found when a form is taken for spam', async () => {
    const payload = {
      name: 'Rosa Delgado',
      email: 'rosa@example.com',
      serviceType: 'custom-home',
      message: 'A porch that faces the creek.',
      website: 'https://spam.example',
    };
    expect((await call('POST', '/api/inquiries', payload)).statusCode).toBe(201);
    expect(await totals()).toEqual([4, 2]);
  });
});
