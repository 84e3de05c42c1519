import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VIEW_LIMITS } from '#contract/staff/profile-limits.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { addInquiry } from './testing/inquiries-store.ts';

describe.each(engines)('saved views on %s', (engine) => {
  let test: TestApp;
  let mine: string;
  let theirs: string;
  let owners: string;
  beforeAll(async () => {
    test = await createTestApp(engine);
    mine = (await signedIn(test)).cookie;
    theirs = (await signedIn(test)).cookie;
    owners = (await signedIn(test, 'owner')).cookie;
  });
  afterAll(() => test.close());

  const list = async (cookie: string) =>
    (await test.app.inject({ url: '/api/views', headers: { cookie } })).json();
  const save = (payload: object, cookie = mine) =>
    test.app.inject({ method: 'POST', url: '/api/views', headers: { cookie }, payload });
  const remove = (id: string, cookie = mine) =>
    test.app.inject({ method: 'DELETE', url: `/api/views/${id}`, headers: { cookie } });

  it('are kept in order, for one person alone', async () => {
    const saved = await save({ name: ' Mine, overdue ', query: 'assignee=me&overdue=1&sort=due' });
    expect(saved.statusCode).toBe(201);
    await save({ name: 'Kitchens', query: 'q=kitchen' });
    expect(await list(mine)).toMatchObject([
      { id: saved.json().id, name: 'Mine, overdue', query: 'assignee=me&overdue=1&sort=queue' },
      { name: 'Kitchens', query: 'q=kitchen' },
    ]);
    expect(await list(theirs)).toEqual([]);
    expect((await save({ name: 'Kitchens', query: '' }, theirs)).statusCode).toBe(201);
  });

  it('keep only what the list understands', async () => {
    const saved = await save({
      name: 'Odd',
      query: '?status=new,unheard&service=remodel&sort=sideways&x=1&after=abc',
    });
    expect(saved.json().query).toBe('service=remodel');
  });

  it('refuse a name that is taken, blank or too long', async () => {
    const again = await save({ name: 'Kitchens', query: '' });
    expect(again.statusCode).toBe(409);
    expect(again.json().errors.name).toContain('already');
    expect((await save({ name: '  ', query: '' })).json().errors.name).toBe('Enter a name for the view');
    // PostgreSQL stores no NUL: a name with one, stored in SQLite, would prevent a move.
    expect((await save({ name: 'Oak\u0000Hill\n', query: 'q=%00' })).json().name).toBe('Oak Hill');
    expect((await save({ name: 'x'.repeat(61), query: '' })).statusCode).toBe(400);
    expect((await save({ name: 'Query', query: `q=${'x'.repeat(3000)}` })).statusCode).toBe(400);
  });

  it('are removed by their owner only', async () => {
    const { id } = (await save({ name: 'Short-lived', query: '' })).json();
    expect((await remove(id, theirs)).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(204);
    expect((await remove(id)).statusCode).toBe(404);
    expect((await remove('%00')).statusCode).toBe(404);
  });

  const change = (id: string, payload: object, cookie = mine) =>
    test.app.inject({ method: 'PATCH', url: `/api/views/${id}`, headers: { cookie }, payload });

  it('are renamed and changed to another filter by the maker, part by part', async () => {
    const { id } = (await save({ name: 'First', query: 'status=new' })).json();
    expect((await change(id, { name: ' Second ' })).json()).toMatchObject({
      name: 'Second',
      query: 'status=new',
    });
    const changed = await change(id, { query: 'status=completed&x=1' });
    expect(changed.json()).toMatchObject({ name: 'Second', query: 'status=completed', mayChange: true });
    expect((await list(mine)).find((view: { id: string }) => view.id === id)).toEqual(changed.json());
    expect((await change(id, {})).statusCode).toBe(400);
    expect((await change(id, { name: 'Kitchens' })).statusCode).toBe(409);
    expect((await change(id, { name: 'Mine' }, theirs)).statusCode).toBe(404);
    // An owner can't change views that aren't shared.
    expect((await change(id, { name: 'Mine' }, owners)).statusCode).toBe(404);
    expect((await remove(id, owners)).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(204);
    expect((await change(id, { name: 'Third' })).statusCode).toBe(404);
  });

  it('are seen by everyone when shared, and changed by the maker and by owners', async () => {
    const shared = (await save({ name: 'Remodels', query: 'service=remodel', shared: true })).json();
    const { id } = shared;
    expect(shared).toMatchObject({ shared: true, by: null, mayChange: true });
    const seen = async (cookie: string) =>
      (await list(cookie)).find((view: { id: string }) => view.id === id);
    expect(await seen(theirs)).toMatchObject({ by: expect.any(String), mayChange: false });
    expect(await seen(owners)).toMatchObject({ by: expect.any(String), mayChange: true });
    for (const answer of [await change(id, { name: 'Ours' }, theirs), await remove(id, theirs)])
      expect(answer.statusCode).toBe(404);
    expect((await change(id, { name: 'All remodels' }, owners)).json()).toMatchObject({ mayChange: true });
    expect((await change(id, { shared: false })).json()).toMatchObject({
      name: 'All remodels',
      shared: false,
    });
    expect(await seen(theirs)).toBeUndefined();
    expect((await change(id, { shared: true })).statusCode).toBe(200);
    expect((await remove(id, owners)).statusCode).toBe(204);
    expect(await seen(mine)).toBeUndefined();
  });

  it('have names of their own among those that are shared', async () => {
    const { id } = (await save({ name: 'Barns', query: 'q=barn', shared: true })).json();
    expect((await save({ name: 'Barns', query: '', shared: true }, theirs)).statusCode).toBe(409);
    const own = await save({ name: 'Barns', query: '' }, theirs);
    expect(own.statusCode).toBe(201);
    expect((await change(own.json().id, { shared: true }, theirs)).statusCode).toBe(409);
    await remove(own.json().id, theirs);
    await remove(id);
  });

  it('are counted as the list counts them, mistyped words and all', async () => {
    const person = (await signedIn(test)).cookie;
    const wilson = await addInquiry(test.db, { name: 'Ann Wilson', service_type: 'remodel' });
    await addInquiry(test.db, { name: 'Bo Wilson', spam: 1, service_type: 'remodel' });
    await addInquiry(test.db, { name: 'Cy', status: 'completed', created_at: '2020-01-01T00:00:00.000Z' });
    const queries = [
      '',
      'status=completed',
      'service=remodel',
      'q=wilson',
      'q=wilsn',
      'overdue=1',
      'spam=1',
      'q=barn',
      'from=2019-12-31&to=2020-01-01',
      'q=wilson&status=completed',
    ];
    const ids: string[] = [];
    for (const query of queries) ids.push((await save({ name: `V ${query}`, query }, person)).json().id);
    const counted = async () => {
      const answer = await test.app.inject({ url: '/api/views/counts', headers: { cookie: person } });
      return ids.map((id) => answer.json()[id]);
    };
    const totals = () =>
      Promise.all(
        queries.map(async (query) =>
          Number(
            (await test.app.inject({ url: `/api/inquiries?${query}`, headers: { cookie: person } })).headers[
              'x-total-count'
            ],
          ),
        ),
      );
    expect(await counted()).toEqual([2, 1, 1, 1, 1, 0, 1, 0, 1, 0]);
    expect(await counted()).toEqual(await totals());
    await test.db.updateTable('inquiries').set({ status: 'completed' }).where('id', '=', wilson).execute();
    expect(await counted()).toEqual(await totals());
    expect((await counted())[1]).toBe(2);
  });

  it(`are at most ${VIEW_LIMITS.own}`, async () => {
    const answers = [];
    for (let n = 0; n <= VIEW_LIMITS.own; n++)
      answers.push((await save({ name: `View ${n}`, query: '' }, theirs)).statusCode);
    expect(answers.at(-1)).toBe(409);
    expect(await list(theirs)).toHaveLength(VIEW_LIMITS.own);
  });

  it(`are at most ${VIEW_LIMITS.shared} among everyone when shared`, async () => {
    const many = (await signedIn(test)).cookie;
    for (let n = 0; n < VIEW_LIMITS.shared; n++)
      expect((await save({ name: `Shared ${n}`, query: '', shared: true }, many)).statusCode).toBe(201);
    expect((await save({ name: 'One more', query: '', shared: true })).statusCode).toBe(409);
    const { id } = (await save({ name: 'One more', query: '' })).json();
    expect((await change(id, { shared: true })).statusCode).toBe(409);
    expect((await change(id, { name: 'Another' })).statusCode).toBe(200);
  });
});
