/** URLs of the drawing files that `feeds/house-svg.ts` and `feeds/walls-svg.ts` make. */
export const HOUSE_FILE = '/drawings/house.svg';
export const WALLS_FILE = '/drawings/walls.svg';
