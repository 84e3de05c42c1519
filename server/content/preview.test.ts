/** Every page that *Website* offers previews, and a message in place of a page has the site's styles. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteOverview } from '#contract/site/site-records.ts';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { editing } from './testing/editing.ts';

describe.each(engines)('previews on %s', (engine) => {
  const here = servedSite();
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine, {}, undefined, { site: here.site });
    owner = await signedIn(test, 'owner');
  });
  afterAll(() => test?.close());
  const { call, edit } = editing(
    () => test,
    () => owner,
  );
  const open = (path: string) =>
    test.app.inject({
      url: `/admin/preview?path=${encodeURIComponent(path)}`,
      headers: { cookie: owner.cookie },
    });
  const stylesOf = (html: string) =>
    [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);

  it('show every page of the overview, Contact and Licenses among them', async () => {
    const { collections } = (await call<SiteOverview>('GET', '')).body;
    const records = collections.flatMap((one) => one.records);
    const paths = new Set(records.flatMap(({ path }) => path ?? []));
    expect(records.filter(({ path }) => path === '/contact').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Contact', 'Licenses, insurance, warranty']),
    );
    for (const path of paths) {
      const { statusCode, body } = await open(path);
      expect([path, statusCode]).toEqual([path, 200]);
      for (const sheet of stylesOf(body)) expect(here.memory.has(sheet), `${path}: ${sheet}`).toBe(true);
      expect(stylesOf(body).length, path).toBeGreaterThan(0);
      expect(body).not.toContain('site-origin.invalid');
    }
  });

  it('show a changed license on the page with the form', async () => {
    const licenses = [{ name: 'Bonded in Waco', number: '4711' }];
    const { value } = (await call<{ value: { credentials: object } }>('GET', '/binding/trust')).body;
    await edit({ collection: 'binding', slug: 'trust' }, { credentials: { ...value.credentials, licenses } });
    const { body } = await open('/contact');
    expect(body).toContain('Bonded in Waco');
    expect(body).toContain('<form');
  });

  it.each([
    ['a page that isn’t there', '/nowhere', 404],
    ['a page of a visitor', '/inquiry/abc', 404],
  ])('have the styles of the site in a message about %s', async (_, path, status) => {
    const { statusCode, body } = await open(path);
    expect(statusCode).toBe(status);
    expect(body).toContain('This page can’t be previewed');
    const sheets = stylesOf(body).map((sheet) => here.memory.built(sheet)?.body.toString() ?? '');
    expect(sheets.length).toBeGreaterThan(0);
    const classes = [...body.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    for (const name of classes)
      expect(
        sheets.some((css) => css.includes(`.${name}`)),
        name,
      ).toBe(true);
  });
});
