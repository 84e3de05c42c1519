import type { PublishableCollection } from '#contract/records/overlay.ts';
import { BINDING, PAGES } from '#contract/records/pages.ts';
import { listIn } from './list-files.ts';
import { ordersIn } from './order-files.ts';
import { pagesIn, redirectsIn } from './page-files.ts';
import { articleEach, moduleEach, oneRecord, type RecordFiles } from './record-files.ts';

const LISTS = {
  services: moduleEach('services', 'service', 'Service'),
  projects: moduleEach('projects', 'project', 'Project'),
  team: listIn('team.ts', 'team'),
  testimonials: listIn('copy/testimonials.ts', 'testimonials'),
};

/** Where the records of each collection lie in `content/`: a collection more is a line more. */
export const COLLECTIONS_IN_FILES: Record<PublishableCollection, RecordFiles> = {
  firm: oneRecord('firm', 'firm.ts', 'firm'),
  pages: pagesIn(PAGES, {
    home: ['home.ts', 'copy/home.ts', 'copy/studio.ts'],
    'how-we-build': ['how-we-build.ts'],
    walls: ['wall-sections.ts#wallSections'],
    services: ['services-overview.ts'],
    'cost-comparison': ['cost-comparison.ts'],
    manufacturers: ['manufacturer-overview.ts#manufacturerOverview'],
    projects: ['projects-overview.ts'],
    blog: ['blog-overview.ts'],
    team: ['team.ts'],
    contact: ['contact.ts#contact'],
    partnerships: ['partnerships.ts'],
    'area-pages': ['copy/area-page.ts'],
    'area-sentences': ['copy/area-sentences.ts'],
    'cross-references': ['copy/cross-references.ts'],
    'site-map': ['site-map.ts'],
    navigation: ['navigation.ts'],
  }),
  binding: pagesIn(BINDING, {
    prices: ['cost-comparison.ts'],
    trust: ['trust.ts'],
    'privacy-policy': ['legal/privacy-policy.ts#privacyPolicy'],
    'terms-of-service': ['legal/terms-of-service.ts#termsOfService'],
  }),
  areas: moduleEach('areas', 'area', 'Area'),
  manufacturers: moduleEach('manufacturers', 'manufacturer', 'Manufacturer'),
  articles: articleEach('blog'),
  ...LISTS,
  redirects: redirectsIn('redirects.ts', 'redirects'),
  order: ordersIn('project-order.ts', 'projectOrder', LISTS),
};

export const FILED = Object.keys(COLLECTIONS_IN_FILES) as PublishableCollection[];
