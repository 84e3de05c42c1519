/** Steel: four sections, a slotted track, an open joist. */
import { copper, graphite, ink, section } from '../theme-paint.ts';
import { Behind, Body, box, Dimension, each, HIDDEN, ring, steps } from './sheet.tsx';

/** Wide flange, square tube, channel and angle, plate: each in section, and projected to its side view below. */
export function SteelSections() {
  return (
    <>
      <Behind
        d="M20 152V300M110 152V300M136 152V300M216 152V300M244 152V300M292 152V300M304 152V300M344 152V300M366 152V300M462 152V300"
        dashed
      />
      <path d="M20 24h90v13h-39v89h39v13h-90v-13h39v-89h-39z" fill={section} />
      <path
        d="M146 36h60a10 10 0 0 1 10 10v72a10 10 0 0 1 -10 10h-60a10 10 0 0 1 -10 -10v-72a10 10 0 0 1 10 -10zM148 48v68h56v-68z"
        fill={section}
        fillRule="evenodd"
      />
      <path d="M244 24h48v12h-37v91h37v12h-48z" fill={section} />
      <path d="M304 79h11v49h29v11h-40z" fill={section} />
      <path
        d={`M366 40h96v92h-96z${each(
          [
            [384, 58],
            [444, 58],
            [384, 114],
            [444, 114],
          ],
          ([x, y]) => ring(x as number, y as number, 6),
        )}`}
        fill={section}
        fillRule="evenodd"
      />
      <Body
        d={box(20, 190, 90, 90) + box(136, 190, 80, 90) + box(244, 190, 48, 90) + box(304, 190, 40, 90)}
        tint={0.08}
      />
      <path d="M58 190v90M71 190v90" stroke={section} strokeWidth={0.9} strokeDasharray={HIDDEN} />
      <path d="M255 190v90M315 190v90" stroke={section} strokeWidth={1.2} />
      <Body d={box(366, 258, 96, 12)} tint={0.3} />
      <Body d={box(392, 190, 44, 68)} tint={0.08} />
      <path d="M392 244l-16 14M436 244l16 14" stroke={copper} strokeWidth={3} />
      <path d="M384 250v40M444 250v40M379 250h10M439 250h10" stroke={ink} strokeWidth={2.2} />
      <path d="M356 270H472" stroke={graphite} strokeWidth={0.9} />
      <Dimension x={20} y={306} width={90} />
      <Dimension x={136} y={306} width={80} />
    </>
  );
}

/** A stud wall: the top track is slotted, so the roof can move; the holes line up for a conduit. */
export function SlottedTrack() {
  const studs = steps(6, 46, 76);
  return (
    <>
      <Body d={box(10, 16, 460, 30)} tint={0.22} />
      <path d="M10 46Q240 66 470 46" stroke={graphite} strokeWidth={0.9} strokeDasharray={HIDDEN} />
      {studs.map((x) => (
        <g key={x}>
          <Body d={box(x - 12, 68, 24, 226)} tint={0.06} />
          <path d={`M${x - 7} 68v226`} stroke={section} strokeWidth={0.9} />
          <path
            d={each([138, 232], (y) => `M${x - 2} ${y}a5 5 0 0 1 10 0v14a5 5 0 0 1 -10 0z`)}
            stroke={section}
            strokeWidth={1.2}
          />
        </g>
      ))}
      <Body d={box(10, 46, 460, 44)} tint={0.16} />
      <path d={each(studs, (x) => `M${x - 3} 56h6v24h-6z`)} stroke={section} strokeWidth={1.2} />
      <path d={each(studs, (x) => ring(x, 68, 4))} fill={copper} />
      <Body d={box(10, 276, 460, 26)} tint={0.16} />
      <path d={each(studs, (x) => ring(x, 289, 3))} fill={section} />
      <path d="M0 145H480" stroke={copper} strokeWidth={5} />
      <path d="M84 100v26m-6 -20l6 -6l6 6m-12 14l6 6l6 -6" stroke={copper} strokeWidth={2} />
      <path d="M10 310H470" stroke={graphite} strokeWidth={0.9} />
    </>
  );
}

/** A floor joist with formed openings in its web; a duct and a drain pass through, studs stand below. */
export function OpenJoist() {
  const holes = [78, 190, 302, 414];
  return (
    <>
      <Behind d="M0 62H480M0 74H480" />
      <path d={each(steps(20, 0, 24), (x) => `M${x} 74l12 -12`)} stroke={graphite} strokeWidth={0.9} />
      <Body d={box(-4, 78, 488, 118)} tint={0.12} />
      <path d="M-4 88H484M-4 186H484" stroke={section} strokeWidth={1.6} />
      <path
        d={each(holes, (x) => `M${x - 12} 101h24a36 36 0 0 1 0 72h-24a36 36 0 0 1 0 -72z`)}
        fill="var(--paper)"
        stroke={section}
        strokeWidth={4}
      />
      <path d={ring(190, 137, 29)} stroke={copper} strokeWidth={2.4} fill={copper} fillOpacity={0.12} />
      <path d="M190 108l0 58M161 137h58" stroke={copper} strokeWidth={0.9} />
      <path d={ring(292, 146, 12) + ring(320, 138, 7)} stroke={copper} strokeWidth={2} />
      <Body d={box(-4, 200, 488, 18)} tint={0.2} />
      {[78, 246, 414].map((x) => (
        <g key={x}>
          <Body d={box(x - 16, 218, 32, 102)} tint={0.06} />
          <path d={`M${x - 9} 218v102M${x + 9} 218v102`} stroke={section} strokeWidth={0.9} />
        </g>
      ))}
      <Dimension x={78} y={36} width={168} />
      <Dimension x={246} y={36} width={168} />
    </>
  );
}
