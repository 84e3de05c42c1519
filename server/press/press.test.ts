/** Pages pressed by a server: what a build would have made of the same content, and nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firm } from '#content/firm.ts';
import type { ArticleBody } from '#contract/records/article-body.ts';
import { schemaOfRecord } from '#contract/records/collections.ts';
import type { ContentOverlay } from '#contract/records/overlay.ts';
import { ORIGIN_MARK } from '#contract/site-origin.ts';
import { shippedRecords } from '#site/content/shipped-records.ts';
import { loadMemoryPages } from '../http/memory-pages.ts';
import { type PressBuild, rendererOf } from './build.ts';
import { press } from './press.ts';
import { readPressed } from './pressed.ts';
import { createRenderings } from './renderings.ts';

const BUILD = join(import.meta.dirname, '../../build');
/** A shipped record, which has to exist. */
function shipped<T>(records: Record<string, T>, slug: string): T {
  const record = records[slug];
  if (!record) throw new Error(`There is no ${slug} any longer.`);
  return record;
}
const llano = shipped(shippedRecords.areas, 'llano');
const build = (await import(join(BUILD, 'server/index.js'))) as PressBuild;

function site() {
  const memory = loadMemoryPages(join(BUILD, 'client'), (hashes) => ({ csp: hashes.join(' ') }));
  const renderings = createRenderings();
  let pressed = readPressed(readFileSync(join(BUILD, 'pressed.json'), 'utf8'));
  return {
    memory,
    body: (path: string) => memory.file(path)?.body.toString() ?? '',
    async publish(overlay: ContentOverlay) {
      const { prints, failing, body } = await renderings.of(build, rendererOf(build, overlay));
      expect([...failing]).toEqual([]);
      const done = await press(pressed, prints, { body, served: memory.file, origin: ORIGIN_MARK });
      const isOther = memory.swap(done.files, done.gone);
      pressed = done.pressed;
      return { ...done, isOther };
    },
  };
}

/** The rules of the stylesheets that a page links. */
const stylesOf = (of: ReturnType<typeof site>, path: string) =>
  [...of.body(path).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => of.body(href));

describe('pressing', () => {
  it('changes nothing while nothing is published: the server renders what the build prerendered', async () => {
    const { files, gone } = await site().publish({});
    expect([...files.keys()]).toEqual([]);
    expect(gone).toEqual([]);
  });

  it('changes every page for a new phone number, in its link, its text and the data for search engines', async () => {
    const here = site();
    const { files, isOther } = await here.publish({ firm: { firm: { ...firm, phone: '979-555-0199' } } });
    expect(files.size).toBeGreaterThan(100);
    expect([...files.keys()].filter((path) => path.startsWith('/assets/'))).toEqual([]);
    expect(isOther).toBe(false);
    for (const path of ['/', '/team', '/privacy-policy', '/service-area/llano']) {
      expect(here.body(path)).toContain('979-555-0199');
      expect(here.body(path)).not.toContain('979-555-0142');
    }
    const again = await here.publish({});
    expect(again.files.size).toBe(files.size);
    expect(here.body('/team')).toBe(site().body('/team'));
  });

  it('changes only the pages that show a town when its first sentence changes', async () => {
    const here = site();
    const lede = 'Granite an arm’s length down, and a river that floods.';
    const { files } = await here.publish({ areas: { llano: { ...llano, lede } } });
    expect([...files.keys()]).toEqual(['/service-area/llano']);
    expect(here.body('/service-area/llano')).toContain('Granite an arm’s length down');
  });

  it('adds a page with its links, and takes it out again', async () => {
    const here = site();
    const meta = { title: 'Builder in Mason', description: 'm'.repeat(80), sheet: 'C-190' };
    const mason = { ...llano, name: 'Mason', meta };
    const { files } = await here.publish({ areas: { mason } });
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['/service-area/mason', '/sitemap', '/sitemap.xml']),
    );
    expect(here.body('/sitemap.xml')).toContain('/service-area/mason');
    const back = await here.publish({});
    expect(back.gone).toEqual(['/service-area/mason']);
    expect(here.memory.file('/service-area/mason')).toBeUndefined();
    expect(here.body('/sitemap.xml')).toBe(site().body('/sitemap.xml'));
  });

  it('styles a page that is laid out like none of its kind before, and leaves the others as they are', async () => {
    const here = site();
    const before = here.body('/services/handyman');
    const figures = shipped(shippedRecords.projects, 'ridge-house').gallery;
    const handyman = shipped(shippedRecords.services, 'handyman');
    const gallery = { kind: 'gallery' as const, heading: 'Small jobs', figures };
    const { files } = await here.publish({
      services: { handyman: { ...handyman, sections: [...handyman.sections, gallery] } },
    });
    expect(here.body('/services/handyman')).not.toBe(before);
    expect(here.body('/services/handyman')).toContain('Small jobs');
    expect([...files.keys()].filter((path) => path.startsWith('/services/'))).toEqual(['/services/handyman']);
    // Its class, whatever it is, is a short one, which its stylesheet knows.
    const [css = ''] = stylesOf(here, '/services/handyman');
    const classes = new Set(
      [...here.body('/services/handyman').matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) =>
        list.split(' '),
      ),
    );
    for (const name of classes) expect(name).toMatch(/^[a-z]{1,3}$/);
    expect(css).toContain('@media');
  });

  it('shows text that looks like markup as text: on pages, in feeds, drawings and data for search engines', async () => {
    const here = site();
    const hostile = '</script></title>"\'><img src=x onerror=alert(1)>{{7*7}}]]>&';
    const { team, testimonials, projects, articles } = build.entry.module.shippedRecords();
    const roof = shipped(articles, 'a-roof-ready-for-solar');
    const member = Object.entries(team)[0];
    const quote = Object.entries(testimonials)[0];
    const project = shipped(projects, 'ridge-house');
    if (!member || !quote) throw new Error('There are no people any longer.');
    const words = { type: 'text' as const, text: hostile };
    const body: ArticleBody = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [words] },
        {
          type: 'paragraph',
          content: [
            { ...words, marks: [{ type: 'link', attrs: { href: 'https://a.example/?"onclick=alert(1)' } }] },
            { type: 'footnote', attrs: { name: 'a' }, content: [words] },
          ],
        },
        { type: 'plate', attrs: { picture: '24-steel-yard', alt: hostile, caption: hostile } },
      ],
    };
    // Values that no publishing lets through: pages show none of it.
    const unchecked = {
      type: 'doc',
      content: [
        { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
        {
          type: 'paragraph',
          content: [{ ...words, marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
        },
      ],
    } as unknown as ArticleBody;
    await here.publish({
      articles: {
        'a-roof-ready-for-solar': {
          ...roof,
          title: hostile,
          excerpt: hostile,
          author: hostile,
          caption: hostile,
          body,
        },
        'rock-clay-and-the-slab': { ...shipped(articles, 'rock-clay-and-the-slab'), body: unchecked },
      },
      firm: { firm: { ...firm, name: hostile, descriptor: hostile, license: hostile, hours: hostile } },
      areas: { llano: { ...llano, name: hostile, lede: hostile, ground: hostile, description: [hostile] } },
      projects: { 'ridge-house': { ...project, name: hostile } },
      team: { [member[0]]: { ...member[1], name: hostile, role: hostile, bio: hostile } },
      testimonials: { [quote[0]]: { ...quote[1], name: hostile, text: hostile } },
    });
    const paths = here.memory.paths.filter((path) => !path.startsWith('/assets/'));
    expect(here.body('/blog/rss.xml')).toContain('&lt;img src=x onerror=alert(1)&gt;');
    for (const path of [
      '/service-area/llano',
      '/team',
      '/projects/ridge-house',
      '/sitemap',
      '/blog',
      '/blog/a-roof-ready-for-solar',
      '/blog/rock-clay-and-the-slab',
    ])
      expect(here.body(path), path).toContain('&lt;img src=x onerror=alert(1)&gt;');
    for (const path of paths) {
      expect(here.body(path), path).not.toContain('<img src=x');
      expect(here.body(path), path).not.toContain('javascript:');
      expect(here.body(path), path).not.toMatch(/<[^>]*" ?onclick=/);
    }
    for (const [, json = ''] of (
      here.body('/service-area/llano') + here.body('/blog/a-roof-ready-for-solar')
    ).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect(JSON.stringify(JSON.parse(json))).toContain('onerror=alert(1)');
  });

  it('shows every text of every page as text, whatever it holds', async () => {
    const here = site();
    const hostile = '"\'><img src=x>';
    const { pages, binding } = build.entry.module.shippedRecords();
    let replaced = 0;
    /** With every text replaced that its schema leaves free. */
    function withHostile(collection: 'pages' | 'binding', slug: string, record: unknown) {
      const schema = schemaOfRecord(collection, slug);
      const now = JSON.parse(JSON.stringify(record));
      const walk = (part: Record<string, unknown>) => {
        for (const [key, before] of Object.entries(part)) {
          if (before !== null && typeof before === 'object') walk(before as Record<string, unknown>);
          if (typeof before !== 'string') continue;
          part[key] = hostile;
          if (schema?.safeParse(now).success) replaced++;
          else part[key] = before;
        }
      };
      walk(now);
      return now;
    }
    const all = (collection: 'pages' | 'binding', records: object) =>
      Object.fromEntries(
        Object.entries(records).map(([slug, record]) => [slug, withHostile(collection, slug, record)]),
      );
    await here.publish({ pages: all('pages', pages), binding: all('binding', binding) });
    expect(replaced).toBeGreaterThan(800);
    for (const path of ['/', '/team', '/services', '/privacy-policy', '/cost-comparison'])
      expect(here.body(path), path).toContain('&lt;img src=x&gt;');
    for (const path of here.memory.paths.filter((one) => !one.startsWith('/assets/')))
      expect(here.body(path), path).not.toContain('<img src=x');
  });
});
