import type { KeyboardEvent } from 'react';
import type { Inquiry } from '#contract/inquiry.ts';
import { Button } from '../button.tsx';
import { failureInWords } from '../failure-in-words.ts';
import { InquiryCard } from './inquiry-card.tsx';

type InquiryListProps = {
  inquiries: Inquiry[];
  total: number;
  selectedId: string | null;
  /** What went wrong with the last load, while an older list is still there. */
  error: unknown;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  onRetry: () => void;
};

/** The left column (specification §2): how many inquiries there are, and a card for each. */
export function InquiryList(props: InquiryListProps) {
  const { inquiries, total, selectedId, error, hasMore, isLoadingMore, onMore, onRetry } = props;
  return (
    <>
      <h2 className="border-b border-hairline px-4 py-3 text-[0.9375rem] leading-normal font-semibold tracking-normal md:px-6">
        Inquiries ({total.toLocaleString('en-US')})
      </h2>
      {Boolean(error) && (
        <div
          role="alert"
          className="border-b border-hairline bg-cancelled-bg px-4 py-2 text-cancelled md:px-6"
        >
          <p>This list may be out of date: it could not be reloaded. {failureInWords(error)}</p>
          <Button look="bare" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {inquiries.length === 0 ? (
        <NoInquiries />
      ) : (
        <ul onKeyDown={moveFocus}>
          {inquiries.map((inquiry) => (
            <InquiryCard key={inquiry.id} inquiry={inquiry} isSelected={inquiry.id === selectedId} />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 md:px-6">
          <Button look="quiet" disabled={isLoadingMore} onClick={onMore}>
            {isLoadingMore ? 'Loading more...' : 'Load more'}
          </Button>
          <span className="text-[0.85rem] text-graphite">
            {inquiries.length.toLocaleString('en-US')} of {total.toLocaleString('en-US')} shown
          </span>
        </div>
      )}
    </>
  );
}

function NoInquiries() {
  return (
    <div className="px-4 py-12 md:px-6">
      <p className="text-xl font-[570] tracking-[-0.015em]">No inquiries yet.</p>
      <p className="mt-2 max-w-[34em] text-graphite">
        A request sent from the contact page shows up here when you load this page again.
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
