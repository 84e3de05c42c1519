import { contact } from '#content/contact.ts';
import { page as costComparison } from '#content/cost-comparison.ts';
import { page as home } from '#content/home.ts';
import { page as howWeBuild } from '#content/how-we-build.ts';
import { privacyPolicy } from '#content/legal/privacy-policy.ts';
import { termsOfService } from '#content/legal/terms-of-service.ts';
import { manufacturerOverview } from '#content/manufacturer-overview.ts';
import { page as partnerships } from '#content/partnerships.ts';
import { page as servicesOverview } from '#content/services-overview.ts';
import { headings, mainAreas, mainMakers, page as siteMapPage } from '#content/site-map.ts';
import { page as team } from '#content/team.ts';
import { ARTICLE_CATEGORIES, categoryHref } from '#contract/article.ts';
import type { LinkText } from '#contract/rich-text.ts';
import { handle as blog } from '../../pages/blog.tsx';
import { handle as projectsPage } from '../../pages/projects.tsx';
import { areas } from '../area/areas.ts';
import { articleHref, articles } from '../article/articles.ts';
import { makerHref, makers } from '../manufacturer/manufacturers.ts';
import { portfolioFilters, projectHref, projects } from '../portfolio/projects.ts';
import { serviceHref, services } from '../services/services.ts';

export type SiteMapEntry = LinkText & { sheet?: string };
export type SiteMapList = { title: string; entries: readonly SiteMapEntry[] };
export type SiteMapSection = SiteMapList & { more?: SiteMapList };

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

/** Every public page once, in the sections of the Site Map page (specification §2). */
export const siteMap: readonly SiteMapSection[] = [
  {
    title: headings.main,
    entries: [
      { text: 'Home', href: '/', sheet: home.sheet },
      { text: 'How We Build', href: '/how-we-build', sheet: howWeBuild.sheet },
      { text: 'Services', href: '/services', sheet: servicesOverview.sheet },
      { text: 'Cost Comparison', href: '/cost-comparison', sheet: costComparison.sheet },
      { text: 'Manufacturers', href: '/manufacturer', sheet: manufacturerOverview.meta.sheet },
      { text: 'Portfolio', href: '/projects', sheet: projectsPage.page.sheet },
      { text: 'Building Science Blog', href: '/blog', sheet: blog.page.sheet },
      { text: 'Our Team', href: '/team', sheet: team.sheet },
      { text: 'Craft Collaboration', href: '/contractor-partnerships', sheet: partnerships.sheet },
      { text: 'Request a Consultation', href: '/contact', sheet: contact.page.sheet },
    ],
  },
  { title: headings.areas, ...split(areaEntries, mainAreas, headings.moreAreas) },
  { title: headings.makers, ...split(makerEntries, mainMakers, headings.moreMakers) },
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
      entries: portfolioFilters.map(({ by, name, href }) => ({
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
      entries: ARTICLE_CATEGORIES.map((category) => ({ text: category, href: categoryHref(category) })),
    },
  },
  {
    title: headings.legal,
    entries: [
      { text: 'Site Map', href: '/sitemap', sheet: siteMapPage.sheet },
      { text: 'Privacy Policy', href: '/privacy-policy', sheet: privacyPolicy.meta.sheet },
      { text: 'Terms of Service', href: '/terms-of-service', sheet: termsOfService.meta.sheet },
    ],
  },
];

/** The main list in its own order, and whatever else there is in the order it comes. */
function split(
  entries: readonly (SiteMapEntry & { slug: string })[],
  main: readonly string[],
  moreTitle: string,
): { entries: SiteMapEntry[]; more: SiteMapList } {
  return {
    entries: main.flatMap((slug) => entries.filter((entry) => entry.slug === slug)),
    more: { title: moreTitle, entries: entries.filter(({ slug }) => !main.includes(slug)) },
  };
}
