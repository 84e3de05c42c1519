import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Inquiry, ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { StaffMember } from '#contract/site/page-services.ts';
import { useHydrated } from '../../../layout/use-hydrated.ts';
import { LineIcon } from '../../components/line-icon.tsx';
import { failureInWords } from '../../format/failure-in-words.ts';
import { useKeepCopy } from '../../offline-storage/use-keep-copy.ts';
import { useDrafts } from '../../state/use-drafts.ts';
import { scrollerOf } from '../detail/head/measured-head.ts';
import { isGone } from '../queries/forget-inquiry.ts';
import { oneInquiry } from '../queries/known-inquiries.ts';
import { useUpdateInquiry } from '../queries/use-update-inquiry.ts';
import { KeyHint } from '../shortcuts/key-caps.tsx';
import { nextWaiting } from '../url-state/neighbors.ts';
import { useListHref } from '../url-state/shown-today.ts';

const importDetail = () => import('../detail/inquiry-detail.tsx');
/** Not needed for the first view of the list; loaded right after it. */
const InquiryDetail = lazy(async () => ({ default: (await importDetail()).InquiryDetail }));
/** Waits for counts in any case. */
const TodayPanel = lazy(async () => ({ default: (await import('./today-panel.tsx')).TodayPanel }));

type InquiryPanelProps = { inquiries: Inquiry[]; selectedId: string | null; staff: StaffMember };

/** The right panel (requirements §14): the open inquiry, or a hint to select one. */
export function InquiryPanel({ inquiries, selectedId, staff }: InquiryPanelProps) {
  const drafts = useDrafts();
  const position = inquiries.findIndex((inquiry) => inquiry.id === selectedId);
  const listed = inquiries[position];
  // A link may lead to an inquiry below the loaded part of the list.
  const single = useQuery({ ...oneInquiry(selectedId ?? ''), enabled: selectedId !== null && !listed });
  useKept(listed);
  useEffect(() => {
    if (selectedId !== null && isGone(single.error)) drafts.forget(selectedId);
  }, [selectedId, single.error, drafts]);
  const inquiry = listed ?? (selectedId === null ? undefined : single.data);
  const panel = useOpenedAtTop(selectedId);
  useEffect(() => void importDetail(), []);

  if (selectedId === null) return <NothingSelected />;
  return (
    <div ref={panel} data-subject={selectedId} className="flex grow flex-col md:h-full">
      {inquiry ? (
        <OpenInquiry key={inquiry.id} inquiry={inquiry} inquiries={inquiries} staff={staff} />
      ) : single.error ? (
        <p role="alert" className="p-4 md:p-6">
          {failureInWords(single.error)}
        </p>
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** Every inquiry opens at its top, wherever the one before was left; on a phone the page itself scrolls. */
function useOpenedAtTop(selectedId: string | null) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each inquiry begins at the top
  useLayoutEffect(() => {
    if (panel.current) scrollerOf(panel.current)?.scrollTo({ top: 0, behavior: 'instant' });
  }, [selectedId]);
  return panel;
}

/** Keeps the open inquiry in the cache when a change takes it out of the list. */
function useKept(listed: Inquiry | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (listed) queryClient.setQueryData(oneInquiry(listed.id).queryKey, listed);
  }, [queryClient, listed]);
}

type OpenInquiryProps = {
  inquiry: Inquiry & Partial<Pick<ListedInquiry, 'unread'>>;
  inquiries: readonly Inquiry[];
  staff: StaffMember;
};

function OpenInquiry({ inquiry, inquiries, staff }: OpenInquiryProps) {
  const update = useUpdateInquiry(inquiry);
  const { variables: change, isPending, error } = update;
  useKeepCopy(inquiry, staff);
  // The state on opening, because the inquiry counts as read afterward.
  const [isUnread] = useState(inquiry.unread === true);
  return (
    <Suspense fallback={<Loading />}>
      <InquiryDetail
        inquiry={inquiry}
        staff={staff}
        update={{ change, isPending, error }}
        next={nextWaiting(inquiries, inquiry.id)}
        onUpdate={(wanted) => update.mutate(wanted)}
        isUnread={isUnread}
      />
    </Suspense>
  );
}

function Loading() {
  return (
    <p role="status" className="p-4 text-graphite md:p-6">
      Loading inquiry...
    </p>
  );
}

/** The right panel before an inquiry is selected: the sentence of requirements §14, and what the day holds. */
function NothingSelected() {
  const isHydrated = useHydrated();
  return (
    <div className="flex min-h-full flex-col px-4 pt-2 pb-5 md:px-6 md:pt-5 lg:px-9">
      <a
        href={useListHref()}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 self-start text-14 font-strong text-section no-underline md:hidden"
      >
        <LineIcon className="size-4.5" d="M10 3.5 5.5 8l4.5 4.5" />
        Inquiries
      </a>
      <p className="text-graphite max-md:hidden">Select an inquiry to view details</p>
      {isHydrated && (
        <Suspense>
          <TodayPanel />
        </Suspense>
      )}
      <div className="mt-auto pt-8 max-md:hidden">
        <KeyHint />
      </div>
    </div>
  );
}
