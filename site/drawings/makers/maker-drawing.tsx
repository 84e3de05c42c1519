import type { MakerDrawing as Name } from '#contract/manufacturer.ts';
import { MAKERS_FILE } from '../../catalog/drawing-files.ts';
import { SHEET } from './sheet.tsx';

export const sheetId = (name: Name) => `maker-${name}`;

/** A maker's product, drawn in the colors of the theme. */
export function MakerDrawing({ drawing, alt }: { drawing: Name; alt: string }) {
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      className="block h-auto w-full font-sans"
      role="img"
      aria-label={alt}
    >
      <use href={`${MAKERS_FILE}#${sheetId(drawing)}`} />
    </svg>
  );
}
