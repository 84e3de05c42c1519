import { alwaysLinked } from '#content/copy/area-page.ts';
import { directionOf, milesBetween } from '#contract/distance.ts';
import { areaBySlug, areas, type ServiceArea } from '../../catalog/areas.ts';

const NEAREST = 5;

/** The nearest areas with their distance, and always the three that specification §2 names. */
export function neighborsOf(area: ServiceArea | null): { area: ServiceArea; away: string | null }[] {
  const named = alwaysLinked.flatMap((slug) => areaBySlug(slug) ?? []);
  if (!area) return named.map((other) => ({ area: other, away: null }));
  const distance = (other: ServiceArea) => milesBetween(area, other);
  const nearest = areas
    .filter((other) => other.slug !== area.slug && other.kind !== 'county')
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, NEAREST);
  return [...new Set([...nearest, ...named.filter((other) => other.slug !== area.slug)])]
    .sort((a, b) => distance(a) - distance(b))
    .map((other) => ({
      area: other,
      away: `${Math.round(distance(other))} miles ${directionOf(area, other)}`,
    }));
}
