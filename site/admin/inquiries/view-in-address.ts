/** What the list shows stands in the address: search, filters, sort. The order of urgency needs no word there. */
import { type InquirySort, type InquiryView, listParams, readView } from '#contract/inquiry-list.ts';
import { goTo, useAddress } from '../address.ts';

/** What waits longest for its first answer comes first, unless somebody chooses another order. */
export const DEFAULT_SORT: InquirySort = 'due';

const SELECTED = 'inquiry';

export const useView = (): InquiryView => readView(useAddress().searchParams);

/** Whether anything is left out of the list. */
export const isFiltered = ({ sort: _sort, ...filter }: InquiryView): boolean => listParams(filter).size > 0;

/** The same view with other parts; `undefined` takes a part away. */
export function changeView(change: Partial<InquiryView>, { replace = false } = {}): void {
  showView({ ...readView(new URLSearchParams(location.search)), ...change }, { replace });
}

/** Shows a view; the inquiry that is open stays open. */
export function showView(view: InquiryView, { replace = false } = {}): void {
  const params = listParams({ ...view, sort: view.sort === DEFAULT_SORT ? undefined : view.sort });
  const open = new URLSearchParams(location.search).get(SELECTED);
  if (open) params.set(SELECTED, open);
  goTo(location.pathname + (params.size > 0 ? `?${params}` : ''), { replace });
}

/** The query string by which the API knows a view. */
export const apiQuery = (view: InquiryView): string =>
  listParams({ ...view, sort: view.sort ?? DEFAULT_SORT }).toString();

/** The same without order, for counts, exports and changes of everything found. */
export const filterQuery = ({ sort: _sort, ...filter }: InquiryView): string => listParams(filter).toString();
