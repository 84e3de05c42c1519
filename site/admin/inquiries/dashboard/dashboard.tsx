import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import type { StaffMember } from '#contract/site/page-services.ts';
import { Button } from '../../components/button.tsx';
import { DASHBOARD_TITLE } from '../../format/dashboard-title.ts';
import { failureInWords } from '../../format/failure-in-words.ts';
import type { NoteDrafts } from '../../state/note-drafts.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useChoosing } from '../bulk/chosen.ts';
import { InquiryList } from '../list/inquiry-list.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { NewsLine } from '../live/news-line.tsx';
import { Live } from '../live/use-live.ts';
import { useTabTitle } from '../live/use-tab-title.ts';
import { inquiryCounts } from '../queries/inquiry-list-query.ts';
import { useMarkRead } from '../queries/use-mark-read.ts';
import { FindBar } from '../search/find-bar.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { useSelectedInquiry } from '../url-state/selected-inquiry.ts';
import { filterQuery, useView } from '../url-state/view-in-address.ts';
import { InquiryPanel } from './inquiry-panel.tsx';
import { useFocusBetweenListAndDetail } from './use-focus-between-list-and-detail.ts';
import { usePages } from './use-pages.ts';

type DashboardProps = { drafts: NoteDrafts; staff?: StaffMember };

/** The list at the left, the open inquiry at the right; on a phone one at a time (specification §2). */
export function Dashboard({ drafts, staff }: DashboardProps) {
  const view = useView();
  const selectedId = useSelectedInquiry();
  const counts = useQuery(inquiryCounts(view)).data;
  const { list, inquiries, first, total, beginning, onShown } = usePages(view);
  const line = useContext(Live);
  const listedAt = list.data?.pages[0]?.at;
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
      data-open={selectedId === null ? undefined : ''}
      className="group grid grow md:min-h-[28rem] md:basis-0 md:grid-cols-[minmax(21rem,5fr)_minmax(0,7fr)] md:grid-rows-[minmax(0,1fr)]"
    >
      <div className="flex min-w-0 flex-col border-hairline md:min-h-0 md:border-r">
        <div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-1.5 group-data-open:max-md:sr-only max-md:flex-nowrap md:px-6">
          <h1 className="text-[1.0625rem] leading-6 font-semibold tracking-[-0.015em] whitespace-nowrap">
            {DASHBOARD_TITLE}
          </h1>
          <p className="text-[0.8125rem] text-graphite max-md:truncate">
            Manage contact inquiries and track project status
          </p>
        </div>
        <section
          aria-label="Inquiries"
          aria-busy={list.isPlaceholderData || undefined}
          className="flex min-w-0 grow flex-col group-data-open:max-md:hidden md:min-h-0 md:basis-0"
        >
          <NewsLine />
          <FindBar view={view}>
            {list.data && <ListHeading view={view} total={total} overdue={counts?.overdue} />}
          </FindBar>
          {list.data ? (
            <InquiryList
              key={beginning}
              view={view}
              inquiries={inquiries}
              first={first}
              total={total}
              counts={counts}
              selectedId={selectedId}
              choosing={choosing}
              error={list.error}
              onShown={onShown}
              onRetry={() => list.refetch()}
            />
          ) : list.isError ? (
            <LoadFailure error={list.error} onRetry={() => list.refetch()} />
          ) : (
            <Loading />
          )}
          <BulkBar choosing={choosing} view={view} total={total} />
        </section>
      </div>
      <section
        aria-label="Inquiry details"
        className="max-md:flex max-md:flex-col group-[:not([data-open])]:max-md:hidden md:min-h-0 md:overflow-y-auto"
      >
        <InquiryPanel inquiries={inquiries} selectedId={selectedId} drafts={drafts} staff={staff} />
      </section>
    </main>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="border-b border-hairline px-4 py-3 font-semibold md:px-6">
        Loading inquiries...
      </p>
      <div aria-hidden="true">
        {[1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="h-16 border-b border-hairline px-4 py-2.5">
            <div className="h-3.5 w-1/3 bg-ledge" />
            <div className="mt-2 h-2.5 w-11/12 bg-ledge" />
            <div className="mt-1.5 h-2.5 w-3/5 bg-ledge" />
          </div>
        ))}
      </div>
    </>
  );
}

export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="px-4 py-12 md:px-6">
      <h2 className="text-xl font-[570] tracking-[-0.015em]">The inquiries could not be loaded.</h2>
      <p className="mt-2 mb-4 max-w-[34em] text-graphite">{failureInWords(error)}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
