/** The list of inquiries, page by page (specification §7; product decision §14). */
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Inquiry, ListedInquiry } from '#contract/inquiry.ts';
import type { InquiryCounts, InquiryView } from '#contract/inquiry-list.ts';
import { request } from '../../../frame/request.ts';
import { apiQuery, filterQuery } from '../address/view-in-address.ts';

/** Where a page begins: its path, the number of inquiries before it, and the previous page. */
export type Place = { path: string; first: number; previous: Place | null };

export type InquiryPage = {
  inquiries: ListedInquiry[];
  /** Number in the whole list. */
  total: number;
  place: Place;
  /** Path of the next page. */
  next: string | null;
  /** The server's time of the answer (ISO 8601); later arrivals are announced. */
  at: string | null;
};

/** Everything under this key is reloaded after an update (specification §4). */
export const INQUIRIES = ['/api/inquiries'] as const;
const LISTS = [...INQUIRIES, 'lists'] as const;

/** Number of pages kept: far ones are dropped while scrolling, and fetched again on the way back. */
const PAGES_KEPT = 10;

/** One view of the list, a page at a time. */
export const inquiryList = (view: InquiryView = {}) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, apiQuery(view)],
    queryFn: ({ pageParam, signal }) => loadPage(pageParam, signal),
    initialPageParam: {
      path: `${INQUIRIES.join('/')}?${apiQuery(view)}`,
      first: 0,
      previous: null,
    } as Place,
    getNextPageParam: ({ next, place, inquiries }: InquiryPage): Place | null =>
      next === null ? null : { path: next, first: place.first + inquiries.length, previous: place },
    getPreviousPageParam: ({ place }: InquiryPage) => place.previous,
    maxPages: PAGES_KEPT,
  });

/** Counts for a view: all, overdue, spam and by status. */
export const inquiryCounts = (view: InquiryView) =>
  queryOptions({
    queryKey: [...INQUIRIES, 'counts', filterQuery(view)],
    queryFn: async ({ signal }) => {
      const response = await request(`/api/inquiries/counts?${filterQuery(view)}`, { signal });
      return (await response.json()) as InquiryCounts;
    },
  });

/** One inquiry outside the loaded pages. */
export const oneInquiry = (id: string) =>
  queryOptions<Inquiry>({ queryKey: [...INQUIRIES, encodeURIComponent(id)] });

/** What changed of an inquiry. */
type Changed = Partial<ListedInquiry> & { id: string };

/** Stores the server's answer to an update where the list and the detail read it. */
export function keepUpdated(queryClient: QueryClient, updated: Changed): void {
  queryClient.setQueriesData<InfiniteData<InquiryPage>>(
    { queryKey: LISTS },
    (list) => list && { ...list, pages: list.pages.map((page) => withUpdated(page, updated)) },
  );
  queryClient.setQueryData<Inquiry>(oneInquiry(updated.id).queryKey, (one) => one && { ...one, ...updated });
}

/** The newest known version of an inquiry, from a list or fetched alone. */
export function knownInquiry(queryClient: QueryClient, id: string): Inquiry | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<InquiryPage>>({ queryKey: LISTS });
  const listed = lists
    .flatMap(([, list]) => list?.pages.flatMap((page) => page.inquiries) ?? [])
    .filter((inquiry) => inquiry.id === id);
  const alone = queryClient.getQueryData<Inquiry>(oneInquiry(id).queryKey);
  return [...listed, ...(alone ? [alone] : [])].sort((a, b) => b.version - a.version)[0];
}

function withUpdated(page: InquiryPage, updated: Changed): InquiryPage {
  return {
    ...page,
    inquiries: page.inquiries.map((each) => (each.id === updated.id ? { ...each, ...updated } : each)),
  };
}

async function loadPage(place: Place, signal: AbortSignal): Promise<InquiryPage> {
  const response = await request(place.path, { signal });
  const inquiries = (await response.json()) as ListedInquiry[];
  const date = response.headers.get('date');
  return {
    inquiries,
    place,
    total: Number(response.headers.get('x-total-count') ?? place.first + inquiries.length),
    next: nextPage(response.headers.get('link')),
    at: date && new Date(date).toISOString(),
  };
}

/**
 * Path of the `rel="next"` page of a Link header (RFC 8288), or null. Drops the origin: the browser may reach
 * the server under another name, and credentials must go nowhere else.
 */
export function nextPage(link: string | null): string | null {
  const target = link?.match(/<([^>]*)>\s*;[^,]*\brel="?next"?/)?.[1];
  const url = target === undefined ? null : URL.parse(target, 'https://same-site.invalid');
  return url && url.pathname + url.search;
}
