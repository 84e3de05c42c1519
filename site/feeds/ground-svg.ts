/** /drawings/ground.svg: the sections through the ground on the area pages. */
import { GroundSheets } from '../drawings/ground/ground-sheets.tsx';
import { svgResponse } from './svg.ts';

export const loader = (): Response => svgResponse(GroundSheets);
