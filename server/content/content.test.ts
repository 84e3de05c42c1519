/** The site changed by its owners, through the API, with real pages (requirements §18; docs/decisions/0022). */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  EditedRecord,
  MadePreviewLink,
  PendingChanges,
  PreviewLink,
  Release,
  SiteOverview,
} from '#contract/site/site-records.ts';
import { buildApp } from '../app.ts';
import { currentFirm } from '../config/firm-in-force.ts';
import { connect } from '../database/connect.ts';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { editing, pathOf } from './testing/editing.ts';

describe.each(engines)('the site on %s', (engine) => {
  const here = servedSite();
  const there = servedSite();
  let test: TestApp;
  let owner: SignedIn;
  let colleague: SignedIn;

  beforeAll(async () => {
    test = await createTestApp(engine, {}, undefined, { site: here.site });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    [owner, colleague] = [await signedIn(test, 'owner'), await signedIn(test, 'owner')];
  });
  afterAll(async () => {
    await test?.close();
  });

  /** A second server on the same database, while `run` lasts. */
  async function beside(run: () => Promise<void>) {
    const { config } = test;
    const db = connect(config);
    const app = await buildApp({ config, db, log: test.app.log, headers: {}, site: there.site });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await run().finally(async () => {
      await app.close();
      await db.destroy();
    });
  }

  const { call, read, edit, pending, publish } = editing(
    () => test,
    () => owner,
  );
  const undo = (id: string) => call<Release>('POST', `/releases/${id}/undo`);
  async function until(isTrue: () => Promise<boolean>, ms = 10_000) {
    for (const end = Date.now() + ms; !(await isTrue()); await pause(20))
      if (Date.now() > end) throw new Error('It did not happen in time');
  }
  const llano = { collection: 'areas', slug: 'llano' } as const;
  const firm = { collection: 'firm', slug: 'firm' } as const;

  it('lists everything that ships, with nothing that speaks against it', async () => {
    const { body } = await call<SiteOverview>('GET', '');
    expect(body.changes).toBe(0);
    const sizes = body.collections.map(({ collection, records }) => [collection, records.length]);
    expect(Object.fromEntries(sizes)).toMatchObject({ firm: 1, areas: expect.any(Number) });
    for (const { records } of body.collections)
      for (const { collection, slug, live, draft } of records) {
        expect([live, draft]).toEqual(['shipped', null]);
        const { findings } = await read({ collection, slug });
        expect({ slug, findings }).toEqual({ slug, findings: [] });
      }
  });

  it('keeps a draft that no visitor sees, shows it in a preview, and publishes it on every server', async () => {
    const lede = 'Granite an arm’s length down, and a river that floods.';
    const { body: saved } = await edit(llano, { lede });
    expect(saved).toMatchObject({ version: 1, findings: [], summary: { live: 'shipped', draft: {} } });
    expect(await here.page('/service-area/llano')).not.toContain('an arm’s length');
    const preview = await test.app.inject({
      url: '/admin/preview?path=/service-area/llano&theme=dark',
      headers: { cookie: owner.cookie },
    });
    expect(preview.body).toContain('an arm’s length');
    expect(preview.body).toContain('<html lang="en-US" class="dark"');
    expect(preview.body).not.toContain('matchMedia');
    expect(preview.headers['content-security-policy']).toContain("frame-ancestors 'self'");

    const [change] = await pending();
    expect(change).toMatchObject({ ...llano, name: 'Llano', kind: 'changed', findings: [] });
    expect(change?.fields).toEqual([
      { path: ['lede'], label: 'Opening sentence', before: expect.any(String), after: lede },
    ]);
    const { status, body: release } = await publish();
    expect(status).toBe(201);
    expect(release).toMatchObject({ number: 1, by: 'Test owner', items: [{ ...llano, kind: 'changed' }] });
    expect(await here.page('/service-area/llano')).toContain('an arm’s length');
    expect((await read(llano)).draft).toBeNull();
    await beside(async () => {
      // It was started after the first release.
      expect(await there.page('/service-area/llano')).toContain('an arm’s length');
      const { body: undone } = await undo(release.id);
      expect(undone).toMatchObject({ number: 2, undoes: 1 });
      expect(await here.page('/service-area/llano')).not.toContain('an arm’s length');
      await until(async () => !(await there.page('/service-area/llano')).includes('an arm’s length'));
    });
    const { body } = await call<{ releases: Release[] }>('GET', '/releases');
    expect(body.releases.map(({ number, canUndo }) => [number, canUndo])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect((await undo(release.id)).status).toBe(409);
  });

  it('puts a new phone number on every page and into mail', async () => {
    await edit(firm, { phone: '979-555-0199' });
    const { body } = await publish();
    for (const path of ['/', '/team', '/privacy-policy'])
      expect(await here.page(path)).toContain('979-555-0199');
    expect(currentFirm().phone).toBe('979-555-0199');
    await undo(body.id);
    expect(await here.page('/team')).not.toContain('979-555-0199');
    expect(currentFirm().phone).toBe('979-555-0142');
  });

  it('refuses what would break a page, and says where', async () => {
    const { body } = await edit(llano, { lede: '', specialties: [] });
    const texts = body.findings.map(({ path, text, blocks }) => [path.join('.'), text, blocks]);
    expect(texts).toContainEqual(['lede', 'Opening sentence is required.', true]);
    expect(texts.map(([path]) => path)).toContain('specialties');
    const { status, body: problem } = await publish();
    expect(status).toBe(422);
    expect((problem as unknown as PendingChanges).changes[0]?.findings.length).toBe(texts.length);
    expect((await pending()).length).toBe(1);
    // A draft that is as the site is, is none.
    const { liveValue, version } = await read(llano);
    await call('PUT', pathOf(llano), { value: liveValue, hidden: false } as object, version);
    expect(await pending()).toEqual([]);
  });

  it('finds a title and a sheet number that another page has, and a link that leads nowhere', async () => {
    const bryan = (await read({ collection: 'areas', slug: 'bryan' })).value as { meta: object };
    const { body } = await edit(llano, { meta: bryan.meta });
    expect(body.findings.map(({ text }) => text)).toEqual([
      '“Bryan” already uses this search result title.',
      '“Bryan” already uses this sheet number.',
    ]);
    await edit(llano, { meta: ((await read(llano)).liveValue as { meta: object }).meta });
    const handyman = { collection: 'services', slug: 'handyman' } as const;
    const copy = {
      kind: 'copy',
      heading: 'More',
      paragraphs: [[{ text: 'Garages', href: '/services/garages' }]],
    };
    const { sections } = (await read(handyman)).value as { sections: object[] };
    const linked = await edit(handyman, { sections: [...sections, copy] });
    expect(linked.body.findings).toEqual([
      {
        path: ['sections', sections.length, 'paragraphs', 0, 0, 'href'],
        text: '/services/garages doesn’t exist. Choose another page.',
        blocks: true,
      },
    ]);
    await edit(handyman, { sections });
    expect(await pending()).toEqual([]);
  });

  it('lets nobody overwrite what a colleague saved meanwhile', async () => {
    const { value, version } = await read(llano);
    await edit(llano, { ground: 'granite, with clay between' }, false, colleague);
    const late = await call<{ current: { version: number; value: { ground: string } } }>(
      'PUT',
      pathOf(llano),
      { value: { ...(value as object), ground: 'limestone' }, hidden: false },
      version,
    );
    expect(late.status).toBe(412);
    expect(late.body.current).toMatchObject({
      version: version + 1,
      value: { ground: 'granite, with clay between' },
    });
    const stale = await call('POST', '/releases', { records: [{ ...llano, version }] });
    expect(stale.status).toBe(409);
    await edit(llano, { ground: (value as { ground: string }).ground });
  });

  it('adds a project that begins as a copy, and takes it off again', async () => {
    const from = 'ridge-house';
    const { status, body } = await call<EditedRecord>('POST', '/projects', { name: 'Pecan Court', from });
    expect(status).toBe(201);
    expect(body).toMatchObject({ slug: 'pecan-court', live: 'unpublished', path: '/projects/pecan-court' });
    const project = { collection: 'projects', slug: 'pecan-court' } as const;
    // The copy has its own sheet number, and a page title from its name.
    expect(body.findings).toEqual([]);
    const { sheet, pageTitle } = body.value as { sheet: string; pageTitle: string };
    expect(sheet).toMatch(/^[A-Z]-\d{3}$/);
    expect(pageTitle).toBe('');
    expect((await publish([project])).status).toBe(201);
    expect(await here.page('/projects/pecan-court')).toContain('Pecan Court');
    expect(await here.page('/sitemap.xml')).toContain('/projects/pecan-court');
    await edit(project, {}, true);
    expect((await publish([project])).body.items).toMatchObject([{ kind: 'hidden' }]);
    expect(await here.page('/projects/pecan-court')).toBe('');
    expect((await read(project)).live).toBe('hidden');
    await edit(project, {}, false);
    expect(await pending()).toMatchObject([{ ...project, kind: 'shown', fields: [] }]);
    await edit(project, {}, true);
  });

  it('counts what only the firm can know as sample, until it is changed or confirmed', async () => {
    const samples = async () =>
      (await call<SiteOverview>('GET', '')).body.collections
        .flatMap(({ records }) => records)
        .filter(({ sample }) => sample)
        .map(({ slug }) => slug);
    const names = ['home', 'how-we-build', 'manufacturers', 'partnerships', 'what-one-air-change-means'];
    expect(await samples()).toEqual(expect.arrayContaining(names));
    const { total } = (await call<SiteOverview>('GET', '')).body.samples;
    expect((await call<SiteOverview>('GET', '')).body.samples).toEqual({ left: total, total });
    await edit({ collection: 'pages', slug: 'home' }, { ask: 'Call us before you draw anything.' });
    await edit({ collection: 'pages', slug: 'how-we-build' }, { sample: false });
    await edit({ collection: 'articles', slug: 'what-one-air-change-means' }, { author: 'Marcus Boone' });
    const left = await samples();
    expect(names.filter((name) => left.includes(name))).toEqual(['manufacturers', 'partnerships']);
    expect((await call<SiteOverview>('GET', '')).body.samples).toEqual({ left: total - 3, total });
    for (const { collection, slug } of await pending()) {
      const { liveValue, version } = await read({ collection, slug });
      await call('PUT', pathOf({ collection, slug }), { value: liveValue, hidden: false } as object, version);
    }
    expect(await pending()).toEqual([]);
  });

  it('takes the links to a page with it, and brings them back', async () => {
    const linked = { collection: 'services', slug: 'custom-homes' } as const;
    expect(await here.page('/')).toContain('href="/services/custom-homes"');
    expect((await edit(linked, {}, true)).body.findings).toEqual([]);
    const { status, body } = await publish<Release>([linked]);
    expect(status).toBe(201);
    for (const path of ['/', '/services', '/service-area/austin', '/sitemap'])
      expect(await here.page(path), path).not.toContain('href="/services/custom-homes"');
    const contact = await test.app.inject({ url: '/contact' });
    expect(contact.body).not.toContain('href="/services/custom-homes"');
    expect((await test.app.inject({ url: '/services/custom-homes' })).statusCode).toBe(404);
    // Records that link to it can be published as before.
    expect((await read({ collection: 'pages', slug: 'home' })).findings).toEqual([]);
    await call('POST', `/releases/${body.id}/undo`);
    expect(await here.page('/')).toContain('href="/services/custom-homes"');
  });

  it('hides a kind with its overview page in one step', async () => {
    const overview = { collection: 'pages', slug: 'manufacturers' } as const;
    const kingspan = { collection: 'manufacturers', slug: 'kingspan' } as const;
    expect((await read(overview)).mayHide).toBe(true);
    await edit(overview, {}, true);
    expect(await pending()).toMatchObject([{ ...overview, kind: 'hidden', findings: [] }]);
    const { status, body } = await publish<Release>();
    expect(status).toBe(201);
    expect(await read(kingspan)).toMatchObject({ live: 'hidden', sample: false, draft: null });
    for (const path of ['/manufacturer', '/manufacturers/kingspan'])
      expect((await test.app.inject({ url: path })).statusCode, path).toBe(404);
    for (const path of ['/', '/how-we-build', '/sitemap', '/sitemap.xml', '/service-area/llano'])
      expect(await here.page(path), path).not.toMatch(/\/manufacturers?[/"<]/);
    await call('POST', `/releases/${body.id}/undo`);
    expect(await read(kingspan)).toMatchObject({ live: 'shipped' });
    expect(await here.page('/manufacturers/kingspan')).toContain('Kingspan');
  });

  it('changes the team, and forgets an overlay that equals what ships', async () => {
    const { body } = await call<SiteOverview>('GET', '');
    const [first] = body.collections.find(({ collection }) => collection === 'team')?.records ?? [];
    const { value: before } = await read(first!);
    await edit(first!, { role: 'Founder and builder' });
    await publish();
    expect(await here.page('/team')).toContain('Founder and builder');
    await edit(first!, { role: (before as { role: string }).role });
    await publish();
    expect(await read(first!)).toMatchObject({ live: 'shipped', published: null });
    expect(await here.page('/team')).toBe(await servedSite().page('/team'));
  });

  it('is told in the log of staff', async () => {
    const events = (
      await test.app.inject({ url: '/api/staff/events', headers: { cookie: owner.cookie } })
    ).json() as { kind: string; count: number }[];
    expect(events.filter(({ kind }) => kind === 'site-published').length).toBeGreaterThan(3);
    expect(events.find(({ kind }) => kind === 'site-undone')).toMatchObject({ count: 1 });
  });

  it('is edited by editors, without what binds the firm', async () => {
    const editor = await signedIn(test, 'editor');
    const as = <Answer>(method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
      call<Answer>(method, path, body, undefined, editor);
    const town = { collection: 'areas', slug: 'lakeway' } as const;
    const firm = { collection: 'firm', slug: 'firm' } as const;
    const { collections } = (await as<SiteOverview>('GET', '')).body;
    expect(collections.map(({ collection }) => collection)).not.toContain('firm');
    expect(collections.map(({ collection }) => collection)).toContain('areas');

    await edit(firm, { license: 'Changed by the owner' });
    expect((await as('GET', pathOf(firm))).status).toBe(403);
    expect((await as('PUT', pathOf(firm), { value: {}, hidden: false })).status).toBe(403);
    const firmDraft = await read(firm);
    expect(
      (await as('POST', '/releases', { records: [{ ...firm, version: firmDraft.version }] })).status,
    ).toBe(403);
    expect(await read(firm)).toEqual(firmDraft);

    await edit(town, { lede: 'Written by an editor.' }, false, editor);
    const { changes } = (await as<PendingChanges>('GET', '/changes')).body;
    expect(changes.map(({ collection }) => collection)).toEqual(['areas']);
    const { version } = await read(town);
    const released = await as<Release>('POST', '/releases', { records: [{ ...town, version }] });
    expect(released.status).toBe(201);
    expect(await here.page('/service-area/lakeway')).toContain('Written by an editor.');
    expect((await as('POST', `/releases/${released.body.id}/undo`)).status).toBe(201);

    const { version: firmVersion } = await read(firm);
    const ofOwner = await call<Release>('POST', '/releases', {
      records: [{ ...firm, version: firmVersion }],
    });
    expect((await as('POST', `/releases/${ofOwner.body.id}/undo`)).status).toBe(403);
    expect((await call('POST', `/releases/${ofOwner.body.id}/undo`)).status).toBe(201);
  });

  it('shows drafts by a link to people without an account, until it expires or is ended', async () => {
    const town = { collection: 'areas', slug: 'wimberley' } as const;
    await edit(town, { lede: 'Only for the architect’s eyes.' });
    const made = await call<MadePreviewLink>('POST', '/preview-links', {
      path: '/service-area/wimberley',
      days: 1,
    });
    expect(made.status).toBe(201);
    const { link, url } = made.body;
    const look = (query = '') => test.app.inject({ url: new URL(url).pathname + query });
    const page = await look();
    expect(page.body).toContain('Only for the architect’s eyes.');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.body).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(page.body).toContain(`href="${new URL(url).pathname}?path=%2Fservices"`);
    expect((await look('?path=/team')).body).toContain('Our Team');
    expect((await look('?path=//evil.example')).statusCode).toBe(404);
    expect((await look('?path=/api/inquiries')).statusCode).toBe(404);

    const { links } = (await call<{ links: PreviewLink[] }>('GET', '/preview-links')).body;
    expect(links).toEqual([link]);
    expect(JSON.stringify(links)).not.toContain(url.split('/').at(-1));
    const stored = await test.db.selectFrom('content_preview_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(url.split('/').at(-1));

    await test.db
      .updateTable('content_preview_links')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .execute();
    expect((await look()).statusCode).toBe(404);
    const again = await call<MadePreviewLink>('POST', '/preview-links', { path: '/', days: 30 });
    const there = new URL(again.body.url).pathname;
    expect((await test.app.inject({ url: there })).statusCode).toBe(200);
    const ended = await test.app.inject({
      method: 'DELETE',
      url: `/api/content/preview-links/${again.body.link.id}`,
      headers: { cookie: owner.cookie },
    });
    expect(ended.statusCode).toBe(204);
    const gone = await test.app.inject({ url: there });
    expect(gone.statusCode).toBe(404);
    expect(gone.body).toContain('This preview link has expired.');
    expect((await test.app.inject({ url: '/preview/guessed' })).statusCode).toBe(404);
    const { version } = await read(town);
    await call(
      'PUT',
      pathOf(town),
      { value: (await read(town)).liveValue as object, hidden: false },
      version,
    );
  });
});
