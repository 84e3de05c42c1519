import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';
import { siteMap } from '#site/catalog/site-map.ts';
import { loader as blogRss } from '#site/feeds/blog-rss.ts';
import { loader as robotsTxt } from '#site/feeds/robots-txt.ts';
import { loader as sitemapXml } from '#site/feeds/sitemap-xml.ts';
import SiteMap from '#site/pages/site-map/site-map-page.tsx';
import { datesIn } from '../../vite/last-modified.ts';
import {
  areaSlugs,
  articles,
  manufacturerSlugs,
  prerenderedPaths,
  publicPaths,
} from '../support/shipped-content.ts';

const html = renderToStaticMarkup(createElement(SiteMap)).replaceAll('&amp;', '&');
const section = (title: string) => siteMap().find((candidate) => candidate.title === title);
const lastParts = (entries: readonly { href: string }[] = []) =>
  entries.map(({ href }) => href.split('/').at(-1) as string);

describe('Site Map: Main Pages, Service Areas, Building Technologies, Service Pages, Legal & Information (requirements §3.15)', () => {
  test('all five are there, in this order', () => {
    const wanted = [
      'Main Pages',
      'Service Areas',
      'Building Technologies',
      'Service Pages',
      'Legal & Information',
    ];
    const shown = [...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, title]) => title as string);
    expect(shown.filter((title) => wanted.includes(title))).toEqual(wanted);
  });

  test('a link to the XML sitemap, opened in a new tab', () => {
    expect(html).toMatch(/<a href="\/sitemap\.xml" target="_blank"/);
  });

  test('a Back to Home link', () => {
    expect(html).toMatch(/<a href="\/"[^>]*>Back to Home<\/a>/);
  });
});

describe('11 towns and 12 manufacturers in the site map (requirements §10)', () => {
  test('11 towns, the other areas under "More communities"', () => {
    const areas = section('Service Areas');
    expect(areas?.entries).toHaveLength(11);
    expect(areas?.more?.title).toBe('More communities');
    expect([...lastParts(areas?.entries), ...lastParts(areas?.more?.entries)].toSorted()).toEqual(
      areaSlugs.toSorted(),
    );
  });

  test('12 manufacturers, the others under "More building systems"', () => {
    const makers = section('Building Technologies');
    expect(makers?.entries).toHaveLength(12);
    expect(makers?.more?.title).toBe('More building systems');
    expect([...lastParts(makers?.entries), ...lastParts(makers?.more?.entries)].toSorted()).toEqual(
      manufacturerSlugs.toSorted(),
    );
  });
});

describe('every public page is reachable from the Site Map (requirements §3.17)', () => {
  test('it lists each public page exactly once, and nothing else', () => {
    const listed = siteMap().flatMap(({ entries, more }) => [...entries, ...(more?.entries ?? [])]);
    expect(listed.map(({ href }) => href).toSorted()).toEqual(publicPaths.toSorted());
    for (const { href } of listed) expect(html).toContain(`<a href="${href}"`);
  });
});

describe('/sitemap.xml (requirements §3.21)', async () => {
  const response = sitemapXml();
  const xml = await response.text();
  const urls = xml.split('<url>').slice(1);

  test('is XML of the sitemap schema, with the image extension', () => {
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9" xmlns:image="http:\/\/www.google.com\/schemas\/sitemap-image\/1.1">/,
    );
    expect(xml.trimEnd()).toMatch(/<\/urlset>$/);
  });

  test('holds every public page once by its full address, none of staff', () => {
    const addresses = urls.map((url) => url.match(/<loc>([^<]+)</)?.[1]);
    expect(addresses).toEqual(publicPaths.map((path) => ORIGIN_MARK + path));
    expect(xml).not.toContain('/admin');
  });

  test('each entry has the schema’s order: address, day, pictures', () => {
    for (const url of urls)
      expect(url.replaceAll(/\s/g, '')).toMatch(
        /^<loc>https:[^<]+<\/loc>(<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?(<image:image><image:loc>https:[^<]+<\/image:loc><\/image:image>)*<\/url>(<\/urlset>)?$/,
      );
  });

  test('an article is dated by its own date', () => {
    for (const { slug, date } of articles) {
      const entry = urls.find((url) => url.includes(`/blog/${slug}</loc>`));
      expect(entry).toContain(`<lastmod>${date}</lastmod>`);
    }
  });

  test('pages with figures name their pictures', () => {
    for (const path of ['/', '/services/custom-homes', '/projects/ridge-house', '/service-area/austin'])
      expect(urls.find((url) => url.includes(`<loc>${ORIGIN_MARK}${path}</loc>`))).toContain('<image:loc>');
  });

  test('a file is dated by its newest commit, whatever the order of the log', () => {
    const log =
      '\x002024-03-02\n\ncontent/a.ts\ncontent/b.ts\n\x002024-05-01\n\ncontent/a.ts\n\x002024-01-01\n\ncontent/b.ts\n';
    expect(datesIn(log)).toEqual({ 'content/a.ts': '2024-05-01', 'content/b.ts': '2024-03-02' });
  });
});

describe('/robots.txt (requirements §3.21)', () => {
  test('keeps robots from the staff’s side and shows them the sitemap', async () => {
    const lines = (await robotsTxt().text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /api',
        `Sitemap: ${ORIGIN_MARK}/sitemap.xml`,
      ]),
    );
    const forbidden = lines.flatMap((line) => line.match(/^Disallow: (.+)/)?.[1] ?? []);
    for (const path of prerenderedPaths)
      for (const prefix of forbidden) expect(path.startsWith(prefix)).toBe(false);
  });
});

describe('/blog/rss.xml (requirements §3.21)', async () => {
  const xml = await blogRss().text();

  test('is RSS 2.0 that names its own address', () => {
    expect(xml).toContain('<rss version="2.0"');
    expect(xml).toContain(`<atom:link href="${ORIGIN_MARK}/blog/rss.xml" rel="self"`);
  });

  test('has every article, newest first, with full addresses and dates as RFC 822 writes them', () => {
    const items = xml.split('<item>').slice(1);
    expect(items).toHaveLength(articles.length);
    items.forEach((item, index) => {
      const { slug, date } = articles[index]!;
      expect(item).toContain(`<link>${ORIGIN_MARK}/blog/${slug}</link>`);
      const published = item.match(/<pubDate>([^<]+)</)?.[1] as string;
      expect(published).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} 12:00:00 GMT$/);
      expect(new Date(published).toISOString().slice(0, 10)).toBe(date);
    });
  });

  test('no sign of the texts breaks the XML', () => {
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  });
});
