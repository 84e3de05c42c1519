/** Public pages of one content file each. A line here prerenders a page and puts it on the Site Map and into the sitemap. */
import { page as blog } from '#content/blog-overview.ts';
import { contact } from '#content/contact.ts';
import { page as costComparison } from '#content/cost-comparison.ts';
import { page as home } from '#content/home.ts';
import { page as howWeBuild } from '#content/how-we-build.ts';
import { privacyPolicy } from '#content/legal/privacy-policy.ts';
import { termsOfService } from '#content/legal/terms-of-service.ts';
import { manufacturerOverview } from '#content/manufacturer-overview.ts';
import { page as partnerships } from '#content/partnerships.ts';
import { page as projectsOverview } from '#content/projects-overview.ts';
import { page as servicesOverview } from '#content/services-overview.ts';
import { page as siteMap } from '#content/site-map.ts';
import { page as team } from '#content/team.ts';
import type { PageMeta } from '#contract/page.ts';

type SinglePage = {
  href: string;
  /** On the Site Map. */
  text: string;
  page: PageMeta;
  /** The content file that dates it (`content/team.ts`: `team`). */
  file: string;
};

export const mainPages: readonly SinglePage[] = [
  { href: '/', text: 'Home', page: home, file: 'home' },
  { href: '/how-we-build', text: 'How We Build', page: howWeBuild, file: 'how-we-build' },
  { href: '/services', text: 'Services', page: servicesOverview, file: 'services-overview' },
  { href: '/cost-comparison', text: 'Cost Comparison', page: costComparison, file: 'cost-comparison' },
  {
    href: '/manufacturer',
    text: 'Manufacturers',
    page: manufacturerOverview.meta,
    file: 'manufacturer-overview',
  },
  { href: '/projects', text: 'Portfolio', page: projectsOverview, file: 'projects-overview' },
  { href: '/blog', text: 'Building Science Blog', page: blog, file: 'blog-overview' },
  { href: '/team', text: 'Our Team', page: team, file: 'team' },
  {
    href: '/contractor-partnerships',
    text: 'Craft Collaboration',
    page: partnerships,
    file: 'partnerships',
  },
  { href: '/contact', text: 'Request a Consultation', page: contact.page, file: 'contact' },
];

export const legalPages: readonly SinglePage[] = [
  { href: '/sitemap', text: 'Site Map', page: siteMap, file: 'site-map' },
  {
    href: '/privacy-policy',
    text: 'Privacy Policy',
    page: privacyPolicy.meta,
    file: 'legal/privacy-policy',
  },
  {
    href: '/terms-of-service',
    text: 'Terms of Service',
    page: termsOfService.meta,
    file: 'legal/terms-of-service',
  },
];

export const singlePages: readonly SinglePage[] = [...mainPages, ...legalPages];
