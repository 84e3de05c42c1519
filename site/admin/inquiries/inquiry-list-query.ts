/** The list of inquiries, page by page (specification §7; product decision §14). */
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiry.ts';
import type { InquiryCounts, InquiryView } from '#contract/inquiry-list.ts';
import { request } from '../../frame/request.ts';
import { apiQuery, filterQuery } from './view-in-address.ts';

/** Where a page begins: its path, how many come before it, and the page before, to go back to. */
export type Place = { path: string; first: number; previous: Place | null };

export type InquiryPage = {
  inquiries: Inquiry[];
  /** Of the whole list. */
  total: number;
  place: Place;
  /** Path of the following page. */
  next: string | null;
  /** The server's clock when it answered (ISO 8601); what arrives later is announced. */
  at: string | null;
};

/** Everything under this key is reloaded after an update (specification §4). */
export const INQUIRIES = ['/api/inquiries'] as const;
const LISTS = [...INQUIRIES, 'lists'] as const;

/** Pages kept at once: far ones are let go while scrolling, and fetched again on the way back. */
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

/** How many there are, overdue, spam and by status, for what the view finds. */
export const inquiryCounts = (view: InquiryView) =>
  queryOptions({
    queryKey: [...INQUIRIES, 'counts', filterQuery(view)],
    queryFn: async ({ signal }) => {
      const response = await request(`/api/inquiries/counts?${filterQuery(view)}`, { signal });
      return (await response.json()) as InquiryCounts;
    },
  });

/** One inquiry that the pages loaded so far don't hold. */
export const oneInquiry = (id: string) =>
  queryOptions<Inquiry>({ queryKey: [...INQUIRIES, encodeURIComponent(id)] });

/** Puts what the server answered to an update where lists and detail read it. */
export function keepUpdated(queryClient: QueryClient, updated: Inquiry): void {
  queryClient.setQueriesData<InfiniteData<InquiryPage>>(
    { queryKey: LISTS },
    (list) => list && { ...list, pages: list.pages.map((page) => withUpdated(page, updated)) },
  );
  queryClient.setQueryData<Inquiry>(oneInquiry(updated.id).queryKey, (one) => one && updated);
}

/** The inquiry as the browser knows it last, from a list or by itself. */
export function knownInquiry(queryClient: QueryClient, id: string): Inquiry | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<InquiryPage>>({ queryKey: LISTS });
  const listed = lists
    .flatMap(([, list]) => list?.pages.flatMap((page) => page.inquiries) ?? [])
    .filter((inquiry) => inquiry.id === id);
  const alone = queryClient.getQueryData<Inquiry>(oneInquiry(id).queryKey);
  return [...listed, ...(alone ? [alone] : [])].sort((a, b) => b.version - a.version)[0];
}

function withUpdated(page: InquiryPage, updated: Inquiry): InquiryPage {
  return { ...page, inquiries: page.inquiries.map((each) => (each.id === updated.id ? updated : each)) };
}

async function loadPage(place: Place, signal: AbortSignal): Promise<InquiryPage> {
  const response = await request(place.path, { signal });
  const inquiries = (await response.json()) as Inquiry[];
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
 * Path of the `rel="next"` page of a Link header (RFC 8288), or null. The origin is dropped: the browser
 * may know the server by another name than it calls itself, and credentials go nowhere else.
 */
export function nextPage(link: string | null): string | null {
  const target = link?.match(/<([^>]*)>\s*;[^,]*\brel="?next"?/)?.[1];
  const url = target === undefined ? null : URL.parse(target, 'https://same-site.invalid');
  return url && url.pathname + url.search;
}
