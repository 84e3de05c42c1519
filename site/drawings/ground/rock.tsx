/** Ground that carries at once: limestone in ledges, limestone with voids, granite. */
import { copper, graphite, paper, section } from '../theme-paint.ts';
import { GroundLine, House, Name, Person, Piers, Tree } from './marks.tsx';
import { beds, crystals, grains } from './strata.ts';

const BOTTOM = 300;
/** Each bed ends where the slope cuts it, and its top is the next ledge: [level, end]. */
const LEDGE_BEDS = [
  [112, 302],
  [128, 522],
  [146, 802],
  [166, 1002],
  [184, 1212],
  [204, 1400],
  [226, 1400],
  [250, 1400],
  [276, 1400],
]
  .map(([y = 0, to = 0], i, all) =>
    beds({ from: 0, to, top: all[i - 1]?.[0] ?? 92, bottom: y }, `ledge-${i}`, y - (all[i - 1]?.[0] ?? 92)),
  )
  .join('');
const LEDGES = 'M0 92H300l8 16H520l8 18H800l8 20H1000l8 18H1210l8 16H1400';

/** A bench in the slope; water is led around the house. */
export function Ledges() {
  return (
    <>
      <Hatch d={LEDGE_BEDS} />
      <Tree x={120} y={92} size={1.3} />
      <Tree x={420} y={108} />
      <Tree x={1105} y={164} size={1.25} />
      <Tree x={1290} y={180} />
      <Piers at={[642, 700, 758]} from={126} to={158} />
      <House x={630} y={119} width={140} />
      <GroundLine d={LEDGES} />
      <path
        d="M536 108v14q0 14 14 18h40M546 134l-8 -6M800 140l34 12"
        stroke={section}
        strokeWidth={2}
        strokeDasharray="6 4"
      />
      <Person x={600} y={126} />
      <Name x={580} y={172}>
        drain
      </Name>
      <Name x={700} y={196}>
        piers in rock
      </Name>
      <Name x={806} y={240}>
        limestone
      </Name>
    </>
  );
}

/** Limestone with voids; the beam under the wall spans what the drill finds. */
export function Karst() {
  return (
    <>
      <Hatch d={beds({ from: 0, to: 1400, top: 122, bottom: BOTTOM }, 'karst')} />
      <path
        d="M586 214q10 -26 46 -24q40 -8 50 14q8 24 -30 26q-56 8 -66 -16zM742 172q14 -16 44 -10q28 4 18 22q-14 16 -44 10q-24 -4 -18 -22zM190 200q20 -30 70 -20q40 10 20 36q-70 20 -90 -16zM1040 230q20 -24 66 -18q40 6 22 28q-76 18 -88 -10z"
        fill={paper}
        stroke={graphite}
        strokeWidth={1.6}
      />
      <Tree x={340} y={122} size={1.2} />
      <Tree x={500} y={122} />
      <Tree x={930} y={122} size={1.1} />
      <Tree x={1180} y={122} size={1.35} />
      <path d="M622 122h156v20h-156z" fill={section} fillOpacity={0.35} stroke={section} strokeWidth={1.4} />
      <path
        d="M560 122V178M700 142V186M836 122V214"
        stroke={copper}
        strokeWidth={1.6}
        strokeDasharray="5 4"
      />
      <House x={630} y={116} width={140} />
      <GroundLine d="M0 122H1400" />
      <Person x={596} y={122} />
      <Name x={634} y={216}>
        void
      </Name>
      <Name x={700} y={168}>
        grade beam
      </Name>
      <Name x={836} y={234} paint={copper}>
        probes
      </Name>
    </>
  );
}

/** At the foot of a dome: rock under the house, coarse sand under the carport. */
export function Granite() {
  return (
    <>
      <Hatch
        d={
          crystals({ from: 0, to: 760, top: 120, bottom: BOTTOM }, 'granite') +
          crystals({ from: 150, to: 480, top: 56, bottom: 120 }, 'dome') +
          crystals({ from: 760, to: 1400, top: 190, bottom: BOTTOM }, 'granite-east')
        }
      />
      <path
        d={grains({ from: 800, to: 1400, top: 132, bottom: 176 }, 'sand')}
        stroke={graphite}
        strokeWidth={1.8}
        strokeLinecap="round"
        opacity={0.7}
      />
      <path d="M778 126Q820 176 930 184T1400 190" stroke={graphite} strokeWidth={1.4} />
      <Tree x={1010} y={126} size={1.2} />
      <Tree x={1250} y={126} />
      <Piers at={[612, 734]} from={126} to={140} />
      <House x={600} y={119} width={146} />
      <path d="M756 84l66 10v32M822 126h-10" stroke={section} strokeWidth={2.4} />
      <path d="M751 76v50" stroke={copper} strokeWidth={1.6} strokeDasharray="5 4" />
      <GroundLine d="M0 126H60Q120 60 240 34T420 70Q500 118 560 126H1400" />
      <Person x={790} y={126} />
      <Name x={672} y={166}>
        footings on granite
      </Name>
      <Name x={842} y={166}>
        sand
      </Name>
      <Name x={776} y={64} paint={copper}>
        joint
      </Name>
    </>
  );
}

function Hatch({ d }: { d: string }) {
  return <path d={d} stroke={graphite} strokeWidth={0.9} opacity={0.6} />;
}
