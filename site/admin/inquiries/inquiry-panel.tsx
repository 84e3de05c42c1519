import { useQuery } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiry.ts';
import { failureInWords } from '../failure-in-words.ts';
import { InquiryDetail } from './inquiry-detail.tsx';
import { oneInquiry } from './inquiry-list-query.ts';
import type { NoteDrafts } from './note-drafts.ts';
import { PhoneBar } from './phone-bar.tsx';
import { useUpdateInquiry } from './use-update-inquiry.ts';

type InquiryPanelProps = {
  inquiries: Inquiry[];
  selectedId: string | null;
  drafts: NoteDrafts;
  staffName?: string;
};

/** The right panel (specification §2): the open inquiry, or how to open one. */
export function InquiryPanel({ inquiries, selectedId, drafts, staffName }: InquiryPanelProps) {
  const position = inquiries.findIndex((inquiry) => inquiry.id === selectedId);
  const listed = inquiries[position];
  // A link to an inquiry further down than the list is loaded.
  const single = useQuery({ ...oneInquiry(selectedId ?? ''), enabled: selectedId !== null && !listed });
  const inquiry = listed ?? (selectedId === null ? undefined : single.data);

  if (selectedId === null) return <NothingSelected />;
  return (
    <>
      <div className="grow px-4 pt-6 pb-10 md:px-[clamp(1.25rem,2.6vw,2.6rem)]">
        {inquiry ? (
          <OpenInquiry key={inquiry.id} inquiry={inquiry} drafts={drafts} staffName={staffName} />
        ) : single.error ? (
          <p role="alert">{failureInWords(single.error)}</p>
        ) : (
          <p role="status" className="text-graphite">
            Loading the inquiry...
          </p>
        )}
      </div>
      <PhoneBar
        inquiry={inquiry}
        previous={inquiries[position - 1]}
        next={listed && inquiries[position + 1]}
      />
    </>
  );
}

export function NothingSelected() {
  return (
    <p className="flex min-h-80 items-center justify-center px-6 text-center text-graphite">
      Select an inquiry to view details
    </p>
  );
}

type OpenInquiryProps = { inquiry: Inquiry; drafts: NoteDrafts; staffName?: string };

function OpenInquiry({ inquiry, drafts, staffName }: OpenInquiryProps) {
  const update = useUpdateInquiry(inquiry, drafts);
  const { variables: change, isPending, error } = update;
  return (
    <InquiryDetail
      inquiry={inquiry}
      drafts={drafts}
      staffName={staffName}
      update={{ change, isPending, error }}
      onUpdate={update.mutate}
    />
  );
}
