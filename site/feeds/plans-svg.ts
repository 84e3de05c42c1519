/** /drawings/plans.svg: walls, openings and fittings of every floor plan. */
import { PlanSheets } from '../drawings/floor-plan/plan-sheets.tsx';
import { floorPlans } from '../drawings/floor-plan/plans/plans.ts';
import { svgResponse } from './svg.ts';

export const loader = (): Response => svgResponse(() => PlanSheets({ plans: Object.values(floorPlans) }));
