/** The address holds the list's search, filters and sort. The default order, the queue, needs no parameter. */
import {
  type InquirySort,
  type InquiryView,
  listParams,
  readView,
} from '#contract/inquiries/inquiry-list.ts';
import { goTo, useAddress } from '../../state/address.ts';

/** The queue (contract/inquiries/queue.ts), unless another order is chosen. */
export const DEFAULT_SORT: InquirySort = 'queue';

const SELECTED = 'inquiry';

export const useView = (): InquiryView => readView(useAddress().searchParams);

/** Whether the view filters anything out. */
export const isFiltered = ({ sort: _sort, ...filter }: InquiryView): boolean => listParams(filter).size > 0;

/** The same view with changed parts; `undefined` removes a part. */
export function changeView(change: Partial<InquiryView>, { replace = false } = {}): void {
  showView({ ...readView(new URLSearchParams(location.search)), ...change }, { replace });
}

/** Shows a view; the open inquiry stays open. */
export function showView(view: InquiryView, { replace = false } = {}): void {
  const params = paramsOf(view);
  const open = new URLSearchParams(location.search).get(SELECTED);
  if (open) params.set(SELECTED, open);
  goTo(location.pathname + (params.size > 0 ? `?${params}` : ''), { replace });
}

/** The address of the list with a view. */
export const hrefOfView = (view: InquiryView): string => `/admin?${paramsOf(view)}`;

const paramsOf = (view: InquiryView): URLSearchParams =>
  listParams({ ...view, sort: view.sort === DEFAULT_SORT ? undefined : view.sort });

/** The view as the API's query string. */
export const apiQuery = (view: InquiryView): string =>
  listParams({ ...view, sort: view.sort ?? DEFAULT_SORT }).toString();

/** The same without the order, for counts, exports and bulk changes. */
export const filterQuery = ({ sort: _sort, ...filter }: InquiryView): string => listParams(filter).toString();
