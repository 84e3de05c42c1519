/** A wall section as a sheet: the drawing and its lettering share one coordinate system, so they share a file. */

import type { WallLayer } from '#contract/site/records/pages/method.ts';
import type { WallKind } from '#contract/site/wall-kinds.ts';
import { content } from '../../content/snapshot.ts';
import { Drawing } from '../drawing.tsx';
import { sharedDrawing } from '../shared-drawings.ts';

/** Lettering in larger units on a small sheet, so that it never falls below 11 px. */
const LETTERING = 'text-[29px] @min-[560px]:text-[21px] @min-[760px]:text-[16px]';
/** Left and right end of the drawn piece of wall and its outer face; below its inner face, the sheet has this margin. */
const WALL = { left: 64, right: 640, top: 84, margin: 64 } as const;
/** Length of the scale bar: one foot. */
const FOOT = 216;
const NUMBER_X = 692;
const LABEL_X = 722;

/**
 * Horizontal section through one of the three walls, outside at the top. Its page lists the layers by their numbers,
 * which are all that remains of the labels in less than 560 px.
 */
export function WallSection({ kind }: { kind: WallKind }) {
  const { wallSections } = content();
  const { name, rValue, layers } = wallSections[kind];
  const drawing = `walls/${kind}` as const;
  const bottom = Number(sharedDrawing(drawing).viewBox.split(' ')[3]) - WALL.margin;
  return (
    <div className="@container">
      <div className="overflow-hidden">
        {/* On a narrow sheet the drawing grows until the label column runs over the edge. */}
        <Drawing
          name={drawing}
          className={`block h-auto w-[137%] max-w-none font-sans font-medium @min-[560px]:w-full ${LETTERING}`}
          fill="none"
          role="img"
          aria-label={`${name} wall section, ${rValue}`}
        >
          <text x={WALL.left} y={WALL.top - 34} dy=".35em" className="fill-ink font-semibold">
            {rValue}
          </text>
          <SheetNotes bottom={bottom} />
          <Labels layers={layers} rows={labelRows(layers.length, bottom)} />
        </Drawing>
      </div>
    </div>
  );
}

/** Heights of the labels, one per layer, at the ends of the drawing's leader lines: spread evenly over the wall and slightly beyond. */
function labelRows(layers: number, bottom: number): number[] {
  const first = WALL.top - 42;
  const step = (bottom + 28 - first) / (layers - 1);
  return Array.from({ length: layers }, (_, i) => Math.round(first + i * step));
}

function Labels({ layers, rows }: { layers: readonly WallLayer[]; rows: readonly number[] }) {
  return (
    <>
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

function SheetNotes({ bottom }: { bottom: number }) {
  return (
    <g className="fill-graphite">
      <text x={WALL.right - 14} y={WALL.top - 34} dy=".35em" textAnchor="end">
        Outside
      </text>
      <text x={WALL.left} y={bottom + 34} dy=".35em">
        Inside
      </text>
      <text x={WALL.right - FOOT - 28} y={bottom + 34} dy=".35em" textAnchor="end">
        12 in
      </text>
    </g>
  );
}
