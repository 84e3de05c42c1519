import { drawingFileHref } from '../../catalog/drawing-files.ts';
import { graphite, hairline, ledge, section } from '../theme-paint.ts';
import { countiesBetween, countyRings, highways, rivers } from './geography.ts';
import { FixedNames } from './names.tsx';
import { pathThrough } from './projection.ts';

const GROUND_ID = 'ground';
const NAMES_ID = 'names';

/** The ground for pages to `<use>`: drawn once for all of them (docs/decisions/0004). */
export const groundHref = `${drawingFileHref('area-map')}#${GROUND_ID}`;
/** The names on it that are no links, for the map on wide screens. */
export const namesHref = `${drawingFileHref('area-map')}#${NAMES_ID}`;

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
export function AreaMapSheet() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" fill="none">
      <title>Counties, rivers and highways of the service area</title>
      <g id={GROUND_ID} fill="none" strokeLinejoin="round">
        <path d={between} stroke={hairline} strokeDasharray="3 4" />
        <path d={served} fill={ledge} stroke={hairline} strokeWidth="1.2" />
        <path d={water} stroke={section} strokeWidth="1.6" opacity=".75" />
        <path d={roads} stroke={graphite} strokeWidth=".9" opacity=".55" />
      </g>
      <g id={NAMES_ID}>
        <FixedNames />
      </g>
    </svg>
  );
}
