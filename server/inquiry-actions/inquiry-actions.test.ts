/** Staff's work on one inquiry beyond status and notes (requirements §14), on both databases. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';

describe.each(engines)('the desk on %s', (engine) => {
  let test: TestApp;
  let ann: SignedIn;
  let bob: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine);
    [ann, bob] = [await signedIn(test), await signedIn(test, 'owner')];
  });
  afterAll(() => test.close());

  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, who = ann, headers = {}) =>
    test.app.inject({
      method,
      url: `/api/inquiries${url}`,
      headers: { cookie: who.cookie, ...headers },
      ...(payload && { payload }),
    });
  const patch = (id: string, payload: object, who = ann, headers = {}) =>
    call('PATCH', `/${id}`, payload, who, headers);
  const find = async (id: string): Promise<Inquiry> => (await call('GET', `/${id}`)).json();
  const timeline = async (id: string): Promise<TimelineEvent[]> =>
    (await call('GET', `/${id}/events`)).json();

  const arrive = () => savedInquiry(test.db);

  describe('assignment', () => {
    it('is kept, shown with names in the timeline, and taken back', async () => {
      const id = await arrive();
      const taken = await patch(id, { assigneeId: ann.member.id });
      expect(taken.json()).toMatchObject({ assigneeId: ann.member.id, version: 2 });
      await patch(id, { assigneeId: null }, bob);
      const person = { id: ann.member.id, name: 'Test staff' };
      expect(await timeline(id)).toMatchObject([
        { kind: 'assignment', actor: { name: 'Test owner' }, data: { from: person, to: null } },
        { kind: 'assignment', actor: { name: 'Test staff' }, data: { from: null, to: person } },
        { kind: 'created', actor: null },
      ]);
    });

    it('is refused to accounts that don’t exist or are disabled', async () => {
      const id = await arrive();
      const gone = await signedIn(test);
      await test.db
        .updateTable('staff_users')
        .set({ disabled: 1 })
        .where('id', '=', gone.member.id)
        .execute();
      for (const assigneeId of [randomUUID(), gone.member.id, 'x'.repeat(65), 7]) {
        const answer = await patch(id, { assigneeId });
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors.assigneeId).toBeTruthy();
      }
      expect((await find(id)).version).toBe(1);
    });
  });

  describe('spam', () => {
    it('leaves the list when marked and comes back when rescued, each one event', async () => {
      const id = await arrive();
      const listed = async () => (await call('GET', '')).json().some((i: Inquiry) => i.id === id);
      expect((await patch(id, { spam: true })).json()).toMatchObject({ spam: true });
      expect(await listed()).toBe(false);
      await patch(id, { spam: false });
      expect(await listed()).toBe(true);
      expect((await timeline(id)).map(({ kind, data }) => [kind, data])).toEqual([
        ['spam', { spam: false }],
        ['spam', { spam: true }],
        ['created', {}],
      ]);
    });
  });

  it('withholds the mails of what is marked as spam, and sends them after its rescue', async () => {
    const payload = {
      name: 'Rosa Delgado',
      email: 'rosa@example.com',
      message: 'A ledge facing south, near Blanco.',
    };
    const { id } = (await call('POST', '', payload)).json();
    await test.db.updateTable('inquiries').set({ spam: 0 }).where('id', '=', id).execute();
    await test.db.updateTable('mails').set({ state: 'waiting' }).where('inquiry_id', '=', id).execute();
    const states = async () =>
      (await test.db.selectFrom('mails').select('state').where('inquiry_id', '=', id).execute()).map(
        (mail) => mail.state,
      );
    await patch(id, { spam: true });
    expect(await states()).toEqual(['held', 'held']);
    await patch(id, { spam: false });
    expect(await states()).toEqual(['waiting', 'waiting']);
    const { id: bulk } = (await call('POST', '/bulk', { ids: [id], change: { spam: true } })).json();
    expect(await states()).toEqual(['held', 'held']);
    await call('POST', `/bulk/${bulk}/undo`, {});
    expect(await states()).toEqual(['waiting', 'waiting']);
  });

  it('changes several things in one request, with one event each, and none for what stays', async () => {
    const id = await arrive();
    const change = { status: 'contacted', notes: 'Called.', assigneeId: ann.member.id, spam: false };
    expect((await patch(id, change)).json()).toMatchObject({ version: 2, notes: 'Called.' });
    expect((await timeline(id)).map((e) => e.kind).sort()).toEqual([
      'assignment',
      'created',
      'note',
      'status',
    ]);
    expect((await patch(id, { status: 'contacted', spam: false })).json()).toMatchObject({ version: 2 });
    expect(await timeline(id)).toHaveLength(4);
  });

  describe('the clock', () => {
    it.each(['contacted', 'in-progress', 'completed'])('is stopped by the step to %s', async (status) => {
      const id = await arrive();
      const { firstContactAt, updatedAt } = (await patch(id, { status })).json();
      expect(firstContactAt).toBe(updatedAt);
      const back = (await patch(id, { status: 'new' })).json();
      expect(back).toMatchObject({
        firstContactAt: null,
        waitingSince: back.createdAt,
        waitingReason: 'new',
      });
    });

    it('is not stopped as a contact by cancelling, a note or an assignment', async () => {
      const id = await arrive();
      await patch(id, { notes: 'Looks nice.', assigneeId: ann.member.id });
      expect((await patch(id, { status: 'cancelled' })).json().firstContactAt).toBeNull();
    });

    it('is stopped by the first contact that someone logs', async () => {
      const id = await arrive();
      const logged = await call('POST', `/${id}/contacts`, {
        kind: 'call',
        text: ' Left word on the phone. ',
      });
      expect(logged.statusCode).toBe(201);
      const { firstContactAt, version } = logged.json();
      expect(firstContactAt).toBe(logged.json().updatedAt);
      expect([version, logged.headers.etag]).toEqual([2, '"2"']);
      await call('POST', `/${id}/contacts`, { kind: 'meeting' }, bob);
      expect(await find(id)).toMatchObject({ firstContactAt, status: 'contacted', version: 3 });
      expect(await timeline(id)).toMatchObject([
        {
          kind: 'contact',
          actor: { name: 'Test owner' },
          data: { contact: 'meeting', outcome: 'reached', text: null },
        },
        { kind: 'status', actor: { name: 'Test staff' }, data: { from: 'new', to: 'contacted' } },
        {
          kind: 'contact',
          actor: { name: 'Test staff' },
          data: { contact: 'call', outcome: 'reached', text: 'Left word on the phone.' },
        },
        { kind: 'created' },
      ]);
      const row = await test.db
        .selectFrom('inquiries')
        .select('first_contact_by')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.first_contact_by).toBe(ann.member.id);
    });

    it('refuses a contact of another kind, and one of no inquiry', async () => {
      expect((await call('POST', `/${await arrive()}/contacts`, { kind: 'pigeon' })).statusCode).toBe(400);
      expect((await call('POST', `/${randomUUID()}/contacts`, { kind: 'call' })).statusCode).toBe(404);
    });
  });

  describe('looks at a picture', () => {
    const url = '/images/one.webp';
    async function withPicture() {
      const id = await arrive();
      await test.db
        .updateTable('inquiries')
        .set({ attachments: JSON.stringify([url, '/images/two.webp']) })
        .where('id', '=', id)
        .execute();
      return id;
    }
    const look = (id: string, at = url, who = ann) =>
      call('POST', `/${id}/attachment-views`, { url: at }, who);
    const looks = async (id: string) => (await timeline(id)).filter((e) => e.kind === 'attachment-view');

    it('are one event per person and picture in an hour, ten at once included', async () => {
      const id = await withPicture();
      const all = await Promise.all(Array.from({ length: 10 }, () => look(id)));
      expect(new Set(all.map((a) => a.statusCode))).toEqual(new Set([204]));
      await look(id, '/images/two.webp');
      await look(id, url, bob);
      expect((await looks(id)).map((e) => [e.actor?.name, Object(e.data).url])).toEqual([
        ['Test owner', url],
        ['Test staff', '/images/two.webp'],
        ['Test staff', url],
      ]);
      expect((await find(id)).version).toBe(1);
      const hourAgo = new Date(Date.now() - 3_601_000).toISOString();
      await test.db.updateTable('inquiry_events').set({ at: hourAgo }).where('inquiry_id', '=', id).execute();
      await look(id);
      expect(await looks(id)).toHaveLength(4);
    });

    it('are refused for a picture that the inquiry doesn’t carry', async () => {
      const id = await withPicture();
      expect((await look(id, '/images/three.webp')).statusCode).toBe(404);
      expect((await look(randomUUID())).statusCode).toBe(404);
    });
  });

  describe('the timeline', () => {
    it('keeps every note, though the inquiry holds the latest', async () => {
      const id = await arrive();
      for (const notes of ['First.', 'Second.', 'Second.']) await patch(id, { notes });
      expect((await find(id)).notes).toBe('Second.');
      expect((await timeline(id)).map((e) => Object(e.data).text)).toEqual([
        'Second.',
        'Second.',
        'First.',
        undefined,
      ]);
    });

    it('comes in pages, newest first, oldest at the bottom', async () => {
      const id = await arrive();
      for (let n = 1; n <= 6; n++) await patch(id, { notes: `Note ${n}` });
      const seen: string[] = [];
      let url: string | undefined = `/${id}/events?limit=3`;
      while (url) {
        const page = await call('GET', url);
        seen.push(...page.json().map((e: TimelineEvent) => Object(e.data).text ?? e.kind));
        url = /\/api\/inquiries([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
      }
      expect(seen).toEqual(['Note 6', 'Note 5', 'Note 4', 'Note 3', 'Note 2', 'Note 1', 'created']);
    });

    it('shows what others add to it, with all its data', async () => {
      const id = await arrive();
      const event = { id: randomUUID(), inquiry_id: id, at: new Date().toISOString(), kind: 'visitor-added' };
      await test.db
        .insertInto('inquiry_events')
        .values({ ...event, data: JSON.stringify({ text: 'One more thing', attachments: [] }) })
        .execute();
      expect((await timeline(id))[0]).toMatchObject({
        kind: 'visitor-added',
        actor: null,
        data: { text: 'One more thing', attachments: [] },
      });
    });

    it('doesn’t exist for an inquiry that doesn’t, nor from a broken position', async () => {
      expect((await call('GET', `/${randomUUID()}/events`)).statusCode).toBe(404);
      expect((await call('GET', `/${await arrive()}/events?after=x`)).statusCode).toBe(400);
    });
  });

  describe('two colleagues at once', () => {
    it('one wins, the other hears 412 and overwrites nothing', async () => {
      for (let round = 0; round < 5; round++) {
        const id = await arrive();
        const [a, b] = await Promise.all([
          patch(id, { notes: 'Ann’s', seen: { notes: null } }),
          patch(id, { notes: 'Bob’s', seen: { notes: null } }, bob),
        ]);
        expect([a.statusCode, b.statusCode].sort()).toEqual([200, 412]);
        const [winner, loser] = a.statusCode === 200 ? [a, b] : [b, a];
        expect((await find(id)).notes).toBe(winner.json().notes);
        const by = winner === a ? 'Test staff' : 'Test owner';
        const at = winner.json().updatedAt;
        expect(loser.json()).toMatchObject({ current: winner.json(), clashes: [{ field: 'notes', by, at }] });
        expect(await timeline(id)).toHaveLength(2);
      }
    });

    it('change different fields, and both are kept; of a change that clashes nothing is', async () => {
      const id = await arrive();
      await call('POST', `/${id}/contacts`, { kind: 'call' }, bob);
      const seen = { status: 'new', assigneeId: null };
      const taken = await patch(id, { assigneeId: ann.member.id, seen });
      expect(taken.json()).toMatchObject({ status: 'contacted', assigneeId: ann.member.id });
      const late = await patch(id, { status: 'completed', spam: true, seen });
      expect(late.json()).toMatchObject({ status: 412, clashes: [{ field: 'status', by: 'Test owner' }] });
      expect(await find(id)).toMatchObject({ status: 'contacted', spam: false, version: 3 });
    });

    it('twenty contacts at once are twenty events and one first contact', async () => {
      const id = await arrive();
      await Promise.all(
        Array.from({ length: 20 }, (_, n) => call('POST', `/${id}/contacts`, { kind: 'call', text: `${n}` })),
      );
      const events = (await timeline(id)).filter((e) => e.kind === 'contact');
      expect(events).toHaveLength(20);
      const { version, firstContactAt } = await find(id);
      expect(version).toBe(21);
      // The first to be saved, which may have arrived a moment after another.
      expect(events.map((e) => e.at)).toContain(firstContactAt);
    });
  });

  it('is for staff alone', async () => {
    for (const [method, url] of [
      ['GET', `/api/inquiries/${randomUUID()}/events`],
      ['POST', `/api/inquiries/${randomUUID()}/contacts`],
      ['POST', `/api/inquiries/${randomUUID()}/attachment-views`],
      ['POST', '/api/inquiries/bulk'],
      ['POST', `/api/inquiries/bulk/${randomUUID()}/undo`],
    ] as const)
      expect((await test.app.inject({ method, url, payload: {} })).statusCode, url).toBe(401);
  });
});
