import type { WallKind } from '#contract/wall-section.ts';
import type { WallGeometry } from './wall-section-parts.tsx';
import { sip } from './wall-section-sip.tsx';
import { steelImp } from './wall-section-steel-imp.tsx';
import { woodZip } from './wall-section-wood-zip.tsx';

/** The file that `feeds/walls-svg.tsx` makes of the drawings. */
export const WALLS_FILE = '/drawings/walls.svg';
const sheetId = (kind: WallKind) => `wall-${kind}`;
export const wallHref = (kind: WallKind) => `${WALLS_FILE}#${sheetId(kind)}`;

export const geometries: Record<WallKind, WallGeometry> = { 'steel-imp': steelImp, 'wood-zip': woodZip, sip };

/** The materials of the three walls, for pages to `<use>`; pages letter them in their own type. */
export function WallSheets() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" fill="none">
      <title>Three walls cut across</title>
      {(Object.keys(geometries) as WallKind[]).map((kind) => (
        <g key={kind} id={sheetId(kind)} fill="none">
          {geometries[kind].draw()}
        </g>
      ))}
    </svg>
  );
}
