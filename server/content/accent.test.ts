/** The firm's own color: refused where it can't be read, then on every page and in emails (docs/decisions/0025). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { editing } from './testing/editing.ts';

describe.each(engines)('the firm’s own color on %s', (engine) => {
  const { page, site: built } = servedSite();
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine, {}, undefined, { site: built });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    owner = await signedIn(test, 'owner');
  });
  afterAll(() => test?.close());

  const { call, publish, ...site } = editing(
    () => test,
    () => owner,
  );
  const edit = async (fields: object) => (await site.edit({ collection: 'firm', slug: 'firm' }, fields)).body;
  const styles = async (path: string) => {
    const [address = ''] = /\/assets\/[\w-]+\.css/.exec(await page(path)) ?? [];
    return page(address);
  };

  it('is refused where it can’t be read, in either theme, with the nearest that can', async () => {
    const { findings } = await edit({ accent: '#ffd166', accentDark: '#333333' });
    expect(findings).toMatchObject([
      { path: ['accent'], blocks: true, offer: expect.stringMatching(/^#[0-9a-f]{6}$/) },
      { path: ['accentDark'], blocks: true, offer: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    ]);
    expect((await publish()).status).toBe(422);
    const taken = findings.map(({ offer }) => offer);
    expect((await edit({ accent: taken[0], accentDark: taken[1] })).findings).toEqual([]);
    expect((await edit({ accent: 'red' })).findings).toMatchObject([{ path: ['accent'], blocks: true }]);
  });

  it('reaches every page by its stylesheet, and goes again with it', async () => {
    const before = [await page('/'), await styles('/')];
    await edit({ accent: '#1a5fb4', accentDark: '#8ab4f8' });
    const { status, body } = await publish();
    expect(status).toBe(201);
    for (const path of ['/', '/team', '/privacy-policy', '/service-area/llano']) {
      expect(await styles(path)).toContain(':root{--copper:#1a5fb4}');
      expect(await styles(path)).toContain('.dark){--copper:#8ab4f8}');
      expect(await page(path)).not.toContain('/accent/');
      expect(await page(path)).not.toContain('style=');
    }
    await call('POST', `/releases/${body.id}/undo`);
    expect([await page('/'), await styles('/')]).toEqual(before);
  });

  it('has an address for pages that are rendered per visitor, and no other has', async () => {
    const get = (url: string) => test.app.inject({ url });
    const answer = await get('/accent/1a5fb4-8ab4f8.css');
    expect(answer.headers['content-type']).toContain('text/css');
    expect(answer.body).toContain('--copper:#1a5fb4');
    for (const url of ['/accent/1a5fb4.css', '/accent/1a5fb4-8ab4f8.css.map', '/accent/%3Cscript-8ab4f8.css'])
      expect((await get(url)).statusCode).toBe(404);
  });

  it('answers for the stylesheet of any color, which no proxy keeps: whoever makes up colors fills no cache', async () => {
    const [sheet = ''] = /\/assets\/[\w-]+\.css/.exec(await page('/')) ?? [];
    const answer = await test.app.inject({ url: sheet.replace('.css', '-123456-abcdef.css') });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.body).toContain(':root{--copper:#123456}');
    const none = await test.app.inject({ url: '/assets/none-123456-abcdef.css' });
    expect(none.statusCode).toBe(404);
  });
});
