import { countyRings } from './geography.ts';
import { pathThrough, unitsPerMile } from './projection.ts';

/** A scale bar, as long as the projection makes its miles. */
export function ScaleBar({ x, y, miles, size = 10 }: { x: number; y: number; miles: number; size?: number }) {
  const length = Math.round(miles * unitsPerMile * 10) / 10;
  const half = length / 2;
  return (
    <g className="fill-graphite stroke-none tabular" fontSize={size}>
      <path d={`M${x} ${y}h${half}v4h${-half}z`} className="fill-ink" />
      <path d={`M${x} ${y}h${length}v4h${-length}z`} fill="none" className="stroke-ink" strokeWidth=".8" />
      <text x={x} y={y + 4 + size}>
        0
      </text>
      <text x={x + half} y={y + 4 + size} textAnchor="middle">
        {miles / 2}
      </text>
      <text x={x + length} y={y + 4 + size} textAnchor="middle">
        {miles} miles
      </text>
    </g>
  );
}

/** North is up. */
export function NorthArrow({ x, y, size = 12 }: { x: number; y: number; size?: number }) {
  const [height, half, barb] = [size * 2.4, size / 3, size * 0.8].map((length) => Math.round(length));
  return (
    <g className="stroke-ink">
      <path d={`M${x} ${y}v-${height}m-${half} ${barb}l${half} -${barb}l${half} ${barb}`} fill="none" />
      <text x={x} y={y + size} fontSize={size} textAnchor="middle" className="fill-ink stroke-none">
        N
      </text>
    </g>
  );
}

/** The outline of the page's county. */
export function CountyMark({ county }: { county: string }) {
  const ring = countyRings[county];
  if (!ring) return null;
  return <path d={pathThrough(ring, true)} className="fill-copper/10 stroke-copper" strokeWidth="1.5" />;
}
