import type { GeneralContractor } from 'schema-dts';
import { firm } from '#content/firm.ts';
import { areas } from '../catalog/areas.ts';
import { JsonLd } from './json-ld.tsx';

/** The identity that all other structured data of the site points to. */
export const FIRM_ID = `${firm.origin}/#firm`;

/** The firm for search engines, once, on the home page (product.md §13). */
export function FirmStructuredData() {
  const { name, descriptor, origin, phone, email, address, social } = firm;
  const profiles = social.flatMap(({ url }) => url ?? []);
  return (
    <JsonLd<GeneralContractor>
      data={{
        '@context': 'https://schema.org',
        '@type': 'GeneralContractor',
        '@id': FIRM_ID,
        name,
        description: descriptor,
        url: `${origin}/`,
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
          url: `${origin}/service-area/${slug}`,
        })),
        ...(profiles.length > 0 && { sameAs: profiles }),
      }}
    />
  );
}
