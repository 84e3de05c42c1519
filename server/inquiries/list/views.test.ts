import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_LIMITS } from '#contract/inquiry-list.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../../testing/test-app.ts';

describe.each(engines)('saved views on %s', (engine) => {
  let test: TestApp;
  let mine: string;
  let theirs: string;
  beforeAll(async () => {
    test = await createTestApp(engine);
    mine = (await signedIn(test)).cookie;
    theirs = (await signedIn(test)).cookie;
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
      { id: saved.json().id, name: 'Mine, overdue', query: 'assignee=me&overdue=1&sort=due' },
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
    expect((await save({ name: '  ', query: '' })).json().errors.name).toBe('Give the view a name');
    // PostgreSQL holds no NUL: a name with one, kept on the other database, would be in the way of a move.
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

  it(`are at most ${LIST_LIMITS.views}`, async () => {
    const answers = [];
    for (let n = 0; n <= LIST_LIMITS.views; n++)
      answers.push((await save({ name: `View ${n}`, query: '' }, theirs)).statusCode);
    expect(answers.at(-1)).toBe(409);
    expect(await list(theirs)).toHaveLength(LIST_LIMITS.views);
  });
});
