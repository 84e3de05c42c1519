/** Folders of drawings that several pages show: each is served as one file, loaded once (docs/decisions/0004). */
import type { Subsoil } from '#contract/site/records/area.ts';
import type { MakerDrawing } from '#contract/site/records/manufacturer.ts';
import type { StepDrawing } from '#contract/site/records/pages/method.ts';
import type { WallKind } from '#contract/site/wall-kinds.ts';
import { drawingFileHref } from '../catalog/drawing-files.ts';
import { readDrawing } from './read-drawing.ts';

const FOLDERS = {
  house: { title: 'The house and its six steps', id: 'sheet' },
  walls: { title: 'Three walls cut across', id: 'wall' },
  makers: { title: 'The makers’ products', id: 'maker' },
  ground: { title: 'Sections through the ground', id: 'ground' },
} as const;
export type DrawingFolder = keyof typeof FOLDERS;

/** `makers/open-joist` for `site/drawings/makers/open-joist.svg`. */
export type SharedDrawing =
  | `house/${StepDrawing | 'house'}`
  | `walls/${WallKind}`
  | `makers/${MakerDrawing}`
  | `ground/${Subsoil}`;

const files = import.meta.glob<string>('./{house,walls,makers,ground}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const drawings = Object.entries(files).map(([path, file]) => {
  const [, folder, name] = path.split(/\/|\.svg/) as [string, DrawingFolder, string];
  return { folder, name: `${folder}/${name}`, id: `${FOLDERS[folder].id}-${name}`, ...readDrawing(file) };
});

/** Address and part of the sheet (left, top, width, height) of a drawing. */
export function sharedDrawing(name: SharedDrawing): { href: string; viewBox: string } {
  const drawing = drawings.find((known) => known.name === name);
  if (!drawing) throw new Error(`There is no site/drawings/${name}.svg.`);
  return {
    href: `${drawingFileHref(drawing.folder)}#${drawing.id}`,
    viewBox: drawing.attributes.viewBox ?? '',
  };
}

/** All drawings of a folder in one file, for pages to `<use>`. */
export function drawingsIn(folder: DrawingFolder): string {
  const drawn = drawings
    .filter((drawing) => drawing.folder === folder)
    .map(({ id, markup }) => `<g id="${id}" fill="none">${painted(markup)}</g>`);
  const { title } = FOLDERS[folder];
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none"><title>${title}</title>${drawn.join('')}</svg>`;
}

/** A page's classes don't reach into another file, its custom properties do: `fill-ink` becomes `fill="var(--ink)"`. */
const painted = (markup: string) =>
  markup.replace(/class="([^"]*)"/g, (_, classes) =>
    classes.replace(/(fill|stroke)-(\w+)/g, '$1="var(--$2)"'),
  );
