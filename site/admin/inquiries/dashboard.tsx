import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import type { StaffMember } from '#contract/page-services.ts';
import { titleOf } from '../../frame/title.ts';
import { Button } from '../button.tsx';
import { failureInWords } from '../failure-in-words.ts';
import { MailLine } from '../mail/mail-line.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useChoosing } from './bulk/chosen.ts';
import { FindBar } from './find/find-bar.tsx';
import { InquiryList } from './inquiry-list.tsx';
import { inquiryCounts } from './inquiry-list-query.ts';
import { InquiryPanel } from './inquiry-panel.tsx';
import { NewsLine } from './live/news-line.tsx';
import { Live } from './live/use-live.ts';
import type { NoteDrafts } from './note-drafts.ts';
import { useSelectedInquiry } from './selected-inquiry.ts';
import { KeyHint } from './shortcuts/key-hint.tsx';
import { useShortcuts } from './shortcuts/use-shortcuts.tsx';
import { useFocusBetweenListAndDetail } from './use-focus-between-list-and-detail.ts';
import { usePages } from './use-pages.ts';
import { filterQuery, useView } from './view-in-address.ts';

/** Specification §2. */
export const DASHBOARD_TITLE = 'Admin Dashboard';

type DashboardProps = { drafts: NoteDrafts; staff?: StaffMember };

/** The inquiries at the left, the open one at the right; on a phone one after the other (specification §2). */
export function Dashboard({ drafts, staff }: DashboardProps) {
  const view = useView();
  const selectedId = useSelectedInquiry();
  const { list, inquiries, first, total, onShown } = usePages(view);
  const line = useContext(Live);
  const listedAt = list.data?.pages[0]?.at;
  useEffect(() => {
    if (listedAt) line?.listed(listedAt);
  }, [line, listedAt]);
  const counts = useQuery(inquiryCounts(view)).data;
  const choosing = useChoosing(filterQuery(view));
  const shortcuts = useShortcuts({ inquiries, selectedId, choosing });
  useFocusBetweenListAndDetail(selectedId);
  useTitle(counts?.overdue ?? 0);

  return (
    <main data-open={selectedId === null ? undefined : ''} className="group flex grow flex-col">
      <div className="flex items-end justify-between gap-6 border-b border-hairline px-4 pt-6 pb-5 group-data-open:max-md:sr-only md:px-6">
        <div>
          <h1 className="text-[2rem] leading-[1.05] font-[570] tracking-[-0.025em]">{DASHBOARD_TITLE}</h1>
          <p className="mt-1.5 text-graphite">Manage contact inquiries and track project status</p>
        </div>
        <KeyHint />
      </div>
      <div className="grid grow md:grid-cols-[minmax(19rem,5fr)_minmax(0,7fr)]">
        <section
          aria-label="Inquiries"
          aria-busy={list.isPlaceholderData || undefined}
          className="flex min-w-0 flex-col border-hairline group-data-open:max-md:hidden md:border-r"
        >
          <NewsLine />
          <MailLine />
          <FindBar view={view} />
          {list.data ? (
            <InquiryList
              key={list.data.pages[0]?.place.path}
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
        <section
          aria-label="Inquiry details"
          className="max-md:flex max-md:flex-col group-[:not([data-open])]:max-md:hidden md:sticky md:top-0 md:max-h-dvh md:self-start md:overflow-y-auto"
        >
          <InquiryPanel inquiries={inquiries} selectedId={selectedId} drafts={drafts} staff={staff} />
        </section>
      </div>
      {shortcuts}
    </main>
  );
}

/** "(3) Admin Dashboard": what is overdue shows in the browser's tab. */
function useTitle(overdue: number): void {
  useEffect(() => {
    document.title = `${overdue > 0 ? `(${overdue}) ` : ''}${titleOf(DASHBOARD_TITLE)}`;
  }, [overdue]);
}

export function Loading() {
  return (
    <>
      <p role="status" className="border-b border-hairline px-4 py-3 font-semibold md:px-6">
        Loading inquiries...
      </p>
      <div aria-hidden="true">
        {[1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="border-b border-hairline px-4 py-4 md:px-6">
            <div className="h-4 w-1/3 bg-ledge" />
            <div className="mt-2.5 h-3 w-1/2 bg-ledge" />
            <div className="mt-4 h-3 w-11/12 bg-ledge" />
            <div className="mt-2.5 h-3 w-1/4 bg-ledge" />
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
