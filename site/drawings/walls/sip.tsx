import { copper, oak, paper, section } from '../theme-paint.ts';
import { DrainedSiding, GypsumBoard, Hatch, Layer, WALL, type WallGeometry } from './section-parts.tsx';

const barrier = WALL.top + 25;
const outerFacing = barrier + 4;
const core = outerFacing + 8;
const CORE = 133;
const innerFacing = core + CORE;
const gypsum = innerFacing + 8;

/** Siding on battens, water-resistive barrier, OSB, EPS with a splined joint, OSB, gypsum board. */
export const sip: WallGeometry = {
  bottom: gypsum + 9,
  insulation: [outerFacing, gypsum],
  leaders: [
    [618, WALL.top + 5],
    [618, WALL.top + 18],
    [600, barrier + 2],
    [618, outerFacing + 4],
    [618, core + CORE / 2],
    [618, innerFacing + 4],
    [618, gypsum + 4.5],
  ],
  draw: () => (
    <>
      <DrainedSiding battens={[112, 544]} />
      <path
        d={`M${WALL.left} ${barrier + 2}h${WALL.right - WALL.left}`}
        stroke={copper}
        strokeWidth={3}
        strokeDasharray="16 5"
      />
      <Layer y={core} depth={CORE} fill={section} fillOpacity={0.1} />
      <Hatch y={core} depth={CORE} of="beads" />
      <Facing y={outerFacing} />
      <Facing y={innerFacing} />
      <SplinedJoint x={330} />
      <circle cx={466} cy={core + 86} r={14} fill={paper} stroke={section} strokeWidth={1.4} />
      <circle cx={461} cy={core + 90} r={3} fill={copper} />
      <circle cx={469} cy={core + 90} r={3} fill={section} />
      <GypsumBoard y={gypsum} />
    </>
  ),
};

function Facing({ y }: { y: number }) {
  return (
    <>
      <Layer y={y} depth={8} fill={oak} fillOpacity={0.4} stroke={section} />
      <Hatch y={y} depth={8} of="strands" />
    </>
  );
}

/** Two OSB splines in the foam behind the facings; sealant beads at every contact. */
function SplinedJoint({ x }: { x: number }) {
  return (
    <>
      {[core, innerFacing - 8].map((y) => (
        <g key={y}>
          <rect x={x - 27} y={y} width={54} height={8} fill={paper} />
          <rect
            x={x - 27}
            y={y}
            width={54}
            height={8}
            fill={oak}
            fillOpacity={0.4}
            stroke={section}
            strokeWidth={1.2}
          />
          <circle cx={x - 18} cy={y + 4} r={3} fill={copper} />
          <circle cx={x + 18} cy={y + 4} r={3} fill={copper} />
        </g>
      ))}
      <path d={`M${x} ${outerFacing}v${gypsum - outerFacing}`} stroke={paper} strokeWidth={4} />
      <path d={`M${x} ${outerFacing}v${gypsum - outerFacing}`} stroke={section} strokeWidth={1.4} />
    </>
  );
}
