import { ARTICLE_CATEGORIES, categoryHref } from '#contract/article.ts';
import { HOUSE_FILE } from './parts/drawings/steps/house.ts';
import { WALLS_FILE } from './parts/drawings/wall-sheets.tsx';
import { portfolioFilters } from './parts/portfolio/projects.ts';

/**
 * The one list of public URLs: prerendering, the sitemaps, the link check and the suggestions of the
 * not-found page all read it. Pages that come from content (a town, a manufacturer, a project, an
 * article) are found by their file, so adding the file adds the page.
 */
const slugs = (files: Record<string, unknown>) =>
  Object.keys(files).map((file) => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, ''));

export const areaSlugs = slugs(import.meta.glob('../content/areas/*.ts'));
export const manufacturerSlugs = slugs(import.meta.glob('../content/manufacturers/*.ts'));
export const serviceSlugs = slugs(import.meta.glob('../content/services/*.ts'));
export const projectSlugs = slugs(import.meta.glob('../content/projects/*.ts'));
export const articleSlugs = slugs(import.meta.glob('../content/blog/*.mdx'));

const under = (base: string, names: string[]) => names.map((name) => `${base}/${name}`);

/** Public pages that are rendered at build. /contact is public too, but rendered per visitor. */
export const prerenderedPaths: string[] = [
  '/',
  '/services',
  ...under('/services', serviceSlugs),
  '/how-we-build',
  '/cost-comparison',
  '/manufacturer',
  ...under('/manufacturers', manufacturerSlugs),
  '/blog',
  ...ARTICLE_CATEGORIES.map((category) => categoryHref(category)),
  ...under('/blog', articleSlugs),
  '/projects',
  ...portfolioFilters.map((filter) => filter.href),
  ...under('/projects', projectSlugs),
  ...under('/service-area', areaSlugs),
  '/team',
  '/contractor-partnerships',
  '/sitemap',
  '/privacy-policy',
  '/terms-of-service',
];

/** Every page that search engines may know. */
export const publicPaths: string[] = [...prerenderedPaths, '/contact'];

/** What machines read, and drawings that pages take from a file; prerendered too, and no page of anybody's suggestions. */
export const feedPaths: string[] = ['/sitemap.xml', '/robots.txt', '/blog/rss.xml', HOUSE_FILE, WALLS_FILE];
