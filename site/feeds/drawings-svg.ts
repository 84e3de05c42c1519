/** Drawings in separate files, in addition to the pages (requirements §3.20): /drawings/walls.svg. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DRAWING_FILES, type DrawingFile, drawingFileHref } from '../catalog/drawing-files.ts';
import { AreaMapSheet } from '../drawings/area-map/ground.tsx';
import { PlanSheets } from '../drawings/floor-plan/plan-sheets.tsx';
import { floorPlans } from '../drawings/floor-plan/plans/plans.ts';
import { drawingsIn } from '../drawings/shared-drawings.ts';

export function loader({ request }: { request: Request }): Response {
  const { pathname } = new URL(request.url);
  // The router asks for its data under the same address with another ending.
  const file = DRAWING_FILES.find((known) => pathname.startsWith(drawingFileHref(known)));
  if (!file) throw new Response(null, { status: 404 });
  return new Response(drawn(file), { headers: { 'content-type': 'image/svg+xml' } });
}

function drawn(file: DrawingFile): string {
  if (file === 'area-map') return renderToStaticMarkup(createElement(AreaMapSheet));
  if (file === 'plans')
    return renderToStaticMarkup(createElement(PlanSheets, { plans: Object.values(floorPlans) }));
  return drawingsIn(file);
}
