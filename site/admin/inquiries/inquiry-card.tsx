import { type Inquiry, SERVICE_TYPE_LABELS } from '#contract/inquiry.ts';
import { cardDate } from './dates.ts';
import { selectInquiry } from './selected-inquiry.ts';
import { StatusBadge } from './status-badge.tsx';

/** One inquiry in the list (specification §2). The name's button covers the card, so that all of it can be clicked. */
export function InquiryCard({ inquiry, isSelected }: { inquiry: Inquiry; isSelected: boolean }) {
  const files = inquiry.attachments.length;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-hairline px-4 py-3.5 [contain-intrinsic-size:auto_8.25rem] [content-visibility:auto] before:absolute before:inset-y-0 before:left-0 before:w-[3px] hover:bg-ledge/50 has-[[aria-current]]:bg-ledge has-[[aria-current]]:before:bg-copper md:px-6">
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
      <StatusBadge status={inquiry.status} />
      <p className="col-span-2 mt-1.5 mb-2 line-clamp-2 font-serif text-[0.95rem] leading-[1.45] wrap-anywhere">
        {inquiry.message}
      </p>
      <p className="col-span-2 flex flex-wrap gap-x-4 text-[0.8rem] text-graphite">
        <time dateTime={inquiry.createdAt}>{cardDate(inquiry.createdAt)}</time>
        {files > 0 && <span>{files === 1 ? '1 file' : `${files} files`}</span>}
        {inquiry.serviceType && <span>{serviceTypeLabel(inquiry.serviceType)}</span>}
      </p>
    </li>
  );
}

/** A service type's label; one that the form no longer offers shows as it is stored. */
export const serviceTypeLabel = (serviceType: string): string =>
  new Map<string, string>(Object.entries(SERVICE_TYPE_LABELS)).get(serviceType) ?? serviceType;
