import type { ReactNode } from 'react';

/** All three walls are drawn at one scale, so that they can be compared by eye. */
export const UNITS_PER_INCH = 18;
/** The piece of wall that is drawn, from left to right, and where its outer face lies. */
export const WALL = { left: 64, right: 640, top: 84 } as const;

/** What a wall's own file tells the sheet about it; all figures are heights on the sheet. */
export type WallGeometry = {
  /** Inner face of the innermost layer. */
  bottom: number;
  /** From where to where the wall insulates. */
  insulation: readonly [from: number, to: number];
  /** Where the leader line of each layer starts, from outside to inside. */
  leaders: readonly (readonly [x: number, y: number])[];
  draw: () => ReactNode;
};

/** A layer that runs through, filled with a pattern or a plain class. */
export function Layer({
  y,
  depth,
  fill,
  className,
}: {
  y: number;
  depth: number;
  fill?: string;
  className: string;
}) {
  return (
    <rect
      x={WALL.left}
      y={y}
      width={WALL.right - WALL.left}
      height={depth}
      fill={fill ? `url(#${fill})` : undefined}
      className={className}
    />
  );
}

/** Lumber cut across: a box with both diagonals. */
export function CutLumber({ x, y, width, depth }: { x: number; y: number; width: number; depth: number }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={depth} className="fill-paper" />
      <rect
        x={x}
        y={y}
        width={width}
        height={depth}
        className="fill-oak/25 stroke-section"
        strokeWidth={1.4}
      />
      <path
        d={`M${x} ${y}l${width} ${depth}M${x + width} ${y}l${-width} ${depth}`}
        className="stroke-section"
        strokeWidth={0.8}
      />
    </>
  );
}

/** Siding on vertical battens: the outer two layers of both wood walls. */
export function DrainedSiding({ battens }: { battens: readonly number[] }) {
  return (
    <>
      <Layer y={WALL.top} depth={11} className="fill-oak/35 stroke-section" />
      {battens.map((x) => (
        <CutLumber key={x} x={x} y={WALL.top + 11} width={45} depth={14} />
      ))}
    </>
  );
}

export function GypsumBoard({ y, id }: { y: number; id: string }) {
  return (
    <>
      <pattern id={id} width={7} height={9} y={y} patternUnits="userSpaceOnUse">
        <circle cx={2} cy={2.5} r={0.9} className="fill-section" />
        <circle cx={5.5} cy={6.5} r={0.9} className="fill-section" />
      </pattern>
      <Layer y={y} depth={9} fill={id} className="stroke-section" />
    </>
  );
}

/** The rest of the symbols are drawn as sets of drawings do: strands for OSB, beads for EPS. */
export function Strands({ id }: { id: string }) {
  return (
    <pattern id={id} width={26} height={8} patternUnits="userSpaceOnUse">
      <path d="M1 2h11M15 5.5h9M3 6.5h7M17 1.8l7 .8" className="stroke-section" strokeWidth={1.1} />
    </pattern>
  );
}
