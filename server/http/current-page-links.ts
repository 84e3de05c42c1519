/** Pages that are rendered per request link to where pages are, and to no hidden one, as those from memory do. */
import { type IsHiddenPath, nothingHidden, withoutHiddenLinks } from '#contract/site/records/hidden-pages.ts';
import { type PageMoves, rewriteLinks } from '#contract/site/records/page-addresses.ts';

let moved: PageMoves = new Map();
let isHiddenPath = nothingHidden;

export function setPageLinks(moves: PageMoves, isHidden: IsHiddenPath): void {
  moved = moves;
  isHiddenPath = isHidden;
}

/** The address that identifies a page in the renderer. */
export function renderedPath(path: string): string {
  for (const [known, at] of moved) if (at === path) return known;
  return path;
}

/** Points the links of a rendered page to where pages are. */
export const rewriteResponseLinks = (html: string): string =>
  rewriteLinks(withoutHiddenLinks(html, isHiddenPath), moved);
