import { graphite, paper, section } from '../theme-paint.ts';

/** Every drawing of a product is 480 units wide and 320 high, as the pictures are three to two. */
export const SHEET = { width: 480, height: 320 } as const;

/** Dashes of parts that lie behind or come later. */
export const HIDDEN = '5 4';

/** Thin lines behind the drawing: ground, projections, members that carry it. */
export function Behind({ d, dashed }: { d: string; dashed?: boolean }) {
  return <path d={d} stroke={graphite} strokeWidth={0.9} strokeDasharray={dashed ? HIDDEN : undefined} />;
}

/** A body: paper below, so that it covers the parts behind it, then a tint and its outline. */
export function Body({ d, tint = 0.1, paint = section }: { d: string; tint?: number; paint?: string }) {
  return (
    <>
      <path d={d} fill={paper} />
      <path d={d} fill={paint} fillOpacity={tint} stroke={section} strokeWidth={1.4} />
    </>
  );
}

/** A dimension line between two points of one height, with its slashes. */
export function Dimension({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <path
      d={`M${x} ${y}h${width}M${x} ${y - 8}v16M${x + width} ${y - 8}v16M${x - 5} ${y + 5}l10 -10M${x + width - 5} ${y + 5}l10 -10`}
      stroke={graphite}
      strokeWidth={0.9}
    />
  );
}

/** Path commands, one piece for each value. */
export const each = <T,>(values: readonly T[], d: (value: T, i: number) => string) => values.map(d).join('');

/** `count` values, `step` apart. */
export const steps = (count: number, from: number, step: number) =>
  Array.from({ length: count }, (_, i) => Math.round((from + i * step) * 10) / 10);

export const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
