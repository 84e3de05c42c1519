import { nearestFirst, type ServiceArea, wayBetween } from '../../catalog/areas.ts';
import { content } from '../../content/snapshot.ts';

/** With the three always linked and the county, the list has the 8 lines of specification §9 at most. */
const NEAREST = 4;

export type Neighbor = { area: ServiceArea; away?: string };

/**
 * The nearest areas with their distance, and always the three that specification §2 names. Around a place that isn't
 * on our map there are no nearest: those three, and the towns we work from.
 */
export function neighborsOf(area: ServiceArea | null): Neighbor[] {
  const { areas } = content();
  const { alwaysLinked } = content().areaCopy;
  const named = areas.filter(({ slug }) => (alwaysLinked as readonly string[]).includes(slug));
  if (!area)
    return areas.filter((one) => one.headquarters || named.includes(one)).map((one) => ({ area: one }));
  const towns = areas.filter((other) => other.slug !== area.slug && other.kind !== 'county');
  const nearest = nearestFirst(towns, area, ({ slug }) => slug);
  const shown = nearest.filter((other, i) => i < NEAREST || named.includes(other));
  return shown.map((other) => ({ area: other, away: wayBetween(area, other) }));
}

/** The county of a town, if the county has a page. */
export function countyOf(area: ServiceArea | null): ServiceArea | undefined {
  const { areas } = content();
  if (!area || area.kind === 'county') return undefined;
  return areas.find(({ kind, county }) => kind === 'county' && county === area.county);
}
