import { section } from '../theme-paint.ts';

type Tile = { width: number; height: number; d: string; strokeWidth: number; strokeOpacity?: number };

/** An outlined circle in path commands. */
const ring = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** The standard hatches of cut materials, one tile of each. */
const tiles = {
  foam: { width: 26, height: 26, d: 'M0 26l26 -26M0 0l26 26', strokeWidth: 0.8, strokeOpacity: 0.6 },
  board: { width: 18, height: 18, d: 'M0 18l18 -18', strokeWidth: 0.9, strokeOpacity: 0.7 },
  wool: {
    width: 27,
    height: 99,
    d: 'M0 93c11 0 4 -87 13.5 -87s2.5 87 13.5 87',
    strokeWidth: 1.1,
    strokeOpacity: 0.7,
  },
  strands: { width: 26, height: 8, d: 'M1 2h11M15 5.5h9M3 6.5h7M17 1.8l7 .8', strokeWidth: 1.1 },
  beads: {
    width: 16,
    height: 16,
    d: ring(4.5, 4.5, 3.6) + ring(12, 12, 2.8) + ring(12.5, 4, 1.6),
    strokeWidth: 0.9,
    strokeOpacity: 0.65,
  },
  gypsum: { width: 7, height: 9, d: 'M2 2.5h0M5.5 6.5h0', strokeWidth: 1.8 },
} satisfies Record<string, Tile>;

export type Material = keyof typeof tiles;
type Area = { x: number; y: number; width: number; height: number };

/** Fills an area with a material's tiles, as one path; the inner svg clips them at the area's edges. */
export function HatchedArea({ of, ...area }: Area & { of: Material }) {
  const { width, height, d, ...stroke }: Tile = tiles[of];
  const rows = Array.from({ length: Math.ceil(area.height / height) }, (_, i) => i * height);
  const columns = Array.from({ length: Math.ceil(area.width / width) }, (_, i) => i * width);
  const path = rows.flatMap((y) => columns.map((x) => moved(d, x, y))).join('');
  return (
    <svg {...area} aria-hidden="true">
      <path d={path} stroke={section} strokeLinecap="round" {...stroke} />
    </svg>
  );
}

/** Only a tile's move commands are absolute, so they alone are shifted. */
const moved = (d: string, x: number, y: number) =>
  d.replace(/M([\d.]+) ([\d.]+)/g, (_, left, top) => `M${tidy(Number(left) + x)} ${tidy(Number(top) + y)}`);

const tidy = (number: number) => Math.round(number * 10) / 10;
