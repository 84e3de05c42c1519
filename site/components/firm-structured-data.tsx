import type { GeneralContractor } from 'schema-dts';
import { markAddress } from '#contract/site/logo.ts';
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';
import { content } from '../content/snapshot.ts';
import { JsonLd } from './json-ld.tsx';

/** The identity that all other structured data of the site points to. */
export const FIRM_ID = `${ORIGIN_MARK}/#firm`;

/** The firm for search engines, once, on the home page (requirements §3.21). */
export function FirmStructuredData() {
  const { firm, areas, icon } = content();
  const { name, descriptor, phone, email, address, social } = firm;
  const profiles = social.flatMap(({ url }) => url ?? []);
  return (
    <JsonLd<GeneralContractor>
      data={{
        '@context': 'https://schema.org',
        '@type': 'GeneralContractor',
        '@id': FIRM_ID,
        name,
        description: descriptor,
        url: `${ORIGIN_MARK}/`,
        telephone: `+1-${phone}`,
        email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          addressLocality: address.city,
          addressRegion: address.state,
          postalCode: address.postalCode,
          addressCountry: address.country,
        },
        areaServed: areas.map(({ kind, name, slug }) => ({
          '@type': kind === 'town' ? 'City' : 'AdministrativeArea',
          name: `${name}, ${address.state}`,
          url: `${ORIGIN_MARK}/service-area/${slug}`,
        })),
        ...(icon && { logo: ORIGIN_MARK + markAddress(icon, 'icon-512') }),
        ...(profiles.length > 0 && { sameAs: profiles }),
      }}
    />
  );
}
