/** Links to the dashboard can't be published, and no redirect takes over an address in use, however either is spelled. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { COLLECTIONS, type Collection } from '#contract/site/records/collections.ts';
import type { EditedRecord, RecordName, SavedDraft, SiteOverview } from '#contract/site/site-records.ts';
import { fixedPagesOf } from '../render/site-build.ts';
import { builtSite } from '../testing/built-site.ts';
import { collectRoutes, type Route } from '../testing/routes.ts';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { editing } from './testing/editing.ts';

const HOST = 'studio.example';
const ORIGIN = `https://${HOST}`;

describe('addresses in use', () => {
  const here = servedSite();
  let test: TestApp;
  let routes: Route[];
  let owner: SignedIn;
  beforeAll(async () => {
    ({ made: test, routes } = await collectRoutes(() =>
      createTestApp('sqlite', { SITE_ORIGIN: `http://${HOST}` }, undefined, { site: here.site }),
    ));
    owner = await signedIn(test, 'owner');
  });
  afterAll(() => test?.close());
  const { call, read, edit, publish } = editing(
    () => test,
    () => owner,
  );
  const redirects: RecordName = { collection: 'redirects', slug: 'redirects' };

  /** Addresses that were refused as the old ones of redirects. */
  async function refused(from: readonly string[]): Promise<string[]> {
    const list = from.map((one) => ({ from: one, href: '/projects' }));
    const { status, body } = await edit(redirects, { list });
    expect(status, JSON.stringify(body)).toBe(200);
    const rows = new Set(body.findings.flatMap(({ path, blocks }) => (blocks ? [path[1]] : [])));
    return from.filter((_, row) => rows.has(row));
  }

  it('are those under every route of the server', async () => {
    const under = [...new Set(routes.map(({ url }) => url.split('/')[1] as string))].filter(
      (part) => part && !/[:*]/.test(part),
    );
    expect(under).toEqual(expect.arrayContaining(['api', 'readyz', 'metrics', 'preview']));
    const from = under.flatMap((part) => [`/${part}`, `/${part}/anything`]);
    expect(await refused(from)).toEqual(from);
  });

  it('are those of every page and every file that is served', async () => {
    const pages = [
      ...fixedPagesOf(await builtSite.build()),
      '/admin',
      '/admin/site',
      '/assets',
      '/assets/no-such.js',
    ];
    expect(pages).toEqual(expect.arrayContaining(['/contact', '/cost-comparison/estimate', '/robots.txt']));
    const files = here.memory.paths.filter((path) => !path.startsWith('/assets/'));
    expect(files).toEqual(expect.arrayContaining(['/', '/sitemap.xml', '/blog/rss.xml']));
    const all = [...pages, ...files];
    for (let from = 0; from < all.length; from += 500) {
      const some = all.slice(from, from + 500);
      expect(await refused(some)).toEqual(some);
    }
  });

  it('are known in every spelling, and others lead on in every spelling', async () => {
    const taken = [
      ...[
        '/Contact',
        '/contact/',
        '/%63ontact',
        '/%43ONTACT',
        '/./contact',
        '/team/../contact',
        '/team/%2e%2e/contact',
      ],
      ...[
        '/contact//',
        '/contact?service=repair',
        '/contact#form',
        '/contact%2f',
        '/TEAM',
        '/team//',
        '/%61dmin/site',
      ],
      ...['/READYZ', '/projects/%72idge-house', '/blog//rss.xml'],
    ];
    expect(await refused(taken)).toEqual(taken);
    expect(await refused(['/old?page=2', '/old#top'])).toHaveLength(2);
    const old = ['/Old-Home/', '/caf%C3%A9', '/services/old', '/contact-us', '/administration', '/index.php'];
    expect(await refused(old)).toEqual([]);
    expect((await publish([redirects])).status).toBe(201);
    for (const path of [
      '/old-home',
      '/OLD-home/',
      '//old-home',
      '/caf%c3%a9',
      '/caf%C3%A9',
      '/index.php?id=4',
    ]) {
      const { statusCode, headers } = await test.app.inject({ url: path });
      expect([statusCode, headers.location], path).toEqual([301, `/projects${path.replace(/^[^?]*/, '')}`]);
    }
  });

  it('go before a redirect that an earlier release of the software let out', async () => {
    const list = ['/contact', '/%63ontact', '/cost-comparison/estimate'].map((from) => ({
      from,
      href: '/projects',
    }));
    await test.db
      .updateTable('content_revisions')
      .set({ value: JSON.stringify({ list }) })
      .execute();
    expect((await edit({ collection: 'firm', slug: 'firm' }, { hours: 'Weekdays, 9 to 5' })).status).toBe(
      200,
    );
    expect((await publish([{ collection: 'firm', slug: 'firm' }])).status).toBe(201);
    for (const url of ['/contact', '/%63ontact', '/cost-comparison/estimate'])
      expect((await test.app.inject({ url })).headers.location, url).not.toBe('/projects');
  });

  const DASHBOARD = [
    ...[
      '/admin',
      '/admin/',
      '/Admin',
      '/ADMIN/Site',
      '/admin?view=1',
      '/admin#top',
      '/%61dmin',
      '/%41dmin/site',
    ],
    ...['/contact/../admin', '/contact/%2e%2e/admin', '/./admin', '/admin/app/dashboard.webmanifest'],
    ...[
      `${ORIGIN}/admin`,
      'https://STUDIO.example/admin',
      'https://studio.example./admin',
      `${ORIGIN}:443/admin`,
    ],
    ...['https://user@studio.example/admin', `${ORIGIN}/contact/../%61dmin`],
  ];
  /** Not even a link. */
  const BROKEN = [
    ...[
      '//studio.example/admin',
      '\\/admin',
      '/\\admin',
      '../admin',
      'admin',
      'javascript:alert(1)',
      ' /admin',
    ],
    ...['http://studio.example/admin', 'JAVASCRIPT:alert(1)', 'data:text/html,x', '/team\n/admin'],
  ];

  /** Where the fields of links are, by the schemas: one place in each collection for each. */
  async function linkFields(): Promise<{ name: RecordName; path: (string | number)[] }[]> {
    const { body } = await call<SiteOverview>('GET', '');
    const names = body.collections.flatMap(({ records }) => records);
    const found = new Map<string, { name: RecordName; path: (string | number)[] }>();
    for (const { collection, slug } of names) {
      const name = { collection, slug };
      const known: Collection = COLLECTIONS[collection];
      const schema = 'record' in known ? known.record : known.records[slug];
      const { value } = await read(name);
      for (const path of linksBySchema(z.toJSONSchema(schema as z.ZodType), value))
        found.set(`${collection}/${'record' in known ? '' : slug} ${path.join('.').replace(/\d+/g, '0')}`, {
          name,
          path,
        });
    }
    return [...found.values()];
  }

  it.each([
    ['a link to the dashboard', DASHBOARD, /\/admin/],
    ['what isn’t a link', BROKEN, /./],
  ])('keep %s from being published, wherever it stands', async (_, hrefs, words) => {
    const fields = await linkFields();
    const keys = new Set(fields.map(({ path }) => path.at(-1)));
    expect([...keys]).toEqual(expect.arrayContaining(['href', 'url', 'link', 'website', 'serviceLink']));
    let next = 0;
    for (const { name, path } of fields) {
      // Each field meets a few spellings, and each spelling many fields.
      for (const href of [hrefs[next++ % hrefs.length], hrefs[next++ % hrefs.length]] as string[]) {
        const { value, version } = await read(name);
        const { status, body } = await call<SavedDraft>(
          'PUT',
          `/${name.collection}/${name.slug}`,
          { value: put(value, path, href) as object, hidden: false },
          version,
        );
        expect(status).toBe(200);
        const here = body.findings.filter(
          (one) => one.blocks && one.path.join('.').startsWith(path.join('.')),
        );
        expect(
          here.map(({ text }) => text).join(' '),
          `${href} in ${name.collection} ${path.join('.')}`,
        ).toMatch(words);
      }
      await test.db.deleteFrom('content_records').where('revision_id', 'is', null).execute();
    }
  });

  it('keep both from being published in the text of an article', async () => {
    const { body } = await call<SiteOverview>('GET', '');
    const slug = body.collections.find(({ collection }) => collection === 'articles')?.records[0]?.slug;
    const name: RecordName = { collection: 'articles', slug: slug as string };
    const hrefs = [...DASHBOARD, ...BROKEN];
    const words = hrefs.map((href) => ({
      type: 'text',
      text: href,
      marks: [{ type: 'link', attrs: { href } }],
    }));
    const items = words.map((text) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [text] }],
    }));
    const saved = await edit(name, {
      body: { type: 'doc', content: [{ type: 'bulletList', content: items }] },
    });
    const rows = new Set(saved.body.findings.flatMap(({ blocks, path }) => (blocks ? [path[4]] : [])));
    expect(hrefs.filter((_, row) => !rows.has(row))).toEqual([]);
    expect((await publish([name])).status).toBe(422);
    await test.db.deleteFrom('content_records').where('revision_id', 'is', null).execute();
  });

  it('let links lead to the pages that there are', async () => {
    const home = (await read({ collection: 'pages', slug: 'home' })) as EditedRecord;
    expect(home.findings.filter(({ blocks }) => blocks)).toEqual([]);
    const one = (await linkFields()).find(({ name }) => name.slug === 'home') as {
      path: (string | number)[];
    };
    for (const href of ['/contact?service=repair', '/newsletter', '/team#top', '/projects']) {
      const { version } = await read({ collection: 'pages', slug: 'home' });
      const value = put(home.value, one.path, href) as object;
      const { body } = await call<SavedDraft>('PUT', '/pages/home', { value, hidden: false }, version);
      expect(
        body.findings.filter(({ blocks }) => blocks),
        href,
      ).toEqual([]);
    }
  });
});

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Paths of the texts that a schema takes for links. */
function linksBySchema(
  schema: JsonSchema,
  value: unknown,
  path: (string | number)[] = [],
): (string | number)[][] {
  // Values that no form can change belong to the software.
  if (schema.isKept) return [];
  const options = [schema, ...((schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[])];
  if (typeof value === 'string' || value === null) {
    const isLink = options.some(
      ({ control, format }) => control === 'page' || control === 'link' || format === 'uri',
    );
    return isLink ? [path] : [];
  }
  if (Array.isArray(value))
    return value.flatMap((one, at) =>
      options.flatMap(({ items }) => (items ? linksBySchema(items as JsonSchema, one, [...path, at]) : [])),
    );
  if (typeof value !== 'object') return [];
  const { kind } = value as { kind?: unknown };
  const fits = ({ properties }: JsonSchema) =>
    kind === undefined ||
    [undefined, kind].includes((properties?.kind as JsonSchema | undefined)?.const as string | undefined);
  return Object.entries(value).flatMap(([key, part]) =>
    options.filter(fits).flatMap(({ properties }) => {
      const next = properties?.[key] as JsonSchema | undefined;
      return next ? linksBySchema(next, part, [...path, key]) : [];
    }),
  );
}

function put(value: unknown, [key, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (key === undefined) return to;
  const part = put((value as Record<string | number, unknown>)[key], rest, to);
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? part : one));
  return { ...(value as object), [key]: part };
}
