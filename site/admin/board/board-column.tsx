import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import { type EstimatedValue, valueInBrief } from '#contract/inquiries/prospect.ts';
import { type InquiryStatus, isClosed } from '#contract/inquiries/statuses.ts';
import { Button } from '../components/button.tsx';
import { PartFailed } from '../components/loaded.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { inquiryList } from '../inquiries/queries/inquiry-list-query.ts';
import { StatusBadge } from '../inquiries/status-badge.tsx';
import { useNow } from '../state/use-now.ts';
import { BoardCard } from './board-card.tsx';
import { isRecent } from './card-age.ts';
import type { BoardMoves } from './use-moves.ts';

type BoardColumnProps = {
  status: InquiryStatus;
  view: InquiryView;
  count?: number;
  /** The sum of the estimates; null without any. */
  worth?: EstimatedValue | null;
  /** On a phone, where one column shows at a time. */
  isShown: boolean;
  moves: BoardMoves;
  onMove: (inquiry: ListedInquiry, to: InquiryStatus) => void;
};

/**
 * Inquiries with one status, a page at a time; a card dropped here gets that status. A closed column shows the latest
 * changes first, and the older ones after a click.
 */
export function BoardColumn({ status, view, count, worth, isShown, moves, onMove }: BoardColumnProps) {
  const id = useId();
  const now = useNow();
  const isDone = isClosed(status);
  const [isWhole, setWhole] = useState(false);
  const list = useInfiniteQuery(
    inquiryList({ ...view, status: [status], ...(isDone && { sort: 'updated' as const }) }),
  );
  const { ref, isOver } = useDropTarget(status, onMove);
  const arriving = [...moves.values()].filter(({ to }) => to === status).map(({ inquiry }) => inquiry);
  const here = (list.data?.pages ?? [])
    .flatMap((page) => page.items)
    .filter((inquiry) => inquiry.status === status && !moves.has(inquiry.id));
  const recent = isDone && !isWhole ? here.filter((inquiry) => isRecent(inquiry, now)) : here;
  const older = here.length - recent.length;
  const total = count ?? list.data?.pages.at(-1)?.total;

  return (
    <section
      ref={ref}
      aria-labelledby={id}
      data-column={status}
      className={`flex min-h-0 shrink-0 flex-col rounded-t-sheet md:w-68 md:grow lg:w-auto lg:shrink lg:basis-0 ${isDone ? 'lg:min-w-44 lg:grow-3' : 'lg:min-w-52 lg:grow-4'} ${isShown ? 'w-full' : 'max-md:hidden'} ${isOver ? 'bg-ledge' : 'md:bg-well'}`}
    >
      <h2
        id={id}
        className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-3 pb-2 text-14 leading-normal font-semibold tracking-normal md:px-3"
      >
        <StatusBadge status={status} />
        <span className="font-normal text-graphite">{total?.toLocaleString('en-US')}</span>
        <span className="min-h-5 basis-full truncate">
          {worth && valueInBrief(worth)}
          {worth === null && <span className="font-normal text-graphite">No estimates</span>}
        </span>
      </h2>
      <div data-rows-of={status} className="min-h-0 grow px-0.5 pb-4 md:basis-0 md:overflow-y-auto md:px-2">
        {list.isPending && (
          <p role="status" className="px-4 py-3 text-graphite">
            Loading inquiries...
          </p>
        )}
        {list.isError && <PartFailed what="this column" query={list} className="bg-cancelled-bg px-4 py-3" />}
        <ul>
          {[...arriving, ...recent].map((inquiry) => (
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
          <p className="px-2 py-3 text-14 text-graphite">No inquiries</p>
        )}
        {older > 0 ? (
          <Button look="bare" onClick={() => setWhole(true)} className="px-2">
            Show {((total ?? here.length) - recent.length).toLocaleString('en-US')} older
          </Button>
        ) : (
          <MoreButton list={list} label="Show more" look="bare" className="px-2" />
        )}
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
      canDrop: ({ source }) => (source.data.inquiry as ListedInquiry | undefined)?.status !== status,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        onMove(source.data.inquiry as ListedInquiry, status);
      },
    });
  }, [status, onMove]);
  return { ref, isOver };
}
