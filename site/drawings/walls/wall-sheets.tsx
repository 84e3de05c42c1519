import type { WallKind } from '#contract/wall-section.ts';
import { WALLS_FILE } from '../../catalog/drawing-files.ts';
import type { WallGeometry } from './section-parts.tsx';
import { SheetLines } from './sheet-lines.tsx';
import { sip } from './sip.tsx';
import { steelImp } from './steel-imp.tsx';
import { woodZip } from './wood-zip.tsx';

const sheetId = (kind: WallKind) => `wall-${kind}`;
export const wallHref = (kind: WallKind) => `${WALLS_FILE}#${sheetId(kind)}`;

export const geometries: Record<WallKind, WallGeometry> = { 'steel-imp': steelImp, 'wood-zip': woodZip, sip };

/** The three walls with all their lines, for pages to `<use>`; pages letter them in their own type. */
export function WallSheets() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" fill="none">
      <title>Three walls cut across</title>
      {(Object.keys(geometries) as WallKind[]).map((kind) => (
        <g key={kind} id={sheetId(kind)} fill="none">
          {geometries[kind].draw()}
          <SheetLines wall={geometries[kind]} />
        </g>
      ))}
    </svg>
  );
}
