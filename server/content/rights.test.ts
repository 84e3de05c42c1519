/** Drafts that no form could have saved, and what editors may see and undo (docs/decisions/0012). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MadePreviewLink } from '#contract/site/site-records.ts';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { editing, pathOf } from './testing/editing.ts';

describe.each(engines)('the site on %s', (engine) => {
  const here = servedSite();
  let test: TestApp;
  let owner: SignedIn;
  let editor: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine, {}, undefined, { site: here.site });
    [owner, editor] = [await signedIn(test, 'owner'), await signedIn(test, 'editor')];
  });
  afterAll(() => test?.close());

  const { call, read, edit, publish } = editing(
    () => test,
    () => owner,
  );
  const house = { collection: 'projects', slug: 'ridge-house' } as const;
  const firm = { collection: 'firm', slug: 'firm' } as const;
  const as = async (who: SignedIn, url: string) => {
    const { statusCode, body } = await test.app.inject({ url, headers: { cookie: who.cookie } });
    return { status: statusCode, body };
  };
  const discard = async (name: typeof house | typeof firm) => {
    const { liveValue, version } = await read(name);
    await call('PUT', pathOf(name), { value: liveValue as object, hidden: false }, version);
  };

  it('refuses a draft that its form could not have saved, and stays open to everybody', async () => {
    const { version } = await read(house);
    for (const value of [{}, { name: 5 }, { gallery: 'none' }]) {
      const { status, body } = await call<{ detail: string }>(
        'PUT',
        pathOf(house),
        { value, hidden: false },
        version,
      );
      expect([status, body.detail]).toEqual([422, expect.stringContaining('Reload the page')]);
    }
    expect((await read(house)).draft).toBeNull();
    expect((await edit(house, { lede: '' })).status, 'an unfinished one').toBe(200);
    await discard(house);
  });

  it('lets no editor take back what binds the firm, however many releases came after it', async () => {
    await edit(firm, { phone: '979-555-0143' });
    const { status, body: release } = await publish([firm]);
    expect(status, JSON.stringify(release)).toBe(201);
    const at = new Date().toISOString();
    for (let number = release.number + 1; number <= release.number + 60; number++)
      await test.db
        .insertInto('content_releases')
        .values({ id: `later-${number}`, number, at, by_id: owner.member.id, by_name: 'Later', undoes: null })
        .execute();
    const undo = (id: string, who: SignedIn) =>
      call('POST', `/releases/${id}/undo`, undefined, undefined, who);
    expect((await undo(release.id, editor)).status).toBe(403);
    expect((await undo('unknown', editor)).status).toBe(404);
    expect((await undo('later-5', editor)).status, 'one without a record').toBe(404);
    expect((await undo(release.id, owner)).status).toBe(201);
  });

  it('keeps owners’ drafts out of an editor’s preview and links, and ends links with the account', async () => {
    await edit(firm, { phone: '979-555-0177' });
    const home = '/admin/preview?path=/team';
    expect((await as(owner, home)).body).toContain('979-555-0177');
    expect((await as(editor, home)).body).not.toContain('979-555-0177');

    const link = async (who: SignedIn) => {
      const { body } = await call<MadePreviewLink>(
        'POST',
        '/preview-links',
        { path: '/team', days: 30 },
        undefined,
        who,
      );
      return new URL(body.url).pathname;
    };
    const [owners, editors] = [await link(owner), await link(editor)];
    const open = async (path: string) => test.app.inject({ url: path });
    expect((await open(owners)).body).toContain('979-555-0177');
    expect((await open(editors)).body).not.toContain('979-555-0177');
    const change = (columns: object) =>
      test.db.updateTable('staff_users').set(columns).where('id', '=', editor.member.id).execute();
    await change({ disabled: 1 });
    expect((await open(editors)).statusCode).toBe(404);
    await change({ disabled: 0, role: 'staff' });
    expect((await open(editors)).statusCode).toBe(404);
    await change({ role: 'editor' });
    expect((await open(editors)).statusCode).toBe(200);
    await discard(firm);
  });

  it('previews the contact page without a form that can be sent, and tells its messages in the site’s own look', async () => {
    const page = await test.app.inject({
      url: '/admin/preview?path=/contact',
      headers: { cookie: owner.cookie },
    });
    expect([page.statusCode, page.body.includes('Request a Consultation')]).toEqual([200, true]);
    expect(page.headers['content-security-policy']).toContain("form-action 'none'");
    const none = await as(owner, '/admin/preview?path=/nowhere');
    expect(none.body).toMatch(/<link[^>]+rel="stylesheet"/);
  });
});
