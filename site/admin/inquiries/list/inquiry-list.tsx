import { type KeyboardEvent, type MouseEvent, useCallback, useRef } from 'react';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryCounts, InquiryView } from '#contract/inquiries/inquiry-list.ts';
import type { Choosing } from '../bulk/chosen.ts';
import { useRowToShow } from '../live/use-row-to-show.ts';
import { NoResults } from '../search/no-results.tsx';
import { isFiltered } from '../url-state/view-in-address.ts';
import { GroupHead } from './group-head.tsx';
import { InquiryCard } from './inquiry-card.tsx';
import { NoInquiries, NotLoaded, OldList } from './list-states.tsx';
import { HEAD_HEIGHT, ROW_HEIGHT, type RowPlace } from './row-options.ts';
import { useQueueRows } from './use-queue-rows.ts';
import { VirtualRows } from './virtual-rows.tsx';

type InquiryListProps = {
  view: InquiryView;
  /** The loaded inquiries, and how many come before them. */
  inquiries: ListedInquiry[];
  first: number;
  total: number;
  counts?: InquiryCounts;
  selectedId: string | null;
  choosing: Choosing;
  /** The error of the last load, while an older list is still shown. */
  error: unknown;
  onShown: (first: number, last: number) => void;
  onRetry: () => void;
};

/** The left column (specification §2): a card for each inquiry, in the groups of the queue. */
export function InquiryList(props: InquiryListProps) {
  const { view, inquiries, first, total, counts, selectedId, choosing, error, onShown, onRetry } = props;
  const lastTicked = useRef<number | null>(null);
  const rows = useQueueRows(props);
  const { row } = rows;
  const shownAt = useRowToShow(inquiries, selectedId);

  function choose(index: number, event: MouseEvent) {
    const from = event.shiftKey && lastTicked.current !== null ? lastTicked.current : index;
    const between = inquiries.slice(Math.min(from, index), Math.max(from, index) + 1).map(({ id }) => id);
    choosing.toggle((inquiries[index] as ListedInquiry).id, { upTo: event.shiftKey ? between : [] });
    lastTicked.current = index;
  }

  function rowOf(index: number, place: RowPlace) {
    const { head, position } = row(index);
    if (head)
      return (
        <GroupHead
          group={head.group}
          count={rows.sizeOf(head.group)}
          place={place}
          isFolded={rows.isFolded}
          onFold={head.group === 'closed' ? rows.toggleFold : undefined}
        />
      );
    const inquiry = inquiries[position - first];
    if (!inquiry) return <NotLoaded place={place} />;
    return (
      <InquiryCard
        place={{ ...place, 'aria-setsize': total, 'aria-posinset': position + 1 }}
        inquiry={inquiry}
        isSelected={inquiry.id === selectedId}
        isChosen={choosing.all || choosing.ids.has(inquiry.id)}
        onChoose={(event) => choose(position - first, event)}
      />
    );
  }

  const keyOf = useCallback(
    (index: number) => {
      const { head, position } = row(index);
      return head ? head.group : (inquiries[position - first]?.id ?? `place-${position}`);
    },
    [row, inquiries, first],
  );
  const heightOf = useCallback((index: number) => (row(index).head ? HEAD_HEIGHT : ROW_HEIGHT), [row]);
  const show = useCallback(
    (from: number, to: number) => onShown(row(from).position ?? 0, row(to).position ?? total),
    [row, onShown, total],
  );

  if (total === 0)
    return (
      <>
        {Boolean(error) && <OldList error={error} onRetry={onRetry} />}
        {isFiltered(view) ? <NoResults view={view} counts={counts} /> : <NoInquiries />}
      </>
    );
  return (
    <>
      {Boolean(error) && <OldList error={error} onRetry={onRetry} />}
      <VirtualRows
        count={rows.count}
        label="Inquiries found"
        heightOf={heightOf}
        keyOf={keyOf}
        heads={rows.headIndexes}
        goTo={shownAt === null ? null : rows.indexOf(first + shownAt)}
        onShown={show}
        onKeyDown={moveFocus}
        row={rowOf}
      />
    </>
  );
}

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
