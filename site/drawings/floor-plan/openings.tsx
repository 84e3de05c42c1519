import { paper, section } from '../theme-paint.ts';
import type { Opening, PlanPoint } from './plan.ts';

const at = (p: PlanPoint) => `${round(p[0])} ${round(p[1])}`;
const round = (n: number) => Math.round(n * 100) / 100;

/** Cuts the wall away and draws the opening: glass, a leaf with its swing, or nothing. */
export function PlanOpening({ opening }: { opening: Opening }) {
  const { from, to, thick } = opening;
  const clear = `M${at(from)}L${at(to)}`;
  return (
    <>
      <path d={clear} stroke={paper} strokeWidth={thick + 0.15} />
      <path d={fillingOf(opening)} stroke={section} strokeWidth={1} vectorEffect="non-scaling-stroke" />
      {leavesOf(opening).map((leaf) => (
        <path key={leaf} d={leaf} stroke={section} strokeWidth={2} vectorEffect="non-scaling-stroke" />
      ))}
    </>
  );
}

type Frame = {
  length: number;
  /** The point `along` feet from `from` towards `to`, `aside` feet to the swing's positive side. */
  point: (along: number, aside: number) => string;
};

function frameOf({ from, to }: Pick<Opening, 'from' | 'to'>): Frame {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return {
    length,
    point: (along, aside) => at([from[0] + ux * along - uy * aside, from[1] + uy * along + ux * aside]),
  };
}

function fillingOf(opening: Opening): string {
  const { length, point } = frameOf(opening);
  const half = opening.thick / 2;
  const line = (aside: number, a = 0, b = length) => `M${point(a, aside)}L${point(b, aside)}`;
  const side = opening.swing ?? 1;
  const arc = (hinge: number, reach: number, towards: 1 | -1) =>
    `M${point(hinge, side * reach)}A${round(reach)} ${round(reach)} 0 0 ${side * towards === 1 ? 0 : 1} ${point(hinge + towards * reach, 0)}`;
  switch (opening.kind) {
    case 'window':
      return line(half) + line(-half) + line(0);
    case 'glass':
      return line(0.15) + line(-0.15) + mullions(length, point);
    case 'slider':
      return line(0.2, 0, length * 0.55) + line(-0.2, length * 0.45) + line(half) + line(-half);
    case 'door':
      return arc(0, length, 1);
    case 'pivot':
      return arc(length * 0.2, length * 0.8, 1);
    case 'double':
      return arc(0, length / 2, 1) + arc(length, length / 2, -1);
    case 'opening':
      return line(half) + line(-half);
  }
}

function mullions(length: number, point: Frame['point']): string {
  const fields = Math.max(1, Math.round(length / 4));
  return Array.from(
    { length: fields + 1 },
    (_, i) => `M${point((i * length) / fields, 0.3)}L${point((i * length) / fields, -0.3)}`,
  ).join('');
}

function leavesOf(opening: Opening): string[] {
  const { length, point } = frameOf(opening);
  const side = opening.swing ?? 1;
  const leaf = (hinge: number, reach: number) => `M${point(hinge, 0)}L${point(hinge, side * reach)}`;
  switch (opening.kind) {
    case 'door':
      return [leaf(0, length)];
    case 'double':
      return [leaf(0, length / 2), leaf(length, length / 2)];
    case 'pivot':
      return [`M${point(length * 0.2, -side * length * 0.2)}L${point(length * 0.2, side * length * 0.8)}`];
    default:
      return [];
  }
}
