import type { FloorPlanName } from '#contract/site/records/project.ts';
import type { Plan } from '../plan.ts';
import { courtyardRooms } from './courtyard-rooms.ts';
import { farmhouseWing } from './farmhouse-wing.ts';
import { graniteHouse } from './granite-house.ts';
import { longGable } from './long-gable.ts';
import { oakStudio } from './oak-studio.ts';
import { printedHouse } from './printed-house.ts';
import { ridgeHouse } from './ridge-house.ts';

/** The floor plans by the name that a project's file uses. */
export const floorPlans: Record<FloorPlanName, Plan> = {
  'ridge-house': ridgeHouse,
  'long-gable': longGable,
  'farmhouse-wing': farmhouseWing,
  'oak-studio': oakStudio,
  'courtyard-rooms': courtyardRooms,
  'printed-house': printedHouse,
  'granite-house': graniteHouse,
};
