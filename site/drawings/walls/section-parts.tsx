import type { ReactNode, SVGProps } from 'react';
import { oak, paper, section } from '../theme-paint.ts';
import { HatchedArea, type Material } from './hatch.tsx';

/** All three walls are drawn at one scale, so that they can be compared by eye. */
export const UNITS_PER_INCH = 18;
/** Left and right end of the drawn piece of wall, and its outer face. */
export const WALL = { left: 64, right: 640, top: 84 } as const;

/** The geometry that each wall's file provides; all numbers are heights on the sheet. */
export type WallGeometry = {
  /** Inner face of the innermost layer. */
  bottom: number;
  /** Top and bottom of the insulation. */
  insulation: readonly [from: number, to: number];
  /** Starting points of the leader lines, one per layer, from outside to inside. */
  leaders: readonly (readonly [x: number, y: number])[];
  draw: () => ReactNode;
};

type LayerPosition = { y: number; depth: number };

const across = ({ y, depth }: LayerPosition) => ({
  x: WALL.left,
  y,
  width: WALL.right - WALL.left,
  height: depth,
});

/** A continuous layer. */
export function Layer({ y, depth, ...paint }: LayerPosition & SVGProps<SVGRectElement>) {
  return <rect {...across({ y, depth })} {...paint} />;
}

export function Hatch({ of, ...position }: LayerPosition & { of: Material }) {
  return <HatchedArea of={of} {...across(position)} />;
}

/** Lumber in section: a box with both diagonals. */
export function CutLumber({ x, y, width, depth }: { x: number; y: number; width: number; depth: number }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={depth} fill={paper} />
      <rect
        x={x}
        y={y}
        width={width}
        height={depth}
        fill={oak}
        fillOpacity={0.25}
        stroke={section}
        strokeWidth={1.4}
      />
      <path
        d={`M${x} ${y}l${width} ${depth}M${x + width} ${y}l${-width} ${depth}`}
        stroke={section}
        strokeWidth={0.8}
      />
    </>
  );
}

/** Siding on vertical battens: the outer two layers of both wood walls. */
export function DrainedSiding({ battens }: { battens: readonly number[] }) {
  return (
    <>
      <Layer y={WALL.top} depth={11} fill={oak} fillOpacity={0.35} stroke={section} />
      {battens.map((x) => (
        <CutLumber key={x} x={x} y={WALL.top + 11} width={45} depth={14} />
      ))}
    </>
  );
}

export function GypsumBoard({ y }: { y: number }) {
  return (
    <>
      <Hatch y={y} depth={9} of="gypsum" />
      <Layer y={y} depth={9} stroke={section} />
    </>
  );
}
