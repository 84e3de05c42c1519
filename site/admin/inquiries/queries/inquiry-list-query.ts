/** Lists of inquiries and of their events, page by page (requirements §8). */
import { queryOptions } from '@tanstack/react-query';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import { type InquiryView, LIST_LIMITS, listParams } from '#contract/inquiries/inquiry-list.ts';
import type { InquiryCounts } from '#contract/inquiries/inquiry-responses.ts';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import type { InquiryWorth } from '#contract/inquiries/worth.ts';
import { request } from '../../../layout/request.ts';
import { pagedQuery } from '../../state/paged-query.ts';
import { apiQuery, filterQuery } from '../url-state/view-in-address.ts';
import { INQUIRIES, LISTS } from './known-inquiries.ts';

/** One view of the list, a page at a time. */
export const inquiryList = (view: InquiryView = {}) =>
  pagedQuery<ListedInquiry>([...LISTS, apiQuery(view)], `${INQUIRIES.join('/')}?${apiQuery(view)}`);

/** One page of a view, enough for a day; reloaded with the lists. */
export const firstPage = (view: InquiryView) => {
  const query = listParams({ ...view, limit: LIST_LIMITS.page }).toString();
  return queryOptions({
    queryKey: [...INQUIRIES, 'first', query],
    queryFn: async ({ signal }): Promise<ListedInquiry[]> =>
      (await request(`/api/inquiries?${query}`, { signal })).json(),
  });
};

/** Counts for a view: all, overdue, spam and by status. */
export const inquiryCounts = (view: InquiryView) =>
  queryOptions({
    queryKey: [...INQUIRIES, 'counts', filterQuery(view)],
    queryFn: async ({ signal }): Promise<InquiryCounts> =>
      (await request(`/api/inquiries/counts?${filterQuery(view)}`, { signal })).json(),
  });

/** The sums of the estimates by status, for a view. */
export const inquiryWorth = (view: InquiryView) =>
  queryOptions({
    queryKey: [...INQUIRIES, 'worth', filterQuery(view)],
    queryFn: async ({ signal }): Promise<InquiryWorth> =>
      (await request(`/api/inquiries/worth?${filterQuery(view)}`, { signal })).json(),
  });

/** The events of an inquiry, newest first. */
export function timelineOf(id: string) {
  const key = [...INQUIRIES, encodeURIComponent(id), 'events'];
  return pagedQuery<TimelineEvent>(key, key.join('/'));
}
