import { ARTICLE_CATEGORIES, categoryHref } from '#contract/site/article-categories.ts';
import type { SiteContent } from '../content/site-content.ts';
import { derived } from '../content/snapshot.ts';
import { MANIFEST_FILE } from '../layout/app-icons.ts';
import { DRAWING_FILES, drawingFileHref } from './drawing-files.ts';
import { portfolioFiltersOf } from './projects.ts';
import { legalPagesOf, mainPagesOf } from './single-pages.ts';

/**
 * The one list of public URLs: prerendering, the sitemaps, the link check and the suggestions of the
 * not-found page all read it. Pages that come from content (a town, a manufacturer, a project, an
 * article) are found by their file, so adding the file adds the page.
 */
const under = (base: string, names: readonly string[]) => names.map((name) => `${base}/${name}`);
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug).toSorted();

/** Articles need only their slugs. */
type Listed = Omit<SiteContent, 'articles'> & { articles: readonly { slug: string }[] };

/** Every page that search engines may index. */
export const publicPathsOf = (content: Listed): string[] =>
  [
    ...[...mainPagesOf(content), ...legalPagesOf(content)].map(({ href }) => href),
    ...under('/services', Object.keys(content.services).toSorted()),
    ...under('/manufacturers', slugs(content.makers)),
    ...ARTICLE_CATEGORIES.map((category) => categoryHref(category)),
    ...under('/blog', slugs(content.articles)),
    ...portfolioFiltersOf(content).map((filter) => filter.href),
    ...under('/projects', slugs(content.projects)),
    ...under('/service-area', slugs(content.areas)),
  ].filter((path) => !content.isHidden(path));

export const publicPaths = derived(publicPathsOf);

/** Public pages that are rendered at build. /contact is rendered per visitor. */
export const isPrerendered = (path: string): boolean => path !== '/contact';

/** Feeds for machines, and drawings that pages load from a file; prerendered too, but never suggested to a visitor. */
export const feedPaths: string[] = [
  '/sitemap.xml',
  '/robots.txt',
  '/blog/rss.xml',
  MANIFEST_FILE,
  ...DRAWING_FILES.map(drawingFileHref),
];
