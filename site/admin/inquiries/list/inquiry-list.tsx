import { type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import type { InquiryCounts } from '#contract/inquiries/inquiry-responses.ts';
import { QUEUE_GROUP_LABELS, type QueueGroup } from '#contract/inquiries/queue.ts';
import { BUTTON, Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Chevron } from '../../components/line-icon.tsx';
import { failureInWords } from '../../format/failure-in-words.ts';
import type { Choosing } from '../bulk/chosen.ts';
import { useLiveUpdates } from '../live/use-live.ts';
import { NoResults } from '../search/no-results.tsx';
import { isFiltered } from '../url-state/view-in-address.ts';
import { InquiryCard } from './inquiry-card.tsx';
import { type QueueRow, useQueueRows } from './queue-rows.ts';
import { type RowPlace, VirtualRows } from './virtual-rows.tsx';

type InquiryListProps = {
  view: InquiryView;
  /** The loaded inquiries. */
  inquiries: ListedInquiry[];
  total: number;
  counts?: InquiryCounts;
  selectedId: string | null;
  choosing: Choosing;
  /** The error of the last load, while an older list is still shown. */
  error: unknown;
  /** The end of what is loaded comes into sight. */
  onEnd: () => void;
  onRetry: () => void;
};

/** Number of rows before the end of the loaded part at which the next page is fetched. */
const AHEAD = 30;

/** The left column (requirements §14): a card for each inquiry, in the groups of the queue. */
export function InquiryList(props: InquiryListProps) {
  const { view, inquiries, total, counts, selectedId, choosing, error, onEnd, onRetry } = props;
  const lastTicked = useRef<number | null>(null);
  const { rows, sizeOf, isFolded, toggleFold } = useQueueRows(props);

  function choose(index: number, event: MouseEvent) {
    const from = event.shiftKey && lastTicked.current !== null ? lastTicked.current : index;
    const between = inquiries.slice(Math.min(from, index), Math.max(from, index) + 1).map(({ id }) => id);
    choosing.toggle((inquiries[index] as ListedInquiry).id, { upTo: event.shiftKey ? between : [] });
    lastTicked.current = index;
  }

  function rowOf(row: QueueRow, place: RowPlace) {
    if (row.group)
      return (
        <GroupHead
          group={row.group}
          count={sizeOf(row.group)}
          place={place}
          isFolded={isFolded}
          onFold={row.group === 'closed' ? toggleFold : undefined}
        />
      );
    const { inquiry, position } = row;
    return (
      <InquiryCard
        place={{ ...place, 'aria-setsize': total, 'aria-posinset': position + 1 }}
        inquiry={inquiry}
        isSelected={inquiry.id === selectedId}
        isChosen={choosing.all || choosing.ids.has(inquiry.id)}
        onChoose={(event) => choose(position, event)}
      />
    );
  }

  const onShown = useCallback(
    (last: number) => {
      if (!isFolded && last > rows.length - AHEAD) onEnd();
    },
    [isFolded, rows.length, onEnd],
  );
  const goTo = useRowToShow(rows, selectedId);

  return (
    <>
      {Boolean(error) && (
        <div
          role="alert"
          className="border-b border-hairline bg-cancelled-bg px-4 py-2 text-cancelled md:px-6"
        >
          <p>Couldn’t refresh. This list may be out of date. {failureInWords(error)}</p>
          <Button look="bare" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {total > 0 ? (
        <VirtualRows
          rows={rows}
          label="Matching inquiries"
          goTo={goTo}
          onShown={onShown}
          onKeyDown={moveFocus}
          row={rowOf}
        />
      ) : isFiltered(view) ? (
        <NoResults view={view} counts={counts} />
      ) : (
        <NoInquiries />
      )}
    </>
  );
}

/**
 * The row to scroll to: the open inquiry's, or that of the uppermost arrival that "Show" brought, whichever came last.
 * @returns its index; -1 when neither is there.
 */
function useRowToShow(rows: readonly QueueRow[], selectedId: string | null): number {
  const { shown } = useLiveUpdates();
  const [last, setLast] = useState({ selectedId, shown, isArrival: false });
  if (last.selectedId !== selectedId || last.shown !== shown)
    setLast({ selectedId, shown, isArrival: last.shown !== shown });
  return rows.findIndex(
    ({ inquiry }) => inquiry && (last.isArrival ? shown.has(inquiry.id) : inquiry.id === selectedId),
  );
}

type GroupHeadProps = {
  group: QueueGroup;
  count?: number;
  place: RowPlace;
  /** Whether the group is collapsed; only groups with `onFold` can be. */
  isFolded: boolean;
  onFold?: () => void;
};

/** The head of a group of the queue; stays in sight while its inquiries scroll. */
function GroupHead({ group, count, place, isFolded, onFold }: GroupHeadProps) {
  const label = (
    <>
      {QUEUE_GROUP_LABELS[group]}
      {count !== undefined && <span className="ml-2 font-normal">{count.toLocaleString('en-US')}</span>}
    </>
  );
  return (
    <li
      {...place}
      data-group={group}
      className="sticky top-0 z-2 flex h-8 items-center bg-paper pl-3 max-md:top-14"
    >
      <h3 className="text-13 leading-none font-semibold tracking-normal text-graphite">
        {onFold ? (
          <button
            type="button"
            aria-expanded={!isFolded}
            onClick={onFold}
            className="flex min-h-8 cursor-pointer items-center hover:text-ink focus-visible:-outline-offset-2"
          >
            {label}
            <Chevron className={`ml-2 ${isFolded ? '' : 'rotate-180'}`} />
          </button>
        ) : (
          label
        )}
      </h3>
    </li>
  );
}

/** Before the first inquiry. */
const NoInquiries = () => (
  <div data-empty="">
    <EmptyState
      drawing="house"
      title="No inquiries yet."
      about="New inquiries from the contact page appear here."
      className="px-4 py-10 md:px-6"
    >
      <a href="/contact" className={BUTTON.quiet}>
        View contact page
      </a>
    </EmptyState>
  </div>
);

/** Arrow keys, Home and End move between cards; Enter opens one, as on any button. */
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
