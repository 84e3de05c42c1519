import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import { valueInBrief } from '#contract/inquiries/prospect.ts';
import type { InquiryStatus } from '#contract/inquiries/statuses.ts';
import { cardDate } from '../format/dates.ts';
import { ClockLine } from '../inquiries/clock-line.tsx';
import { AssigneeInitials } from '../inquiries/list/assignee-initials.tsx';
import { useIsArrival } from '../inquiries/live/use-live.ts';
import { PriorityMark } from '../inquiries/priority-mark.tsx';
import { Subject } from '../inquiries/subject.tsx';
import { openFromBoard } from '../inquiries/url-state/board-place.ts';
import { hrefOf } from '../inquiries/url-state/selected-inquiry.ts';
import { useNow } from '../state/use-now.ts';
import { cardAgeOf } from './card-age.ts';
import { MoveMenu } from './move-menu.tsx';

type BoardCardProps = {
  inquiry: ListedInquiry;
  column: InquiryStatus;
  isMoving: boolean;
  onMove: (inquiry: ListedInquiry, to: InquiryStatus) => void;
};

/** An inquiry in its column, with its age as a strip at the left: a click opens it, dragging moves it. */
export function BoardCard({ inquiry, column, isMoving, onMove }: BoardCardProps) {
  const ref = useRef<HTMLLIElement>(null);
  const isArrival = useIsArrival(inquiry.id);
  const { age, words } = cardAgeOf(inquiry, useNow());
  useEffect(() => {
    if (!ref.current || isMoving) return;
    return draggable({ element: ref.current, getInitialData: () => ({ inquiry }) });
  }, [inquiry, isMoving]);

  /** A click with a modifier is the browser's: it opens a tab. */
  function open(event: MouseEvent) {
    if (!ref.current || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openFromBoard(ref.current, inquiry.id);
  }

  return (
    <li
      ref={ref}
      data-card={inquiry.id}
      data-arrived={isArrival || undefined}
      aria-busy={isMoving || undefined}
      data-age={age}
      className="group/card data-arrived:bg-new-bg relative mb-2 rounded-control bg-sheet py-2.5 pr-3 pl-4 shadow-e1 contain-card before:absolute before:inset-y-2 before:left-1 before:w-0.75 before:rounded-full hover:shadow-e2 aria-busy:bg-ledge data-[age=cold]:before:bg-edge data-[age=overdue]:before:bg-overdue data-[age=quiet]:before:bg-progress md:cursor-grab"
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 text-15 leading-6 font-semibold tracking-normal wrap-anywhere">
          <a
            href={hrefOf(inquiry.id)}
            draggable={false}
            onClick={open}
            className="text-ink no-underline outline-none group-hover/card:text-copper after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-section"
          >
            {inquiry.name}
          </a>
        </h3>
        <MoveMenu inquiry={inquiry} column={column} disabled={isMoving} onMove={onMove} />
      </div>
      <p className="line-clamp-2 font-serif text-14 leading-snug wrap-anywhere">
        {inquiry.latestMessage ?? inquiry.message}
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-12 text-graphite">
        {isArrival && <span className="font-semibold text-new">Just arrived</span>}
        {inquiry.value && (
          <span className="text-13 font-semibold text-ink">{valueInBrief(inquiry.value)}</span>
        )}
        <PriorityMark priority={inquiry.priority} />
        <ClockLine inquiry={inquiry} />
        {words && <span className="font-strong">{words}</span>}
        <time dateTime={inquiry.createdAt}>{cardDate(inquiry.createdAt)}</time>
        <AssigneeInitials id={inquiry.assigneeId} />
        <span className="basis-full empty:hidden">
          <Subject inquiry={inquiry} />
        </span>
      </p>
    </li>
  );
}
