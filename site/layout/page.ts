/** The frame's knowledge of the current page. */
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from 'react-router';
import type { PageMeta } from '#contract/site/records/fields.ts';
import { failurePage, notFoundPage } from './error-pages.ts';

/**
 * A route's `handle`, or the same fields in its loader's data when they depend on the address. Values that come from the content
 * is asked for with each render.
 */
export type PageHandle = {
  page?: PageMeta | (() => PageMeta);
  /** No header and footer: the dashboard brings its own. */
  bare?: boolean;
  /** Installs as an app: the dashboard. */
  app?: boolean;
  /** Excluded from search results. */
  noindex?: boolean;
  /** The address for search engines, if it differs from the requested one. */
  canonical?: string;
  /** A page rendered per request may use the smaller stylesheet, if all of it is scanned for that (site/contact.css). */
  styles?: 'contact';
};

/** The page's title, description and sheet, wherever its route keeps them. */
export function usePage(): Omit<PageHandle, 'page'> & { page?: PageMeta; path: string } {
  // Prerendering requests a trailing slash; visitors are redirected to the address without it.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, '');
  const matches = useMatches();
  const error = useRouteError();
  if (error)
    return {
      page: isNotFound(error) ? notFoundPage : failurePage,
      noindex: true,
      styles: 'contact',
      path: pathname,
    };
  const last = matches.at(-1);
  const handle = (last?.handle ?? {}) as PageHandle;
  const data = (last?.loaderData ?? {}) as PageHandle;
  const { page, ...rest } = { ...handle, ...pick(data) };
  return { ...rest, page: typeof page === 'function' ? page() : page, path: pathname };
}

/** A loader that finds nothing throws a response with status 404. */
export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

const pick = ({ page, noindex, canonical }: PageHandle): PageHandle => ({
  ...(page && { page }),
  ...(noindex !== undefined && { noindex }),
  ...(canonical !== undefined && { canonical }),
});
