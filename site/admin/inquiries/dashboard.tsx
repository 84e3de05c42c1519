import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../button.tsx';
import { failureInWords } from '../failure-in-words.ts';
import { InquiryList } from './inquiry-list.tsx';
import { inquiryList } from './inquiry-list-query.ts';
import { InquiryPanel } from './inquiry-panel.tsx';
import type { NoteDrafts } from './note-drafts.ts';
import { useSelectedInquiry } from './selected-inquiry.ts';
import { useFocusBetweenListAndDetail } from './use-focus-between-list-and-detail.ts';

/** The inquiries at the left, the open one at the right; on a phone one after the other (specification §2). */
export function Dashboard({ drafts }: { drafts: NoteDrafts }) {
  const selectedId = useSelectedInquiry();
  const list = useInfiniteQuery(inquiryList());
  const inquiries = list.data?.pages.flatMap((page) => page.inquiries) ?? [];
  useFocusBetweenListAndDetail(selectedId);

  return (
    <main data-open={selectedId === null ? undefined : ''} className="group flex grow flex-col">
      <div className="border-b border-hairline px-4 pt-6 pb-5 group-data-open:max-md:sr-only md:px-6">
        <h1 className="text-[2rem] leading-[1.05] font-[570] tracking-[-0.025em]">Admin Dashboard</h1>
        <p className="mt-1.5 text-graphite">Manage contact inquiries and track project status</p>
      </div>
      {list.data ? (
        <div className="grid grow md:grid-cols-[minmax(19rem,5fr)_minmax(0,7fr)]">
          <section
            aria-label="Inquiries"
            className="border-hairline group-data-open:max-md:hidden md:border-r"
          >
            <InquiryList
              inquiries={inquiries}
              total={list.data.pages.at(-1)?.total ?? inquiries.length}
              selectedId={selectedId}
              error={list.error}
              hasMore={list.hasNextPage}
              isLoadingMore={list.isFetchingNextPage}
              onMore={() => list.fetchNextPage()}
              onRetry={() => list.refetch()}
            />
          </section>
          <section
            aria-label="Inquiry details"
            className="max-md:flex max-md:flex-col group-[:not([data-open])]:max-md:hidden md:sticky md:top-0 md:max-h-dvh md:self-start md:overflow-y-auto"
          >
            <InquiryPanel inquiries={inquiries} selectedId={selectedId} drafts={drafts} />
          </section>
        </div>
      ) : list.isError ? (
        <LoadFailure error={list.error} onRetry={() => list.refetch()} />
      ) : (
        <Loading />
      )}
    </main>
  );
}

export function Loading() {
  return (
    <div className="md:grid md:grow md:grid-cols-[minmax(19rem,5fr)_minmax(0,7fr)]">
      <div className="border-hairline md:border-r">
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
      </div>
    </div>
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
