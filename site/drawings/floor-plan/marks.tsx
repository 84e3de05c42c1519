import type { Dimension, PlanPoint } from './plan.ts';

/** Sheet units per foot, and the position of a point of the plan on the sheet, which may be turned. */
export type Placing = { perFoot: number; place: (p: PlanPoint) => PlanPoint };

const TEXT =
  'font-sans fill-graphite stroke-paper [paint-order:stroke] text-[27px] sm:text-[19px] lg:text-[13px]';

/** Feet and inches in the American notation: `24'-6"`. */
function feetAndInches(feet: number): string {
  const inches = Math.round(feet * 12);
  return `${Math.floor(inches / 12)}′-${inches % 12}″`;
}

/** A dimension line with extension lines, slashes at its ends and the length above it. */
export function PlanDimension({ dimension, placing }: { dimension: Dimension; placing: Placing }) {
  const { from, to, off, fine } = dimension;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const shift = (p: PlanPoint, by: number): PlanPoint => placing.place([p[0] + nx * by, p[1] + ny * by]);
  const [a, b] = [shift(from, off), shift(to, off)];
  const side = Math.sign(off);
  const extension = [from, to]
    .map(
      (p) =>
        `M${shift(p, side * Math.max(0.8, Math.abs(off) - 3.5)).join(' ')}L${shift(p, off + side * 0.7).join(' ')}`,
    )
    .join('');
  const slashes = [a, b].map(([x, y]) => `M${x - 6} ${y + 6}l12 -12`).join('');
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const upright = Math.abs(a[0] - b[0]) < Math.abs(a[1] - b[1]);
  return (
    <g className={fine ? 'max-sm:hidden' : undefined}>
      <path
        d={`${extension}M${a.join(' ')}L${b.join(' ')}${slashes}`}
        className="stroke-graphite"
        strokeWidth={0.8}
        vectorEffect="non-scaling-stroke"
      />
      <text
        className={TEXT}
        strokeWidth={5}
        textAnchor="middle"
        transform={`translate(${mx} ${my})${upright ? 'rotate(-90)' : ''}translate(0 -7)`}
      >
        {feetAndInches(length)}
      </text>
    </g>
  );
}

/** North arrow above a two-field scale bar; the origin is the bar's left end. */
export function PlanKey({
  at: [x, y],
  north,
  scale,
  perFoot,
}: {
  at: PlanPoint;
  north: number;
  scale: number;
  perFoot: number;
}) {
  const field = scale * perFoot;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`translate(26 -64) rotate(${north})`} className="stroke-section" strokeWidth={1}>
        <circle r={24} vectorEffect="non-scaling-stroke" />
        <path d="M0 -36L9 12L0 4Z" className="fill-section" vectorEffect="non-scaling-stroke" />
        <path d="M0 -36L-9 12L0 4Z" vectorEffect="non-scaling-stroke" />
        <text
          className={`${TEXT} fill-ink`}
          strokeWidth={0}
          textAnchor="middle"
          dominantBaseline="central"
          transform={`translate(0 -54) rotate(${-north})`}
        >
          N
        </text>
      </g>
      <path d={`M0 0h${field}v9h${-field}z`} className="fill-section" />
      <path
        d={`M0 0h${2 * field}v9h${-2 * field}z`}
        className="stroke-section"
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
      {[0, 1, 2].map((i) => (
        <text key={i} className={TEXT} strokeWidth={5} textAnchor="middle" x={i * field} y={38}>
          {i * scale}
          {i === 2 ? ' ft' : ''}
        </text>
      ))}
    </g>
  );
}
