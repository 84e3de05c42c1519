/** One change of many inquiries and its undo (requirements §14), on both databases. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { INQUIRY_ACTION_LIMITS } from '#contract/inquiries/inquiry-actions.ts';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import { processorMs } from '../testing/processor-time.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';

describe.each(engines)('many inquiries at once on %s', (engine) => {
  let test: TestApp;
  let ann: SignedIn;
  let bob: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine);
    [ann, bob] = [await signedIn(test), await signedIn(test, 'owner')];
  });
  afterAll(() => test.close());
  beforeEach(() => test.db.deleteFrom('inquiries').execute());

  const post = (url: string, payload: object, who = ann) =>
    test.app.inject({ method: 'POST', url, headers: { cookie: who.cookie }, payload });
  const bulk = (payload: object, who = ann) => post('/api/inquiries/bulk', payload, who);
  const undo = (id: string, who = ann) => post(`/api/inquiries/bulk/${id}/undo`, {}, who);
  const patch = (id: string, payload: object, who = ann) =>
    test.app.inject({
      method: 'PATCH',
      url: `/api/inquiries/${id}`,
      headers: { cookie: who.cookie },
      payload,
    });
  const get = async (url: string) =>
    (await test.app.inject({ url: `/api/inquiries${url}`, headers: { cookie: ann.cookie } })).json();
  const find = (id: string): Promise<Inquiry> => get(`/${id}`);
  const timeline = (id: string): Promise<TimelineEvent[]> => get(`/${id}/events`);

  async function arrive(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push(await savedInquiry(test.db, { name: `Visitor ${n}` }));
    return ids;
  }

  it('changes all that are named, with one event each, and skips those already so', async () => {
    const ids = await arrive(4);
    await patch(ids[0]!, { status: 'contacted' }, bob);
    const answer = await bulk({ ids: [...ids, randomUUID()], change: { status: 'contacted' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), changed: 3 });
    for (const id of ids) {
      expect(await find(id)).toMatchObject({
        status: 'contacted',
        version: 2,
        firstContactAt: expect.any(String),
      });
      expect(await timeline(id)).toHaveLength(2);
    }
    expect((await timeline(ids[1]!))[0]).toMatchObject({
      kind: 'status',
      actor: { id: ann.member.id, name: 'Test staff' },
      bulkId: answer.json().id,
      data: { from: 'new', to: 'contacted' },
    });
  });

  it('assigns, and marks as spam', async () => {
    const ids = await arrive(2);
    expect((await bulk({ ids, change: { assigneeId: bob.member.id } })).json().changed).toBe(2);
    expect((await bulk({ ids, change: { assigneeId: bob.member.id } })).json().changed).toBe(0);
    expect((await bulk({ ids, change: { spam: true } })).json().changed).toBe(2);
    expect(await get('')).toEqual([]);
    expect((await timeline(ids[0]!)).slice(0, 2)).toMatchObject([
      { kind: 'spam', data: { spam: true } },
      { kind: 'assignment', data: { from: null, to: { id: bob.member.id, name: 'Test owner' } } },
    ]);
    expect((await bulk({ ids, change: { assigneeId: null } })).json().changed).toBe(2);
  });

  it('changes all that a filter matches', async () => {
    const ids = await arrive(5);
    await patch(ids[0]!, { status: 'completed' });
    await patch(ids[1]!, { spam: true });
    const answer = await bulk({ filter: { status: ['new'] }, change: { assigneeId: ann.member.id } });
    expect(answer.json().changed).toBe(3);
    const assigned = await Promise.all(ids.map(async (id) => (await find(id)).assigneeId !== null));
    expect(assigned).toEqual([false, false, true, true, true]);
    expect((await bulk({ filter: { assignee: 'me' }, change: { status: 'contacted' } })).json().changed).toBe(
      3,
    );
    expect((await bulk({ filter: { spam: true }, change: { spam: false } })).json().changed).toBe(1);
    expect((await bulk({ filter: {}, change: { status: 'cancelled' } })).json().changed).toBe(5);
  });

  it.each([
    ['neither ids nor a filter', { change: { status: 'new' } }],
    ['both', { ids: [randomUUID()], filter: {}, change: { status: 'new' } }],
    ['a filter that the list doesn’t know', { filter: { stauts: 'new' }, change: { status: 'cancelled' } }],
    ['two changes', { ids: [randomUUID()], change: { status: 'new', spam: true } }],
    ['no change', { ids: [randomUUID()], change: {} }],
    ['an unknown status', { ids: [randomUUID()], change: { status: 'done' } }],
    ['an unknown assignee', { ids: [randomUUID()], change: { assigneeId: randomUUID() } }],
    [
      'too many ids',
      { ids: Array.from({ length: INQUIRY_ACTION_LIMITS.bulkIds + 1 }, () => 'x'), change: { spam: true } },
    ],
    ['no ids', { ids: [], change: { spam: true } }],
  ])('refuses %s, and changes nothing', async (_what, payload) => {
    const [id] = await arrive(1);
    expect((await bulk(payload)).statusCode).toBe(400);
    expect((await find(id!)).version).toBe(1);
  });

  it('takes a thousand ids in one request', async () => {
    const [id] = await arrive(1);
    const ids = [...Array.from({ length: INQUIRY_ACTION_LIMITS.bulkIds - 1 }, () => randomUUID()), id];
    expect((await bulk({ ids, change: { spam: true } })).json().changed).toBe(1);
  });

  describe('undo', () => {
    it('restores what each was, the clock included, with an event again', async () => {
      const ids = await arrive(3);
      await patch(ids[0]!, { status: 'in-progress' });
      const before = await Promise.all(ids.map(find));
      const { id } = (await bulk({ ids, change: { status: 'completed' } })).json();
      const answer = await undo(id);
      expect(answer.json()).toEqual({ restored: 3, kept: 0, keptInquiries: [] });
      for (const was of before) {
        const is = await find(was.id);
        expect(is).toEqual({ ...was, version: was.version + 2 });
      }
      expect((await timeline(ids[0]!))[0]).toMatchObject({
        kind: 'status',
        bulkId: id,
        data: { from: 'completed', to: 'in-progress' },
      });
    });

    it.each([
      ['of many', 'queue'],
      ['of many', 'updated'],
      ['of one', 'queue'],
      ['of one', 'updated'],
    ])('%s restores the order of the list, sorted by %s', async (number, sort) => {
      const ids = await arrive(4);
      // Each changes in a separate minute, because inquiries that wait for visitors are listed by their last change.
      for (const [i, id] of ids.entries()) {
        await patch(id, { status: 'contacted' });
        const updated_at = new Date(Date.now() - (i + 1) * 60_000).toISOString();
        await test.db.updateTable('inquiries').set({ updated_at }).where('id', '=', id).execute();
      }
      const listed = async () => {
        const all: Inquiry[] = await get(`?sort=${sort}&limit=100`);
        return all.map(({ id }) => id);
      };
      const before = await listed();
      expect(before).toHaveLength(4);
      for (const change of [{ status: 'completed' }, { assigneeId: bob.member.id }, { spam: true }]) {
        const undoId =
          number === 'of many'
            ? (await bulk({ ids: ids.slice(2), change })).json().id
            : String((await patch(ids[1]!, change)).headers.undo);
        expect(await listed()).not.toEqual(before);
        await undo(undoId);
        expect(await listed()).toEqual(before);
      }
    });

    it('brings back different assignees, and the flag of spam', async () => {
      const ids = await arrive(3);
      await patch(ids[0]!, { assigneeId: bob.member.id });
      await patch(ids[1]!, { assigneeId: ann.member.id });
      const assigned = (await bulk({ ids, change: { assigneeId: ann.member.id } })).json();
      expect(assigned.changed).toBe(2);
      await undo(assigned.id);
      expect((await Promise.all(ids.map(find))).map((i) => i.assigneeId)).toEqual([
        bob.member.id,
        ann.member.id,
        null,
      ]);
      expect((await timeline(ids[2]!))[0]!.data).toEqual({
        from: { id: ann.member.id, name: 'Test staff' },
        to: null,
      });
      await undo((await bulk({ ids, change: { spam: true } })).json().id);
      expect((await Promise.all(ids.map(find))).every((i) => !i.spam)).toBe(true);
      expect((await timeline(ids[0]!))[0]).toMatchObject({ kind: 'spam', data: { spam: false } });
    });

    it('leaves and names what a colleague changed since', async () => {
      const ids = await arrive(3);
      const { id } = (await bulk({ ids, change: { status: 'cancelled' } })).json();
      await patch(ids[1]!, { notes: 'They called back!' }, bob);
      const answer = (await undo(id)).json();
      const { reference, name } = await find(ids[1]!);
      expect(answer).toEqual({ restored: 2, kept: 1, keptInquiries: [{ id: ids[1], reference, name }] });
      expect((await Promise.all(ids.map(find))).map((i) => i.status)).toEqual(['new', 'cancelled', 'new']);
      expect(await timeline(ids[1]!)).toHaveLength(3);
    });

    it('works once, in a minute, for the same person', async () => {
      const ids = await arrive(1);
      const change = async () => (await bulk({ ids, change: { spam: true } })).json().id;
      const first = await change();
      expect((await undo(first, bob)).statusCode).toBe(404);
      const twice = await Promise.all([undo(first), undo(first)]);
      expect(twice.map((a) => a.statusCode).sort()).toEqual([200, 409]);
      const late = await change();
      const at = new Date(Date.now() - INQUIRY_ACTION_LIMITS.undoMs - 1).toISOString();
      await test.db.updateTable('bulk_changes').set({ at }).where('id', '=', late).execute();
      expect((await undo(late)).json().detail).toContain('too late');
      expect((await undo(randomUUID())).statusCode).toBe(404);
    });
  });

  it('loses neither a change of all nor the edits of one that run beside it', async () => {
    const ids = await arrive(20);
    const edits = ids.flatMap((id) => [
      patch(id, { notes: 'Ann’s note' }),
      patch(id, { status: 'in-progress' }, bob),
    ]);
    const [first, second] = await Promise.all([
      bulk({ filter: {}, change: { assigneeId: bob.member.id } }, bob),
      bulk({ ids: ids.toReversed(), change: { assigneeId: ann.member.id } }),
      ...edits,
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect((await Promise.all(edits)).every((a) => a.statusCode === 200)).toBe(true);
    expect(first.json().changed + second.json().changed).toBe(40);
    for (const id of ids) {
      const is = await find(id);
      expect(is).toMatchObject({ notes: 'Ann’s note', status: 'in-progress', version: 5 });
      expect(await timeline(id)).toHaveLength(5);
    }
    expect(new Set((await Promise.all(ids.map(find))).map((i) => i.assigneeId)).size).toBe(1);
  });

  it('refuses a filter that matches more than the limit, and changes nothing', async () => {
    await seed(test, INQUIRY_ACTION_LIMITS.bulkFilter + 1);
    const answer = await bulk({ filter: {}, change: { status: 'contacted' } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toContain('10,000');
    for (const table of ['inquiry_events', 'bulk_changes', 'bulk_change_items'] as const)
      expect((await test.db.selectFrom(table).selectAll().limit(1).execute()).length).toBe(0);
  });

  it('changes ten thousand, and undoes it, with little work', async () => {
    await seed(test, INQUIRY_ACTION_LIMITS.bulkFilter);
    const spent = await processorMs(async () => {
      const answer = await bulk({ filter: {}, change: { status: 'contacted' } });
      expect(answer.json().changed).toBe(INQUIRY_ACTION_LIMITS.bulkFilter);
      expect((await undo(answer.json().id)).json()).toMatchObject({
        restored: INQUIRY_ACTION_LIMITS.bulkFilter,
        kept: 0,
      });
    });
    // A query for each inquiry would take several times as long; docs/decisions/0018 explains the few statements.
    expect(spent).toBeLessThan(5000);
  });
});

async function seed(test: TestApp, count: number): Promise<void> {
  const { db } = test;
  await db.deleteFrom('bulk_changes').execute();
  const at = new Date().toISOString();
  const row = {
    name: 'Seeded',
    email: 's@example.com',
    message: 'Seeded for the test',
    attachments: '[]',
    created_at: at,
  };
  for (let from = 0; from < count; from += 1000)
    await db
      .insertInto('inquiries')
      .values(
        Array.from({ length: Math.min(1000, count - from) }, (_, n) => ({
          ...row,
          id: randomUUID(),
          reference: `LF-${from + n}`,
          updated_at: at,
        })),
      )
      .execute();
}
