/** Texts of pages, the order of lists, and addresses, changed through the API with real pages (docs/decisions/0024). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoundText, PendingChanges, Release, SiteOverview } from '#contract/site/site-records.ts';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { editing, pathOf } from './testing/editing.ts';

describe.each(engines)('the pages of the site on %s', (engine) => {
  const { page, site: built } = servedSite();
  let test: TestApp;
  let owner: SignedIn;
  let editor: SignedIn;

  beforeAll(async () => {
    test = await createTestApp(engine, {}, undefined, { site: built });
    await test.app.ready();
    [owner, editor] = [await signedIn(test, 'owner'), await signedIn(test, 'editor')];
  });
  afterAll(async () => {
    await test?.close();
  });

  const { call, read, ...site } = editing(
    () => test,
    () => owner,
  );
  const edit = async (...change: Parameters<typeof site.edit>) => (await site.edit(...change)).body;
  const publish = (who = owner) => site.publish(undefined, who);
  const undo = (id: string) => call<Release>('POST', `/releases/${id}/undo`);
  /** Returns the address that a path redirects to; null when it doesn't redirect. */
  async function leadsTo(path: string) {
    const { statusCode, headers } = await test.app.inject({ url: path });
    return statusCode === 301 ? headers.location : null;
  }

  const home = { collection: 'pages', slug: 'home' } as const;
  const prices = { collection: 'binding', slug: 'prices' } as const;
  const terms = { collection: 'binding', slug: 'terms-of-service' } as const;
  const teamOrder = { collection: 'order', slug: 'team' } as const;
  const house = { collection: 'projects', slug: 'ridge-house' } as const;
  const gable = { collection: 'projects', slug: 'long-gable' } as const;

  it('have their texts changed by editors, with advice where a list is of another length', async () => {
    const { homeHeadlines } = (await read(home)).value as { homeHeadlines: string[] };
    const headlines = [...homeHeadlines, 'Nine headlines, and one is new.'];
    const { findings } = await edit(home, { homeHeadlines: headlines }, false, editor);
    expect(findings).toEqual([
      {
        path: ['homeHeadlines'],
        text: expect.stringContaining('works best with 8; you have 9'),
        blocks: false,
      },
    ]);
    const { status, body } = await publish(editor);
    expect(status).toBe(201);
    expect(await page('/')).toContain('Nine headlines, and one is new.');
    // Each of them has a rule by which a view shows it.
    expect(await page('/')).toContain('[9,7,6]');
    await undo(body.id);
    expect(await page('/')).not.toContain('Nine headlines');
  });

  it('stay: what the site can’t be without isn’t hidden', async () => {
    const { value } = await read(home);
    const { findings } = await edit(home, value as object, true);
    expect(findings).toEqual([{ path: [], text: expect.stringContaining('can’t be hidden'), blocks: true }]);
    expect((await publish()).status).toBe(422);
    await edit(home, value as object);
  });

  it('leave prices, licenses and legal texts to owners, and fill in the firm’s name', async () => {
    expect((await call('GET', pathOf(terms), undefined, undefined, editor)).status).toBe(403);
    const { collections } = (await call<SiteOverview>('GET', '', undefined, undefined, editor)).body;
    const names = collections.map(({ collection }) => collection);
    expect(names).toContain('pages');
    for (const name of ['firm', 'binding', 'redirects']) expect(names).not.toContain(name);
    await edit(terms, { lead: 'These are the terms of {firm}; call {phone}. {nobody} stays.' });
    const { body } = await publish();
    expect(await page('/terms-of-service')).toContain(
      'the terms of Ledge &amp; Frame; call 979-555-0142. {nobody} stays.',
    );
    await undo(body.id);
  });

  it('change the prices that the calculator works with, and say when the comparison has others', async () => {
    const { value } = await read(prices);
    const { figures } = value as { figures: { steel: object } };
    const steel = { ...figures.steel, perSquareFoot: [300, 340] };
    const { findings } = await edit(prices, { figures: { ...figures, steel } });
    expect(findings).toEqual([
      {
        path: ['figures', 'steel', 'perSquareFoot'],
        text: 'The comparison table doesn’t show $300–340. Update the table or this figure.',
        blocks: false,
      },
    ]);
    const { body } = await publish();
    expect(await page('/cost-comparison')).toContain('$840,000–952,000');
    expect(await page('/')).toContain('$300–340');
    await undo(body.id);
    expect(await page('/')).toContain('$280–320');
  });

  it('count as sample while anything in them is invented', async () => {
    const { collections } = (await call<SiteOverview>('GET', '')).body;
    const samples = collections
      .filter(({ collection }) => collection === 'pages' || collection === 'binding')
      .flatMap(({ records }) => records.filter(({ sample }) => sample).map(({ slug }) => slug));
    expect(samples).toEqual([
      ...['home', 'how-we-build', 'manufacturers', 'projects', 'contact', 'partnerships'],
      ...['prices', 'trust'],
    ]);
  });

  it('are found by words in their texts', async () => {
    const find = async (words: string, who = owner) =>
      (
        await call<{ found: FoundText[] }>(
          'GET',
          `/search?words=${encodeURIComponent(words)}`,
          undefined,
          undefined,
          who,
        )
      ).body.found;
    expect(await find('FLOOD map')).toContainEqual({
      collection: 'pages',
      slug: 'area-sentences',
      path: ['areaSentences', 'intro', 6],
      excerpt: expect.stringContaining('flood map'),
    });
    expect(await find('blocks the sun of Mars')).toEqual([]);
    expect((await find('General liability')).map(({ slug }) => slug)).toContain('trust');
    expect((await find('General liability', editor)).map(({ slug }) => slug)).not.toContain('trust');
  });

  it('show people in the order that an editor gives them', async () => {
    const { slugs } = (await read(teamOrder)).value as { slugs: string[] };
    const [first = '', second = '', ...rest] = slugs;
    await edit(teamOrder, { slugs: [second, first, ...rest] }, false, editor);
    const { collections } = (await call<SiteOverview>('GET', '')).body;
    const team = collections.find(({ collection }) => collection === 'team');
    expect(team?.records.map(({ slug }) => slug).slice(0, 2)).toEqual([second, first]);
    const { changes } = (await call<PendingChanges>('GET', '/changes')).body;
    expect(changes[0]?.fields).toMatchObject([
      { label: 'Order', before: expect.stringMatching(/^Elena Marsh · Daniel/) },
    ]);
    const isFirst = async (name: string, other: string) => {
      const team = await page('/team');
      return team.indexOf(name) < team.indexOf(other);
    };
    const { body } = await publish(editor);
    expect(await isFirst('>Daniel Ortiz<', '>Elena Marsh<')).toBe(true);
    await undo(body.id);
    expect(await isFirst('>Elena Marsh<', '>Daniel Ortiz<')).toBe(true);
  });

  it('get another address: the old one leads there, links and the sitemap follow, and it can be taken back', async () => {
    await edit(house, { address: 'ledge-house' });
    const { body } = await publish();
    expect(await page('/projects/ridge-house')).toBe('');
    const moved = await page('/projects/ledge-house');
    expect(moved).toMatch(/<link rel="canonical" href="[^"]+\/projects\/ledge-house"/);
    expect(await leadsTo('/projects/ridge-house?a=1')).toBe('/projects/ledge-house?a=1');
    for (const path of ['/projects', '/sitemap', '/sitemap.xml', '/team']) {
      expect(await page(path), path).toContain('/projects/ledge-house');
      expect(await page(path), path).not.toContain('/projects/ridge-house"');
    }

    await edit(house, { address: 'stone-house' });
    const { body: again } = await publish();
    // In one step, from the first address and from the second.
    expect(await leadsTo('/projects/ridge-house')).toBe('/projects/stone-house');
    expect(await leadsTo('/projects/ledge-house')).toBe('/projects/stone-house');

    await undo(again.id);
    expect(await page('/projects/ledge-house')).toBe(moved);
    expect(await leadsTo('/projects/stone-house')).toBe('/projects/ledge-house');
    // Taking the first back would skip what came after it; the address is given back by hand.
    expect((await undo(body.id)).status).toBe(409);
    await edit(house, { address: undefined });
    expect((await publish()).status).toBe(201);
    expect(await page('/projects/ridge-house')).toContain('<h1');
    expect(await leadsTo('/projects/ridge-house')).toBeNull();
    expect(await leadsTo('/projects/ledge-house')).toBe('/projects/ridge-house');
  });

  it('refuse an address that another page has, or that links of another still use', async () => {
    const { findings } = await edit(gable, { address: 'ridge-house' });
    expect(findings).toEqual([
      { path: ['address'], text: '“Ridge House” already uses this URL. Choose another.', blocks: true },
    ]);
    expect((await edit(gable, { address: 'Not an address' })).findings[0]?.path).toEqual(['address']);
    await edit(gable, { address: undefined });
  });

  it('are led to from what owners write down, once it is published', async () => {
    const redirects = { collection: 'redirects', slug: 'redirects' } as const;
    expect((await call('GET', pathOf(redirects), undefined, undefined, editor)).status).toBe(403);
    expect(await leadsTo('/portfolio')).toBe('/projects');
    const { list } = (await read(redirects)).value as { list: { from: string; href: string }[] };
    const dead = await edit(redirects, { list: [...list, { from: '/old-team', href: '/no-such-page' }] });
    expect(dead.findings[0]).toMatchObject({ path: ['list', list.length, 'href'], blocks: true });
    await edit(redirects, { list: [...list, { from: '/old-team', href: '/team' }] });
    const { body } = await publish();
    expect(await leadsTo('/old-team')).toBe('/team');
    expect(await leadsTo('/portfolio')).toBe('/projects');
    await undo(body.id);
    expect(await leadsTo('/old-team')).toBeNull();
  });
});
