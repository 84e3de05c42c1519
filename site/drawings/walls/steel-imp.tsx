import { copper, ink, paper, section } from '../theme-paint.ts';
import { GypsumBoard, Hatch, Layer, WALL, type WallGeometry } from './section-parts.tsx';

const SKIN = 4;
const CORE = 72;
const panelInside = WALL.top + 2 * SKIN + CORE;
const girt = 36;
const columnTop = panelInside + girt;
const columnDepth = 146;
const gypsum = columnTop + columnDepth + 7;
const studDepth = 65;
const studs = [112, 400, 560];

/** Insulated metal panel, girt, wide-flange column, light studs and gypsum board. */
export const steelImp: WallGeometry = {
  bottom: gypsum + 9,
  insulation: [WALL.top, panelInside],
  leaders: [
    [618, WALL.top + 2],
    [618, WALL.top + 40],
    [618, panelInside - 2],
    [618, panelInside + 18],
    [250, columnTop + 44],
    [587, gypsum - 32],
    [618, gypsum + 4.5],
  ],
  draw: () => (
    <>
      <Layer y={WALL.top + SKIN} depth={CORE} fill={section} fillOpacity={0.1} />
      <Hatch y={WALL.top + SKIN} depth={CORE} of="foam" />
      <Layer y={WALL.top} depth={SKIN} fill={section} />
      <Layer y={panelInside - SKIN} depth={SKIN} fill={section} />
      <PanelJoint />
      <path
        d={`M${WALL.left} ${panelInside}h576v${girt}h-576zM${WALL.left} ${panelInside + 9}h576`}
        stroke={section}
        strokeWidth={1.2}
      />
      <path
        d={`M${WALL.left} ${panelInside + 27}h576`}
        stroke={section}
        strokeWidth={1}
        strokeDasharray="9 6"
      />
      <path d={column} fill={section} />
      {studs.map((x) => (
        <path
          key={x}
          d={`M${x + 29} ${gypsum - studDepth + 9}v-9h-29v${studDepth}h29v-9`}
          stroke={section}
          strokeWidth={2.6}
        />
      ))}
      <GypsumBoard y={gypsum} />
    </>
  ),
};

/** Eight inches deep, flanges five and a quarter inches wide. */
const column = `M203 ${columnTop}h94v8h-44v130h44v8h-94v-8h44v-130h-44z`;

/** Tongue and groove with a sealant bead at each skin; the clip's screw goes into the girt. */
function PanelJoint() {
  const profile = `M470 ${WALL.top - 1}v22h13v34h-13v26`;
  return (
    <>
      <path d={profile} stroke={paper} strokeWidth={7} />
      <path d={profile} stroke={section} strokeWidth={1.4} />
      <circle cx={470} cy={WALL.top + 12} r={4.5} fill={copper} />
      <circle cx={470} cy={panelInside - 12} r={4.5} fill={copper} />
      <path d={`M496 ${panelInside - 22}v44M490 ${panelInside - 22}h12`} stroke={ink} strokeWidth={2} />
    </>
  );
}
