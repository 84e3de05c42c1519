/** URLs of the drawing files that `feeds/*-svg.ts` make. */
export const HOUSE_FILE = '/drawings/house.svg';
export const WALLS_FILE = '/drawings/walls.svg';
export const AREA_MAP_FILE = '/drawings/area-map.svg';
export const PLANS_FILE = '/drawings/plans.svg';
export const MAKERS_FILE = '/drawings/makers.svg';
export const GROUND_FILE = '/drawings/ground.svg';
