import { ARTICLE_CATEGORIES, categoryHref } from '#contract/article.ts';
import {
  AREA_MAP_FILE,
  GROUND_FILE,
  HOUSE_FILE,
  MAKERS_FILE,
  PLANS_FILE,
  WALLS_FILE,
} from './drawing-files.ts';
import { portfolioFilters } from './projects.ts';
import { singlePages } from './single-pages.ts';

/**
 * The one list of public URLs: prerendering, the sitemaps, the link check and the suggestions of the
 * not-found page all read it. Pages that come from content (a town, a manufacturer, a project, an
 * article) are found by their file, so adding the file adds the page.
 */
const slugs = (files: Record<string, unknown>) =>
  Object.keys(files).map((file) => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, ''));

export const areaSlugs = slugs(import.meta.glob('../../content/areas/*.ts'));
export const manufacturerSlugs = slugs(import.meta.glob('../../content/manufacturers/*.ts'));
const serviceSlugs = slugs(import.meta.glob('../../content/services/*.ts'));
const projectSlugs = slugs(import.meta.glob('../../content/projects/*.ts'));
const articleSlugs = slugs(import.meta.glob('../../content/blog/*.mdx'));

const under = (base: string, names: string[]) => names.map((name) => `${base}/${name}`);

/** Every page that search engines may know. */
export const publicPaths: string[] = [
  ...singlePages.map(({ href }) => href),
  ...under('/services', serviceSlugs),
  ...under('/manufacturers', manufacturerSlugs),
  ...ARTICLE_CATEGORIES.map((category) => categoryHref(category)),
  ...under('/blog', articleSlugs),
  ...portfolioFilters.map((filter) => filter.href),
  ...under('/projects', projectSlugs),
  ...under('/service-area', areaSlugs),
];

/** Public pages that are rendered at build. /contact is rendered per visitor. */
export const prerenderedPaths: string[] = publicPaths.filter((path) => path !== '/contact');

/** Feeds for machines, and drawings that pages load from a file; prerendered too, but never suggested to a visitor. */
export const feedPaths: string[] = [
  '/sitemap.xml',
  '/robots.txt',
  '/blog/rss.xml',
  HOUSE_FILE,
  WALLS_FILE,
  AREA_MAP_FILE,
  PLANS_FILE,
  MAKERS_FILE,
  GROUND_FILE,
];
