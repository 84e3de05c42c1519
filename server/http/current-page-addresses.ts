/** Pages that are rendered per request link to where pages are, as those from memory do. */
import { type PageMoves, rewriteLinks } from '#contract/site/records/page-addresses.ts';

let inForce: PageMoves = new Map();

export function setPageAddresses(moves: PageMoves): void {
  inForce = moves;
}

/** The address that identifies a page in the renderer. */
export function renderedPath(path: string): string {
  for (const [known, at] of inForce) if (at === path) return known;
  return path;
}

/** Points the links of a rendered page to where pages are. */
export const rewriteResponseLinks = (html: string): string => rewriteLinks(html, inForce);
