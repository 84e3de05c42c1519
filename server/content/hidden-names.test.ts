/** Hidden records are named nowhere: references disappear, and prose naming them gets a finding (docs/decisions/0023). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditedRecord, Release } from '#contract/site/site-records.ts';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { editing } from './testing/editing.ts';

describe.each(engines)('hidden people and projects on %s', (engine) => {
  const here = servedSite();
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine, {}, undefined, { site: here.site });
    owner = await signedIn(test, 'owner');
  });
  afterAll(() => test?.close());

  const { read, edit, publish } = editing(
    () => test,
    () => owner,
  );
  async function naming(name: string): Promise<string[]> {
    const paths = here.memory.paths.filter((path) => !/\.(js|css|woff2|jpg|png|webp|avif)$/.test(path));
    const bodies = await Promise.all(paths.map(here.page));
    return paths.filter((_, at) => bodies[at]?.includes(name));
  }
  const elena = { collection: 'team', slug: 'elena-marsh' } as const;
  const contact = { collection: 'pages', slug: 'contact' } as const;
  const texts = ({ findings }: Pick<EditedRecord, 'findings'>) =>
    findings.map(({ path, text, blocks }) => [path.join('.'), text, blocks]);

  it('leave articles signed by the firm, also one who was renamed before', async () => {
    const slug = 'what-one-air-change-means';
    expect(await naming('Elena Marsh')).toContain(`/blog/${slug}`);
    await edit(elena, { name: 'Elena Quill' });
    await edit({ collection: 'articles', slug }, { author: 'Elena Quill' });
    await publish();
    expect(await naming('Elena Quill')).toEqual(
      expect.arrayContaining(['/team', `/blog/${slug}`, '/blog/rss.xml']),
    );

    await edit(elena, {}, true);
    const { status, body } = await publish<Release>();
    expect(status).toBe(201);
    expect([...(await naming('Elena Quill')), ...(await naming('Elena Marsh'))]).toEqual([]);
    const article = await here.page(`/blog/${slug}`);
    expect(article).toMatch(/Written by<\/dt>\s*<dd[^>]*>Ledge &amp; Frame</);
    const [, json = '{}'] =
      /<script type="application\/ld\+json">(\{[^<]*"BlogPosting"[^<]*)</.exec(article) ?? [];
    expect(JSON.parse(json).author).toMatchObject({ '@type': 'Organization', name: 'Ledge & Frame' });
    expect(await here.page('/blog/rss.xml')).toContain('<dc:creator>Ledge &amp; Frame</dc:creator>');

    const undo = { method: 'POST', url: `/api/content/releases/${body.id}/undo` } as const;
    await test.app.inject({ ...undo, headers: { cookie: owner.cookie } });
    expect(await naming('Elena Quill')).toContain('/team');
  });

  it('are pointed out where a text still names them, and the finding leads to that text', async () => {
    const { lead } = (await read(contact)).value as { lead: string };
    await edit(contact, { lead: 'Write to us, and Elena reads it tonight.' });
    await edit(elena, {}, true);
    const hidden = await read(elena);
    expect(texts(hidden)).toEqual([
      ['lead', '“Contact” still says “Elena.” Change that text, or it will stay on the website.', false],
    ]);
    expect(hidden.findings[0]?.record).toEqual(contact);
    expect(texts(await read(contact))).toEqual([
      ['lead', 'This says “Elena,” which the website no longer shows.', false],
    ]);
    await edit(contact, { lead });
    expect(texts(await read(elena))).toEqual([]);
    await edit(elena, {}, false);
  });

  it('have namesakes that are left alone', async () => {
    const marcus = { collection: 'team', slug: 'marcus-boone' } as const;
    await edit(marcus, {}, true);
    // A client is called Marcus Tate.
    expect(texts(await read(marcus))).toEqual([]);
    await edit(marcus, {}, false);
  });

  it('name nothing once every project that ships is hidden', async () => {
    const shipped = Object.entries((await here.site.build()).entry.module.shippedRecords().projects);
    for (const [slug] of shipped) await edit({ collection: 'projects', slug }, {}, true);
    const { status } = await publish();
    expect(status).toBe(201);
    for (const [slug, { name }] of shipped) {
      expect(await naming(name), name).toEqual([]);
      expect(here.memory.has(`/projects/${slug}`), slug).toBe(false);
    }
  });
});
