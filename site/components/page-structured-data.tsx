import type { CollectionPage, ContactPage, WebPage } from 'schema-dts';
import type { LinkText } from '#contract/site/records/fields.ts';
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';
import { mainPages } from '../catalog/single-pages.ts';
import { FIRM_ID } from './firm-structured-data.tsx';
import { JsonLd } from './json-ld.tsx';

type PageStructuredDataProps = {
  type: 'WebPage' | 'CollectionPage' | 'ContactPage';
  /** Path of the page, as in `catalog/single-pages.ts`, which also has its name. */
  href: string;
  /** The entries of a collection, in its order. */
  list?: readonly LinkText[];
};

/** A page of the first level for search engines: its kind, its place below home, and what it lists (requirements §3.21). */
export function PageStructuredData({ type, href, list }: PageStructuredDataProps) {
  const known = mainPages().find((page) => page.href === href);
  if (!known) throw new Error(`${href} isn't one of the main pages.`);
  const address = (path: string) => ORIGIN_MARK + path;
  return (
    <JsonLd<WebPage | CollectionPage | ContactPage>
      data={{
        '@context': 'https://schema.org',
        '@type': type,
        '@id': address(href),
        url: address(href),
        name: known.text,
        about: { '@type': 'GeneralContractor', '@id': FIRM_ID },
        breadcrumb: {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: address('/') },
            { '@type': 'ListItem', position: 2, name: known.text },
          ],
        },
        ...(list && {
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: list.map(({ text, href }, i) => ({
              '@type': 'ListItem' as const,
              position: i + 1,
              name: text,
              url: address(href),
            })),
          },
        }),
      }}
    />
  );
}
