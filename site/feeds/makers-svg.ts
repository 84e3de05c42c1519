/** /drawings/makers.svg: the products on /manufacturer and the makers' pages. */
import { MakerSheets } from '../drawings/makers/maker-sheets.tsx';
import { svgResponse } from './svg.ts';

export const loader = (): Response => svgResponse(MakerSheets);
