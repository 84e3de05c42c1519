/** The texts of each public page, with a schema per page: those that editors change, and those that bind the firm. */
import type * as z from 'zod';
import { FIRM_WORDS_HINT } from './fields.ts';
import { legalDocument } from './legal.ts';
import { areaPages, areaSentencePools, crossReferences } from './pages/areas.ts';
import { contactPage, partnershipsPage } from './pages/contact.ts';
import { costComparisonPage, prices } from './pages/costs.ts';
import { navigationPart } from './pages/frame.ts';
import { homePage } from './pages/home.ts';
import { howWeBuildPage, wallsPart } from './pages/method.ts';
import {
  blogPage,
  manufacturersPage,
  projectsPage,
  servicesPage,
  siteMapPage,
  teamPage,
} from './pages/overviews.ts';
import { trustFacts } from './pages/trust.ts';

export const PAGES = {
  home: homePage,
  'how-we-build': howWeBuildPage,
  walls: wallsPart,
  services: servicesPage,
  'cost-comparison': costComparisonPage,
  manufacturers: manufacturersPage,
  projects: projectsPage,
  blog: blogPage,
  team: teamPage,
  contact: contactPage,
  partnerships: partnershipsPage,
  'area-pages': areaPages,
  'area-sentences': areaSentencePools,
  'cross-references': crossReferences,
  'site-map': siteMapPage,
  navigation: navigationPart,
};

export const OWNER_PAGES = {
  prices,
  trust: trustFacts,
  'privacy-policy': legalDocument.meta({
    title: 'Privacy Policy',
    path: '/privacy-policy',
    description: FIRM_WORDS_HINT,
  }),
  'terms-of-service': legalDocument.meta({
    title: 'Terms of Service',
    path: '/terms-of-service',
    description: FIRM_WORDS_HINT,
  }),
};

/** The texts of a page, as its form has them. */
export type PageTexts<Page extends keyof typeof PAGES> = z.infer<(typeof PAGES)[Page]>;
