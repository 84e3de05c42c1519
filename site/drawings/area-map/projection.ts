/** Projects degrees to drawing units: equirectangular, true to scale along the middle parallel. */
import { type Coordinates, milesBetween } from '#contract/shared/distance.ts';

const MAP_BOUNDS = { west: -99.32, east: -96.05, south: 29.69, north: 31.06 } as const;
export const MAP_WIDTH = 1000;

const middle = (MAP_BOUNDS.south + MAP_BOUNDS.north) / 2;
const narrowing = Math.cos((middle * Math.PI) / 180);
const perDegree = MAP_WIDTH / ((MAP_BOUNDS.east - MAP_BOUNDS.west) * narrowing);
export const MAP_HEIGHT = Math.round((MAP_BOUNDS.north - MAP_BOUNDS.south) * perDegree);

export type MapPoint = { x: number; y: number };

const round = (n: number) => Math.round(n * 10) / 10;

/** A place on the drawing, in its units from the upper left corner. */
export function project({ lat, lon }: Coordinates): MapPoint {
  return {
    x: round((lon - MAP_BOUNDS.west) * narrowing * perDegree),
    y: round((MAP_BOUNDS.north - lat) * perDegree),
  };
}

/** Drawing units per mile, measured east to west through the middle of the map. */
export const unitsPerMile =
  MAP_WIDTH / milesBetween({ lat: middle, lon: MAP_BOUNDS.west }, { lat: middle, lon: MAP_BOUNDS.east });

/** A path through places given as [longitude, latitude], in whole units: a quarter of a mile at most. */
export function pathThrough(line: readonly (readonly [number, number])[], close = false): string {
  const points = line.map(([lon, lat]) => project({ lon, lat }));
  return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}${close ? 'z' : ''}`;
}
