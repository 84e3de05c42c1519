/** /drawings/walls.svg: the three walls of /how-we-build and the makers' pages. */
import { WallSheets } from '../parts/drawings/wall-sheets.tsx';
import { svgResponse } from './svg.ts';

export const loader = (): Response => svgResponse(WallSheets);
