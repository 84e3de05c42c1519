/** What the frame knows of the page it stands around. */
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from 'react-router';
import type { PageMeta } from '#contract/page.ts';
import { failurePage } from '../parts/failure-sheet.tsx';
import { notFoundPage } from '../parts/not-found-sheet.tsx';

/** A route's `handle`, or the same fields in its loader's data when they depend on the address. */
export type PageHandle = {
  page?: PageMeta;
  /** No header and footer: the dashboard brings its own. */
  bare?: boolean;
  /** Kept out of search results. */
  noindex?: boolean;
  /** The address that search engines shall keep, where it differs from the one asked for. */
  canonical?: string;
  /** A page rendered per request may name the smaller stylesheet, if that scans all of it (site/contact.css). */
  styles?: 'contact';
};

/** The page's title, description and sheet, wherever its route keeps them. */
export function usePage(): PageHandle & { path: string } {
  // Prerendering asks with a slash at the end; visitors are sent to the address without it.
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
  return { ...handle, ...pick(data), path: pathname };
}

/** A loader that found nothing throws a response with status 404. */
export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

const pick = ({ page, noindex, canonical }: PageHandle): PageHandle => ({
  ...(page && { page }),
  ...(noindex !== undefined && { noindex }),
  ...(canonical !== undefined && { canonical }),
});
