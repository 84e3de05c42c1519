/** Priority and tags (contract/inquiries/priority.ts, tags.ts): intake, changes, undo, filters, sort and export. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines } from '../testing/test-app.ts';
import { deskOf } from './testing/desk.ts';

describe.each(engines)('priority and tags on %s', (engine) => {
  async function scene() {
    const test = await createTestApp(engine);
    onTestFinished(test.close);
    const desk = await deskOf(test);
    const list = async (query: string) => {
      const answer = await desk.call('GET', `/inquiries?${query}`);
      const ids = (answer.json() as ListedInquiry[]).map(({ id }) => id);
      expect(answer.headers['x-total-count']).toBe(String(ids.length));
      return ids;
    };
    return { test, desk, list, save: (fields: object = {}) => savedInquiry(test.db, fields) };
  }

  it('the form’s words suggest an emergency, and the timeline says which', async () => {
    const { test, desk } = await scene();
    const send = async (message: string) => {
      const fields = { name: 'Ann Lee', email: 'ann@example.com', message };
      return (await test.app.inject({ method: 'POST', url: '/api/inquiries', payload: fields })).json().id;
    };
    const leak = await send('Our roof leaks into the nursery since Sunday.');
    expect((await desk.find(leak)).priority).toBe('emergency');
    const [event] = (await desk.call('GET', `/inquiries/${leak}/events`)).json();
    expect(event).toMatchObject({
      ...{ kind: 'priority', actor: null },
      data: { from: 'normal', to: 'emergency', because: 'leaks' },
    });
    const calm = await send('A house with a view of the water, next year.');
    expect(await desk.find(calm)).toMatchObject({ priority: 'normal', tags: [] });
    expect(await desk.kinds(calm)).toEqual(['created']);
  });

  it('an inquiry that staff enter has the priority they chose, else the one its words suggest', async () => {
    const { test, desk } = await scene();
    const enter = async (fields: object, key: string) =>
      (
        await test.app.inject({
          ...{ method: 'POST', url: '/api/inquiries/new' },
          headers: { cookie: desk.cookie, 'idempotency-key': `00000000-0000-4000-8000-00000000000${key}` },
          payload: { channel: 'phone', name: 'Hank', phone: '512 555 0199', ...fields },
        })
      ).json();
    expect(await enter({ message: 'Ceiling collapsed' }, '1')).toMatchObject({ priority: 'emergency' });
    expect(await enter({ message: 'Old leak, no rush', priority: 'someday' }, '2')).toMatchObject({
      priority: 'someday',
    });
  });

  it('staff change them, undo it, and see each other’s change first', async () => {
    const { desk, save } = await scene();
    const id = await save();
    const { undo } = await desk.patch(id, { priority: 'someday' });
    await desk.undo(undo);
    expect((await desk.find(id)).priority).toBe('normal');
    const tagged = await desk.patch(id, { tags: ['View  Lot', 'referral', 'view lot'] });
    expect(tagged.inquiry.tags).toEqual(['view lot', 'referral']);
    const less = await desk.patch(id, { tags: ['referral'] });
    await desk.undo(less.undo);
    expect((await desk.find(id)).tags).toEqual(['view lot', 'referral']);
    expect(await desk.kinds(id)).toEqual(['undone', 'tags', 'tags', 'priority', 'priority', 'created']);
    const late = await desk.call('PATCH', `/inquiries/${id}`, { tags: ['pool'], seen: { tags: [] } });
    expect([late.statusCode, late.json().clashes[0].field]).toEqual([412, 'tags']);
    expect((await desk.call('PATCH', `/inquiries/${id}`, { tags: ['50%'] })).statusCode).toBe(400);
  });

  it('many change at once, and back', async () => {
    const { desk, save, list } = await scene();
    const ids = [await save(), await save({ priority: 'emergency' })];
    const change = { ids, change: { priority: 'emergency' } };
    const answer = (await desk.call('POST', '/inquiries/bulk', change)).json();
    expect(answer.changed).toBe(1);
    expect(await list('priority=emergency')).toHaveLength(2);
    await desk.undo(answer.id);
    expect(await list('priority=emergency')).toEqual([ids[1]]);
    expect((await desk.call('GET', `/inquiries/${ids[0]}/events`)).json()[0].data).toEqual({
      from: 'emergency',
      to: 'normal',
    });
  });

  it('the list filters, sorts and counts by them; the export has them; used tags are suggested', async () => {
    const { desk, save, list } = await scene();
    const [old, normal, someday, recent] = [
      await save({ priority: 'emergency', created_at: '2026-01-01T00:00:00.000Z', tags: '["pool","a_b"]' }),
      await save({ created_at: '2026-01-02T00:00:00.000Z' }),
      await save({ priority: 'someday', created_at: '2026-01-04T00:00:00.000Z', tags: '["pool"]' }),
      await save({ priority: 'emergency', created_at: '2026-01-03T00:00:00.000Z', tags: '["pool house"]' }),
    ];
    expect(await list('sort=priority')).toEqual([recent, old, normal, someday]);
    const first = await desk.call('GET', '/inquiries?sort=priority&limit=2');
    const rest = String(first.headers.link).match(/\/api(\/inquiries[^>]*)/)?.[1] as string;
    expect((await desk.call('GET', rest)).json().map(({ id }: ListedInquiry) => id)).toEqual([
      normal,
      someday,
    ]);
    expect(await list('priority=emergency')).toEqual([recent, old]);
    expect(await list('tag=Pool&sort=oldest')).toEqual([old, someday]);
    expect(await list('tag=pool&priority=someday')).toEqual([someday]);
    const counts = (await desk.call('GET', '/inquiries/counts?priority=emergency')).json();
    expect(counts.byStatus.new).toBe(2);
    expect((await desk.call('GET', '/inquiries/counts?tag=pool')).json().total).toBe(2);
    expect((await desk.call('GET', '/inquiries/tags')).json()).toEqual([
      { tag: 'pool', count: 2 },
      { tag: 'a_b', count: 1 },
      { tag: 'pool house', count: 1 },
    ]);
    const csv = (await desk.call('GET', '/inquiries/export.csv?priority=someday')).body.split('\r\n');
    expect(csv[0]).toContain('Priority,Tags');
    expect(csv[1]).toContain('Someday,pool');
  });
});
