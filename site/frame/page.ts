/** What the frame knows of the page it stands around. */
import { useLocation, useMatches } from 'react-router';
import type { PageMeta } from '#contract/page.ts';

/** A route's `handle`, or the same fields in its loader's data when they depend on the address. */
export type PageHandle = {
  page?: PageMeta;
  /** No header and footer: the dashboard brings its own. */
  bare?: boolean;
  /** Kept out of search results. */
  noindex?: boolean;
  /** The address that search engines shall keep, where it differs from the one asked for. */
  canonical?: string;
};

/** The page's title, description and sheet, wherever its route keeps them. */
export function usePage(): PageHandle & { path: string } {
  const { pathname } = useLocation();
  const matches = useMatches();
  const last = matches.at(-1);
  const handle = (last?.handle ?? {}) as PageHandle;
  const data = (last?.loaderData ?? {}) as PageHandle;
  return { ...handle, ...pick(data), path: pathname };
}

const pick = ({ page, noindex, canonical }: PageHandle): PageHandle => ({
  ...(page && { page }),
  ...(noindex !== undefined && { noindex }),
  ...(canonical !== undefined && { canonical }),
});
