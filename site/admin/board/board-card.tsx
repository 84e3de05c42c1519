import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryStatus } from '#contract/inquiries/statuses.ts';
import { cardDate } from '../format/dates.ts';
import { ClockLine } from '../inquiries/clock-line.tsx';
import { AssigneeInitials } from '../inquiries/list/assignee-initials.tsx';
import { useIsArrival } from '../inquiries/live/use-live.ts';
import { Subject } from '../inquiries/subject.tsx';
import { openFromBoard } from '../inquiries/url-state/board-place.ts';
import { hrefOf } from '../inquiries/url-state/selected-inquiry.ts';
import { MoveMenu } from './move-menu.tsx';

type BoardCardProps = {
  inquiry: Inquiry;
  column: InquiryStatus;
  isMoving: boolean;
  onMove: (inquiry: Inquiry, to: InquiryStatus) => void;
};

/** An inquiry in its column: a click opens it, dragging moves it. */
export function BoardCard({ inquiry, column, isMoving, onMove }: BoardCardProps) {
  const ref = useRef<HTMLLIElement>(null);
  const isArrival = useIsArrival(inquiry.id);
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
      className="group/card data-arrived:bg-new-bg/40 relative border-b border-hairline px-4 py-2.5 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] hover:bg-ledge/50 aria-busy:bg-ledge md:cursor-grab"
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 text-[0.9375rem] leading-6 font-semibold tracking-normal wrap-anywhere">
          <a
            href={hrefOf(inquiry.id)}
            draggable={false}
            onClick={open}
            className="text-ink no-underline outline-none group-hover/card:text-copper after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-section"
          >
            {inquiry.name}
          </a>
        </h3>
        <MoveMenu inquiry={inquiry} column={column} disabled={isMoving} onMove={onMove} />
      </div>
      <p className="line-clamp-2 font-serif text-[0.875rem] leading-[1.35] wrap-anywhere">
        {inquiry.message}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-[0.75rem] leading-[1.125rem] text-graphite">
        {isArrival && <span className="font-semibold text-new">Just arrived</span>}
        <ClockLine inquiry={inquiry} />
        <time dateTime={inquiry.createdAt}>{cardDate(inquiry.createdAt)}</time>
        <AssigneeInitials id={inquiry.assigneeId} />
        <span className="basis-full empty:hidden">
          <Subject inquiry={inquiry} />
        </span>
      </p>
    </li>
  );
}
