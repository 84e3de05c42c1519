import { ARTICLE_CATEGORIES, categoryHref } from '#contract/site/article-categories.ts';
import type { LinkText } from '#contract/site/records/fields.ts';
import { derived } from '../content/snapshot.ts';
import { articleHref } from './articles.ts';
import { makerHref } from './manufacturers.ts';
import { portfolioFilters, projectHref } from './projects.ts';
import { serviceHref } from './services.ts';
import { legalPages, mainPages } from './single-pages.ts';

export type SiteMapEntry = LinkText & { sheet?: string };
export type SiteMapList = { title: string; entries: readonly SiteMapEntry[] };
export type SiteMapSection = SiteMapList & { more?: SiteMapList };

/** Every public page once, in the sections of the Site Map page (requirements §3.15). */
export const siteMap = derived(
  ({ areas, articles, isHidden, makers, projects, services, siteMap }): readonly SiteMapSection[] => {
    const { headings, mainAreas, mainMakers } = siteMap;
    const areaEntries = areas.map(({ slug, name, meta }) => ({
      slug,
      text: name,
      href: `/service-area/${slug}`,
      sheet: meta.sheet,
    }));
    const makerEntries = makers.map((maker) => ({
      slug: maker.slug,
      text: maker.name,
      href: makerHref(maker),
      sheet: maker.meta.sheet,
    }));

    return [
      { title: headings.main, entries: mainPages().map(singleEntry) },
      {
        title: headings.areas,
        ...split(areaEntries, mainAreas, headings.moreAreas),
      },
      {
        title: headings.makers,
        ...split(makerEntries, mainMakers, headings.moreMakers),
      },
      {
        title: headings.services,
        entries: Object.entries(services)
          .map(([slug, { name, meta }]) => ({ text: name, href: serviceHref(slug), sheet: meta.sheet }))
          .toSorted((a, b) => a.sheet.localeCompare(b.sheet)),
      },
      {
        title: headings.projects,
        entries: projects.map((project) => ({
          text: project.name,
          href: projectHref(project),
          sheet: project.sheet,
        })),
        more: {
          title: headings.filters,
          entries: portfolioFilters().map(({ by, name, href }) => ({
            text: by === 'town' ? `Projects in ${name}` : name,
            href,
          })),
        },
      },
      {
        title: headings.articles,
        entries: articles.map((article) => ({
          text: article.title,
          href: articleHref(article),
          sheet: article.sheet,
        })),
        more: {
          title: headings.categories,
          entries: isHidden('/blog')
            ? []
            : ARTICLE_CATEGORIES.map((category) => ({ text: category, href: categoryHref(category) })),
        },
      },
      { title: headings.legal, entries: legalPages().map(singleEntry) },
    ].filter(({ entries, more }) => entries.length > 0 || (more && more.entries.length > 0));
  },
);

/** The name of the page at a path on the Site Map; the path itself for a page that is not on it. */
export function pageName(path: string): string {
  const listed = siteMap().flatMap(({ entries, more }) => [...entries, ...(more?.entries ?? [])]);
  return listed.find(({ href }) => href === path)?.text ?? path;
}

function singleEntry({ text, href, page }: ReturnType<typeof mainPages>[number]): SiteMapEntry {
  return { text, href, sheet: page.sheet };
}

/** The main list in its own order, and all others by their number in the set. */
function split(
  entries: readonly (SiteMapEntry & { slug: string; sheet: string })[],
  main: readonly string[],
  moreTitle: string,
): { entries: SiteMapEntry[]; more: SiteMapList } {
  return {
    entries: main.flatMap((slug) => entries.filter((entry) => entry.slug === slug)),
    more: {
      title: moreTitle,
      entries: entries
        .filter(({ slug }) => !main.includes(slug))
        .toSorted((a, b) => a.sheet.localeCompare(b.sheet)),
    },
  };
}
