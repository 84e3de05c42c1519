/** Taped sheathing, solar tiles, a printed wall, a printed floor plan. */
import { copper, graphite, ink, oak, paper, section } from '../theme-paint.ts';
import { HatchedArea } from '../walls/hatch.tsx';
import { Behind, Body, box, each, HIDDEN, ring, steps } from './sheet.tsx';

/** A wood wall seen from outside: sheets nailed over the studs, their seams and the window taped, one bay still open. */
export function TapedSheathing() {
  const studs = steps(13, 24, 36);
  return (
    <>
      {studs.map((x) => (
        <path
          key={x}
          d={box(x - 5, 34, 10, 250)}
          fill={oak}
          fillOpacity={0.25}
          stroke={section}
          strokeWidth={0.9}
        />
      ))}
      <path d="M19 24H461v10H19zM19 284H461v12H19z" fill={oak} fillOpacity={0.35} stroke={section} />
      <path d="M24 34H348V284H24z" fill={paper} />
      <path d="M24 34H348V284H24z" fill={oak} fillOpacity={0.16} stroke={section} strokeWidth={1.6} />
      <path
        d={each(studs.slice(0, 10), (x) => each(steps(8, 50, 32), (y) => `M${x} ${y}h.1`))}
        stroke={section}
        strokeWidth={3}
        strokeLinecap="round"
      />
      <path d={box(168, 92, 108, 104)} fill={paper} stroke={section} strokeWidth={2} />
      <path d="M176 100H268V188H176zM222 100v88" stroke={section} strokeWidth={1.2} />
      <path d="M132 34V284M240 34V82M240 206V284M24 232H162M282 232H348" stroke={copper} strokeWidth={9} />
      <path d="M159 83H285M159 205H285M163.5 83V205M280.5 83V205" stroke={copper} strokeWidth={9} />
      <path d="M348 34V150" stroke={copper} strokeWidth={9} />
      <path d={`M348 150l26 18M374 168l40 30${ring(364, 160, 15)}`} stroke={ink} strokeWidth={2.4} />
      <path d={ring(364, 160, 15)} fill={paper} stroke={ink} strokeWidth={2} />
      <path d="M364 160L414 198l16 12" stroke={ink} strokeWidth={4} strokeLinecap="round" />
      <Behind d="M0 306H480" />
    </>
  );
}

/** A slope of tiles: those that generate are shaded, those at the edges are not; one is lifted from its place. */
export function SolarTiles() {
  return (
    <>
      <path d={box(36, 56, 408, 222)} fill={paper} />
      {steps(6, 58, 36).map((y, row) => (
        <Course key={y} y={y} row={row} />
      ))}
      <path d="M28 54H452" stroke={section} strokeWidth={6} />
      <path d="M24 282H456" stroke={section} strokeWidth={4} />
      <Lifted />
      <path d={ring(414, 24, 9)} stroke={copper} strokeWidth={2} />
      <path
        d="M414 10v-6M430 24h6M425 13l4 -4M403 13l-4 -4M398 24h-6M425 35l4 4M403 35l-4 4"
        stroke={copper}
        strokeWidth={2}
      />
    </>
  );
}

/** One course from edge to edge; every second one begins with half a tile. */
function Course({ y, row }: { y: number; row: number }) {
  const edges = [36, ...steps(row % 2 ? 7 : 6, row % 2 ? 70 : 104, 68).filter((x) => x < 444), 444];
  return edges.slice(0, -1).map((x, i) => {
    const width = (edges[i + 1] ?? x) - x;
    const active = row > 0 && row < 5 && x > 70 && x + width < 410;
    return (
      <g key={x}>
        <path
          d={box(x + 1.5, y, width - 3, 33)}
          fill={active ? section : paper}
          fillOpacity={active ? 0.32 : 1}
          stroke={section}
          strokeWidth={1.2}
        />
        {active && <path d={`M${x + 18} ${y}v33M${x + 34} ${y}v33M${x + 50} ${y}v33`} stroke={paper} />}
      </g>
    );
  });
}

/** The tile out of its place, tilted, with its lead. */
function Lifted() {
  const tile = 'M226 168l62 -40l52 14l-60 42z';
  return (
    <>
      <path d={tile} fill={paper} />
      <path d={tile} fill={copper} fillOpacity={0.16} stroke={copper} strokeWidth={2} />
      <path d="M246 155l54 15M266 142l54 14M280 184c-8 14 -20 6 -26 22" stroke={copper} strokeWidth={1.4} />
    </>
  );
}

/** The end of a printed wall: two shells of beads, ties and insulation between; the nozzle lays the next bead. */
export function PrintedWall() {
  const beads = steps(11, 276, -18);
  return (
    <>
      <Behind d="M0 298H480M20 298l-8 10m40 -10l-8 10m40 -10l-8 10m40 -10l-8 10m40 -10l-8 10m40 -10l-8 10" />
      {beads.map((y) => {
        const far = Math.round(y * 0.62 + 66);
        return (
          <g key={y}>
            <path
              d={`M200 ${y + 17}C280 ${y + 17} 340 ${far + 30} 470 ${far + 4}`}
              stroke={section}
              strokeWidth={1.2}
            />
            <path
              d={`M38 ${y}h44a9 9 0 0 1 0 18h-44a9 9 0 0 1 0 -18zM156 ${y}h36a9 9 0 0 1 0 18h-36a9 9 0 0 1 0 -18z`}
              fill={section}
              fillOpacity={0.16}
              stroke={section}
              strokeWidth={1.4}
            />
          </g>
        );
      })}
      <path d="M200 97C280 97 340 157 470 131" stroke={section} strokeWidth={2.4} />
      <HatchedArea of="foam" x={96} y={114} width={52} height={180} />
      <path d="M60 152H176M60 206H176M60 260H176" stroke={copper} strokeWidth={3} />
      <path
        d={
          ring(60, 152, 4) +
          ring(176, 152, 4) +
          ring(60, 206, 4) +
          ring(176, 206, 4) +
          ring(60, 260, 4) +
          ring(176, 260, 4)
        }
        fill={copper}
      />
      <path d="M0 22H480M0 34H480" stroke={section} strokeWidth={2} />
      <path
        d={each(steps(16, 6, 30), (x, i) => `M${x} ${i % 2 ? 22 : 34}l30 ${i % 2 ? 12 : -12}`)}
        stroke={section}
        strokeWidth={0.9}
      />
      <Body d="M150 14h48v34h-12l-6 26h-12l-6 -26h-12z" tint={0.25} />
      <path d="M174 74v20" stroke={copper} strokeWidth={9} strokeLinecap="round" />
      <path d="M222 60h44m-10 -7l10 7l-10 7" stroke={copper} strokeWidth={2} />
    </>
  );
}

/** A slab with half of the plan in ink; the robot is at the end of its line, and a station tells it where it is. */
export function PrintedPlan() {
  return (
    <>
      <path d={box(12, 16, 456, 288)} stroke={section} strokeWidth={2} />
      <Behind d="M300 120H440V280H280M370 120V210M370 248V280M300 60H440V120" dashed />
      <path
        d="M40 50H300M40 57H293M40 50V280H214M47 57V273H214M150 57V120M157 57V120M157 150V180H47M150 150V173H47M150 120h7M150 150h7M300 50V120M293 57V120"
        stroke={copper}
        strokeWidth={1.8}
      />
      <path
        d="M150 120a30 30 0 0 0 -30 30h30M200 57v-7M250 57v-7M40 210h7M40 244h7"
        stroke={copper}
        strokeWidth={1.2}
      />
      <path
        d="M60 66h40v26h-40zM70 196h24v30h-24z"
        stroke={copper}
        strokeWidth={1}
        strokeDasharray={HIDDEN}
      />
      <path d={`${ring(250, 96, 9)}M238 96h24M250 84v24`} stroke={copper} strokeWidth={1.2} />
      {[
        [96, 32],
        [300, 32],
        [440, 32],
        [96, 290],
        [300, 290],
        [440, 290],
      ].map(([x = 0, y = 0]) => (
        <path key={`${x} ${y}`} d={`M${x - 9} ${y - 9}h18v4h-7v10h7v4h-18v-4h7v-10h-7z`} fill={section} />
      ))}
      <path d="M240 270L414 196" stroke={graphite} strokeWidth={0.9} strokeDasharray={HIDDEN} />
      <Body d={box(212, 252, 58, 46)} tint={0.25} />
      <path
        d={`M204 258h8v12h-8zM270 258h8v12h-8zM204 280h8v12h-8zM270 280h8v12h-8z${ring(240, 275, 11)}`}
        stroke={section}
        strokeWidth={1.6}
      />
      <path d="M214 276h-14" stroke={copper} strokeWidth={4} />
      <path
        d={`M414 196L396 236M414 196l18 40M414 196v44${ring(414, 190, 9)}`}
        stroke={ink}
        strokeWidth={2}
      />
    </>
  );
}
