/** /drawings/house.svg: the house of /how-we-build and its six steps. */
import { HouseSheets } from '../drawings/house/house-sheets.tsx';
import { svgResponse } from './svg.ts';

export const loader = (): Response => svgResponse(HouseSheets);
