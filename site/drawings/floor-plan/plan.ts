/**
 * A floor plan as data. All lengths are in feet, x to the right and y down the sheet; walls are given by
 * their center lines, so that corners close when the stroke has the wall's thickness.
 */
export type PlanPoint = readonly [x: number, y: number];

export type Wall = {
  /** SVG path of the center line. */
  line: string;
  thick: number;
  /** Existing masonry is drawn in ink, new work in the drawing color. */
  existing?: boolean;
};

export type Opening = {
  kind: 'window' | 'glass' | 'door' | 'double' | 'slider' | 'pivot' | 'opening';
  /** The clear opening from jamb to jamb on the wall's center line. A door hangs on `from`. */
  from: PlanPoint;
  to: PlanPoint;
  thick: number;
  /** The side that a leaf swings to: 1 is to the right of from→to on the sheet. */
  swing?: 1 | -1;
};

export type Room = {
  name: string;
  at: PlanPoint;
  size?: string;
  /** Too small for its name: only the number is drawn, and the schedule names it. */
  tight?: boolean;
};

export type Dimension = {
  from: PlanPoint;
  to: PlanPoint;
  /** Distance of the dimension line from the points, at a right angle; sign as for a swing. */
  off: number;
  /** Left out on a phone. */
  fine?: boolean;
};

export type Plan = {
  name: string;
  /** Description of the drawing for screen readers. */
  describe: string;
  /** Left, top, width, height of the sheet; north arrow and scale bar take its lower left corner, or lower right when turned. */
  sheet: readonly [number, number, number, number];
  walls: readonly Wall[];
  openings: readonly Opening[];
  rooms: readonly Room[];
  columns?: readonly PlanPoint[];
  /** Fittings, counters, steps: thin lines. */
  fittings: string;
  /** Lines above or beyond the cut: dashed. */
  above?: string;
  /** Terrace, deck, pool edges: thin lines outside. */
  ground?: string;
  water?: string;
  trees?: readonly { at: PlanPoint; radius: number }[];
  dimensions: readonly Dimension[];
  /** Clockwise angle of north from the top of the sheet, in degrees. */
  north: number;
  /** Standpoints of pictures; `facing` in degrees clockwise from the right-hand side of the sheet. */
  cameras?: readonly { picture: string; at: PlanPoint; facing: number }[];
  /** Feet per field of the scale bar, which has two. */
  scale: number;
};

export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A bed in plan, its head on the named side of the sheet. */
export function bed(x: number, y: number, width: number, depth: number, head: 'up' | 'left' | 'right') {
  const sheet =
    head === 'up'
      ? `M${x} ${y + 1.8}h${width}`
      : `M${head === 'left' ? x + 1.8 : x + width - 1.8} ${y}v${depth}`;
  return box(x, y, width, depth) + sheet;
}

/** A sofa: seat and back, the back on the named side of the sheet. */
export function sofa(
  x: number,
  y: number,
  width: number,
  depth: number,
  back: 'up' | 'down' | 'left' | 'right',
) {
  const edge = {
    up: `M${x} ${y + 0.8}h${width}`,
    down: `M${x} ${y + depth - 0.8}h${width}`,
    left: `M${x + 0.8} ${y}v${depth}`,
    right: `M${x + width - 0.8} ${y}v${depth}`,
  }[back];
  return box(x, y, width, depth) + edge;
}

/** A tub with its rim. */
export const tub = (x: number, y: number, width: number, depth: number) =>
  `${box(x, y, width, depth)}M${x + 0.9} ${y + 0.35}h${width - 1.8}a.55 .55 0 0 1 .55 .55v${depth - 1.8}a.55 .55 0 0 1 -.55 .55h${-(width - 1.8)}a.55 .55 0 0 1 -.55 -.55v${-(depth - 1.8)}a.55 .55 0 0 1 .55 -.55z`;

/** Chairs along the two long sides of a horizontal table. */
export const chairs = (x: number, y: number, width: number, depth: number, count: number) =>
  lines(count, (i) => {
    const left = x + (width * (i + 0.5)) / count - 0.8;
    return `M${left} ${y - 0.5}h1.6M${left} ${y + depth + 0.5}h1.6`;
  });

/** Parallel lines, for steps, slats and decking. */
export const lines = (count: number, at: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => at(i)).join('');
