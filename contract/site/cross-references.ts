/** Cross-references between towns (requirements §4, §10). */
import type { Seeded } from '../shared/seeded-random.ts';
import type { LinkText } from './records/fields.ts';

/** Requirements §10: at most 8 entries on area pages; the helper makes 4 to 7 links. */
export const CROSS_REFERENCES = { linesMax: 8, linksMin: 4, linksMax: 7 } as const;

/** Requirements §4: `/service-area/{city in lower case, spaces to hyphens}`. */
export function areaHref(city: string): string {
  return `/service-area/${city.toLowerCase().replaceAll(' ', '-')}`;
}

type Pools = {
  services: readonly string[];
  cities: readonly string[];
  /** Cities that are drawn in any case. */
  always?: readonly string[];
};

/**
 * Draws 4 to 7 links "{service} in {city}", or exactly `count` of them. No two lead to the same city or
 * name the same service, so that a short list still says something new in each line.
 */
export function crossReferences(
  chance: Seeded,
  { services, cities, always = [] }: Pools,
  count: number = chance.between(CROSS_REFERENCES.linksMin, CROSS_REFERENCES.linksMax),
): LinkText[] {
  const drawnServices = chance.sample(services, count);
  const others = cities.filter((city) => !always.includes(city));
  const drawnCities = [...always, ...chance.sample(others, drawnServices.length - always.length)];
  return drawnCities.map((city, i) => ({ text: `${drawnServices[i]} in ${city}`, href: areaHref(city) }));
}
