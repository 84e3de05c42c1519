/** The list of inquiries, page by page (specification §7; product decision §14). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryCounts, InquiryView } from '#contract/inquiries/inquiry-list.ts';
import { request } from '../../../layout/request.ts';
import { nextPage } from '../../state/next-page.ts';
import { apiQuery, filterQuery } from '../url-state/view-in-address.ts';
import { INQUIRIES, type InquiryPage, LISTS, type ListPosition } from './known-inquiries.ts';

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
    } as ListPosition,
    getNextPageParam: ({ next, place, inquiries }: InquiryPage): ListPosition | null =>
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

async function loadPage(place: ListPosition, signal: AbortSignal): Promise<InquiryPage> {
  const response = await request(place.path, { signal });
  const inquiries = (await response.json()) as ListedInquiry[];
  const date = response.headers.get('date');
  return {
    inquiries,
    place,
    total: Number(response.headers.get('x-total-count')),
    next: nextPage(response.headers.get('link')),
    at: date ? new Date(date).toISOString() : null,
  };
}
