import { useQuery } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiry.ts';
import { Button } from '../button.tsx';
import { failureInWords } from '../failure-in-words.ts';
import { InquiryDetail } from './inquiry-detail.tsx';
import { oneInquiry } from './inquiry-list-query.ts';
import type { NoteDrafts } from './note-drafts.ts';
import { closeInquiry, selectInquiry } from './selected-inquiry.ts';
import { useUpdateInquiry } from './use-update-inquiry.ts';

type InquiryPanelProps = { inquiries: Inquiry[]; selectedId: string | null; drafts: NoteDrafts };

/** The right panel (specification §2): the open inquiry, or how to open one. */
export function InquiryPanel({ inquiries, selectedId, drafts }: InquiryPanelProps) {
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
          <OpenInquiry key={inquiry.id} inquiry={inquiry} drafts={drafts} />
        ) : single.error ? (
          <p role="alert">{failureInWords(single.error)}</p>
        ) : (
          <p role="status" className="text-graphite">
            Loading the inquiry...
          </p>
        )}
      </div>
      <PhoneSteps previous={inquiries[position - 1]} next={listed && inquiries[position + 1]} />
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

function OpenInquiry({ inquiry, drafts }: { inquiry: Inquiry; drafts: NoteDrafts }) {
  const update = useUpdateInquiry(inquiry, drafts);
  const { variables: change, isPending, error } = update;
  return (
    <InquiryDetail
      inquiry={inquiry}
      drafts={drafts}
      update={{ change, isPending, error }}
      onUpdate={update.mutate}
    />
  );
}

/** On a phone: back to the list and on to its neighbours, where the thumb is. */
function PhoneSteps({ previous, next }: { previous?: Inquiry; next?: Inquiry }) {
  const goTo = (inquiry?: Inquiry) => () => inquiry && selectInquiry(inquiry.id);
  return (
    <nav
      aria-label="Between inquiries"
      className="sticky bottom-0 flex gap-2 border-t border-hairline bg-paper px-4 py-2.5 md:hidden"
    >
      <Button look="quiet" onClick={closeInquiry} className="mr-auto">
        Back to the list
      </Button>
      <Button look="quiet" disabled={!previous} onClick={goTo(previous)}>
        Previous
      </Button>
      <Button look="quiet" disabled={!next} onClick={goTo(next)}>
        Next
      </Button>
    </nav>
  );
}
