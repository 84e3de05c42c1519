import { countyRings } from './area-map-geography.ts';
import { pathThrough } from './area-map-projection.ts';

/** The outline of the county that the page is about. */
export function CountyMark({ county }: { county: string }) {
  const ring = countyRings[county];
  if (!ring) return null;
  return <path d={pathThrough(ring, true)} className="fill-copper/10 stroke-copper" strokeWidth="1.5" />;
}
