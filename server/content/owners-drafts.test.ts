/** Drafts that only owners may see reach no editor, by any address (docs/decisions/0057). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE } from '#contract/records/overlay.ts';
import type { EditedRecord, MadePreviewLink, RecordName, SiteOverview } from '#contract/site-records.ts';
import { collectRoutes, type Route } from '../testing/routes.ts';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { editsOf } from './collections.ts';
import { isDraftOf } from './schemas.ts';
import { editing, pathOf } from './testing/editing.ts';

/** Stands in every text of a draft, with the name of the collection. */
const CANARY = 'qv7canary';
const OWNERS_ONLY = PUBLISHABLE.filter((collection) => !editsOf('editor')(collection));

describe('drafts of owners', () => {
  const here = servedSite();
  let test: TestApp;
  let routes: Route[];
  let owner: SignedIn;
  let editors: SignedIn[];
  let names: RecordName[];
  let pages: string[];
  beforeAll(async () => {
    ({ made: test, routes } = await collectRoutes(() =>
      createTestApp('sqlite', {}, undefined, { site: here.site }),
    ));
    owner = await signedIn(test, 'owner');
    editors = [await signedIn(test, 'editor'), await signedIn(test, 'staff-editor')];
    const { body } = await call<SiteOverview>('GET', '');
    names = body.collections.flatMap(({ records }) =>
      records.map(({ collection, slug }) => ({ collection, slug })),
    );
    pages = [...new Set(body.pages.map(({ path }) => path))];
    expect(OWNERS_ONLY).toEqual(['firm', 'binding', 'redirects']);
    await setUp();
  });
  afterAll(() => test?.close());
  const { call, read, edit } = editing(
    () => test,
    () => owner,
  );
  const get = (url: string, who: SignedIn) => test.app.inject({ url, headers: { cookie: who.cookie } });

  /** A draft of every record of theirs, one that waits for its time, and one beside an editor’s that couldn’t go out. */
  async function setUp(): Promise<void> {
    const house: RecordName = { collection: 'projects', slug: 'ridge-house' };
    const firm: RecordName = { collection: 'firm', slug: 'firm' };
    await edit(firm, { name: `Oak ${CANARY} firm`, hours: `By ${CANARY}` });
    await edit(house, { name: 'Ridge House at noon' });
    const schedule = async (wanted: RecordName[], dueAt: string) => {
      const versions = await Promise.all(
        wanted.map(async (name) => ({ ...name, version: (await read(name)).version })),
      );
      const { status, body } = await call('POST', '/scheduled', { dueAt, records: versions });
      expect(status, JSON.stringify(body)).toBe(201);
    };
    const due = new Date(Date.now() + 3_600_000).toISOString();
    await schedule([firm, house], due);
    await edit({ collection: 'binding', slug: 'trust' }, {});
    await test.db
      .updateTable('content_scheduled')
      .set({ failed: `${CANARY} firm: There is no page at /${CANARY}.` })
      .execute();
    await test.db.updateTable('content_records').set({ scheduled_id: null }).execute();
    for (const name of names.filter(({ collection }) => OWNERS_ONLY.includes(collection))) {
      const { value, version } = await read(name);
      const draft = marked(name, value) as object;
      const { status } = await call('PUT', pathOf(name), { value: draft, hidden: false }, version);
      expect(status, pathOf(name)).toBe(200);
    }
    const list = [{ from: `/${CANARY}-old`, href: '/projects' }];
    expect((await edit({ collection: 'redirects', slug: 'redirects' }, { list })).status).toBe(200);
    await schedule([{ collection: 'redirects', slug: 'redirects' }], due);
  }

  /** Texts of the draft with the canary in them, those that its form takes. */
  function marked(name: RecordName, value: unknown): unknown {
    const word = `${CANARY} ${name.collection}`;
    const inTexts = (part: unknown): unknown => {
      if (typeof part === 'string') return word;
      if (Array.isArray(part)) return part.map(inTexts);
      if (part === null || typeof part !== 'object') return part;
      return Object.fromEntries(
        Object.entries(part).map(([key, one]) => [
          key,
          ['kind', 'picture', 'href'].includes(key) ? one : inTexts(one),
        ]),
      );
    };
    const fields = Object.entries(value as object).map(([key, part]) => {
      const field = { ...(value as object), [key]: inTexts(part) };
      return [key, isDraftOf(name, field) ? inTexts(part) : part] as const;
    });
    return Object.fromEntries(fields);
  }

  /** Every address that answers someone who signs in, but the live line, which never ends. */
  function urls(): string[] {
    const all = routes.filter(({ method, url }) => method === 'GET' && url !== '/api/live');
    return [
      ...all.flatMap(({ url }) =>
        url.includes('/:collection/:slug')
          ? names.map((name) => url.replace('/:collection/:slug', pathOf(name)))
          : url.replace(/:\w+|\*/g, 'x'),
      ),
      `/api/content/search?words=${CANARY}`,
      '/api/content/search?words=house',
      ...pages.map((path) => `/admin/preview?path=${encodeURIComponent(path)}`),
    ];
  }

  it('are seen by owners', async () => {
    for (const url of ['/api/content', '/api/content/scheduled', '/admin/preview?path=/team'])
      expect((await get(url, owner)).body, url).toContain(CANARY);
    const found = (await get(`/api/content/search?words=${CANARY}`, owner)).body;
    for (const collection of OWNERS_ONLY) expect(found).toContain(`"collection":"${collection}"`);
  });

  it('are in no answer to an editor, nor counted in one', async () => {
    for (const who of editors) {
      for (const url of urls()) {
        const { body, headers, statusCode } = await get(url, who);
        expect(statusCode, url).toBeLessThan(500);
        expect(body + JSON.stringify(headers), url).not.toContain(CANARY);
      }
      const overview = (await get('/api/content', who)).json() as SiteOverview;
      expect([overview.changes, overview.scheduled]).toEqual([1, { waiting: 0, failed: 1 }]);
      const { scheduled } = (await get('/api/content/scheduled', who)).json() as { scheduled: object[] };
      expect(scheduled).toMatchObject([
        { failed: expect.stringContaining('ask an owner'), items: [{ slug: 'ridge-house' }] },
      ]);
    }
  });

  it('are in no answer to what an editor does', async () => {
    const [who] = editors as [SignedIn];
    const home: RecordName = { collection: 'pages', slug: 'home' };
    const { value, version } = (await get('/api/content/pages/home', who)).json() as EditedRecord;
    const answers = [
      await call('PUT', pathOf(home), { value, hidden: false }, version + 7, who),
      await call('PUT', pathOf(home), { value, hidden: false }, version, who),
      await call('POST', '/projects', { name: `New ${Date.now()}`, from: 'ridge-house' }, undefined, who),
      await call('POST', '/releases', { records: [{ ...home, version: 1 }] }, undefined, who),
      ...(await Promise.all(
        OWNERS_ONLY.flatMap((collection) => [
          call('PUT', `/${collection}/${collection}`, { value: {}, hidden: false }, 1, who),
          call(
            'POST',
            '/releases',
            { records: [{ collection, slug: collection, version: 1 }] },
            undefined,
            who,
          ),
          call('POST', `/${collection}`, { name: 'One', from: '' }, undefined, who),
        ]),
      )),
    ];
    expect(JSON.stringify(answers)).not.toContain(CANARY);
  });

  it('show behind a link for as long as its maker is an owner, and no link outlives its account', async () => {
    const maker = await signedIn(test, 'owner');
    const { body } = await call<MadePreviewLink>(
      'POST',
      '/preview-links',
      { path: '/team', days: 30 },
      undefined,
      maker,
    );
    const { pathname } = new URL(body.url);
    const open = () => test.app.inject({ url: pathname });
    const account = test.db.updateTable('staff_users').where('id', '=', maker.member.id);
    // Of a draft that could be published.
    const firm: RecordName = { collection: 'firm', slug: 'firm' };
    const { liveValue, version } = await read(firm);
    const hours = { ...(liveValue as object), hours: `By ${CANARY}` };
    expect((await call('PUT', pathOf(firm), { value: hours, hidden: false }, version)).status).toBe(200);
    expect((await open()).body).toContain(CANARY);
    await account.set({ role: 'editor' }).execute();
    const shown = await open();
    expect([shown.statusCode, shown.body.includes(CANARY)]).toEqual([200, false]);
    for (const change of [{ role: 'staff' }, { role: 'owner', disabled: 1 }]) {
      await account.set(change).execute();
      expect((await open()).statusCode).toBe(404);
    }
    await account.set({ disabled: 0 }).execute();
    expect((await open()).statusCode).toBe(200);
    await test.db.deleteFrom('staff_sessions').where('user_id', '=', maker.member.id).execute();
    await test.db.deleteFrom('staff_users').where('id', '=', maker.member.id).execute();
    expect((await open()).statusCode).toBe(404);
  });
});
