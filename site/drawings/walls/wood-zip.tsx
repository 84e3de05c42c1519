import { copper, oak, paper, section } from '../theme-paint.ts';
import {
  CutLumber,
  DrainedSiding,
  GypsumBoard,
  Hatch,
  Layer,
  WALL,
  type WallGeometry,
} from './section-parts.tsx';

const board = WALL.top + 25;
const zip = board + 36;
const stud = zip + 8;
const studDepth = 99;
const gypsum = stud + studDepth;
/** Left faces of two studs, 24 inches on center. */
const studs = [112, 544];

/** Siding on battens, insulation board, taped ZIP sheathing, two-by-six studs with mineral wool, gypsum. */
export const woodZip: WallGeometry = {
  bottom: gypsum + 9,
  insulation: [board, gypsum],
  leaders: [
    [618, WALL.top + 5],
    [618, WALL.top + 18],
    [618, board + 18],
    [618, zip + 4],
    [618, stud + 52],
    [618, gypsum + 4.5],
  ],
  draw: () => (
    <>
      <DrainedSiding battens={[103, 535]} />
      <Layer y={board} depth={36} fill={section} fillOpacity={0.1} />
      <Hatch y={board} depth={36} of="board" />
      <Layer y={board} depth={36} stroke={section} />
      <Layer y={stud} depth={studDepth} fill={section} fillOpacity={0.1} />
      <Hatch y={stud} depth={studDepth} of="wool" />
      <Layer y={zip} depth={8} fill={oak} stroke={section} />
      <Hatch y={zip} depth={8} of="strands" />
      {studs.map((x) => (
        <CutLumber key={x} x={x} y={stud} width={27} depth={studDepth} />
      ))}
      <TapedSeam x={557.5} />
      <GypsumBoard y={gypsum} />
    </>
  ),
};

/** Sheets meet over a stud; the tape bridges the seam on the outside. */
function TapedSeam({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x} ${zip - 1}v10`} stroke={paper} strokeWidth={3} />
      <path d={`M${x - 34} ${zip - 1.5}h68`} stroke={copper} strokeWidth={4.5} />
    </>
  );
}
