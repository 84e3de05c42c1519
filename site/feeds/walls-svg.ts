/** /drawings/walls.svg: the three walls of /how-we-build and the makers' pages. */
import { WallSheets } from '../drawings/walls/wall-sheets.tsx';
import { svgResponse } from './svg.ts';

export const loader = (): Response => svgResponse(WallSheets);
