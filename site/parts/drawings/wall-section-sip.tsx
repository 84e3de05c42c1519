import {
  DrainedSiding,
  GypsumBoard,
  Layer,
  Strands,
  WALL,
  type WallGeometry,
} from './wall-section-parts.tsx';

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
      <pattern id="wall-beads" width={16} height={16} patternUnits="userSpaceOnUse">
        <g className="stroke-section/65" strokeWidth={0.9}>
          <circle cx={4.5} cy={4.5} r={3.6} />
          <circle cx={12} cy={12} r={2.8} />
          <circle cx={12.5} cy={4} r={1.6} />
        </g>
      </pattern>
      <Strands id="wall-sip-strands" />
      <DrainedSiding battens={[112, 544]} />
      <path
        d={`M${WALL.left} ${barrier + 2}h${WALL.right - WALL.left}`}
        className="stroke-copper"
        strokeWidth={3}
        strokeDasharray="16 5"
      />
      <Layer y={core} depth={CORE} className="fill-section/10" />
      <Layer y={core} depth={CORE} fill="wall-beads" className="" />
      <Facing y={outerFacing} />
      <Facing y={innerFacing} />
      <SplinedJoint x={330} />
      <circle cx={466} cy={core + 86} r={14} className="fill-paper stroke-section" strokeWidth={1.4} />
      <circle cx={461} cy={core + 90} r={3} className="fill-copper" />
      <circle cx={469} cy={core + 90} r={3} className="fill-section" />
      <GypsumBoard y={gypsum} id="wall-sip-gypsum" />
    </>
  ),
};

function Facing({ y }: { y: number }) {
  return (
    <>
      <Layer y={y} depth={8} className="fill-oak/40 stroke-section" />
      <Layer y={y} depth={8} fill="wall-sip-strands" className="" />
    </>
  );
}

/** Two strips of OSB let into the foam behind the facings; sealant beads at every contact. */
function SplinedJoint({ x }: { x: number }) {
  return (
    <>
      {[core, innerFacing - 8].map((y) => (
        <g key={y}>
          <rect x={x - 27} y={y} width={54} height={8} className="fill-paper" />
          <rect
            x={x - 27}
            y={y}
            width={54}
            height={8}
            className="fill-oak/40 stroke-section"
            strokeWidth={1.2}
          />
          <circle cx={x - 18} cy={y + 4} r={3} className="fill-copper" />
          <circle cx={x + 18} cy={y + 4} r={3} className="fill-copper" />
        </g>
      ))}
      <path d={`M${x} ${outerFacing}v${gypsum - outerFacing}`} className="stroke-paper" strokeWidth={4} />
      <path d={`M${x} ${outerFacing}v${gypsum - outerFacing}`} className="stroke-section" strokeWidth={1.4} />
    </>
  );
}
