/**
 * Public pages of one content file each. A line here puts a page on the Site Map and into the sitemap, and prerenders it,
 * except /contact, which is rendered per request (`isPrerendered` of site/catalog/urls.ts).
 */
import type { PageMeta } from '#contract/site/records/fields.ts';
import type { SiteContent } from '../content/site-content.ts';
import { derived } from '../content/snapshot.ts';

type SinglePage = {
  href: string;
  /** On the Site Map. */
  text: string;
  page: PageMeta;
  /** All of its content, including pictures. */
  texts: object;
  /** The content file that dates it (`content/team.ts`: `team`). */
  file: string;
};

/** @param file its content's. */
const single = (
  href: string,
  text: string,
  file: string,
  texts: { page: PageMeta } | { meta: PageMeta },
) => ({
  ...{ href, text, file, texts },
  page: 'page' in texts ? texts.page : texts.meta,
});

export const mainPagesOf = (content: Omit<SiteContent, 'articles'>): readonly SinglePage[] =>
  allMainPages(content).filter(({ href }) => !content.isHidden(href));

const allMainPages = (content: Omit<SiteContent, 'articles'>): readonly SinglePage[] => [
  single('/', 'Home', 'home', content.home),
  single('/how-we-build', 'How We Build', 'how-we-build', content.howWeBuild),
  single('/services', 'Services', 'services-overview', content.servicesOverview),
  single('/cost-comparison', 'Cost Comparison', 'cost-comparison', content.costComparison),
  single('/manufacturer', 'Manufacturers', 'manufacturer-overview', content.manufacturerOverview),
  single('/projects', 'Portfolio', 'projects-overview', content.projectsOverview),
  single('/blog', 'Building Science Blog', 'blog-overview', content.blogOverview),
  single('/team', 'Our Team', 'team', content.team),
  single('/contractor-partnerships', 'Craft Collaboration', 'partnerships', content.partnerships),
  single('/contact', 'Request a Consultation', 'contact', content.contact),
];

export const legalPagesOf = (content: Omit<SiteContent, 'articles'>): readonly SinglePage[] => [
  single('/sitemap', 'Site Map', 'site-map', content.siteMap),
  single('/privacy-policy', 'Privacy Policy', 'legal/privacy-policy', content.privacyPolicy),
  single('/terms-of-service', 'Terms of Service', 'legal/terms-of-service', content.termsOfService),
];

export const mainPages = derived(mainPagesOf);
export const legalPages = derived(legalPagesOf);
export const singlePages = derived((content) => [...mainPagesOf(content), ...legalPagesOf(content)]);
