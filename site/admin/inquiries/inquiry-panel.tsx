import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Inquiry } from '#contract/inquiry.ts';
import type { StaffMember } from '#contract/page-services.ts';
import { failureInWords } from '../failure-in-words.ts';
import { InquiryDetail } from './inquiry-detail.tsx';
import { oneInquiry } from './inquiry-list-query.ts';
import type { NoteDrafts } from './note-drafts.ts';
import { PhoneBar } from './phone-bar.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { useUpdateInquiry } from './use-update-inquiry.ts';

type InquiryPanelProps = {
  inquiries: Inquiry[];
  selectedId: string | null;
  drafts: NoteDrafts;
  staff?: StaffMember;
};

/** The right panel (specification §2): the open inquiry, or how to open one. */
export function InquiryPanel({ inquiries, selectedId, drafts, staff }: InquiryPanelProps) {
  const position = inquiries.findIndex((inquiry) => inquiry.id === selectedId);
  const { previous, next } = useNeighbours(inquiries, selectedId);
  const listed = inquiries[position];
  // A link to an inquiry further down than the list is loaded.
  const single = useQuery({ ...oneInquiry(selectedId ?? ''), enabled: selectedId !== null && !listed });
  useKept(listed);
  const inquiry = listed ?? (selectedId === null ? undefined : single.data);

  if (selectedId === null) return <NothingSelected />;
  return (
    <>
      <div className="grow px-4 pt-6 pb-10 md:px-[clamp(1.25rem,2.6vw,2.6rem)]">
        {inquiry ? (
          <OpenInquiry key={inquiry.id} inquiry={inquiry} drafts={drafts} staff={staff} />
        ) : single.error ? (
          <p role="alert">{failureInWords(single.error)}</p>
        ) : (
          <p role="status" className="text-graphite">
            Loading the inquiry...
          </p>
        )}
      </div>
      <PhoneBar inquiry={inquiry} previous={previous} next={next} />
    </>
  );
}

/** What is open stays as it is when a change takes it out of the list that is shown. */
function useKept(listed: Inquiry | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (listed) queryClient.setQueryData(oneInquiry(listed.id).queryKey, listed);
  }, [queryClient, listed]);
}

export function NothingSelected() {
  return (
    <p className="flex min-h-80 items-center justify-center px-6 text-center text-graphite">
      Select an inquiry to view details
    </p>
  );
}

type OpenInquiryProps = { inquiry: Inquiry; drafts: NoteDrafts; staff?: StaffMember };

function OpenInquiry({ inquiry, drafts, staff }: OpenInquiryProps) {
  const update = useUpdateInquiry(inquiry, drafts);
  const { variables: change, isPending, error } = update;
  return (
    <InquiryDetail
      inquiry={inquiry}
      drafts={drafts}
      staff={staff}
      update={{ change, isPending, error }}
      onUpdate={update.mutate}
    />
  );
}
