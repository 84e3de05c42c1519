/** Public pages of one content file each. A line here prerenders a page and puts it on the Site Map and into the sitemap. */
import type { PageMeta } from '#contract/site/page.ts';
import type { SiteContent } from '../content/site-content.ts';
import { derived } from '../content/snapshot.ts';

type SinglePage = {
  href: string;
  /** On the Site Map. */
  text: string;
  page: PageMeta;
  /** Everything it says, its pictures among it. */
  texts: object;
  /** The content file that dates it (`content/team.ts`: `team`). */
  file: string;
};

export const mainPagesOf = (content: Omit<SiteContent, 'articles'>): readonly SinglePage[] => [
  { href: '/', text: 'Home', page: content.home.page, texts: content.home, file: 'home' },
  {
    href: '/how-we-build',
    text: 'How We Build',
    page: content.howWeBuild.page,
    texts: content.howWeBuild,
    file: 'how-we-build',
  },
  {
    href: '/services',
    text: 'Services',
    page: content.servicesOverview.page,
    texts: content.servicesOverview,
    file: 'services-overview',
  },
  {
    href: '/cost-comparison',
    text: 'Cost Comparison',
    page: content.costComparison.page,
    texts: content.costComparison,
    file: 'cost-comparison',
  },
  {
    href: '/manufacturer',
    text: 'Manufacturers',
    page: content.manufacturerOverview.meta,
    texts: content.manufacturerOverview,
    file: 'manufacturer-overview',
  },
  {
    href: '/projects',
    text: 'Portfolio',
    page: content.projectsOverview.page,
    texts: content.projectsOverview,
    file: 'projects-overview',
  },
  {
    href: '/blog',
    text: 'Building Science Blog',
    page: content.blogOverview.page,
    texts: content.blogOverview,
    file: 'blog-overview',
  },
  { href: '/team', text: 'Our Team', page: content.team.page, texts: content.team, file: 'team' },
  {
    href: '/contractor-partnerships',
    text: 'Craft Collaboration',
    page: content.partnerships.page,
    texts: content.partnerships,
    file: 'partnerships',
  },
  {
    href: '/contact',
    text: 'Request a Consultation',
    page: content.contact.page,
    texts: content.contact,
    file: 'contact',
  },
];

export const legalPagesOf = (content: Omit<SiteContent, 'articles'>): readonly SinglePage[] => [
  {
    href: '/sitemap',
    text: 'Site Map',
    page: content.siteMap.page,
    texts: content.siteMap,
    file: 'site-map',
  },
  {
    href: '/privacy-policy',
    text: 'Privacy Policy',
    page: content.privacyPolicy.meta,
    texts: content.privacyPolicy,
    file: 'legal/privacy-policy',
  },
  {
    href: '/terms-of-service',
    text: 'Terms of Service',
    page: content.termsOfService.meta,
    texts: content.termsOfService,
    file: 'legal/terms-of-service',
  },
];

export const mainPages = derived(mainPagesOf);
export const legalPages = derived(legalPagesOf);
export const singlePages = derived((content) => [...mainPagesOf(content), ...legalPagesOf(content)]);
