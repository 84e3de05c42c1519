import type { Service, WithContext } from 'schema-dts';
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';
import { FIRM_ID } from '../../components/firm-structured-data.tsx';
import type { AreaPage } from './area-page.ts';

/** Structured data for search engines: service, provider, place. */
export function serviceIn({ name, known, slug, meta }: AreaPage): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: meta.title,
    serviceType: 'Custom homes and remodeling',
    url: `${ORIGIN_MARK}/service-area/${slug}`,
    provider: { '@id': FIRM_ID },
    areaServed: {
      '@type': known?.kind === 'town' ? 'City' : 'AdministrativeArea',
      name: `${name}, Texas`,
      ...(known && { geo: { '@type': 'GeoCoordinates', latitude: known.lat, longitude: known.lon } }),
    },
  };
}
