/** Insulated metal panels: a joint, three profiles, a ribbed roof. */
import { copper, graphite, ink, paper, section } from '../theme-paint.ts';
import { HatchedArea } from '../walls/hatch.tsx';
import { Behind, box, each, steps } from './sheet.tsx';

/** Two panels meet: tongue and groove at both skins, a gasket in each, the clip's screw in the girt. */
export function PanelJoint() {
  const meeting = 'M222 66v44h30v70h-30v44';
  return (
    <>
      <rect x={14} y={70} width={452} height={150} fill={section} fillOpacity={0.08} />
      <HatchedArea of="foam" x={14} y={70} width={452} height={150} />
      <path d={meeting} stroke={paper} strokeWidth={16} />
      <path d="M14 68H214V116H244V174H214V222H14" stroke={section} strokeWidth={5} />
      <path d="M466 68H230V104H260V186H230V222H466" stroke={section} strokeWidth={5} />
      <path d="M222 84v12M222 194v14" stroke={copper} strokeWidth={11} strokeLinecap="round" />
      <path d="M14 226H466V262H14M14 236H466" stroke={section} strokeWidth={1.4} />
      <Behind d="M14 252H466" dashed />
      <path d="M168 196v76M158 196h20" stroke={ink} strokeWidth={3} />
      <path d="M168 202h38" stroke={ink} strokeWidth={3} />
      <path d="M60 22l-7 22M110 12l-7 22M324 16l-7 22M396 24l-7 22" stroke={section} strokeWidth={1.4} />
      <path d="M222 30v26m-6 -10l6 10l6 -10" stroke={copper} strokeWidth={2} />
      <path d="M222 300v-26m-6 10l6 -10l6 10" stroke={copper} strokeWidth={2} />
    </>
  );
}

/** A wall panel, a roof panel with its seam, and one with mineral wool, cut across. */
export function PanelProfiles() {
  return (
    <>
      <Strip y={36} of="foam" outer="M14 36h96l5 5h20l5 -5h96v14h10v-14h56l5 5h20l5 -5h134" />
      <Strip y={138} of="foam" outer="M14 138h216v-34h12v8M466 138H246v-30h-10" />
      <path d="M238 138v16h-24M222 154v26" stroke={ink} strokeWidth={2.4} />
      <Strip y={232} of="wool" outer="M14 232h222v14h10v-14h220" />
      <path d="M241 44v44M241 240v44" stroke={copper} strokeWidth={4} strokeLinecap="round" />
    </>
  );
}

function Strip({ y, of, outer }: { y: number; of: 'foam' | 'wool'; outer: string }) {
  return (
    <>
      <rect x={14} y={y} width={452} height={60} fill={section} fillOpacity={0.08} />
      <HatchedArea of={of} x={14} y={y} width={452} height={60} />
      <path d={`M241 ${y}v60`} stroke={paper} strokeWidth={9} />
      <path d={`M237 ${y}v60M245 ${y}v60`} stroke={section} strokeWidth={1.2} />
      <path d={outer} stroke={paper} strokeWidth={9} />
      <path d={outer} stroke={section} strokeWidth={4} />
      <path d={`M14 ${y + 60}h222v-12h10v12h220`} stroke={section} strokeWidth={4} />
    </>
  );
}

/** A roof panel with ribs on a slope, on Z-purlins; the screws sit on the crests. */
export function RibbedRoof() {
  const crests = steps(5, 14, 108);
  return (
    <>
      <g transform="rotate(-9 240 160)">
        <rect x={-20} y={110} width={520} height={74} fill={section} fillOpacity={0.08} />
        <HatchedArea of="foam" x={-20} y={110} width={520} height={74} />
        <path
          d={`M-20 110${each(crests, () => 'h26l12 -34h28l12 34h30')}`}
          stroke={section}
          fill={paper}
          strokeWidth={4}
        />
        <path d="M-20 184H500" stroke={section} strokeWidth={4} />
        <path d="M232 110v74" stroke={paper} strokeWidth={8} />
        <path d="M228 110v74M236 110v74" stroke={section} strokeWidth={1.2} />
        <path d="M232 130v34" stroke={copper} strokeWidth={5} strokeLinecap="round" />
        {[32, 248, 464].map((x) => (
          <g key={x}>
            <path d={`M${x - 34} 188h34v72h34`} stroke={section} strokeWidth={5} />
            <path d={`M${x} 70v134M${x - 8} 70h16`} stroke={ink} strokeWidth={2.4} />
          </g>
        ))}
      </g>
      <path d="M30 40l-7 22M92 24l-7 22M160 16l-7 22" stroke={section} strokeWidth={1.4} />
      <path d="M318 44L190 66m13 -8l-13 8l14 4" stroke={copper} strokeWidth={2} />
      <path d={box(14, 300, 452, 0.1)} stroke={graphite} strokeWidth={0.9} />
    </>
  );
}
