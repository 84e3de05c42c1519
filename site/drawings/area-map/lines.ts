/** The lines that a town's name had better not cross, as straight pieces in drawing units. */
import { countyRings, highways, rivers } from './geography.ts';
import type { LabelBox } from './labels.ts';
import { type MapPoint, project } from './projection.ts';

export type LineSegment = readonly [from: MapPoint, to: MapPoint];

const piecesOf = (line: readonly (readonly [number, number])[]): LineSegment[] => {
  const points = line.map(([lon, lat]) => project({ lon, lat }));
  return points.slice(1).map((to, i) => [points[i] as MapPoint, to]);
};

export const roadsAndRivers: readonly LineSegment[] = Object.values({ ...highways, ...rivers }).flatMap(
  piecesOf,
);

export const countyLines: readonly LineSegment[] = Object.values(countyRings).flatMap((ring) =>
  piecesOf([...ring, ...ring.slice(0, 1)]),
);

/** Whether a piece of line runs through a box (Liang and Barsky's clipping). */
export function crosses({ left, right, top, bottom }: LabelBox, [from, to]: LineSegment): boolean {
  // Most pieces lie far from the box.
  if ((from.x < left && to.x < left) || (from.x > right && to.x > right)) return false;
  if ((from.y < top && to.y < top) || (from.y > bottom && to.y > bottom)) return false;
  let enters = 0;
  let leaves = 1;
  for (const [start, step, low, high] of [
    [from.x, to.x - from.x, left, right],
    [from.y, to.y - from.y, top, bottom],
  ] as const) {
    if (step === 0 && (start < low || start > high)) return false;
    if (step === 0) continue;
    const ends = [(low - start) / step, (high - start) / step];
    enters = Math.max(enters, Math.min(...ends));
    leaves = Math.min(leaves, Math.max(...ends));
  }
  return enters <= leaves;
}
