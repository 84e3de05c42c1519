/** Scheduled changes of the site (docs/decisions/0022), with real pages and two servers on one database. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordName, Release, SiteOverview } from '#contract/site/site-records.ts';
import type { RecordVersion, ScheduledRelease } from '#contract/site/site-schedule.ts';
import { buildApp } from '../app.ts';
import { connect } from '../database/connect.ts';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { scheduledStore } from './scheduled-store.ts';
import { editing, pathOf } from './testing/editing.ts';

const DAY_MS = 24 * 60 * 60_000;
const llano = { collection: 'areas', slug: 'llano' } as const;
const bryan = { collection: 'areas', slug: 'bryan' } as const;
const from = (ms: number) => new Date(Date.now() + ms).toISOString();

describe.each(engines)('changes that go out at a time on %s', (engine) => {
  const here = servedSite();
  let test: TestApp;
  let person: SignedIn;
  beforeAll(async () => {
    // This server doesn't listen, so nothing is published automatically until another server starts.
    test = await createTestApp(engine, {}, undefined, { site: here.site });
    person = await signedIn(test, 'owner');
  });
  afterAll(async () => {
    await test?.close();
  });

  const { call, read, pending, ...site } = editing(
    () => test,
    () => person,
  );
  const edit = async (name: RecordName, fields: object) =>
    expect((await site.edit(name, fields)).status).toBe(200);
  const waiting = async () =>
    (await call<{ scheduled: ScheduledRelease[] }>('GET', '/scheduled')).body.scheduled;
  const releases = async () => (await call<{ releases: Release[] }>('GET', '/releases')).body.releases;
  const overview = async () => (await call<SiteOverview>('GET', '')).body;
  const history = async (name: RecordName) =>
    (await call<{ versions: RecordVersion[] }>('GET', `${pathOf(name)}/history`)).body.versions;
  async function seen(names: RecordName[]) {
    const records = await Promise.all(
      names.map(async (name) => ({ ...name, version: (await read(name)).version })),
    );
    return { records };
  }
  const schedule = async (names: RecordName[], dueAt: string) =>
    call<ScheduledRelease>('POST', '/scheduled', { ...(await seen(names)), dueAt });
  /** Makes a scheduled update due. */
  async function makeDue(id: string, claim: { lease?: string; lease_until?: string } = {}) {
    const due_at = from(-1);
    await test.db.updateTable('content_scheduled').set({ due_at }).where('id', '=', id).execute();
    await test.db
      .updateTable('jobs')
      .set({ run_at: due_at, ...claim })
      .where('key', '=', id)
      .execute();
  }
  const events = async () =>
    (await test.app.inject({ url: '/api/staff/events', headers: { cookie: person.cookie } })).json() as {
      kind: string;
      count: number;
    }[];

  /** Other servers on the same database, until `isTrue` of the pages that each serves. */
  async function servers(
    count: number,
    isTrue: (pages: ((path: string) => Promise<string>)[]) => Promise<boolean>,
  ) {
    const { config } = test;
    const all = await Promise.all(
      Array.from({ length: count }, async () => {
        const db = connect(config);
        const { site, page } = servedSite();
        const app = await buildApp({ config, db, log: test.app.log, headers: {}, site });
        return { app, db, page };
      }),
    );
    try {
      await Promise.all(all.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
      for (const end = Date.now() + 20_000; !(await isTrue(all.map(({ page }) => page))); await pause(50))
        if (Date.now() > end) throw new Error('It did not happen in time');
    } finally {
      for (const { app, db } of all) {
        await app.close();
        await db.destroy();
      }
    }
  }

  it('publishes what was frozen, once, by the first of two servers that start after its time', async () => {
    await edit(llano, { lede: 'Granite as it was seen.' });
    await edit(bryan, { lede: 'Post oak as it was seen.' });
    const { status, body } = await schedule([llano, bryan], from(DAY_MS));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      failed: null,
      by: 'Test owner',
      items: [{ slug: 'bryan' }, { slug: 'llano' }],
    });
    // The scheduled draft isn't offered for publishing again, and can still be edited.
    expect(await pending()).toEqual([]);
    expect(await overview()).toMatchObject({ changes: 0, scheduled: { waiting: 1, failed: 0 } });
    expect((await read(llano)).scheduled).toEqual({ dueAt: body.dueAt, isDraft: true });
    await edit(llano, { lede: 'Granite, written later.' });
    expect(await pending()).toMatchObject([{ ...llano, scheduledAt: body.dueAt }]);
    expect((await call('POST', '/releases', await seen([llano]))).status).toBe(409);
    expect((await schedule([llano], from(DAY_MS))).status).toBe(409);
    await makeDue(body.id);

    await servers(2, async () => (await waiting()).length === 0);
    expect(await releases()).toMatchObject([{ number: 1, by: 'Test owner', items: [{}, {}] }]);
    const late = await read(llano);
    expect((late.liveValue as { lede: string }).lede).toBe('Granite as it was seen.');
    expect((late.value as { lede: string }).lede).toBe('Granite, written later.');
    expect((await read(bryan)).draft).toBeNull();
    expect(await pending()).toMatchObject([{ ...llano, scheduledAt: null }]);
    expect((await events()).slice(0, 2).map(({ kind, count }) => [kind, count])).toEqual([
      ['site-published-by-schedule', 2],
      ['site-scheduled', 2],
    ]);
  });

  it('is finished by another server when one died between its claim and the publishing', async () => {
    const { body } = await schedule([llano], from(DAY_MS));
    // As the dead server left it; its claim runs out.
    await makeDue(body.id, { lease: 'of the dead', lease_until: from(1500) });
    expect(await scheduledStore(test.db).late(new Date())).toEqual({ overdue: 1, failed: 0 });
    await servers(
      1,
      async ([page]) => (await page?.('/service-area/llano'))?.includes('Granite, written later.') ?? false,
    );
    expect(await waiting()).toEqual([]);
    expect((await releases()).length).toBe(2);
    expect((await read(llano)).draft).toBeNull();
  });

  it('is taken back, with its drafts as before, also one that was given up meanwhile', async () => {
    await edit(llano, { lede: 'Put off.' });
    const { body } = await schedule([llano], from(DAY_MS));
    const { liveValue, version } = await read(llano);
    await call('PUT', pathOf(llano), { value: liveValue, hidden: false } as object, version);
    expect((await read(llano)).draft).toBeNull();
    expect((await call('DELETE', `/scheduled/${body.id}`)).status).toBe(204);
    expect(await pending()).toMatchObject([{ ...llano, fields: [{ after: 'Put off.' }] }]);
    expect(await waiting()).toEqual([]);
    expect((await call('DELETE', `/scheduled/${body.id}`)).status).toBe(404);
    expect((await events())[0]).toMatchObject({ kind: 'site-schedule-taken-back', count: 1 });
  });

  it('goes out before its time when an owner says so', async () => {
    const { body } = await schedule([llano], from(DAY_MS));
    const { status, body: release } = await call<Release>('POST', `/scheduled/${body.id}/publish`);
    expect([status, release.items.length]).toEqual([201, 1]);
    expect((await here.page('/service-area/llano')).includes('Put off.')).toBe(true);
    expect(await waiting()).toEqual([]);
    expect(await pending()).toEqual([]);
  });

  it('says why it couldn’t go out, and its changes are drafts again', async () => {
    await edit(llano, { lede: 'Links to Bryan.' });
    const { body } = await schedule([llano], from(DAY_MS));
    // The release under it was undone, so publishing would no longer match what was reviewed.
    const [last] = await releases();
    expect((await call('POST', `/releases/${last?.id}/undo`)).status).toBe(201);
    await makeDue(body.id);
    await servers(1, async () => (await waiting()).every(({ failed }) => failed !== null));
    expect(await waiting()).toMatchObject([
      { id: body.id, failed: expect.stringContaining('already published or undone') },
    ]);
    expect(await overview()).toMatchObject({ changes: 1, scheduled: { waiting: 0, failed: 1 } });
    expect(await scheduledStore(test.db).late(new Date())).toEqual({ overdue: 0, failed: 1 });
    expect(await read(llano)).toMatchObject({ scheduled: null, value: { lede: 'Links to Bryan.' } });
    expect((await events())[0]).toMatchObject({ kind: 'site-schedule-failed', count: 1 });
    // Publishing it after all ends the matter.
    expect((await call('POST', '/releases', await seen([llano]))).status).toBe(201);
    expect(await waiting()).toEqual([]);
  });

  it('is checked again at its time: its sheet number was taken meanwhile', async () => {
    const { meta } = (await read(llano)).value as { meta: object };
    await edit(llano, { meta: { ...meta, sheet: 'C-990' } });
    const { status, body } = await schedule([llano], from(DAY_MS));
    expect(status).toBe(201);
    // The scheduled draft is discarded, and another page takes the number.
    await edit(llano, { meta });
    const { meta: other } = (await read(bryan)).value as { meta: object };
    await edit(bryan, { meta: { ...other, sheet: 'C-990' } });
    expect((await call('POST', '/releases', await seen([bryan]))).status).toBe(201);
    // Publishing it now fails; it stays scheduled.
    expect((await call('POST', `/scheduled/${body.id}/publish`)).status).toBe(422);
    expect(await waiting()).toMatchObject([{ failed: null }]);
    await makeDue(body.id);
    await servers(1, async () => (await waiting()).every(({ failed }) => failed !== null));
    expect((await waiting())[0]?.failed).toContain('already uses this sheet number');
    expect((await call('DELETE', `/scheduled/${body.id}`)).status).toBe(204);
    expect(await waiting()).toEqual([]);
  });

  it('takes a time that is ahead, within a year, and drafts as they were seen', async () => {
    await edit(llano, { lede: 'Once more.' });
    expect(await schedule([llano], from(-1000))).toMatchObject({
      status: 422,
      body: { errors: { dueAt: 'That time has passed. Choose a later one.' } },
    });
    expect((await schedule([llano], from(400 * DAY_MS))).status).toBe(422);
    expect((await schedule([llano], 'tomorrow')).status).toBe(400);
    const stale = { records: [{ ...llano, version: 1 }], dueAt: from(DAY_MS) };
    expect((await call('POST', '/scheduled', stale)).status).toBe(409);
    await edit(llano, { lede: '' });
    expect((await schedule([llano], from(DAY_MS))).status).toBe(422);
  });

  it('keeps what was published of a part of the site, version by version, each to be taken as the draft', async () => {
    const versions = await history(llano);
    const [newest] = await releases();
    expect(versions.map(({ number }) => number)).toEqual(
      versions.map(({ number }) => number).toSorted((a, b) => b - a),
    );
    expect(newest?.number).toBeGreaterThanOrEqual(versions[0]?.number ?? 0);
    const first = versions.at(-1);
    expect(first).toMatchObject({ number: 1, undoes: null, by: 'Test owner', kind: 'changed' });
    expect(first?.fields).toMatchObject([{ label: 'Opening sentence', after: 'Granite as it was seen.' }]);
    expect(versions.find(({ undoes }) => undoes !== null)?.fields).toMatchObject([
      { before: 'Put off.', after: 'Granite, written later.' },
    ]);
    const { version } = await read(llano);
    await call('PUT', pathOf(llano), { value: first?.value, hidden: false } as object, version);
    expect(await pending()).toContainEqual(
      expect.objectContaining({
        ...llano,
        fields: [expect.objectContaining({ after: 'Granite as it was seen.' })],
      }),
    );
    expect(await history({ collection: 'areas', slug: 'blanco' })).toEqual([]);
    expect((await call('GET', '/areas/no-such-town/history')).status).toBe(404);
  });

  it('leaves what binds the firm to owners', async () => {
    const firm = { collection: 'firm', slug: 'firm' } as const;
    await edit(firm, { phone: '979-555-0199' });
    const wanted = await seen([firm]);
    const { body } = await schedule([firm], from(DAY_MS));
    person = await signedIn(test, 'editor');
    expect((await call('POST', '/scheduled', { ...wanted, dueAt: from(DAY_MS) })).status).toBe(403);
    expect((await call('POST', `/scheduled/${body.id}/publish`)).status).toBe(403);
    expect((await call('DELETE', `/scheduled/${body.id}`)).status).toBe(403);
    expect((await call('GET', '/firm/firm/history')).status).toBe(403);
    expect(await waiting()).not.toContainEqual(body);
  });
});
