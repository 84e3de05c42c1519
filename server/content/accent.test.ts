/** The firm's own color: refused where it can't be read, then on every page and in mails (docs/decisions/0064). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditedRecord, PendingChanges, Release, SavedDraft } from '#contract/site-records.ts';
import { loadMemoryPages } from '../http/memory-pages.ts';
import { readPressed } from '../press/pressed.ts';
import { builtSite } from '../testing/built-site.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';

const BUILD = join(import.meta.dirname, '../../build');

describe.each(engines)('the firm’s own color on %s', (engine) => {
  const memory = loadMemoryPages(join(BUILD, 'client'), (hashes) => ({ csp: hashes.join(' ') }));
  const pressed = readPressed(readFileSync(join(BUILD, 'pressed.json'), 'utf8'));
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    const site = { ...builtSite, served: { memory, pressed, cards: '', onScripts: () => {} } };
    test = await createTestApp(engine, {}, undefined, { site });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    owner = await signedIn(test, 'owner');
  });
  afterAll(() => test?.close());

  async function call<Answer>(method: 'GET' | 'PUT' | 'POST', path: string, body?: object, version?: number) {
    const headers = { cookie: owner.cookie, ...(version !== undefined && { 'if-match': `"${version}"` }) };
    const url = `/api/content${path}`;
    const answer = await test.app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: answer.json() as Answer };
  }
  async function edit(fields: object) {
    const { value, version } = (await call<EditedRecord>('GET', '/firm/firm')).body;
    const body = { value: { ...(value as object), ...fields }, hidden: false };
    return (await call<SavedDraft>('PUT', '/firm/firm', body, version)).body;
  }
  async function publish() {
    const { changes } = (await call<PendingChanges>('GET', '/changes')).body;
    const records = changes.map(({ collection, slug, version }) => ({ collection, slug, version }));
    return call<Release>('POST', '/releases', { records });
  }
  const page = (path: string) => memory.file(path)?.body.toString() ?? '';
  const styles = (path: string) => {
    const [address = ''] = /\/assets\/[\w-]+\.css/.exec(page(path)) ?? [];
    return memory.file(address)?.body.toString() ?? '';
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
    const before = [page('/'), styles('/')];
    await edit({ accent: '#1a5fb4', accentDark: '#8ab4f8' });
    const { status, body } = await publish();
    expect(status).toBe(201);
    for (const path of ['/', '/team', '/privacy-policy', '/service-area/llano']) {
      expect(styles(path)).toContain(':root{--copper:#1a5fb4}');
      expect(styles(path)).toContain('.dark){--copper:#8ab4f8}');
      expect(page(path)).not.toContain('/accent/');
      expect(page(path)).not.toContain('style=');
    }
    await call('POST', `/releases/${body.id}/undo`);
    expect([page('/'), styles('/')]).toEqual(before);
  });

  it('has an address for pages that are rendered per visitor, and no other has', async () => {
    const get = (url: string) => test.app.inject({ url });
    const answer = await get('/accent/1a5fb4-8ab4f8.css');
    expect(answer.headers['content-type']).toContain('text/css');
    expect(answer.body).toContain('--copper:#1a5fb4');
    for (const url of ['/accent/1a5fb4.css', '/accent/1a5fb4-8ab4f8.css.map', '/accent/%3Cscript-8ab4f8.css'])
      expect((await get(url)).statusCode).toBe(404);
  });
});
