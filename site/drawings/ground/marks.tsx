/** Marks on and in the ground of a section: the house on its piers, trees, a person for scale, names. */
import type { ReactNode } from 'react';
import { copper, graphite, ink, oak, paper, section } from '../theme-paint.ts';

/** A gabled frame on its slab: `x` is the left end, `y` the top of the slab. */
export function House({ x, y, width = 130 }: { x: number; y: number; width?: number }) {
  const eaves = y - 44;
  const ridge = eaves - width * 0.22;
  const half = width / 2;
  return (
    <>
      <path d={`M${x} ${y}V${eaves}L${x + half} ${ridge}L${x + width} ${eaves}V${y}z`} fill={paper} />
      <path d={`M${x} ${y}h${width}v7h${-width}z`} fill={section} fillOpacity={0.35} stroke={section} />
      <path
        d={`M${x + 5} ${y}V${eaves + 4}L${x + half} ${ridge + 6}L${x + width - 5} ${eaves + 4}V${y}`}
        stroke={section}
        strokeWidth={2.6}
      />
      <path
        d={`M${x - 14} ${eaves + 5}L${x + half} ${ridge - 2}L${x + width + 14} ${eaves + 5}M${x} ${y}V${eaves}M${x + width} ${y}V${eaves}`}
        stroke={copper}
        strokeWidth={2.6}
      />
    </>
  );
}

/** Piers from the slab down; a belled foot holds where the clay above it moves. */
export function Piers({
  at,
  from,
  to,
  belled,
}: {
  at: readonly number[];
  from: number;
  to: number;
  belled?: boolean;
}) {
  const foot = belled ? 'l8 12h-28l8 -12' : '';
  const d = at.map((x) => `M${x - 6} ${from}H${x + 6}V${to}${foot || 'h-12'}z`).join('');
  return <path d={d} fill={paper} stroke={section} strokeWidth={1.6} />;
}

/** A live oak, `y` at its foot. */
export function Tree({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  const at = (dx: number, dy: number) => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`;
  const arc = (dx: number, dy: number) =>
    `a${Math.round(14 * size)} ${Math.round(13 * size)} 0 0 1 ${Math.round(dx * size)} ${Math.round(dy * size)}`;
  return (
    <>
      <path d={`M${at(-2, 0)}L${at(-1, -26)}M${at(3, 0)}L${at(2, -26)}`} stroke={oak} strokeWidth={1.4} />
      <path
        d={`M${at(-26, -26)}${arc(2, -20)}${arc(18, -15)}${arc(22, 2)}${arc(12, 20)}${arc(-6, 13)}z`}
        fill={oak}
        fillOpacity={0.16}
        stroke={oak}
        strokeWidth={1.4}
      />
    </>
  );
}

/** Five foot eight at the house's scale. */
export function Person({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x - 2} ${y}v-11h-2v-9a4 3 0 0 1 8 0v9h-2v11zM${x - 2.5} ${y - 25}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z`}
      fill={ink}
    />
  );
}

/** A name in a layer, clear of its hatch. */
export function Name({
  x,
  y,
  children,
  paint = graphite,
}: {
  x: number;
  y: number;
  children: ReactNode;
  paint?: string;
}) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontSize={11}
      fill={paint}
      stroke={paper}
      strokeWidth={5}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {children}
    </text>
  );
}

/** The ground line itself. */
export function GroundLine({ d }: { d: string }) {
  return <path d={d} stroke={ink} strokeWidth={2} strokeLinejoin="round" />;
}
