import { queryOptions } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { type InquiryView, LIST_LIMITS, listParams } from '#contract/inquiries/inquiry-list.ts';
import { request } from '../../../layout/request.ts';
import { INQUIRIES } from '../queries/known-inquiries.ts';

/** One page of a view, enough for a day; reloaded with the lists. */
export const firstPage = (view: InquiryView) => {
  const query = listParams({ ...view, limit: LIST_LIMITS.page }).toString();
  return queryOptions({
    queryKey: [...INQUIRIES, 'today', query],
    queryFn: async ({ signal }): Promise<Inquiry[]> =>
      (await request(`/api/inquiries?${query}`, { signal })).json(),
  });
};
