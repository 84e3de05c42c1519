import { graphite, ink } from '../theme-paint.ts';
import { UNITS_PER_INCH, WALL, type WallGeometry } from './section-parts.tsx';

/** Length of the scale bar: one foot. */
export const FOOT = 12 * UNITS_PER_INCH;

/** Heights of the labels, one per layer, spread evenly over the wall and slightly beyond. */
export function labelRows({ bottom, leaders }: WallGeometry): number[] {
  const first = WALL.top - 42;
  const step = (bottom + 28 - first) / (leaders.length - 1);
  return leaders.map((_, i) => Math.round(first + i * step));
}

/** All lines of a sheet around its wall: break lines, the insulation's dimension, the scale bar, leaders to the labels. */
export function SheetLines({ wall }: { wall: WallGeometry }) {
  return (
    <>
      <path d={edgesOf(wall)} stroke={graphite} />
      <path d={dimensionOf(wall)} stroke={ink} strokeWidth={1.2} />
      <path
        d={`M${WALL.right - FOOT - 14} ${wall.bottom + 34}h${FOOT}m0 -6v12m${-FOOT} -12v12m${FOOT / 2} -12v12`}
        stroke={graphite}
        strokeWidth={1.2}
      />
      <Leaders wall={wall} />
    </>
  );
}

/** Break lines: the wall continues on both sides. */
function edgesOf({ bottom }: WallGeometry): string {
  const middle = (WALL.top + bottom) / 2;
  const edge = (x: number) => `M${x} ${WALL.top - 12}V${middle - 12}l-8 6l16 12l-8 6V${bottom + 12}`;
  return edge(WALL.left) + edge(WALL.right);
}

/** The dimension line over the insulation, which the R-value stands beside. */
const dimensionOf = ({ insulation: [from, to] }: WallGeometry): string =>
  `M30 ${to}V${WALL.top - 34}h26M22 ${from}h16M22 ${to}h16M25 ${from + 5}l10 -10M25 ${to + 5}l10 -10`;

function Leaders({ wall }: { wall: WallGeometry }) {
  const rows = labelRows(wall);
  const lines = wall.leaders.map(([x, y], i) => `M${x} ${y}H${WALL.right + 6}L672 ${rows[i]}h10`);
  return (
    <>
      <path d={lines.join('')} stroke={ink} />
      <g fill={ink}>
        {wall.leaders.map(([x, y]) => (
          <circle key={y} cx={x} cy={y} r={3.2} />
        ))}
      </g>
    </>
  );
}
