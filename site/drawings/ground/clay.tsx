/** Ground that moves with the weather: claypan, deep clay, and the fault between rock and clay. */
import { copper, graphite, paper, section } from '../theme-paint.ts';
import { GroundLine, House, Name, Person, Piers, Tree } from './marks.tsx';
import { beds, dashes, grains } from './strata.ts';

const BOTTOM = 300;

/** Sand that drains over a pan that doesn't: a crowned pad, and roof water in a pipe. */
export function Claypan() {
  return (
    <>
      <path
        d={grains({ from: 0, to: 1400, top: 128, bottom: 154 }, 'loam')}
        stroke={graphite}
        strokeWidth={1.8}
        strokeLinecap="round"
        opacity={0.7}
      />
      <path d="M0 156H1400V204H0z" fill={graphite} fillOpacity={0.12} />
      <path
        d={dashes({ from: 0, to: 1400, top: 156, bottom: 204 }, 'pan', { step: 8, gap: 26 })}
        stroke={graphite}
        opacity={0.7}
      />
      <path
        d={dashes({ from: 0, to: 1400, top: 206, bottom: BOTTOM }, 'subsoil')}
        stroke={graphite}
        strokeWidth={0.9}
        opacity={0.6}
      />
      <path d="M0 156H1400M0 204H1400" stroke={graphite} strokeWidth={1.2} />
      <path d="M0 150H560M850 150H1400" stroke={section} strokeWidth={2.4} strokeDasharray="10 5" />
      <Tree x={200} y={128} size={1.25} />
      <Tree x={420} y={128} />
      <Tree x={960} y={128} size={1.15} />
      <Tree x={1230} y={128} size={1.3} />
      <path d="M590 128Q616 112 640 112H768Q790 112 812 128z" fill={paper} />
      <path
        d={grains({ from: 616, to: 790, top: 112, bottom: 130 }, 'fill')}
        stroke={graphite}
        strokeWidth={1.6}
        strokeLinecap="round"
        opacity={0.8}
      />
      <path d="M644 112v30h14v-30M744 112v30h14v-30" fill={paper} stroke={section} strokeWidth={1.6} />
      <House x={634} y={105} width={134} />
      <GroundLine d="M0 128H552q10 10 20 10t18 -8Q616 112 640 112H768Q790 112 812 130q10 8 18 8t18 -10H1400" />
      <path d="M624 72V134q0 6 -8 6H570M776 72V134q0 6 8 6H832" stroke={section} strokeWidth={2} />
      <Person x={866} y={128} />
      <Name x={700} y={184}>
        claypan: holds water
      </Name>
      <Name x={566} y={114} paint={section}>
        swale
      </Name>
      <Name x={700} y={236}>
        deeper clay
      </Name>
    </>
  );
}

/** Clay that cracks and swells to a depth; piers go below it, and the slab hangs clear. */
export function DeepClay() {
  return (
    <>
      <path
        d={dashes({ from: 0, to: 1400, top: 122, bottom: 206 }, 'active', { step: 14, gap: 52 })}
        stroke={graphite}
        opacity={0.6}
      />
      <path
        d={dashes({ from: 0, to: 1400, top: 208, bottom: BOTTOM }, 'still', { step: 11, gap: 30 })}
        stroke={graphite}
        opacity={0.7}
      />
      <path d="M0 206H1400" stroke={copper} strokeWidth={1.6} strokeDasharray="12 6" />
      <Cracks at={[60, 170, 320, 410, 548, 590, 822, 874, 1000, 1140, 1290]} y={122} />
      <Tree x={240} y={122} size={1.1} />
      <Tree x={930} y={122} />
      <Tree x={1220} y={122} size={1.2} />
      <HungSlab x={630} y={122} width={140} piers={[646, 700, 754]} to={236} />
      <GroundLine d="M0 122H1400" />
      <Person x={800} y={122} />
      <Name x={580} y={180}>
        moves
      </Name>
      <Name x={824} y={196} paint={copper}>
        active depth
      </Name>
      <Name x={580} y={240}>
        still
      </Name>
    </>
  );
}

/** Beds that the fault cuts off. */
const WEST_BEDS = [126, 148, 170, 192, 214, 236, 258, 280]
  .map((y) => beds({ from: 0, to: Math.round(701 + (y - 110) * 0.158), top: y - 22, bottom: y }, `west-${y}`))
  .join('');

/** West to east across the Balcones fault. */
export function Fault() {
  return (
    <>
      <path d={WEST_BEDS} stroke={graphite} strokeWidth={0.9} opacity={0.6} />
      <path
        d={dashes({ from: 744, to: 1400, top: 128, bottom: 206 }, 'east', { step: 14, gap: 46 })}
        stroke={graphite}
        opacity={0.6}
      />
      <path
        d={dashes({ from: 748, to: 1400, top: 208, bottom: BOTTOM }, 'east-deep', { step: 11, gap: 30 })}
        stroke={graphite}
        opacity={0.7}
      />
      <path d="M704 108L734 300" stroke={copper} strokeWidth={2.2} />
      <path d="M704 226v-30m-4 7l4 -7l4 7M738 190v30m-4 -7l4 7l4 -7" stroke={copper} strokeWidth={1.6} />
      <Tree x={110} y={80} size={1.2} />
      <Tree x={330} y={92} />
      <Tree x={460} y={100} size={0.9} />
      <Tree x={980} y={128} />
      <Tree x={1240} y={128} size={1.15} />
      <Cracks at={[736, 880, 1030, 1120, 1310]} y={128} />
      <Piers at={[560, 634]} from={104} to={126} />
      <House x={548} y={97} width={98} />
      <HungSlab x={752} y={128} width={98} piers={[766, 836]} to={230} />
      <GroundLine d="M0 76Q180 78 300 90T520 104H704L716 128H1400" />
      <Person x={676} y={104} />
      <Name x={596} y={160}>
        limestone
      </Name>
      <Name x={754} y={276} paint={copper}>
        fault
      </Name>
      <Name x={802} y={186}>
        clay
      </Name>
    </>
  );
}

/** A house carried by piers, with a void between slab and soil. */
function HungSlab({
  x,
  y,
  width,
  piers,
  to,
}: {
  x: number;
  y: number;
  width: number;
  piers: readonly number[];
  to: number;
}) {
  return (
    <>
      <path
        d={`M${x - 3} ${y}h${width + 6}v14h${-width - 6}z`}
        fill={paper}
        stroke={graphite}
        strokeWidth={0.9}
        strokeDasharray="4 3"
      />
      <Piers at={piers} from={y} to={to} belled />
      <House x={x} y={y - 6} width={width} />
    </>
  );
}

function Cracks({ at, y }: { at: readonly number[]; y: number }) {
  return (
    <path
      d={at.map((x) => `M${x - 3} ${y}l4 26l3 -26`).join('')}
      fill={paper}
      stroke={graphite}
      strokeWidth={1.2}
    />
  );
}
