/**
 * No draft closes *Website*: whatever JSON one is, and whether it was sent or left by an older release, every other route answers
 * (docs/decisions/0022). On SQLite alone: what is tried is what reads a draft, not where it was stored.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditedRecord, RecordName, Release, SiteOverview } from '#contract/site/site-records.ts';
import { collectRoutes, type Route } from '../testing/routes.ts';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { nearly, type OddDraft } from './testing/any-draft.ts';
import { editing, pathOf } from './testing/editing.ts';

const SEED = Number(process.env.FC_SEED ?? 20261127);
const RUNS = Number(process.env.FC_RUNS ?? 10);
const house: RecordName = { collection: 'projects', slug: 'ridge-house' };

describe('any draft', () => {
  const here = servedSite();
  let test: TestApp;
  let routes: Route[];
  let owner: SignedIn;
  let editor: SignedIn;
  /** Every record with its value as it ships. */
  let records: { name: RecordName; value: unknown }[];
  beforeAll(async () => {
    ({ made: test, routes } = await collectRoutes(() =>
      createTestApp('sqlite', {}, undefined, { site: here.site }),
    ));
    [owner, editor] = [await signedIn(test, 'owner'), await signedIn(test, 'editor')];
    const { body } = await call<SiteOverview>('GET', '');
    const names = body.collections.flatMap((list) => list.records);
    records = await Promise.all(
      names.map(async ({ collection, slug }) => {
        const name = { collection, slug };
        return { name, value: (await call<EditedRecord>('GET', pathOf(name))).body.value };
      }),
    );
  });
  afterAll(() => test?.close());

  const { call } = editing(
    () => test,
    () => owner,
  );
  /** Records of each collection as often as those of any other. */
  const drafts = () =>
    fc
      .constantFrom(...Map.groupBy(records, ({ name }) => name.collection).values())
      .chain((list) => fc.constantFrom(...list))
      .chain(({ name, value }) => nearly(value).map((draft) => ({ name, ...draft })));

  /** Every address of *Website*, and previews of pages of every kind. */
  function urls(name: RecordName): string[] {
    const own = [name, house].map(pathOf);
    const site = routes
      .filter(({ method, url }) => method === 'GET' && url.startsWith('/api/content'))
      .flatMap(({ url }) =>
        url.includes(':collection/:slug')
          ? own.map((path) => url.replace('/:collection/:slug', path))
          : url.replace(':sha256', '0'.repeat(64)),
      );
    const pages = ['/', '/team', '/projects', '/blog', '/sitemap', '/contact', '/services/custom-homes'];
    return [
      ...site,
      '/api/content/search?words=house',
      ...pages.map((path) => `/admin/preview?path=${path}`),
    ];
  }

  async function expectOpen(name: RecordName, how: string): Promise<void> {
    for (const url of urls(name))
      for (const who of [owner, editor]) {
        const { statusCode } = await test.app.inject({ url, headers: { cookie: who.cookie } });
        const refused = url.includes('by-file')
          ? 404
          : who === editor && url.includes(pathOf(name))
            ? 403
            : 200;
        expect([200, refused], `${url} with ${pathOf(name)} ${how}`).toContain(statusCode);
      }
  }

  const clean = () => test.db.deleteFrom('content_records').where('revision_id', 'is', null).execute();

  /** Stores a draft as an older version of the software may have left it. */
  async function left({ collection, slug }: RecordName, draft: string): Promise<void> {
    await clean();
    const now = { draft, draft_hidden: 0, draft_at: new Date().toISOString(), draft_by: 'Ed' };
    await test.db
      .insertInto('content_records')
      .values({ id: 'left', collection, slug, version: 1, ...now })
      .onConflict((conflict) => conflict.columns(['collection', 'slug']).doUpdateSet(now))
      .execute();
  }

  /** Saves a draft as the form does. @returns the status. */
  async function sent(name: RecordName, json: string): Promise<number> {
    await clean();
    const { version } = (await call<EditedRecord>('GET', pathOf(name))).body;
    const { statusCode } = await test.app.inject({
      method: 'PUT',
      url: `/api/content${pathOf(name)}`,
      headers: { cookie: owner.cookie, 'content-type': 'application/json', 'if-match': `"${version}"` },
      payload: `{"value":${json},"hidden":false}`,
    });
    return statusCode;
  }

  const trying = (
    runs: number,
    run: (draft: OddDraft & { name: RecordName }) => Promise<void>,
  ): Promise<void> =>
    fc.assert(fc.asyncProperty(drafts(), run), { numRuns: runs, seed: SEED, endOnFailure: true });

  it('that stands in the table leaves every route open', () =>
    trying(RUNS, async ({ name, json, how }) => {
      await left(name, json);
      await expectOpen(name, how);
    }));

  it('that is sent is kept or refused in words, and can be published or is refused', () =>
    trying(RUNS, async ({ name, json, how }) => {
      const status = await sent(name, json);
      expect([200, 400, 413, 422], how).toContain(status);
      const stored = await test.db.selectFrom('content_records').select('draft').execute();
      if (status !== 200) {
        expect(
          stored.every(({ draft }) => draft === null),
          how,
        ).toBe(true);
        return;
      }
      await expectOpen(name, how);
      const { version } = (await call<EditedRecord>('GET', pathOf(name))).body;
      const done = await call<Release>('POST', '/releases', { records: [{ ...name, version }] });
      expect([201, 409, 422], how).toContain(done.status);
      if (done.status !== 201) return;
      expect(await here.page('/'), how).toContain('</html>');
      expect((await call('POST', `/releases/${done.body.id}/undo`)).status, how).toBe(201);
    }));

  it.each([
    [
      'half a character in the firm’s address of mail',
      { collection: 'firm', slug: 'firm' },
      { email: '\ud800' },
    ],
    [
      'a source whose name is an object',
      'articles',
      { body: { type: 'doc', content: [{ type: 'footnote', attrs: { name: { toString: 1 } } }] } },
    ],
  ] as const)('%s is refused, and harmless where it is stored', async (how, which, fields) => {
    const { name, value } = records.find(({ name: one }) =>
      typeof which === 'string' ? one.collection === which : one.collection === which.collection,
    ) as (typeof records)[number];
    const json = JSON.stringify({ ...(value as object), ...fields });
    expect(await sent(name, json)).toBe(422);
    await left(name, json);
    await expectOpen(name, how);
  });

  it('that was scheduled by an older release doesn’t go out, and says so', async () => {
    await left(house, '{}');
    const at = '2026-01-01T00:00:00.000Z';
    await test.db
      .insertInto('content_scheduled')
      .values({ id: 'old', due_at: '2099-01-01T00:00:00.000Z', at, by_id: owner.member.id, by_name: 'Ed' })
      .execute();
    await test.db
      .insertInto('content_scheduled_items')
      .values({ scheduled_id: 'old', record_id: 'left', kind: 'changed', value: '{"gallery":5}', hidden: 0 })
      .execute();
    await test.db.updateTable('content_records').set({ scheduled_id: 'old' }).execute();
    await expectOpen(house, 'scheduled');
    const tried = await call<{ changes: { findings: { text: string }[] }[] }>(
      'POST',
      '/scheduled/old/publish',
    );
    expect(tried.status).toBe(422);
    expect(tried.body.changes[0]?.findings[0]?.text).toContain('We couldn’t load this version');
    expect((await call('DELETE', '/scheduled/old')).status).toBe(204);
  });

  it('that isn’t finished costs the preview of its own page alone', async () => {
    const { value } = records.find(({ name }) => name.slug === 'home') as (typeof records)[number];
    const home = value as { hero: { day: object } };
    const hero = { ...home.hero, day: { ...home.hero.day, picture: '' } };
    expect(await sent({ collection: 'pages', slug: 'home' }, JSON.stringify({ ...home, hero }))).toBe(200);
    const status = async (path: string) =>
      (await test.app.inject({ url: `/admin/preview?path=${path}`, headers: { cookie: owner.cookie } }))
        .statusCode;
    expect([await status('/'), await status('/team')]).toEqual([422, 200]);

    const { value: plan } = records.find(({ name }) => name.slug === 'prices') as (typeof records)[number];
    const prices = structuredClone(plan) as { figures: { steel: { perSquareFoot: (number | null)[] } } };
    prices.figures.steel.perSquareFoot[0] = null;
    expect(await sent({ collection: 'binding', slug: 'prices' }, JSON.stringify(prices))).toBe(200);
    expect(await status('/'), 'which names a price, too').toBe(200);
    await clean();
  });
});
