/**
 * URLs of records' pages. A record's slug never changes: other records refer to it, and pages link to each other by
 * slug while they are rendered. An `address` field moves a record's page; links are translated where a page leaves the
 * renderer (docs/decisions/0024).
 */
import type { ContentOverlay, PublishableCollection } from './overlay.ts';

/** Addresses of records' own pages, before the slug. */
export const PAGES_UNDER: { readonly [C in PublishableCollection]?: string } = {
  services: '/services',
  areas: '/service-area',
  manufacturers: '/manufacturers',
  projects: '/projects',
  articles: '/blog',
};

export const addressIn = (value: unknown): string | undefined => {
  const { address } = Object(value) as { address?: unknown };
  return typeof address === 'string' && address ? address : undefined;
};

/** Pages that moved: their path by slug, and where they are. */
export type PageMoves = ReadonlyMap<string, string>;

export function pageAddressesIn(overlay: ContentOverlay): PageMoves {
  const moves = new Map<string, string>();
  for (const [collection, under] of Object.entries(PAGES_UNDER))
    for (const [slug, record] of Object.entries(overlay[collection as PublishableCollection] ?? {})) {
      const address = addressIn(record);
      if (address && address !== slug) moves.set(`${under}/${slug}`, `${under}/${address}`);
    }
  return moves;
}

/** Points the links of a rendered page or feed to the pages' addresses. An entry of a feed keeps its identity, else readers show it twice. */
export function rewriteLinks(text: string, moves: PageMoves): string {
  if (moves.size === 0) return text;
  const paths = [...moves.keys()].join('|');
  const links = new RegExp(`(?<="|(?<!<guid[^<]*)://[^\\s"<>/]+)(?:${paths})(?=["?#<\\\\])`, 'g');
  return text.replace(links, (path) => moves.get(path) ?? path);
}
