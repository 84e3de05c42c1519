import { countiesBetween, countyRings, highways, rivers } from './geography.ts';
import { pathThrough } from './projection.ts';

/** The ground is drawn once; the small maps repeat it by this id. */
export const GROUND_ID = 'area-map-ground';

const served = Object.entries(countyRings)
  .filter(([name]) => !countiesBetween.includes(name))
  .map(([, ring]) => pathThrough(ring, true))
  .join('');
const between = countiesBetween.map((name) => pathThrough(countyRings[name] ?? [], true)).join('');
const water = Object.values(rivers)
  .map((line) => pathThrough(line))
  .join('');
const roads = Object.values(highways)
  .map((line) => pathThrough(line))
  .join('');

/** Counties, rivers and highways: everything below the names. */
export function AreaMapGround() {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={between} className="stroke-hairline" strokeDasharray="3 4" />
      <path d={served} className="fill-ledge stroke-hairline" strokeWidth="1.2" />
      <path d={water} className="stroke-section" strokeWidth="1.6" opacity=".75" />
      <path d={roads} className="stroke-graphite" strokeWidth=".9" opacity=".55" />
    </g>
  );
}
