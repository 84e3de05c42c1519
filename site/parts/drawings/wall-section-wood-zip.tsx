import {
  CutLumber,
  DrainedSiding,
  GypsumBoard,
  Layer,
  Strands,
  WALL,
  type WallGeometry,
} from './wall-section-parts.tsx';

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
      <pattern id="wall-board" width={18} height={18} patternUnits="userSpaceOnUse">
        <path d="M0 18L18 0" className="stroke-section/70" strokeWidth={0.9} />
      </pattern>
      <pattern id="wall-wool" x={139} y={stud} width={27} height={studDepth} patternUnits="userSpaceOnUse">
        <path d="M0 93C11 93 4 6 13.5 6S16 93 27 93" className="stroke-section/70" strokeWidth={1.1} />
      </pattern>
      <Strands id="wall-zip-strands" />
      <DrainedSiding battens={[103, 535]} />
      <Layer y={board} depth={36} className="fill-section/10" />
      <Layer y={board} depth={36} fill="wall-board" className="stroke-section" />
      <Layer y={stud} depth={studDepth} className="fill-section/10" />
      <Layer y={stud} depth={studDepth} fill="wall-wool" className="" />
      <Layer y={zip} depth={8} className="fill-oak stroke-section" />
      <Layer y={zip} depth={8} fill="wall-zip-strands" className="" />
      {studs.map((x) => (
        <CutLumber key={x} x={x} y={stud} width={27} depth={studDepth} />
      ))}
      <TapedSeam x={557.5} />
      <GypsumBoard y={gypsum} id="wall-zip-gypsum" />
    </>
  ),
};

/** Sheets meet over a stud; the tape bridges the seam on the outside. */
function TapedSeam({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x} ${zip - 1}v10`} className="stroke-paper" strokeWidth={3} />
      <path d={`M${x - 34} ${zip - 1.5}h68`} className="stroke-copper" strokeWidth={4.5} />
    </>
  );
}
