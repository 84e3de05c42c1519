import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useContext, useEffect, useMemo } from 'react';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import { request } from '../../../layout/request.ts';
import { Button } from '../../components/button.tsx';
import { DASHBOARD_TITLE } from '../../format/dashboard-title.ts';
import { failureInWords } from '../../format/failure-in-words.ts';
import { useWide } from '../../state/use-wide.ts';
import type { ViewProps } from '../../state/view-props.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useChoosing } from '../bulk/chosen.ts';
import { InquiryList } from '../list/inquiry-list.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { LoadingCards } from '../list/loading-cards.tsx';
import { ActivityNotice } from '../live/activity-notice.tsx';
import { useTabTitle } from '../live/use-arrivals.ts';
import { Live } from '../live/use-live.ts';
import { inquiryCounts, inquiryList } from '../queries/inquiry-list-query.ts';
import { keepUpdated } from '../queries/known-inquiries.ts';
import { FindBar } from '../search/find-bar.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { useSelectedInquiry } from '../url-state/selected-inquiry.ts';
import { useShowsToday } from '../url-state/shown-today.ts';
import { filterQuery, useView } from '../url-state/view-in-address.ts';
import { InquiryPanel } from './inquiry-panel.tsx';
import { useFocusBetweenListAndDetail } from './use-focus-between-list-and-detail.ts';

const NextVisit = lazy(async () => ({ default: (await import('./next-visit.tsx')).NextVisit }));

/** The list at the left, the open inquiry at the right; on a phone one at a time (requirements §14). */
export function Dashboard({ staff }: ViewProps) {
  const view = useView();
  const selectedId = useSelectedInquiry();
  const showsToday = useShowsToday();
  const isWide = useWide();
  const counts = useQuery(inquiryCounts(view)).data;
  const list = useInfiniteQuery({
    ...inquiryList(view),
    // The previous view stays while another loads, so that the page doesn't flicker with every word of a search.
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetching, fetchNextPage } = list;
  const inquiries = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const total = data?.pages.at(-1)?.total ?? 0;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const line = useContext(Live);
  const listedAt = data?.pages[0]?.at;
  useEffect(() => {
    if (listedAt) line?.listed(listedAt);
  }, [line, listedAt]);
  const choosing = useChoosing(filterQuery(view));
  useShortcuts({ inquiries, selectedId, choosing });
  useFocusBetweenListAndDetail(selectedId);
  useMarkRead(inquiries, selectedId);
  useTabTitle(DASHBOARD_TITLE, counts?.overdue);

  return (
    <main
      data-open={selectedId === null && !showsToday ? undefined : ''}
      className="group grow md:flex md:min-h-112 md:basis-0"
    >
      <div className="flex min-w-0 shrink-0 flex-col border-line md:min-h-0 md:w-84 md:border-r lg:w-96 wide:w-108">
        <div className="px-4 pt-3 group-data-open:max-md:sr-only max-md:pr-28 md:px-6">
          <h1 className="text-17 leading-tight font-semibold tracking-tight">{DASHBOARD_TITLE}</h1>
          <p className="text-13 text-graphite">Manage contact inquiries and track project status</p>
        </div>
        <section
          aria-label="Inquiries"
          aria-busy={list.isPlaceholderData || undefined}
          className="flex min-w-0 grow flex-col group-data-open:max-md:hidden md:min-h-0 md:basis-0"
        >
          <ActivityNotice />
          <FindBar view={view}>
            {data && <ListHeading view={view} total={total} overdue={counts?.overdue} />}
          </FindBar>
          {!isWide && (
            <Suspense fallback={<div className="h-12" />}>
              <NextVisit staffId={staff.id} />
            </Suspense>
          )}
          {data ? (
            <InquiryList
              key={String(data.pageParams[0])}
              view={view}
              inquiries={inquiries}
              total={total}
              counts={counts}
              selectedId={selectedId}
              choosing={choosing}
              error={list.error}
              onEnd={loadMore}
              onRetry={() => list.refetch()}
            />
          ) : list.isError ? (
            <LoadFailure error={list.error} onRetry={() => list.refetch()} />
          ) : (
            <LoadingCards />
          )}
          <BulkBar choosing={choosing} view={view} total={total} />
        </section>
      </div>
      <section
        aria-label="Inquiry details"
        className="grow max-md:hidden max-md:flex-col group-data-open:max-md:flex md:min-h-0 md:min-w-0 md:overflow-y-auto"
      >
        <InquiryPanel inquiries={inquiries} selectedId={selectedId} staff={staff} />
      </section>
    </main>
  );
}

export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="px-4 py-12 md:px-6">
      <h2 className="text-20 font-strong tracking-tight">Couldn’t load inquiries.</h2>
      <p className="mt-2 mb-4 max-w-lg text-graphite">{failureInWords(error)}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

/** Marks the open inquiry as read by the signed-in person, also when the visitor writes while it is open. */
function useMarkRead(inquiries: readonly ListedInquiry[], selectedId: string | null): void {
  const queryClient = useQueryClient();
  // An inquiry outside the loaded part of the list may be unread.
  const isUnread = inquiries.find(({ id }) => id === selectedId)?.unread ?? true;
  useEffect(() => {
    if (selectedId === null || !isUnread) return;
    request(`/api/inquiries/${encodeURIComponent(selectedId)}/read`, { method: 'PUT' })
      .then(() => keepUpdated(queryClient, { id: selectedId, unread: false }))
      // The inquiry stays unread until the next time.
      .catch(() => {});
  }, [queryClient, selectedId, isUnread]);
}
