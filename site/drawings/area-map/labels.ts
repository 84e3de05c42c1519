/** Places the towns' names on the map, so that none covers another, a dot or a county's name, and few cross a line. */
import { countyRings, highways, rivers } from './geography.ts';
import { type MapPoint, project } from './projection.ts';

export type LabelBox = { left: number; right: number; top: number; bottom: number };
export type LabelledPoint = MapPoint & { name: string };
export type Label = {
  /** The text's anchor (on its base line), and the side on which it runs. */
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** A leader line to the dot, where the name had to move away. */
  leader: boolean;
  /** One line, or two where only those fit between a river and a road. */
  lines: readonly string[];
  box: LabelBox;
};

const LABEL_SIZE = 12.5;
/** From one line of a name to the next. */
export const LABEL_LINE = 13;
const DOT = 6;

/** Width of a name in the map's typeface, rounded up. */
const textWidth = (text: string, size = LABEL_SIZE) => text.length * size * 0.54;

/** The box that a text takes up. */
export function textBox(
  text: string,
  x: number,
  y: number,
  anchor: Label['anchor'],
  size = LABEL_SIZE,
): LabelBox {
  const width = textWidth(text, size);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.25 };
}

export function overlaps(a: LabelBox, b: LabelBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const dotBox = ({ x, y }: MapPoint): LabelBox => ({
  left: x - DOT,
  right: x + DOT,
  top: y - DOT,
  bottom: y + DOT,
});

const SIDES = [
  [1, 0],
  [-1, 0],
  [0.8, -0.8],
  [0.8, 0.8],
  [-0.8, -0.8],
  [-0.8, 0.8],
  [0, -1.15],
  [0, 1.15],
  [0.4, -1],
  [0.4, 1],
  [-0.4, -1],
  [-0.4, 1],
  [1, -0.4],
  [1, 0.4],
  [-1, -0.4],
  [-1, 0.4],
] as const;

const REACHES = [10, 20, 32, 46, 62, 80, 100, 125];
/** Where a name in two lines may stand, from its dot; its lines are centered. */
const SIDES_OF_TWO = [
  [0, 19],
  [8, 16],
  [-8, 16],
] as const;
/** How much farther a name may move to be clear of one more piece of road or river, or of a county line. */
const ROAD_COST = 40;
const COUNTY_COST = 6;
/** A name in two lines is better than one across a road or river, and worse than any other. */
const SECOND_LINE_COST = 45;

const costOf = (box: LabelBox) =>
  count(box, roadsAndRivers) * ROAD_COST + count(box, countyLines) * COUNTY_COST;
const count = (box: LabelBox, lines: readonly LineSegment[]) =>
  lines.filter((piece) => crosses(box, piece)).length;

/** Every position a name may take, nearest first. */
function* candidates(name: string, { x, y }: MapPoint): Generator<Label & { cost: number }> {
  for (const reach of REACHES)
    for (const [dx, dy] of SIDES) {
      const anchor = dx > 0.1 ? 'start' : dx < -0.1 ? 'end' : 'middle';
      const label = {
        x: Math.round(x + dx * reach),
        y: Math.round(y + dy * reach + LABEL_SIZE * 0.3),
        anchor,
      } as const;
      const box = textBox(name, label.x, label.y, anchor);
      yield { ...label, leader: reach > 20, lines: [name], box, cost: reach + costOf(box) };
    }
  yield* inTwoLines(name, { x, y });
}

/** A long name broken at the space nearest to its middle. */
function* inTwoLines(name: string, { x, y }: MapPoint): Generator<Label & { cost: number }> {
  const middle = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [space] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (space === undefined) return;
  const lines = [name.slice(0, space), name.slice(space + 1)];
  const longer = lines.toSorted((a, b) => b.length - a.length)[0] as string;
  for (const [dx, dy] of SIDES_OF_TWO) {
    const at = { x: Math.round(x + dx), y: Math.round(y + dy + LABEL_SIZE * 0.3) };
    const first = textBox(longer, at.x, at.y, 'middle');
    const box = { ...first, bottom: first.bottom + LABEL_LINE };
    const cost = SECOND_LINE_COST + costOf(box);
    yield { ...at, anchor: 'middle', leader: false, lines, box, cost };
  }
}

/**
 * Gives each town a position for its name, the most crowded towns first. Deterministic, so adding a town
 * moves only the names that must move.
 */
export function placeLabels(
  towns: readonly LabelledPoint[],
  occupied: readonly LabelBox[],
  bounds: { width: number; height: number },
): Label[] {
  const crowd = (town: MapPoint) =>
    towns.filter((other) => Math.hypot(other.x - town.x, other.y - town.y) < 70).length;
  const order = towns
    .map((_, i) => i)
    .sort((a, b) => crowd(towns[b] as MapPoint) - crowd(towns[a] as MapPoint) || a - b);
  const taken: LabelBox[] = [...occupied, ...towns.map(dotBox)];
  const labels: Label[] = [];
  for (const i of order) {
    const town = towns[i] as LabelledPoint;
    const own = dotBox(town);
    const free = (box: LabelBox) =>
      box.left > 4 &&
      box.right < bounds.width - 4 &&
      box.top > 4 &&
      box.bottom < bounds.height - 4 &&
      !taken.some((other) => overlaps(box, other) && !same(other, own));
    const places = [...candidates(town.name, town)].sort((a, b) => a.cost - b.cost);
    // A map too full for another name still shows it; this file's test says where that begins.
    const chosen = places.find(({ box }) => free(box)) ?? (places[0] as Label);
    labels[i] = { ...chosen, leader: chosen.leader || isNearerToAnother(chosen.box, town, towns) };
    taken.push(chosen.box);
  }
  return labels;
}

/** A name that stands closer to another town's dot than to its own needs a leader to be read rightly. */
function isNearerToAnother(box: LabelBox, own: MapPoint, towns: readonly MapPoint[]): boolean {
  return towns.some((other) => other !== own && distanceTo(box, other) < distanceTo(box, own));
}

function distanceTo({ left, right, top, bottom }: LabelBox, { x, y }: MapPoint): number {
  return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
}

const same = (a: LabelBox, b: LabelBox) => a.left === b.left && a.top === b.top;

/** The lines that a town's name had better not cross, as straight pieces in drawing units. */
export type LineSegment = readonly [from: MapPoint, to: MapPoint];

const piecesOf = (line: readonly (readonly [number, number])[]): LineSegment[] => {
  const points = line.map(([lon, lat]) => project({ lon, lat }));
  return points.slice(1).map((to, i) => [points[i] as MapPoint, to]);
};

export const roadsAndRivers: readonly LineSegment[] = Object.values({ ...highways, ...rivers }).flatMap(
  piecesOf,
);

const countyLines: readonly LineSegment[] = Object.values(countyRings).flatMap((ring) =>
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
