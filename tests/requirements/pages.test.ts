/** Rules for every page, checked on the built pages (`npm test` builds first). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contact } from '#content/contact.ts';
import { firm } from '#content/firm.ts';
import { redirects } from '#content/redirects.ts';
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';
import { feedPaths } from '#site/catalog/urls.ts';
import { prerenderedPaths } from '../support/shipped-content.ts';

const client = join(import.meta.dirname, '../../build/client');
if (!existsSync(client)) throw new Error('There are no built pages: run `node scripts/build.mjs` first.');

type BuiltPage = { path: string; html: string; data: string[] };

const pages: BuiltPage[] = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => {
    const whole = readFileSync(join(client, file), 'utf8');
    return {
      path: `/${file.replace(/\/?index\.html$/, '')}`,
      // Data blocks contain addresses that aren't links.
      html: whole.replaceAll(/<script[\s\S]*?<\/script>/g, ''),
      data: [...whole.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
        ([, json]) => json as string,
      ),
    };
  });
/** Every address of the sitemap. */
const known = new Set(
  [...readFileSync(join(client, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)</g)].map(([, url]) => url),
);
const byPath = new Map(pages.map((page) => [page.path, page]));

/** Pages rendered per request, which have no built file. */
const RENDERED_LATER = /^\/(contact|admin|cost-comparison\/estimate|service-area\/[^/]+)$/;

describe('The build', () => {
  test('has a file for every page that can be known, and for what machines read', () => {
    expect(pages.map(({ path }) => path).toSorted()).toEqual(prerenderedPaths.toSorted());
    for (const path of feedPaths) expect(existsSync(client + path), path).toBe(true);
  });

  test('every picture that the sitemap names is there', () => {
    const named = [...read('/sitemap.xml').matchAll(/<image:loc>([^<]+)</g)].map(([, url]) => url as string);
    expect(named.length).toBeGreaterThan(pages.length);
    for (const url of new Set(named)) {
      expect(url.startsWith(`${ORIGIN_MARK}/assets/`), url).toBe(true);
      expect(existsSync(client + url.slice(ORIGIN_MARK.length)), url).toBe(true);
    }
  });

  test('robots.txt and the feed are what their loaders answer, not a page around it', () => {
    expect(read('/robots.txt')).toMatch(/^User-agent: \*\n/);
    expect(read('/blog/rss.xml')).toMatch(/^<\?xml version="1.0"/);
  });
});

describe('title and description per page (requirements §3.21)', () => {
  const heads = [
    ...pages.map(({ path, html }) => ({ path, title: titleOf(html), description: descriptionOf(html) })),
    { path: '/contact', title: contact.page.title, description: contact.page.description },
  ];

  test('titles have at most 60 characters and are unique', () => {
    expect(heads.filter(({ title }) => title.length < 3 || title.length > 60)).toEqual([]);
    expect(repeated(heads.map(({ title }) => title))).toEqual([]);
  });

  test('descriptions have 70 to 160 characters and are unique', () => {
    expect(heads.filter(({ description }) => description.length < 70 || description.length > 160)).toEqual(
      [],
    );
    expect(repeated(heads.map(({ description }) => description))).toEqual([]);
  });
});

describe('canonical address per page (requirements §3.21)', () => {
  test('is the address that is served without a redirect, and what cards and feeds name', () => {
    const whole = new Map(pages.map(({ path, html }) => [path, html]));
    const kept = pages.map(({ path }) => {
      const html = whole.get(path) as string;
      const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
      const [, shared] = /<meta property="og:url" content="([^"]+)"/.exec(html) ?? [];
      return { path, canonical, shared };
    });
    const wrong = kept.filter(({ canonical, shared }) => canonical !== shared || !known.has(canonical ?? ''));
    expect(wrong).toEqual([]);
  });
});

test('a range takes an en dash', () => {
  const hyphened = pages.flatMap(({ path, html }) =>
    (
      html
        .replaceAll(/<[^>]+>/g, ' ')
        .match(/\$[\d,]+-\d\S*|\b\d[\d,]*-\d+ ?(?:%|(?:months|weeks|years|days|sq|sf)\b)|R-\d+-\d+/g) ?? []
    ).map((range) => `${path}: ${range}`),
  );
  expect(hyphened).toEqual([]);
});

describe('no internal link ends on the not-found page (requirements §3.17)', () => {
  test.each(pages)('$path', ({ html }) => {
    const dead = anchors(html)
      .map(({ href }) => href)
      .filter((href) => href.startsWith('/') && !resolves(href));
    expect(dead).toEqual([]);
  });

  test('links within a page, and to a part of another, find that part', () => {
    const lost = pages.flatMap((page) =>
      anchors(page.html)
        .map(({ href }) => href)
        .filter((href) => href.includes('#') && !/^https?:/.test(href) && !findsPart(href, page))
        .map((href) => `${page.path} to ${href}`),
    );
    expect(lost).toEqual([]);
  });

  test('redirects lead to something', () => {
    for (const target of Object.values(redirects)) expect(resolves(target), target).toBe(true);
  });
});

describe('external links open in a new tab (requirements §3.11)', () => {
  test('so does every link that leaves the site, without handing over the window', () => {
    const leaving = pages.flatMap(({ html }) => anchors(html).filter(({ href }) => /^https?:/.test(href)));
    expect(leaving.length).toBeGreaterThan(10);
    expect(
      leaving.filter(({ tag }) => !/target="_blank"/.test(tag) || !/rel="[^"]*noopener/.test(tag)),
    ).toEqual([]);
  });

  test('no link is empty or leads nowhere', () => {
    const all = pages.flatMap(({ html }) => anchors(html));
    expect(all.filter(({ href }) => !/^(\/|#.|https:\/\/|mailto:.+@|tel:\+)/.test(href))).toEqual([]);
  });
});

describe('JSON-LD (requirements §3.21)', () => {
  const things = pages.flatMap(({ path, data }) =>
    data.map((json) => ({ path, json, thing: JSON.parse(json) })),
  );
  const id = `${ORIGIN_MARK}/#firm`;

  test('the firm is described once, on the home page, as a GeneralContractor with its areas', () => {
    const firms = things.filter(({ thing }) => thing['@type'] === 'GeneralContractor');
    expect(firms.map(({ path }) => path)).toEqual(['/']);
    expect(firms[0]?.thing['@id']).toBe(id);
    const areas = prerenderedPaths.filter((path) => path.startsWith('/service-area/'));
    expect(firms[0]?.thing.areaServed.map(({ url }: { url: string }) => url).toSorted()).toEqual(
      areas.map((path) => ORIGIN_MARK + path).toSorted(),
    );
  });

  test('whatever points to the firm points to that one', () => {
    const pointing = things.flatMap(
      ({ json }) => json.match(/"(?:provider|publisher|worksFor)":\{[^}]*\}/g) ?? [],
    );
    expect(pointing.length).toBeGreaterThan(10);
    expect(pointing.filter((reference) => !reference.includes(`"@id":"${id}"`))).toEqual([]);
  });

  test('main pages say what they are and where they stand; collections list what they lead to', () => {
    const kinds = {
      '/how-we-build': 'WebPage',
      '/cost-comparison': 'WebPage',
      '/contractor-partnerships': 'WebPage',
      '/services': 'CollectionPage',
      '/blog': 'CollectionPage',
    };
    for (const [path, kind] of Object.entries(kinds)) {
      const page = things.find((found) => found.path === path && found.thing['@type'] === kind)?.thing;
      expect(page?.url, path).toBe(ORIGIN_MARK + path);
      expect(page.about['@id'], path).toBe(id);
      const crumbs = page.breadcrumb.itemListElement;
      expect(crumbs.map(({ position }: { position: number }) => position)).toEqual([1, 2]);
      expect(crumbs[0].item).toBe(`${ORIGIN_MARK}/`);
      const listed: string[] = (page.mainEntity?.itemListElement ?? []).map(
        ({ url }: { url: string }) => url,
      );
      expect(listed.length, path).toBe(kind === 'CollectionPage' ? 6 : 0);
      expect(listed.filter((url) => !known.has(url))).toEqual([]);
    }
  });

  test('nobody is rated or reviewed', () => {
    expect(things.filter(({ json }) => /"(Review|AggregateRating|FAQPage)"/.test(json))).toEqual([]);
  });
});

describe('Every page', () => {
  test.each(pages)('$path has one headline, no id twice, no picture twice', ({ html }) => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(repeated([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id as string))).toEqual([]);
    // A project's large views show its pictures again.
    const onceOnly = html.replace(/<section id="view-\d+"[\s\S]*?<\/section>/g, '');
    const pictures = [...onceOnly.matchAll(/<img\s(?:[^>]*?\s)?src="([^"]+)"/g)].map(
      ([, src]) => src as string,
    );
    expect(repeated(pictures)).toEqual([]);
  });

  test('has one main part, names its menus, and gives each picture alt text and a size', () => {
    for (const { path, html } of pages) {
      expect(html.match(/<main[\s>]/g), path).toHaveLength(1);
      const unnamed = (html.match(/<nav(\s[^>]*)?>/g) ?? []).filter(
        (tag) => !/\saria-label(ledby)?="/.test(tag),
      );
      expect(unnamed, path).toEqual([]);
      const bare = (html.match(/<img\s[^>]*>/g) ?? []).filter(
        (tag) => !(/\salt="/.test(tag) && /\swidth="\d/.test(tag) && /\sheight="\d/.test(tag)),
      );
      expect(bare, path).toEqual([]);
    }
  });
});

function read(path: string): string {
  return readFileSync(client + path, 'utf8');
}

/** The page's own title, without the studio's name that the frame adds. */
function titleOf(html: string): string {
  const [, title = ''] = html.match(/<title>([^<]*)<\/title>/) ?? [];
  return plain(title).replace(` | ${firm.name}`, '');
}

function descriptionOf(html: string): string {
  const [, description = ''] = html.match(/<meta name="description" content="([^"]*)"/) ?? [];
  return plain(description);
}

function anchors(html: string): { tag: string; href: string }[] {
  return [...html.matchAll(/<a\s[^>]*>/g)].map(([tag]) => ({
    tag,
    href: plain(tag.match(/\shref="([^"]*)"/)?.[1] ?? ''),
  }));
}

function resolves(href: string): boolean {
  const path = href.replace(/[?#].*$/, '');
  return byPath.has(path) || RENDERED_LATER.test(path) || (path !== '/' && existsSync(client + path));
}

function findsPart(href: string, from: BuiltPage): boolean {
  const [path, part] = href.split('#') as [string, string];
  const target = path === '' ? from : byPath.get(path.replace(/\?.*$/, ''));
  // The parts of a page that is rendered later are unknown here.
  return !target || target.html.includes(` id="${part}"`);
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];
}

function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
