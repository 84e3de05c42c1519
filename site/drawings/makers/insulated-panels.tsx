/** Structural insulated panels: one panel, a house of them, a wrapped frame, a numbered set, the slab's edge. */
import { copper, graphite, ink, oak, paper, section } from '../theme-paint.ts';
import { HatchedArea } from '../walls/hatch.tsx';
import { Behind, Body, box, Dimension, each, ring, steps } from './sheet.tsx';

/** One wall panel: strand-board skins, foam between, the edge drawn back for a spline, a window and a wire chase. */
export function SingleSip() {
  return (
    <>
      <Body d="M60 70L344 112V300L60 258z" tint={0.2} paint={oak} />
      <Body d="M60 70L132 30L416 72L344 112z" tint={0.06} />
      <Body d="M344 112L416 72V260L344 300z" tint={0.06} />
      <path d="M70 64.5L354 106.5V294M122 35.5L406 77.5V266" stroke={section} strokeWidth={1.4} />
      <path d="M362 112l36 -20v168l-36 20z" fill={section} fillOpacity={0.16} stroke={section} />
      <path
        d={each(
          [
            [372, 130],
            [384, 150],
            [374, 176],
            [387, 196],
            [374, 222],
            [386, 244],
          ],
          ([x, y]) => ring(x as number, y as number, 5),
        )}
        stroke={section}
        strokeWidth={0.9}
      />
      <path d="M140 116L232 129.6V212L140 198.4z" fill={paper} stroke={section} strokeWidth={1.4} />
      <path d="M140 198.4l22 -12L254 200M162 186.400V120" stroke={section} strokeWidth={0.9} />
      <path
        d={each(
          steps(9, 78, 30),
          (x, i) =>
            `M${x} ${86 + i * 5}l14 2M${x + 6} ${230 + i * 4}l12 2M${x - 2} ${110 + (i % 3) * 40}l9 1`,
        )}
        stroke={section}
        strokeOpacity={0.5}
        strokeWidth={0.9}
      />
      <path d="M60 232L344 274" stroke={copper} strokeWidth={1.8} strokeDasharray="7 5" />
      <path d={ring(380, 250, 5)} fill={copper} />
      <path d="M52 60v214M44 66l16 -9M44 266l16 -9" stroke={graphite} strokeWidth={0.9} />
    </>
  );
}

/** A house cut across: floor, walls and roof are panels, and there is no attic. */
export function SipHouse() {
  const roof = 'M52 150L240 44L428 150L416 170L240 71L64 170z';
  return (
    <>
      <Behind d="M0 268H70L120 276H330L400 296H480" />
      <Body d={box(90, 240, 300, 24)} tint={0.16} />
      <Body d={roof} tint={0.16} />
      <Body d="M96 152V240H116V141zM384 152V240H364V141z" tint={0.16} />
      <path
        d={`M90 246h300M90 258h300M56 156L240 51L424 156M60 165L240 64L420 165M101 150V240M111 144V240M379 150V240M369 144V240`}
        stroke={section}
        strokeWidth={0.9}
      />
      <path d="M150 95l12 21M318 95l-12 21M190 240v24M290 240v24" stroke={section} strokeWidth={1.6} />
      <path
        d={box(104, 264, 18, 36) + box(358, 264, 18, 36) + box(231, 264, 18, 30)}
        fill={section}
        fillOpacity={0.25}
        stroke={section}
      />
      <path
        d="M116 168H226V240M226 168v-6M130 168v-14h96M134 182l70 58M134 182v0"
        stroke={section}
        strokeWidth={1.2}
      />
      <path
        d="M292 200a6 6 0 1 1 .1 0zM284 205h16l2 22h-4l-2 13h-8l-2 -13h-4z"
        fill={graphite}
        fillOpacity={0.5}
      />
      <path d="M250 110v44m-7 -10l7 10l7 -10" stroke={copper} strokeWidth={2} />
      <path d={ring(250, 96, 12)} stroke={copper} strokeWidth={1.6} />
      <path d="M240 98c5 -6 9 4 20 -3" stroke={copper} strokeWidth={1.4} />
      <Dimension x={116} y={308} width={248} />
    </>
  );
}

/** Rafters that stay in the room; boards, panel, battens and metal laid over them; one long screw through all. */
export function WrappedFrame() {
  return (
    <g transform="rotate(-12 240 160)">
      <path d="M-20 52H500" stroke={section} strokeWidth={3.5} />
      <path d="M96 52v-18h7v18M332 52v-18h7v18" stroke={section} strokeWidth={2} />
      {[60, 200, 340].map((x) => (
        <path key={x} d={box(x, 55, 80, 12)} fill={oak} fillOpacity={0.3} stroke={section} />
      ))}
      <rect x={-20} y={67} width={520} height={98} fill={section} fillOpacity={0.08} />
      <HatchedArea of="beads" x={-20} y={77} width={520} height={78} />
      <path d="M-20 67H500V77H-20zM-20 155H500V165H-20z" fill={oak} fillOpacity={0.4} stroke={section} />
      <path d="M238 67v98" stroke={paper} strokeWidth={5} />
      <path d="M238 67v98" stroke={section} />
      <path
        d={each(steps(14, -20, 40), (x) => `M${x} 168h36v11h-36z`)}
        fill={oak}
        fillOpacity={0.2}
        stroke={section}
        strokeWidth={0.9}
      />
      {[66, 246, 426].map((x) => (
        <g key={x}>
          <path d={box(x, 182, 52, 92)} fill={paper} />
          <path d={box(x, 182, 52, 92)} fill={oak} fillOpacity={0.25} stroke={section} strokeWidth={2} />
          <path d={`M${x} 182l52 92m0 -92l-52 92`} stroke={section} strokeWidth={0.8} />
          <path
            d={`M${x + 26} 58V226M${x + 17} 58h18M${x + 21} 200l10 5m-10 5l10 5`}
            stroke={copper}
            strokeWidth={2.4}
          />
        </g>
      ))}
    </g>
  );
}

/** A gable wall as the truck brings it: six panels, numbered, the third on the crane. */
export function NumberedPanels() {
  const panels: readonly [d: string, x: number, y: number][] = [
    ['M24 172h78v110H24z', 63, 234],
    ['M110 172h78v110h-22v-72h-34v72h-22z', 149, 196],
    ['M216 70h78v110h-78z', 255, 112],
    ['M302 172h70v110h-70z', 337, 270],
    ['M380 172h76v110h-76z', 418, 234],
    ['M24 164L102 122V164z', 84, 152],
    ['M380 164V122L456 164z', 398, 152],
  ];
  return (
    <>
      <Behind d="M0 288H480" />
      <Behind d="M20 170L240 44L460 170M196 172h98v110h-98z" dashed />
      {panels.map(([d]) => (
        <Body key={d} d={d} tint={0.14} />
      ))}
      <path
        d={box(236, 120, 38, 36) + box(320, 196, 36, 46)}
        fill={paper}
        stroke={section}
        strokeWidth={1.2}
      />
      <path
        d="M222 70v110M288 70v110M30 172v110M96 172v110M386 172v110M450 172v110"
        stroke={section}
        strokeWidth={0.8}
      />
      <path d="M255 0V26M255 38L222 70M255 38L288 70" stroke={ink} strokeWidth={1.4} />
      <path d="M255 26a6 6 0 1 1 -6 6" stroke={copper} strokeWidth={2.4} />
      <path d="M255 186v26m-7 -9l7 9l7 -9" stroke={copper} strokeWidth={2} />
      {panels.map(([d, x, y], i) => (
        <text
          key={d}
          x={x}
          y={y}
          textAnchor="middle"
          fill={copper}
          fontSize={17}
          fontWeight={600}
          fontFamily="inherit"
        >
          {i + 1}
        </text>
      ))}
    </>
  );
}

/** The foot of a panel wall: the slab stands clear of the ground, and a metal flashing stops what climbs it. */
export function SlabEdge() {
  return (
    <>
      <path
        d="M190 196H480V232H262V296H190z"
        fill={section}
        fillOpacity={0.2}
        stroke={section}
        strokeWidth={1.6}
      />
      <path d="M270 240H480" stroke={copper} strokeWidth={2.4} strokeDasharray="12 4" />
      <path
        d={each(steps(14, 276, 15), (x, i) => ring(x, 254 + (i % 2) * 9, 4))}
        stroke={graphite}
        strokeWidth={0.9}
      />
      <Behind d="M0 262L190 248M0 276l14 -8m6 20l18 -12m4 24l22 -14m8 18l22 -14m10 12l20 -12m10 10l18 -11" />
      <Body d={box(208, 166, 96, 22)} paint={oak} tint={0.3} />
      <path d="M208 166l96 22m0 -22l-96 22" stroke={section} strokeWidth={0.8} />
      <rect x={218} y={0} width={76} height={166} fill={section} fillOpacity={0.08} />
      <HatchedArea of="beads" x={218} y={0} width={76} height={166} />
      <path d="M208 0h10v166h-10zM294 0h10v166h-10z" fill={oak} fillOpacity={0.4} stroke={section} />
      <path d="M180 0h11v178h-11z" fill={oak} fillOpacity={0.3} stroke={section} />
      <path d="M308 0h9v190h-9z" stroke={section} strokeWidth={1.2} />
      <path d="M310 192H196l-24 16" stroke={copper} strokeWidth={4} />
      <path
        d="M172 286c10 -18 -6 -26 6 -44c4 -10 6 -18 2 -26m-6 8l5 -9l8 6"
        stroke={ink}
        strokeWidth={1.6}
        strokeDasharray="2 4"
      />
      <path
        d="M120 194v56M112 194h46M112 250h16M115 199l10 -10M115 255l10 -10"
        stroke={graphite}
        strokeWidth={0.9}
      />
    </>
  );
}
