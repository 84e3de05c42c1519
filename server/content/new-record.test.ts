/** An owner begins with an empty form that states what is missing, with known values filled in. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditedRecord } from '#contract/site/site-records.ts';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';

const ADDABLE = ['areas', 'manufacturers', 'projects', 'articles', 'team', 'testimonials'] as const;

describe.each(engines)('a new entry on %s', (engine) => {
  const here = servedSite();
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine, {}, undefined, { site: here.site });
    owner = await signedIn(test, 'owner');
  });
  afterAll(() => test?.close());

  async function add(collection: string, body: object) {
    const answer = await test.app.inject({
      ...{ method: 'POST', url: `/api/content/${collection}`, payload: body },
      headers: { cookie: owner.cookie },
    });
    return { status: answer.statusCode, body: answer.json() as EditedRecord };
  }

  it.each(ADDABLE)('of %s may be empty, and says what is missing in words', async (collection) => {
    const { status, body } = await add(collection, { name: `Pecan ${collection}`, from: '' });
    expect(status).toBe(201);
    expect(body.name).toBe(`Pecan ${collection}`);
    expect(body.sample).toBe(false);
    const blocking = body.findings.filter(({ blocks }) => blocks);
    expect(blocking.length).toBeGreaterThan(1);
    for (const { text } of body.findings)
      expect(text, text).toMatch(
        /^(?!Invalid|Too |Unrecognized|.*\b(?:null|undefined|NaN)\b)\S.*(?:[.!]|email address)$/,
      );
    // The record has a sheet number and a title that no other record uses.
    expect(body.findings.filter(({ text }) => /sheet number|already uses this/.test(text))).toEqual([]);
  });

  it('knows a project’s sheet and year, and leaves what only the firm knows open', async () => {
    const first = (await add('projects', { name: 'The one before', from: '' })).body.value as {
      sheet: string;
    };
    const { body } = await add('projects', { name: 'Sycamore Barn', from: '' });
    const { sheet, ...value } = body.value as Record<string, unknown> & { sheet: string };
    expect(first.sheet).toMatch(/^P-\d{3}$/);
    expect(Number(sheet.slice(2))).toBe(Number(first.sheet.slice(2)) + 1);
    expect(value).toMatchObject({
      ...{ name: 'Sycamore Barn', pageTitle: '', description: '', year: new Date().getFullYear() },
      ...{ status: 'built', kind: '', town: { slug: '', name: '' }, story: [], gallery: [], schedule: [] },
      cover: { picture: '', alt: '', caption: '' },
    });
    expect(value).not.toHaveProperty('cost');
    expect(value).not.toHaveProperty('months');
  });

  it('has an address, whatever script its name is in', async () => {
    const names = ['雨と鋼の屋根', 'ฝน', '!?', 'Straße am Fluß'];
    const slugs = [];
    for (const name of names) {
      const { status, body } = await add('articles', { name, from: '' });
      expect(status, name).toBe(201);
      expect(body.name).toBe(name);
      slugs.push(body.slug);
    }
    expect(slugs).toEqual(['article', 'article-2', 'article-3', 'strasse-am-fluss']);
  });

  it('that is a copy has a sheet number of its own', async () => {
    const { body } = await add('projects', { name: 'Oak Barn', from: 'oak-studio' });
    expect(body.value).toMatchObject({ name: 'Oak Barn', town: { slug: 'wimberley', name: 'Wimberley' } });
    expect(body.findings.filter(({ text }) => text.includes('sheet number'))).toEqual([]);
  });
});
