import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import type { InquiryStatus } from '#contract/inquiries/statuses.ts';
import { PartFailed } from '../components/loaded.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { inquiryList } from '../inquiries/queries/inquiry-list-query.ts';
import { StatusBadge } from '../inquiries/status-badge.tsx';
import { BoardCard } from './board-card.tsx';
import type { BoardMoves } from './use-moves.ts';

type BoardColumnProps = {
  status: InquiryStatus;
  view: InquiryView;
  count?: number;
  moves: BoardMoves;
  onMove: (inquiry: Inquiry, to: InquiryStatus) => void;
};

/** All inquiries with one status, a page at a time; a card dropped here gets that status. */
export function BoardColumn({ status, view, count, moves, onMove }: BoardColumnProps) {
  const id = useId();
  const list = useInfiniteQuery(inquiryList({ ...view, status: [status] }));
  const { ref, isOver } = useDropTarget(status, onMove);
  const arriving = [...moves.values()].filter(({ to }) => to === status).map(({ inquiry }) => inquiry);
  const here = (list.data?.pages ?? [])
    .flatMap((page) => page.items)
    .filter((inquiry) => inquiry.status === status && !moves.has(inquiry.id));
  const total = count ?? list.data?.pages.at(-1)?.total;

  return (
    <section
      ref={ref}
      aria-labelledby={id}
      data-column={status}
      className={`flex min-h-0 w-[84vw] shrink-0 snap-start scroll-ml-4 flex-col border-r border-hairline last:border-r-0 md:w-auto md:min-w-56 md:flex-1 ${isOver ? 'bg-ledge' : ''}`}
    >
      <h2
        id={id}
        className="flex items-center justify-between gap-3 border-b border-hairline px-4 py-2 text-[0.9375rem] leading-normal font-semibold tracking-normal"
      >
        <StatusBadge status={status} />
        <span className="text-graphite">{total?.toLocaleString('en-US')}</span>
      </h2>
      <div data-rows-of={status} className="min-h-0 grow basis-0 overflow-y-auto">
        {list.isPending && (
          <p role="status" className="px-4 py-3 text-graphite">
            Loading inquiries...
          </p>
        )}
        {list.isError && <PartFailed what="this column" query={list} className="bg-cancelled-bg px-4 py-3" />}
        <ul>
          {[...arriving, ...here].map((inquiry) => (
            <BoardCard
              key={inquiry.id}
              inquiry={inquiry}
              column={status}
              isMoving={moves.has(inquiry.id)}
              onMove={onMove}
            />
          ))}
        </ul>
        {list.data && arriving.length + here.length === 0 && (
          <p className="px-4 py-3 text-[0.85rem] text-graphite">No inquiries</p>
        )}
        <MoreButton list={list} label="Show more" look="bare" className="px-4" />
      </div>
    </section>
  );
}

function useDropTarget(status: InquiryStatus, onMove: BoardColumnProps['onMove']) {
  const ref = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    return dropTargetForElements({
      element: ref.current,
      canDrop: ({ source }) => (source.data.inquiry as Inquiry | undefined)?.status !== status,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        onMove(source.data.inquiry as Inquiry, status);
      },
    });
  }, [status, onMove]);
  return { ref, isOver };
}
