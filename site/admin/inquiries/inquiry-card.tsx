import type { MouseEvent } from 'react';
import { type Inquiry, SERVICE_TYPE_LABELS } from '#contract/inquiry.ts';
import { placeName, usePlaces } from '../places.ts';
import { ClockLine } from './clock-line.tsx';
import { cardDate } from './dates.ts';
import { selectInquiry } from './selected-inquiry.ts';
import { StatusBadge } from './status-badge.tsx';
import type { RowPlace } from './virtual-rows.tsx';

/** One inquiry in the list (specification §2). The name's button covers the card, so that all of it can be clicked. */
type InquiryCardProps = {
  inquiry: Inquiry;
  isSelected: boolean;
  /** Its place among all, where only some are rendered. */
  place?: RowPlace;
  isChosen?: boolean;
  onChoose?: (event: MouseEvent) => void;
};

export function InquiryCard({ inquiry, isSelected, place, isChosen = false, onChoose }: InquiryCardProps) {
  const places = usePlaces();
  const files = inquiry.attachments.length;
  return (
    <li
      {...place}
      className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-hairline px-4 py-3.5 before:absolute before:inset-y-0 before:left-0 before:w-[3px] hover:bg-ledge/50 has-[[aria-current]]:bg-ledge has-[[aria-current]]:before:bg-copper md:px-6"
    >
      <div className="min-w-0">
        <h3 className="text-base leading-snug font-semibold tracking-[-0.01em] wrap-anywhere">
          <button
            type="button"
            data-inquiry={inquiry.id}
            aria-current={isSelected || undefined}
            onClick={() => selectInquiry(inquiry.id)}
            className="cursor-pointer text-left outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-section"
          >
            {inquiry.name}
          </button>
        </h3>
        <p className="truncate text-[0.85rem] text-graphite">{inquiry.email}</p>
      </div>
      <span className="flex items-start gap-3">
        <StatusBadge status={inquiry.status} />
        {onChoose && (
          <label className="relative z-[1] -m-2.5 flex size-11 cursor-pointer items-start justify-center p-2.5">
            <input
              type="checkbox"
              checked={isChosen}
              // Shift and a click tick everything between; only a click tells about Shift.
              onClick={onChoose}
              readOnly
              aria-label={`Select ${inquiry.name}`}
              className="size-4.5 accent-section"
            />
          </label>
        )}
      </span>
      <p className="col-span-2 mt-1.5 mb-2 line-clamp-2 font-serif text-[0.95rem] leading-[1.45] wrap-anywhere">
        {inquiry.message}
      </p>
      <p className="col-span-2 flex flex-wrap gap-x-4 text-[0.8rem] text-graphite">
        <ClockLine inquiry={inquiry} />
        <time dateTime={inquiry.createdAt}>{cardDate(inquiry.createdAt)}</time>
        {files > 0 && <span>{files === 1 ? '1 file' : `${files} files`}</span>}
        {inquiry.serviceType && <span>{serviceTypeLabel(inquiry.serviceType)}</span>}
        {inquiry.area && <span>{placeName(places, inquiry.area)}</span>}
      </p>
    </li>
  );
}

/** A service type's label; one that the form no longer offers shows as it is stored. */
export const serviceTypeLabel = (serviceType: string): string =>
  new Map<string, string>(Object.entries(SERVICE_TYPE_LABELS)).get(serviceType) ?? serviceType;
