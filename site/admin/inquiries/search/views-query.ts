/** Queries and changes of saved views (contract/inquiries/saved-view.ts). */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type InquiryView, listParams, readView } from '#contract/inquiries/inquiry-list.ts';
import type { SavedView, SavedViewChange, ViewCounts } from '#contract/inquiries/saved-view.ts';
import { request } from '../../../layout/request.ts';

export const savedViews = () => queryOptions<SavedView[]>({ queryKey: ['/api/views'] });

/** Milliseconds for which opening the views again shows the same counts. */
const COUNTS_LAST = 10_000;

export const viewCounts = () =>
  queryOptions<ViewCounts>({ queryKey: ['/api/views', 'counts'], staleTime: COUNTS_LAST });

export const viewOf = ({ query }: SavedView): InquiryView => readView(new URLSearchParams(query));

/** A view's filters as `SavedView.query` holds them; equal views have equal queries. */
export const queryOf = (view: InquiryView): string => listParams(view).toString();

/** The saved view that shows what is shown. */
export const viewShown = (views: readonly SavedView[], view: InquiryView): SavedView | undefined =>
  views.find((saved) => queryOf(viewOf(saved)) === queryOf(view));

/** Saves a new view, or changes the one with the id. */
export const useSaveView = (id: string | undefined, onSaved: () => void) =>
  useViewsChange(
    (body: SavedViewChange) =>
      id === undefined
        ? request('/api/views', { method: 'POST', body })
        : request(pathOf(id), { method: 'PATCH', body }),
    onSaved,
  );

export const useRemoveView = (onRemoved: () => void) =>
  useViewsChange(({ id }: SavedView) => request(pathOf(id), { method: 'DELETE' }), onRemoved);

const pathOf = (id: string) => `/api/views/${encodeURIComponent(id)}`;

function useViewsChange<T>(mutationFn: (change: T) => Promise<unknown>, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => {
      onDone();
      return queryClient.invalidateQueries({ queryKey: savedViews().queryKey });
    },
  });
}
