/** A firm hides sample content before it has its own: pages close the gaps, and nothing links to hidden content. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContentOverlay } from '#contract/site/records/overlay.ts';
import { createRenderer, type SiteBuild } from './site-build.ts';

const build = (await import(join(import.meta.dirname, '../../build/server/index.js'))) as SiteBuild;
const shipped = build.entry.module.shippedRecords();
type Sampled = 'projects' | 'articles' | 'team' | 'testimonials';
const SAMPLED: Sampled[] = ['projects', 'articles', 'team', 'testimonials'];

/** @param keep how many of each collection stay. */
const hiding = (collections: readonly Sampled[], keep = 0): ContentOverlay =>
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

/** Pages that are rendered for each visitor. */
const OTHERS = ['/contact', '/newsletter'];

describe.each([
  ['no projects', hiding(['projects'])],
  ['no articles', hiding(['articles'])],
  ['no team', hiding(['team'])],
  ['no client quotes', hiding(['testimonials'])],
  ['none of these', hiding(SAMPLED)],
  ['one of each', hiding(SAMPLED, 1)],
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
