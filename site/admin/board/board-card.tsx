import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef } from 'react';
import type { Inquiry, InquiryStatus } from '#contract/inquiry.ts';
import { ClockLine } from '../inquiries/clock-line.tsx';
import { cardDate } from '../inquiries/dates.ts';
import { serviceTypeLabel } from '../inquiries/inquiry-card.tsx';
import { hrefOf } from '../inquiries/selected-inquiry.ts';
import { placeName, usePlaces } from '../places.ts';
import { MoveMenu } from './move-menu.tsx';

type BoardCardProps = {
  inquiry: Inquiry;
  column: InquiryStatus;
  isMoving: boolean;
  onMove: (inquiry: Inquiry, to: InquiryStatus) => void;
};

/** An inquiry in its column: the name opens it, the rest is taken hold of. */
export function BoardCard({ inquiry, column, isMoving, onMove }: BoardCardProps) {
  const ref = useRef<HTMLLIElement>(null);
  const places = usePlaces();
  useEffect(() => {
    if (!ref.current || isMoving) return;
    return draggable({ element: ref.current, getInitialData: () => ({ inquiry }) });
  }, [inquiry, isMoving]);

  return (
    <li
      ref={ref}
      data-card={inquiry.id}
      aria-busy={isMoving || undefined}
      className="border-b border-hairline px-4 py-3 [contain-intrinsic-size:auto_7.5rem] [content-visibility:auto] hover:bg-ledge/50 aria-busy:bg-ledge md:cursor-grab"
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 text-[0.9375rem] leading-snug font-semibold tracking-normal wrap-anywhere">
          <a
            href={hrefOf(inquiry.id)}
            draggable={false}
            className="inline-flex min-h-6 items-center text-ink no-underline hover:text-copper"
          >
            {inquiry.name}
          </a>
        </h3>
        <MoveMenu inquiry={inquiry} column={column} disabled={isMoving} onMove={onMove} />
      </div>
      <p className="mt-1 line-clamp-2 font-serif text-[0.9rem] leading-[1.4] wrap-anywhere">
        {inquiry.message}
      </p>
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-[0.8rem] text-graphite">
        <ClockLine inquiry={inquiry} />
        <time dateTime={inquiry.createdAt}>{cardDate(inquiry.createdAt)}</time>
        {inquiry.serviceType && <span>{serviceTypeLabel(inquiry.serviceType)}</span>}
        {inquiry.area && <span>{placeName(places, inquiry.area)}</span>}
      </p>
    </li>
  );
}
