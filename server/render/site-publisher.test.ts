/** Published content on pages: the same pages that a build with this content would make. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { firm } from '#content/firm.ts';
import type { ArticleBody } from '#contract/site/records/article-body.ts';
import { schemaOfRecord } from '#contract/site/records/collections.ts';
import type { ContentOverlay } from '#contract/site/records/overlay.ts';
import { shippedRecords } from '#site/content/shipped-records.ts';
import { inlineScriptHashes, loadMemoryPages } from '../http/memory-pages.ts';
import { type PageTypeStyles, readSiteStyles, type SiteStyles } from './page-types.ts';
import type { SiteBuild } from './site-build.ts';
import { createSitePublisher } from './site-publisher.ts';

const BUILD = join(import.meta.dirname, '../../build');
const ORIGIN = 'https://www.firm.example';
/** A shipped record, which has to exist. */
function shipped<T>(records: Record<string, T>, slug: string): T {
  const record = records[slug];
  if (!record) throw new Error(`There is no ${slug} any longer.`);
  return record;
}
const llano = shipped(shippedRecords.areas, 'llano');
const build = (await import(join(BUILD, 'server/index.js'))) as SiteBuild;
const withPhone = (phone: string): ContentOverlay => ({ firm: { firm: { ...firm, phone } } });

/** A server without its routes. `renderings` counts rendered pages. @param changed takes the build's stylesheets. */
function site(changed = (styles: SiteStyles) => styles) {
  const memory = loadMemoryPages(join(BUILD, 'client'), (hashes) => ({ csp: hashes.join(' ') }), {
    origin: ORIGIN,
  });
  const styles = changed(readSiteStyles(readFileSync(join(BUILD, 'page-types.json'), 'utf8')));
  const { module } = build.entry;
  const counted = { renderings: 0, scripts: memory.scriptHashes };
  const withContent: typeof module.withContent = (run, of) => {
    counted.renderings += 1;
    return module.withContent(run, of);
  };
  const now: { number: number; overlay: ContentOverlay } = { number: 0, overlay: {} };
  const publisher = createSitePublisher(
    {
      build: async () => ({ ...build, entry: { ...build.entry, module: { ...module, withContent } } }),
      served: {
        memory,
        styles,
        cards: '',
        onScripts: (hashes) => Object.assign(counted, { scripts: hashes }),
      },
    },
    { lastRelease: async () => now.number, published: async () => ({ ...now, redirects: {} }) },
    pino({ level: 'silent' }),
    ORIGIN,
  );
  return {
    ...{ memory, counted, publisher },
    body: async (path: string) => (await memory.read(path))?.body.toString() ?? '',
    async publish(overlay: ContentOverlay) {
      Object.assign(now, { number: now.number + 1, overlay });
      await publisher.applyLatestRelease();
      publisher.close();
    },
  };
}

const sheetsIn = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
const classesIn = (html: string) => [
  ...new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '))),
];

describe('a publishing', () => {
  it('renders what the build prerendered, where nothing is changed', async () => {
    const [here, built] = [site(), site()];
    await here.publish({ areas: { llano } });
    const paths = await here.publisher.shownPages();
    expect(paths.length).toBeGreaterThan(100);
    for (const path of [...paths, '/sitemap.xml', '/robots.txt', '/blog/rss.xml'])
      expect(await here.body(path), path).toBe(await built.body(path));
    expect(here.counted.renderings).toBeGreaterThan(100);
    expect(built.counted.renderings).toBe(0);
  });

  it('puts a new phone number on every page, and taking it back shows the build again', async () => {
    const here = site();
    await here.publish(withPhone('979-555-0199'));
    for (const path of ['/', '/team', '/privacy-policy', '/service-area/llano']) {
      expect(await here.body(path)).toContain('979-555-0199');
      expect(await here.body(path)).not.toContain('979-555-0142');
    }
    await here.publish({});
    expect(await here.memory.read('/team')).toBe(here.memory.built('/team'));
  });

  it('names the site’s origin wherever the build has a mark for it', async () => {
    const here = site();
    await here.publish(withPhone('979-555-0199'));
    for (const path of ['/service-area/llano', '/team', '/robots.txt', '/sitemap.xml', '/blog/rss.xml']) {
      expect(await here.body(path), path).toContain(`${ORIGIN}/`);
      expect(await here.body(path), path).not.toContain('site-origin');
    }
  });

  it('leaves a page that is under way as it was begun, and the next one is new', async () => {
    const here = site();
    await here.publish(withPhone('979-555-0111'));
    const before = here.body('/team');
    await here.publish(withPhone('979-555-0222'));
    const after = here.body('/team');
    for (const [page, phone] of [
      [await before, '979-555-0111'],
      [await after, '979-555-0222'],
    ] as const)
      expect(new Set(page.match(/979-555-\d{4}/g))).toEqual(new Set([phone]));
  });

  it('renders a page once for all who ask for it, and nothing before it is asked for', async () => {
    const here = site();
    await here.publish(withPhone('979-555-0199'));
    const begun = here.counted.renderings;
    const bodies = await Promise.all(Array.from({ length: 20 }, () => here.body('/services')));
    expect(new Set(bodies).size).toBe(1);
    await here.body('/services');
    expect(here.counted.renderings).toBe(begun + 1);
    // The home page alone, whose inline scripts are those of all.
    expect(begun).toBe(1);
  });

  it('adds a page with its links, and takes it out again', async () => {
    const here = site();
    const meta = { title: 'Builder in Mason', description: 'm'.repeat(80), sheet: 'C-190' };
    await here.publish({ areas: { mason: { ...llano, name: 'Mason', meta }, lakeway: null } });
    expect(await here.body('/service-area/mason')).toContain('Builder in Mason');
    for (const list of ['/sitemap', '/sitemap.xml']) {
      expect(await here.body(list)).toContain('/service-area/mason');
      expect(await here.body(list)).not.toContain('/service-area/lakeway');
    }
    expect([here.memory.has('/service-area/mason'), here.memory.has('/service-area/lakeway')]).toEqual([
      true,
      false,
    ]);
    expect(await here.body('/service-area/lakeway')).toBe('');
    await here.publish({ areas: { llano } });
    expect(await here.body('/service-area/mason')).toBe('');
    expect(await here.body('/service-area/lakeway')).not.toBe('');
  });

  it('gives a page that its type’s stylesheet doesn’t cover the full one, and leaves others theirs', async () => {
    const without = (styles: PageTypeStyles) => ({ ...styles, elements: new Set(['html']) });
    const here = site(({ full, types }) => ({
      full,
      types: new Map([...types, ['services-each', (types.get('services-each') ?? []).map(without)]]),
    }));
    const [before, other] = [await here.body('/services/handyman'), await here.body('/service-area/bryan')];
    await here.publish({ areas: { llano } });
    const after = await here.body('/services/handyman');
    const [sheet = '', ...more] = sheetsIn(after);
    expect(more).toEqual([]);
    expect(sheet).toMatch(/\/assets\/public-/);
    expect(sheetsIn(before)).not.toEqual([sheet]);
    const css = await here.body(sheet);
    const plain = classesIn(after).filter((name) => /^[a-z-]+$/.test(name) && name !== 'group');
    expect(plain.length).toBeGreaterThan(20);
    expect(plain.filter((name) => !css.includes(`.${name}`))).toEqual([]);
    expect(await here.body('/service-area/bryan')).toBe(other);
  });

  it('brings the fonts of a letter that no page of the type had, and nothing else', async () => {
    const here = site();
    const before = await here.body('/service-area/llano');
    await here.publish({ areas: { llano: { ...llano, lede: 'Dvořák and Peña built here.' } } });
    const after = await here.body('/service-area/llano');
    expect(await here.body(sheetsIn(after)[0] as string)).toContain('unicode-range');
    expect(await here.body(sheetsIn(before)[0] as string)).not.toContain('unicode-range');
    expect(classesIn(after)).toEqual(classesIn(before));
  });

  it('names other inline scripts in the policy before a page has them', async () => {
    const here = site();
    const { home } = build.entry.module.shippedRecords().pages;
    const homeHeadlines = [...home.homeHeadlines, 'Nine headlines, and one is new.'];
    await here.publish({ pages: { home: { ...home, homeHeadlines } } } as ContentOverlay);
    const page = await here.body('/team');
    expect(here.counted.scripts).toEqual(expect.arrayContaining(inlineScriptHashes(page)));
    expect(here.memory.scriptHashes).not.toEqual(expect.arrayContaining(inlineScriptHashes(page)));
    // Its stylesheet has rules for pools of every size.
    expect(sheetsIn(await here.body('/'))[0]).toMatch(/\/assets\/home-/);
  });

  it('is tried on every page of the shipped site, and says which can’t be rendered', async () => {
    const here = site();
    const broken = { ...llano, meta: null } as unknown as typeof llano;
    expect(await here.publisher.trial({ areas: { llano } }, new Set())).toEqual([]);
    expect(here.counted.renderings).toBeGreaterThan(110);
    expect(await here.publisher.trial({ areas: { llano: broken } }, new Set())).toContain(
      '/service-area/llano',
    );
  });

  it('is tried on a part of many pages of one type, and on those that change', async () => {
    const here = site();
    const towns = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [
        `town-${String(n).padStart(2, '0')}`,
        { ...llano, name: `Town ${n}`, meta: { ...llano.meta, sheet: `C-${500 + n}` } },
      ]),
    );
    const areas = { ...towns, 'zz-broken': { ...llano, specialties: null } } as never;
    const failing = (changed: string[]) => here.publisher.trial({ areas }, new Set(changed));
    expect(await failing(['/service-area/zz-broken'])).toContain('/service-area/zz-broken');
    const renderings = here.counted.renderings;
    await failing([]);
    expect(here.counted.renderings - renderings).toBeLessThan(150);
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
    // Values that no publish check accepts: pages show none of them.
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
    const paths = here.memory.paths.filter((path) => /\.(svg|xml|txt|webmanifest)$|^[^.]*$/.test(path));
    expect(await here.body('/blog/rss.xml')).toContain('&lt;img src=x onerror=alert(1)&gt;');
    for (const path of [
      '/service-area/llano',
      '/team',
      '/projects/ridge-house',
      '/sitemap',
      '/blog',
      '/blog/a-roof-ready-for-solar',
      '/blog/rock-clay-and-the-slab',
    ])
      expect(await here.body(path), path).toContain('&lt;img src=x onerror=alert(1)&gt;');
    for (const path of paths) {
      expect(await here.body(path), path).not.toContain('<img src=x');
      expect(await here.body(path), path).not.toContain('javascript:');
      expect(await here.body(path), path).not.toMatch(/<[^>]*" ?onclick=/);
    }
    for (const [, json = ''] of (
      (await here.body('/service-area/llano')) + (await here.body('/blog/a-roof-ready-for-solar'))
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
      expect(await here.body(path), path).toContain('&lt;img src=x&gt;');
    for (const path of here.memory.paths.filter((one) => /\.(svg|xml|txt|webmanifest)$|^[^.]*$/.test(one)))
      expect(await here.body(path), path).not.toContain('<img src=x');
  });
});
