import { directionOf, milesBetween } from '#contract/shared/distance.ts';
import type { ServiceArea } from '../content/site-content.ts';
import { derived } from '../content/snapshot.ts';

export type { ServiceArea };

const bySlug = derived(({ areas }) => new Map(areas.map((area) => [area.slug, area])));

/** The area with this slug, or undefined for a place without a page. */
export const areaBySlug = (slug: string): ServiceArea | undefined => bySlug().get(slug);

/**
 * "12 miles west": the way from one area to another in a straight line. Undefined where a distance says nothing:
 * from or to a county, which has no one place, and within a mile.
 */
export function wayBetween(from: ServiceArea, to: ServiceArea): string | undefined {
  if (from.kind === 'county' || to.kind === 'county') return undefined;
  const miles = Math.round(milesBetween(from, to));
  return miles > 1 ? `${miles} miles ${directionOf(from, to)}` : undefined;
}

/**
 * Sorts entries with a place by their distance from an area, nearest first; for a county, those in it first.
 * @param placeOf slug of the area that contains the entry.
 */
export function nearestFirst<T>(list: readonly T[], area: ServiceArea, placeOf: (one: T) => string): T[] {
  const distance = (one: T) => {
    const place = areaBySlug(placeOf(one));
    if (!place) return Number.POSITIVE_INFINITY;
    const inside = area.kind === 'county' && place.county === area.county;
    return inside ? 0 : milesBetween(area, place);
  };
  return list.toSorted((a, b) => distance(a) - distance(b));
}
