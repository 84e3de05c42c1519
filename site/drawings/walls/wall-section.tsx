/** A wall section as a sheet: the drawing and its lettering share one coordinate system, so they share a file. */
import { wallSections } from '#content/wall-sections.ts';
import type { WallKind, WallLayer } from '#contract/wall-section.ts';
import { UNITS_PER_INCH, WALL, type WallGeometry } from './section-parts.tsx';
import { geometries, wallHref } from './wall-sheets.tsx';

/** Lettering in larger units on a small sheet, so that it never falls below 11 px. */
const LETTERING = 'text-[29px] @min-[560px]:text-[21px] @min-[760px]:text-[16px]';
const NUMBER_X = 692;
const LABEL_X = 722;

/**
 * Horizontal section through one of the three walls, outside at the top. Its page lists the layers by their numbers,
 * which are all that remains of the labels in less than 560 px.
 */
export function WallSection({ kind }: { kind: WallKind }) {
  const { name, rValue, layers } = wallSections[kind];
  const wall = geometries[kind];
  const rows = labelRows(layers.length, wall.bottom);
  return (
    <div className="@container">
      <div className="overflow-hidden">
        {/* On a narrow sheet the drawing grows until the label column runs over the edge. */}
        <svg
          viewBox={`0 0 1000 ${wall.bottom + 64}`}
          className={`block h-auto w-[137%] max-w-none font-sans font-medium @min-[560px]:w-full ${LETTERING}`}
          fill="none"
          role="img"
          aria-label={`${name} wall section, ${rValue}`}
        >
          <use href={wallHref(kind)} />
          <SheetEdges bottom={wall.bottom} />
          <ThermalDimension rValue={rValue} insulation={wall.insulation} />
          <SheetNotes bottom={wall.bottom} />
          <Labels layers={layers} leaders={wall.leaders} rows={rows} />
        </svg>
      </div>
    </div>
  );
}

/** Heights of the labels, spread evenly over the wall and slightly beyond. */
function labelRows(count: number, bottom: number): number[] {
  const first = WALL.top - 42;
  const step = (bottom + 28 - first) / (count - 1);
  return Array.from({ length: count }, (_, i) => Math.round(first + i * step));
}

type LabelsProps = {
  layers: readonly WallLayer[];
  leaders: WallGeometry['leaders'];
  rows: readonly number[];
};

function Labels({ layers, leaders, rows }: LabelsProps) {
  const lines = leaders.map(([x, y], i) => `M${x} ${y}H${WALL.right + 6}L672 ${rows[i]}h10`);
  return (
    <>
      <path d={lines.join('')} className="stroke-ink" />
      <g className="fill-ink">
        {leaders.map(([x, y]) => (
          <circle key={y} cx={x} cy={y} r={3.2} />
        ))}
      </g>
      <g className="fill-copper font-semibold">
        {layers.map(({ job }, i) => (
          <text key={job} x={NUMBER_X} y={rows[i]} dy=".35em">
            {i + 1}
          </text>
        ))}
      </g>
      <g className="hidden fill-ink @min-[560px]:inline">
        {layers.map(({ name, thickness, job }, i) => (
          <text key={job} x={LABEL_X} y={rows[i]} dy=".35em">
            {name}
            {thickness && (
              <tspan x={LABEL_X} dy="1.15em" className="fill-graphite">
                {thickness}
              </tspan>
            )}
          </text>
        ))}
      </g>
    </>
  );
}

/** The R-value beside a dimension line over the insulation. */
function ThermalDimension({
  rValue,
  insulation: [from, to],
}: {
  rValue: string;
  insulation: readonly [number, number];
}) {
  return (
    <>
      <path
        d={`M30 ${to}V${WALL.top - 34}h26M22 ${from}h16M22 ${to}h16M25 ${from + 5}l10 -10M25 ${to + 5}l10 -10`}
        className="stroke-ink"
        strokeWidth={1.2}
      />
      <text x={WALL.left} y={WALL.top - 34} dy=".35em" className="fill-ink font-semibold">
        {rValue}
      </text>
    </>
  );
}

/** Break lines: the wall continues on both sides. */
function SheetEdges({ bottom }: { bottom: number }) {
  const middle = (WALL.top + bottom) / 2;
  const edge = (x: number) => `M${x} ${WALL.top - 12}V${middle - 12}l-8 6l16 12l-8 6V${bottom + 12}`;
  return <path d={edge(WALL.left) + edge(WALL.right)} className="stroke-graphite" strokeWidth={1} />;
}

function SheetNotes({ bottom }: { bottom: number }) {
  const foot = 12 * UNITS_PER_INCH;
  return (
    <g className="fill-graphite">
      <text x={WALL.right - 14} y={WALL.top - 34} dy=".35em" textAnchor="end">
        Outside
      </text>
      <text x={WALL.left} y={bottom + 34} dy=".35em">
        Inside
      </text>
      <text x={WALL.right - foot - 28} y={bottom + 34} dy=".35em" textAnchor="end">
        12 in
      </text>
      <path
        d={`M${WALL.right - foot - 14} ${bottom + 34}h${foot}m0 -6v12m${-foot} -12v12m${foot / 2} -12v12`}
        className="stroke-graphite"
        strokeWidth={1.2}
      />
    </g>
  );
}
