/** Distances between places on the ground, from their coordinates. */
export type Coordinates = { lat: number; lon: number };

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Straight-line (great-circle) miles between two places. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const lat = radians(b.lat - a.lat);
  const lon = radians(b.lon - a.lon);
  const h =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lon / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(h));
}

const DIRECTIONS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

/** The direction in which `to` lies, seen from `from`: one of eight. */
export function directionOf(from: Coordinates, to: Coordinates): string {
  const east = (to.lon - from.lon) * Math.cos(radians((from.lat + to.lat) / 2));
  const degrees = (Math.atan2(east, to.lat - from.lat) * 180) / Math.PI;
  return DIRECTIONS[Math.round((degrees + 360) / 45) % 8] as string;
}
