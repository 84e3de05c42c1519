import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { Inquiry } from '#contract/inquiry.ts';
import type { InquiryCounts, InquiryView } from '#contract/inquiry-list.ts';
import { Button } from '../button.tsx';
import { failureInWords } from '../failure-in-words.ts';
import type { Choosing } from './bulk/chosen.ts';
import { NothingFits } from './find/nothing-fits.tsx';
import { InquiryCard } from './inquiry-card.tsx';
import { changeView, isFiltered } from './view-in-address.ts';
import { type RowPlace, VirtualRows } from './virtual-rows.tsx';

type InquiryListProps = {
  view: InquiryView;
  /** What is loaded, and how many come before it. */
  inquiries: Inquiry[];
  first: number;
  total: number;
  counts?: InquiryCounts;
  selectedId: string | null;
  choosing: Choosing;
  /** What went wrong with the last load, while an older list is still there. */
  error: unknown;
  onShown: (first: number, last: number) => void;
  onRetry: () => void;
};

/** The left column (specification §2): how many inquiries there are, and a card for each. */
export function InquiryList(props: InquiryListProps) {
  const { view, inquiries, first, total, counts, selectedId, choosing, error, onShown, onRetry } = props;
  const lastTicked = useRef<number | null>(null);
  const selectedAt = inquiries.findIndex((inquiry) => inquiry.id === selectedId);

  function choose(index: number, event: MouseEvent) {
    const from = event.shiftKey && lastTicked.current !== null ? lastTicked.current : index;
    const between = inquiries.slice(Math.min(from, index), Math.max(from, index) + 1).map(({ id }) => id);
    choosing.toggle((inquiries[index] as Inquiry).id, { upTo: event.shiftKey ? between : [] });
    lastTicked.current = index;
  }

  function card(position: number, place: RowPlace) {
    const index = position - first;
    const inquiry = inquiries[index];
    if (!inquiry) return <NotLoaded key={`place-${position}`} place={place} />;
    return (
      <InquiryCard
        key={inquiry.id}
        place={place}
        inquiry={inquiry}
        isSelected={inquiry.id === selectedId}
        isChosen={choosing.all || choosing.ids.has(inquiry.id)}
        onChoose={(event) => choose(index, event)}
      />
    );
  }

  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline px-4 py-3 md:px-6">
        <h2 className="text-[0.9375rem] leading-normal font-semibold tracking-normal">
          Inquiries ({total.toLocaleString('en-US')})
        </h2>
        {counts !== undefined && counts.overdue > 0 && !view.overdue && (
          <button
            type="button"
            data-overdue=""
            onClick={() => changeView({ overdue: true })}
            className="min-h-6 cursor-pointer text-[0.85rem] font-semibold text-cancelled underline underline-offset-[0.22em]"
          >
            {counts.overdue.toLocaleString('en-US')} overdue
          </button>
        )}
      </div>
      {Boolean(error) && <OldList error={error} onRetry={onRetry} />}
      {total === 0 ? (
        isFiltered(view) ? (
          <NothingFits view={view} counts={counts} />
        ) : (
          <NoInquiries />
        )
      ) : (
        <VirtualRows
          count={total}
          label="Inquiries found"
          goTo={selectedAt === -1 ? null : first + selectedAt}
          onShown={onShown}
          onKeyDown={moveFocus}
          row={card}
        />
      )}
    </>
  );
}

/** Keeps the place of a card that is on its way, or was let go. */
function NotLoaded({ place }: { place: RowPlace }) {
  return (
    <li {...place} aria-busy="true" className="h-[8.4rem] border-b border-hairline px-4 py-4 md:px-6">
      <div className="h-4 w-1/3 bg-ledge" />
      <div className="mt-2.5 h-3 w-1/2 bg-ledge" />
      <div className="mt-4 h-3 w-11/12 bg-ledge" />
    </li>
  );
}

function OldList({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="border-b border-hairline bg-cancelled-bg px-4 py-2 text-cancelled md:px-6">
      <p>This list may be out of date: it could not be reloaded. {failureInWords(error)}</p>
      <Button look="bare" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function NoInquiries() {
  return (
    <div data-empty="" className="px-4 py-12 md:px-6">
      <p className="text-xl font-[570] tracking-[-0.015em]">No inquiries yet.</p>
      <p className="mt-2 max-w-[34em] text-graphite">
        A request sent from the contact page is announced here when it arrives.
      </p>
      <a href="/contact" className="mt-2 inline-flex min-h-11 items-center text-section">
        Open the contact page
      </a>
    </div>
  );
}

/** Arrow keys, Home and End go from card to card; Enter opens one, as on any button. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-inquiry]')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const target = targets[event.key];
  if (at === -1 || target === undefined) return;
  event.preventDefault();
  buttons[target]?.focus();
}
