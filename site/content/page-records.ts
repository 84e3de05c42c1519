/** Each record of *Website* that holds texts of pages, and the part of the snapshot that shows it. */

import type { ContentOverlay, ShippedContent } from '#contract/site/records/overlay.ts';
import { OWNER_PAGES, PAGES } from '#contract/site/records/pages.ts';
import type { ShippedPageTexts } from './shipped-pages.ts';

const SHOWN_IN: { [C in 'pages' | 'binding']: Record<keyof ShippedContent[C], keyof ShippedPageTexts> } = {
  pages: {
    home: 'home',
    'how-we-build': 'howWeBuild',
    walls: 'wallSections',
    services: 'servicesOverview',
    'cost-comparison': 'costComparison',
    manufacturers: 'manufacturerOverview',
    projects: 'projectsOverview',
    blog: 'blogOverview',
    team: 'team',
    contact: 'contact',
    partnerships: 'partnerships',
    'area-pages': 'areaCopy',
    'area-sentences': 'areaSentences',
    'cross-references': 'crossReferenceCopy',
    'site-map': 'siteMap',
    navigation: 'navigation',
  },
  binding: {
    prices: 'costComparison',
    trust: 'trust',
    'privacy-policy': 'privacyPolicy',
    'terms-of-service': 'termsOfService',
  },
};

type Texts = Record<string, unknown>;
const places = (collection: 'pages' | 'binding') =>
  Object.entries(SHOWN_IN[collection]) as [string, keyof ShippedPageTexts][];

/** Extracts the records from the texts: the fields of each part that its schema defines. */
export function recordsOfPages(texts: ShippedPageTexts): Pick<ShippedContent, 'pages' | 'binding'> {
  const of = (collection: 'pages' | 'binding', schemas: Record<string, { shape: object }>) =>
    Object.fromEntries(
      places(collection).map(([slug, part]) => {
        const fields = Object.keys(schemas[slug]?.shape ?? {});
        return [slug, Object.fromEntries(fields.map((field) => [field, (texts[part] as Texts)[field]]))];
      }),
    );
  return { pages: of('pages', PAGES), binding: of('binding', OWNER_PAGES) } as Pick<
    ShippedContent,
    'pages' | 'binding'
  >;
}

/** Puts published records over the texts. */
export function withPublishedPages(texts: ShippedPageTexts, overlay: ContentOverlay): ShippedPageTexts {
  const now: Texts = { ...texts };
  for (const collection of ['pages', 'binding'] as const)
    for (const [slug, part] of places(collection)) {
      const published = (overlay[collection] as Record<string, Texts | null> | undefined)?.[slug];
      if (published) now[part] = { ...(now[part] as Texts), ...published };
    }
  return now as ShippedPageTexts;
}
