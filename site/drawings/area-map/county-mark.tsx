import { countyRings } from './geography.ts';
import { pathThrough } from './projection.ts';

/** The outline of the page's county. */
export function CountyMark({ county }: { county: string }) {
  const ring = countyRings[county];
  if (!ring) return null;
  return <path d={pathThrough(ring, true)} className="fill-copper/10 stroke-copper" strokeWidth="1.5" />;
}
