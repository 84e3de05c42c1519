/** The event stream (requirements §14), over real connections, on both databases, with two servers on one database. */

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type LiveEventName, type LiveEvents, MAX_LIVE_CONNECTIONS } from '#contract/shared/live.ts';
import { buildApp } from '../app.ts';
import { connect } from '../database/connect.ts';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { builtSite } from '../testing/built-site.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';

type Event = {
  [Name in LiveEventName]: { name: Name; data: LiveEvents[Name]; id: string | null };
}[LiveEventName];

describe.each(engines)('the live line on %s', (engine) => {
  let test: TestApp;
  let other: { app: App; db: Db };
  let ann: SignedIn;
  let bob: SignedIn;
  const open: AbortController[] = [];

  beforeAll(async () => {
    test = await createTestApp(engine);
    const { config } = test;
    const db = connect(config);
    other = { db, app: await buildApp({ config, db, log: test.app.log, headers: {}, site: builtSite }) };
    for (const { app } of [test, other]) await app.listen({ port: 0, host: '127.0.0.1' });
    [ann, bob] = [await signedIn(test), await signedIn(test, 'owner')];
  });
  afterEach(() => {
    for (const line of open.splice(0)) line.abort();
  });
  afterAll(async () => {
    await other.app.close();
    await other.db.destroy();
    await test.close();
  });

  const origin = (app: App) => `http://127.0.0.1:${(app.server.address() as { port: number }).port}`;
  const call = (app: App, who: SignedIn, method: string, path: string, body?: object) =>
    fetch(`${origin(app)}/api/inquiries${path}`, {
      method,
      headers: { cookie: who.cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  /** Opens an event stream and collects its events, after its hello. */
  async function listen(app: App, who: SignedIn, headers: Record<string, string> = {}, query = '') {
    const abort = new AbortController();
    open.push(abort);
    const response = await fetch(`${origin(app)}/api/live${query}`, {
      headers: { cookie: who.cookie, ...headers },
      signal: abort.signal,
    });
    const events: Event[] = [];
    let ended = false;
    const read = async () => {
      let rest = '';
      for await (const bytes of response.body!) {
        const blocks = (rest + Buffer.from(bytes).toString()).split('\n\n');
        rest = blocks.pop() as string;
        for (const block of blocks) {
          const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null;
          const name = field('event') as LiveEventName | null;
          if (name) events.push({ name, data: JSON.parse(field('data')!), id: field('id') } as Event);
        }
      }
    };
    read()
      .catch(() => {})
      .finally(() => {
        ended = true;
      });
    const line = { response, events, hasEnded: () => ended, abort: () => abort.abort() };
    await until(() => events.length > 0 || ended);
    return line;
  }

  async function until(condition: () => boolean, ms = 30_000) {
    for (const end = Date.now() + ms; !condition(); await pause(10))
      if (Date.now() > end) throw new Error('It did not happen in time');
  }

  const heard = (line: { events: Event[] }, name: LiveEventName) =>
    line.events.filter((e) => e.name === name);

  it('begins with a hello that no proxy keeps back', async () => {
    const { response, events } = await listen(test.app, ann);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(events[0]).toMatchObject({ name: 'hello', data: { at: expect.any(String) } });
  });

  it('is for staff alone', async () => {
    for (const [method, path] of [
      ['GET', '/api/live'],
      ['PUT', '/api/inquiries/x/viewing'],
      ['DELETE', '/api/inquiries/x/viewing'],
    ] as const)
      expect((await test.app.inject({ method, url: path })).statusCode, path).toBe(401);
  });

  it.each(['this server', 'another server on the same database'])(
    'tells what a visitor and a colleague did by %s',
    async (where) => {
      const { app, db } = where === 'this server' ? test : other;
      const line = await listen(test.app, ann);
      const id = await savedInquiry(db);
      await until(() => heard(line, 'arrived').length > 0);
      expect(heard(line, 'arrived')).toMatchObject([{ data: { id, version: 1 } }]);
      await call(app, bob, 'PATCH', `/${id}`, { status: 'contacted' });
      await until(() => heard(line, 'changed').length > 0);
      const by = { id: bob.member.id, name: 'Test owner' };
      expect(heard(line, 'changed')).toMatchObject([{ data: { id, version: 2, by } }]);
      await call(app, bob, 'POST', `/${id}/contacts`, { kind: 'call' });
      await until(() => heard(line, 'changed').length > 1);
      await pause(1200);
      expect(line.events.map((e) => e.name)).toEqual(['hello', 'arrived', 'changed', 'changed']);
    },
  );

  it.each(['this server', 'another server on the same database'])(
    'names the email that waits in Mail, and no more of it, as %s stores it',
    async (where) => {
      const { db } = where === 'this server' ? test : other;
      const line = await listen(test.app, ann);
      const [id, at] = [uuid(), new Date().toISOString()];
      const stored = { id, sha256: id, bytes: 9, received_at: at, from_email: 'ana@example.com' };
      await db
        .insertInto('inbound_mails')
        .values({ ...stored, state: 'received' })
        .execute();
      await db.updateTable('inbound_mails').set({ state: 'waiting' }).where('id', '=', id).execute();
      await until(() => heard(line, 'mail').length > 0, 3000);
      expect(heard(line, 'mail').map((e) => e.data)).toEqual([{ waiting: [id], spam: [] }]);
      await db.updateTable('inbound_mails').set({ spam: 1 }).where('id', '=', id).execute();
      await until(() => heard(line, 'mail').length > 1, 3000);
      const late = await listen(other.app, bob);
      await until(() => heard(late, 'mail').length > 0);
      expect(heard(late, 'mail').at(-1)!.data).toEqual({ waiting: [], spam: [id] });
      await db.deleteFrom('inbound_mails').where('id', '=', id).execute();
      await until(() => heard(line, 'mail').length > 2, 3000);
      const back = await listen(test.app, ann, {}, `?since=${at}`);
      await until(() => heard(back, 'mail').length > 0);
      expect(heard(back, 'mail').at(-1)!.data).toEqual({ waiting: [], spam: [] });
    },
  );

  it('keeps quiet about spam until it is rescued', async () => {
    const line = await listen(test.app, ann);
    const id = await savedInquiry(test.db, { spam: 1 });
    const [shown] = [await savedInquiry(other.db)];
    await until(() => heard(line, 'arrived').length > 0);
    expect(heard(line, 'arrived').map((e) => (e.data as { id: string }).id)).toEqual([shown]);
    await call(test.app, bob, 'PATCH', `/${id}`, { spam: false });
    await until(() => heard(line, 'arrived').length > 1);
    expect(heard(line, 'arrived')[1]).toMatchObject({ data: { id, version: 2 } });
  });

  it('tells the visitor’s changes from the system’s', async () => {
    const line = await listen(test.app, ann);
    const id = await savedInquiry(test.db);
    await until(() => heard(line, 'arrived').length > 0);
    const touch = (version: number, kind: string) =>
      test.db.transaction().execute(async (trx) => {
        const at = new Date().toISOString();
        await trx.updateTable('inquiries').set({ version, updated_at: at }).where('id', '=', id).execute();
        const event = { id: uuid(), inquiry_id: id, at, kind, data: '{}' };
        await trx.insertInto('inquiry_events').values(event).execute();
      });
    await touch(2, 'visitor-message');
    await until(() => heard(line, 'changed').length > 0);
    await touch(3, 'next-step-due');
    await until(() => heard(line, 'changed').length > 1);
    expect(heard(line, 'changed').map(({ data }) => data)).toEqual([
      { id, version: 2, by: 'visitor' },
      { id, version: 3, by: null },
    ]);
  });

  it('announces nothing that was rolled back', async () => {
    const line = await listen(test.app, ann);
    const id = await savedInquiry(test.db);
    await until(() => heard(line, 'arrived').length > 0);
    const rolledBack = other.db.transaction().execute(async (trx) => {
      const at = new Date().toISOString();
      await trx.updateTable('inquiries').set({ version: 9, updated_at: at }).where('id', '=', id).execute();
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await pause(1500);
    expect(heard(line, 'changed')).toEqual([]);
  });

  it.runIf(engine === 'postgres')(
    'comes back after the database cut it off, and misses nothing',
    async () => {
      const line = await listen(test.app, ann);
      const before = await savedInquiry(other.db);
      await until(() => heard(line, 'arrived').length > 0);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'ledge-frame-live'`.execute(other.db);
      const meanwhile = await savedInquiry(other.db);
      await until(() => heard(line, 'arrived').length > 1);
      const later = await savedInquiry(other.db);
      await until(() => heard(line, 'arrived').length > 2);
      expect(heard(line, 'arrived').map((e) => Object(e.data).id)).toEqual([before, meanwhile, later]);
      expect(line.hasEnded()).toBe(false);
    },
  );

  it('tells a change of many as one', async () => {
    const line = await listen(other.app, ann);
    const ids: string[] = [];
    for (let n = 0; n < 40; n++) ids.push(await savedInquiry(test.db));
    await until(() => heard(line, 'arrived').length === 40);
    await call(test.app, bob, 'POST', '/bulk', { ids, change: { status: 'cancelled' } });
    await until(() => heard(line, 'changed-many').length > 0);
    expect(heard(line, 'changed-many')).toMatchObject([{ data: { count: 40, by: { name: 'Test owner' } } }]);
    expect(heard(line, 'changed')).toEqual([]);
  });

  it('makes up for what was missed while the line was broken', async () => {
    const first = await listen(test.app, ann);
    const seen = await savedInquiry(test.db);
    await until(() => heard(first, 'arrived').length > 0);
    const lastId = heard(first, 'arrived')[0]!.id!;
    first.abort();
    const missed = await savedInquiry(other.db);
    await call(other.app, bob, 'PATCH', `/${seen}`, { notes: 'Called.' });
    const again = await listen(test.app, ann, { 'last-event-id': lastId });
    await until(() => heard(again, 'arrived').length > 0);
    const ids = again.events.map((e) => (e.data as { id?: string }).id);
    expect(ids).toContain(missed);
    expect(ids).toContain(seen);
    const since = await listen(test.app, ann, {}, `?since=${new Date(Date.now() - 60_000).toISOString()}`);
    await until(() => heard(since, 'arrived').some((e) => (e.data as { id: string }).id === missed));
  });

  it('takes nonsense for no position', async () => {
    const line = await listen(test.app, ann, { 'last-event-id': 'x; drop table' }, '?since=yesterday');
    expect(line.events.map((e) => e.name)).toEqual(['hello']);
  });

  describe('who looks at an inquiry', () => {
    it('is told to everybody, by either server, until they look away', async () => {
      const id = await savedInquiry(test.db);
      const line = await listen(test.app, ann);
      const [a, b] = [
        { id: ann.member.id, name: 'Test staff' },
        { id: bob.member.id, name: 'Test owner' },
      ];
      const viewing = async (app: App, who: SignedIn) =>
        (await call(app, who, 'PUT', `/${id}/viewing`)).json();
      expect(await viewing(other.app, bob)).toEqual({ viewers: [] });
      await until(() => heard(line, 'viewers').length > 0);
      expect(await viewing(test.app, ann)).toEqual({ viewers: [b] });
      await until(() => heard(line, 'viewers').length > 1);
      expect((await call(other.app, bob, 'DELETE', `/${id}/viewing`)).status).toBe(204);
      await until(() => heard(line, 'viewers').length > 2);
      expect(heard(line, 'viewers').map((e) => e.data)).toEqual([
        { id, viewers: [b] },
        { id, viewers: [b, a] },
        { id, viewers: [a] },
      ]);
      const late = await listen(other.app, bob);
      await until(() => heard(late, 'viewers').length > 0);
      expect(heard(late, 'viewers').at(-1)!.data).toEqual({ id, viewers: [a] });
    });

    it('is told to be writing, until they stop or fall silent', async () => {
      const id = await savedInquiry(test.db);
      const line = await listen(test.app, ann);
      const b = { id: bob.member.id, name: 'Test owner' };
      const report = async (who: SignedIn, body?: object) =>
        (await call(other.app, who, 'PUT', `/${id}/viewing`, body)).json();
      const told = () =>
        heard(line, 'viewers').findLast(({ data }) => (data as { id: string }).id === id)?.data;
      await report(bob, { writing: true });
      await until(() => told() !== undefined);
      expect(told()).toEqual({ id, viewers: [{ ...b, writing: true }] });
      await report(bob);
      expect(await report(ann)).toEqual({ viewers: [{ ...b, writing: true }] });
      await report(bob, { writing: false });
      expect(await report(ann)).toEqual({ viewers: [b] });
      await report(bob, { writing: true });
      const long = new Date(Date.now() - 31_000).toISOString();
      await test.db.updateTable('inquiry_viewers').set({ writing_at: long }).execute();
      expect(await report(ann)).toEqual({ viewers: [b] });
      expect((await call(test.app, bob, 'PUT', `/${id}/viewing`, { writing: 'yes' })).status).toBe(400);
    });

    it('counts for 45 seconds', async () => {
      const id = await savedInquiry(test.db);
      const long = new Date(Date.now() - 46_000).toISOString();
      await call(test.app, bob, 'PUT', `/${id}/viewing`);
      await test.db.updateTable('inquiry_viewers').set({ seen_at: long }).execute();
      expect(await (await call(test.app, ann, 'PUT', `/${id}/viewing`)).json()).toEqual({ viewers: [] });
    });

    it('is refused for an inquiry that doesn’t exist', async () => {
      expect((await call(test.app, ann, 'PUT', `/${crypto.randomUUID()}/viewing`)).status).toBe(404);
    });
  });

  it('holds a bounded number of lines per person; the oldest is told not to come back', async () => {
    const dora = await signedIn(test);
    const lines: Awaited<ReturnType<typeof listen>>[] = [];
    for (let n = 0; n <= MAX_LIVE_CONNECTIONS; n++) lines.push(await listen(test.app, dora));
    await until(() => lines[0]!.hasEnded());
    expect(lines[0]!.events.at(-1)).toMatchObject({ name: 'closed', data: { reason: 'too-many' } });
    expect(lines.slice(1).some((line) => line.hasEnded())).toBe(false);
  });

  describe('sessions', () => {
    const age = (who: SignedIn, column: 'expires_at' | 'updated_at', ms: number) =>
      test.db
        .updateTable('staff_sessions')
        .set({ [column]: new Date(Date.now() + ms).toISOString() })
        .where('user_id', '=', who.member.id)
        .execute();

    it.each([
      [
        'is ended',
        (who: SignedIn) =>
          test.db.deleteFrom('staff_sessions').where('user_id', '=', who.member.id).execute(),
      ],
      ['has expired', (who: SignedIn) => age(who, 'expires_at', -1)],
      ['was not used for half an hour', (who: SignedIn) => age(who, 'updated_at', -31 * 60_000)],
      [
        'belongs to an account that was disabled',
        (who: SignedIn) =>
          test.db.updateTable('staff_users').set({ disabled: 1 }).where('id', '=', who.member.id).execute(),
      ],
    ])('end the line when the session %s', async (_what, end) => {
      const eve = await signedIn(test);
      const [line, bystander] = [await listen(test.app, eve), await listen(test.app, ann)];
      await end(eve);
      await test.app.live.beat();
      await until(() => line.hasEnded());
      expect(line.events.at(-1)).toMatchObject({ name: 'closed', data: { reason: 'signed-out' } });
      expect(bystander.hasEnded()).toBe(false);
      expect((await listen(test.app, eve)).response.status).toBe(401);
    });

    it('are not kept alive by a line, nor by looking at an inquiry', async () => {
      const fay = await signedIn(test);
      const id = await savedInquiry(test.db);
      await age(fay, 'updated_at', -29 * 60_000);
      const used = () =>
        test.db
          .selectFrom('staff_sessions')
          .select('updated_at')
          .where('user_id', '=', fay.member.id)
          .executeTakeFirstOrThrow();
      const before = await used();
      await listen(test.app, fay);
      expect((await call(test.app, fay, 'PUT', `/${id}/viewing`)).status).toBe(200);
      await test.app.live.beat();
      expect(await used()).toEqual(before);
    });
  });

  it('ends at once when the server stops', async () => {
    const db = connect(test.config);
    const app = await buildApp({ config: test.config, db, log: test.app.log, headers: {}, site: builtSite });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const lines = [await listen(app, ann), await listen(app, bob)];
    // A stop that waited for them would never end.
    await app.close();
    await until(() => lines.every((line) => line.hasEnded()));
    expect(lines.flatMap((line) => heard(line, 'closed'))).toEqual([]);
    await db.destroy();
  });
});
