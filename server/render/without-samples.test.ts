/** A firm hides sample content before it has its own: pages close the gaps, and nothing links to hidden content. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HIDEABLE_PAGES } from '#contract/site/records/hidden-pages.ts';
import type { ContentOverlay } from '#contract/site/records/overlay.ts';
import { createRenderer, type SiteBuild } from './site-build.ts';

const build = (await import(join(import.meta.dirname, '../../build/server/index.js'))) as SiteBuild;
const shipped = build.entry.module.shippedRecords();
type Kind = 'projects' | 'articles' | 'team' | 'testimonials' | 'manufacturers' | 'areas' | 'services';
const SAMPLED: Kind[] = ['projects', 'articles', 'team', 'testimonials'];
const KINDS: Kind[] = [...SAMPLED, 'manufacturers', 'areas', 'services'];

/** @param keep how many of each collection stay. */
const hiding = (collections: readonly Kind[], keep = 0): ContentOverlay =>
  Object.fromEntries(
    collections.map((name) => [
      name,
      Object.fromEntries(
        Object.keys(shipped[name])
          .slice(keep)
          .map((slug) => [slug, null]),
      ),
    ]),
  );

/** With the overview of a kind, everything of that kind is hidden. */
function withoutPages(...slugs: string[]): ContentOverlay {
  return { pages: Object.fromEntries(slugs.map((slug) => [slug, null])) };
}

/** Pages that are rendered for each visitor. */
const OTHERS = ['/contact', '/newsletter', '/cost-comparison/estimate'];

describe.each<[string, ContentOverlay]>([
  ['no projects', hiding(['projects'])],
  ['no articles', hiding(['articles'])],
  ['no team', hiding(['team'])],
  ['no client quotes', hiding(['testimonials'])],
  ['none of these', hiding(SAMPLED)],
  ['one of each', hiding(SAMPLED, 1)],
  ['no manufacturers', hiding(['manufacturers'])],
  ['no service areas', hiding(['areas'])],
  ['one service', hiding(['services'], 1)],
  ['one of each kind', hiding(KINDS, 1)],
  ...Object.keys(HIDEABLE_PAGES).map((slug): [string, ContentOverlay] => [
    `no page ${slug}`,
    withoutPages(slug),
  ]),
  ['no page that can be hidden', withoutPages(...Object.keys(HIDEABLE_PAGES))],
])('a site with %s', (_, overlay) => {
  const { paths, render } = createRenderer(build, overlay);

  it('has every other page, without an empty part or a link to what is gone', async () => {
    for (const path of paths) {
      const page = await render(path);
      const links = [...page.matchAll(/<a\b[^>]*?\bhref="(\/[^"#?]*)/g)].map(([, href = '']) => href);
      expect(
        links.filter((href) => !paths.includes(href) && !OTHERS.includes(href)),
        path,
      ).toEqual([]);
      expect(page.match(/<(ul|ol|nav)\b[^>]*><\/\1>/)?.[0], path).toBeUndefined();
      const main = page.match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
      expect(main.match(/<(ul|ol|dl|section|blockquote)\b[^>]*><\/\1>/)?.[0], path).toBeUndefined();
      expect(main, path).not.toMatch(/undefined|NaN|>“”</);
    }
  });
});

it('says what comes where nothing is shown yet', async () => {
  const { render } = createRenderer(build, hiding(SAMPLED));
  expect(await render('/projects')).toContain('We’re putting this page together.');
  expect(await render('/blog')).toContain('The first article is being written.');
  expect(await render('/blog/category/hvac')).toContain('The first article is being written.');
  const home = await render('/');
  expect(home).not.toContain('Great room of Long Gable');
  expect(home).toContain('On the record');
});

it('hides an overview with its kind: pages, filters, feed, site map and sitemap', async () => {
  const { paths, render } = createRenderer(build, withoutPages('blog', 'manufacturers', 'projects', 'team'));
  const gone = /^\/(blog|manufacturers?|projects|team)(\/|$)/;
  expect(paths.filter((path) => gone.test(path))).toEqual([]);
  for (const path of ['/', '/sitemap', '/sitemap.xml'])
    expect(await render(path), path).not.toMatch(/\/(blog|manufacturers?|projects|team)(\/|"|<)/);
  for (const path of ['/blog', '/blog/rss.xml', '/blog/category/hvac', '/team', '/manufacturers/kingspan'])
    await expect(render(path), path).rejects.toThrow('404');
});
