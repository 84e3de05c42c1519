/** /drawings/area-map.svg: the counties, rivers and highways below the map of the service area. */
import { AreaMapSheet } from '../drawings/area-map/ground.tsx';
import { svgResponse } from './svg.ts';

export const loader = (): Response => svgResponse(AreaMapSheet);
