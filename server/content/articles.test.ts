/** Articles as records: added, written, refused, published with every kind of node, on pages, in the feed and the sitemap. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { ArticleBody } from '#contract/site/records/article-body.ts';
import type { EditedRecord, PendingChanges } from '#contract/site/site-records.ts';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { editing } from './testing/editing.ts';

const text = (words: string) => ({ type: 'text' as const, text: words });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const cell = (type: 'tableHeader' | 'tableCell', words: string, align = 'left') => ({
  ...{ type, attrs: { align } },
  content: [paragraph(text(words))],
});
const EVERYTHING = {
  type: 'doc',
  content: [
    paragraph(
      text('Rain is '),
      { ...text('loud'), marks: [{ type: 'strong' }] },
      { ...text(' on bare '), marks: [{ type: 'em' }] },
      { ...text('metal'), marks: [{ type: 'link', attrs: { href: '/contact' } }] },
      { type: 'footnote', attrs: { name: 'astm-e90' }, content: [text('ASTM E90.')] },
    ),
    { type: 'heading', attrs: { level: 2 }, content: [text('What lies under it')] },
    { type: 'heading', attrs: { level: 3 }, content: [text('In two layers')] },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            paragraph(text('Wool')),
            { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('Dense'))] }] },
          ],
        },
      ],
    },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'Roof'), cell('tableHeader', 'dB', 'right')] },
        { type: 'tableRow', content: [cell('tableCell', 'Bare'), cell('tableCell', '62', 'right')] },
      ],
    },
    {
      type: 'plate',
      attrs: { picture: '24-steel-yard', alt: 'Model of a roof.', caption: 'Ribs. Model, 1:20.' },
    },
  ],
} as ArticleBody;

describe.each(engines)('articles on %s', (engine) => {
  const here = servedSite();
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine, {}, undefined, { site: here.site });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    owner = await signedIn(test, 'owner');
  });
  afterAll(() => test?.close());

  const { call, ...site } = editing(
    () => test,
    () => owner,
  );
  const article = (slug: string) => ({ collection: 'articles', slug }) as const;
  const edit = (slug: string, fields: object, hidden = false) => site.edit(article(slug), fields, hidden);
  const publish = (slug: string) => site.publish([article(slug)]);
  const head = {
    pageTitle: 'How Quiet a Steel Roof Can Be in the Rain',
    description:
      'Rain on bare metal is loud. What lies under the sheet decides how much of it you hear in the room below.',
    excerpt: 'Rain on bare metal is loud.',
    sheet: 'B-190',
    category: 'Materials',
  };
  const slug = 'rain-on-a-steel-roof';

  it('begin empty when they are added, and say what is missing', async () => {
    const { status, body } = await call<EditedRecord>('POST', '/articles', {
      name: 'Rain on a steel roof',
      from: 'rock-clay-and-the-slab',
    });
    expect(status).toBe(201);
    expect(body.value).toMatchObject({
      title: 'Rain on a steel roof',
      featured: false,
      body: { type: 'doc', content: [] },
    });
    expect(body.findings.map(({ text: words }) => words)).toContain('Add some text.');
    expect(JSON.stringify(body.schema)).not.toContain('discriminator');
  });

  it.each([
    [
      'a link that runs something',
      paragraph({ ...text('x'), marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }),
      /Link to a page on this website/,
    ],
    [
      'a link to no page',
      paragraph({ ...text('x'), marks: [{ type: 'link', attrs: { href: '/nowhere' } }] }),
      /doesn’t exist/,
    ],
    ['an unknown node', { type: 'iframe' }, /can’t be used in an article/],
    [
      'a picture without a description',
      { type: 'plate', attrs: { picture: '24-steel-yard', alt: '', caption: 'x' } },
      /is required/,
    ],
    [
      'a smaller heading first',
      { type: 'heading', attrs: { level: 3 }, content: [text('x')] },
      /Add a heading above/,
    ],
  ])('are kept with %s, and not published', async (_, block, words) => {
    const saved = await edit(slug, {
      ...head,
      body: { type: 'doc', content: [paragraph(text('One.')), block] },
    });
    expect(saved.status).toBe(200);
    const finding = saved.body.findings.find(({ text: said }) => words.test(said));
    expect(finding).toMatchObject({ blocks: true });
    expect(finding?.path.slice(0, 3)).toEqual(['body', 'content', 1]);
    expect((await publish(slug)).status).toBe(422);
  });

  it('are refused when they nest without end or are far too large, and what was kept stays', async () => {
    const depth = 100_000;
    const nested = await test.app.inject({
      method: 'PUT',
      url: `/api/content/articles/${slug}`,
      headers: { cookie: owner.cookie, 'if-match': '"1"', 'content-type': 'application/json' },
      payload: `{"hidden":false,"value":{"body":${'['.repeat(depth)}${']'.repeat(depth)}}}`,
    });
    expect([nested.statusCode, nested.json().detail]).toEqual([400, 'This content is nested too deeply.']);
    const large = await edit(slug, {
      body: { type: 'doc', content: [paragraph(text('x'.repeat(1024 * 1024)))] },
    });
    expect(large.status).toBe(413);
    expect((await call('GET', `/articles/${slug}`)).status).toBe(200);
    expect((await publish(slug)).status).toBe(422);
  });

  it('appear everywhere once they are published, with every kind of node', async () => {
    await edit(slug, { ...head, body: EVERYTHING });
    expect((await publish(slug)).status).toBe(201);
    const page = await here.page(`/blog/${slug}`);
    for (const part of [
      '>loud</strong>',
      'href="/contact"',
      'id="fn-astm-e90"',
      'id="what-lies-under-it"',
      '>In two layers</h3>',
      '>Dense</li>',
      '>62</td>',
      'Fig. <!-- -->2',
    ])
      expect(page, part).toContain(part);
    expect(page).toMatch(/"@type":"BlogPosting"/);
    for (const list of ['/blog', '/blog/rss.xml', '/blog/category/materials', '/sitemap.xml'])
      expect(await here.page(list), list).toContain(`/blog/${slug}`);
    const { errors } = await validateXML({
      xml: { fileName: 'rss.xml', contents: await here.page('/blog/rss.xml') },
      schema: readFileSync('tests/support/schemas/rss.xsd', 'utf8'),
    });
    expect(errors).toEqual([]);
  });

  it('tell what changed by paragraph, and where', async () => {
    const content = EVERYTHING.content.map((block, at) =>
      at === 1 ? { ...block, content: [text('What is under it')] } : block,
    );
    await edit(slug, { body: { type: 'doc', content } });
    const { changes } = (await call<PendingChanges>('GET', '/changes')).body;
    expect(changes.find((change) => change.slug === slug)?.fields).toEqual([
      {
        path: ['body', 'content', 1],
        label: 'Text, heading',
        before: 'Heading: What lies under it',
        after: 'Heading: What is under it',
      },
    ]);
  });

  it('are taken off the site and put back', async () => {
    await edit(slug, {}, true);
    expect((await publish(slug)).status).toBe(201);
    expect(await here.page(`/blog/${slug}`)).toBe('');
    expect(await here.page('/blog/rss.xml')).not.toContain(slug);
    await edit(slug, {});
    expect((await publish(slug)).status).toBe(201);
    expect(await here.page(`/blog/${slug}`)).toContain('What is under it');
  });
});
