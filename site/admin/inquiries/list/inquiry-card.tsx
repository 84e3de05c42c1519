import type { MouseEvent } from 'react';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import { cardDate } from '../../format/dates.ts';
import { ClockLine } from '../clock-line.tsx';
import { useIsArrival } from '../live/use-live.ts';
import { PriorityMark } from '../priority-mark.tsx';
import { Highlight } from '../search/highlight.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { About, Pressing } from '../subject.tsx';
import { TagList } from '../tag-list.tsx';
import { selectInquiry } from '../url-state/selected-inquiry.ts';
import { useView } from '../url-state/view-in-address.ts';
import { AssigneeInitials } from './assignee-initials.tsx';
import type { RowPlace } from './virtual-rows.tsx';

type InquiryCardProps = {
  inquiry: ListedInquiry;
  isSelected: boolean;
  /** Position in the whole list, where only part of it is rendered. */
  place?: RowPlace & { 'aria-setsize': number; 'aria-posinset': number };
  isChosen?: boolean;
  onChoose?: (event: MouseEvent) => void;
};

/**
 * One inquiry in the list (requirements §14): 64 px high; five lines where the list is narrow. The email is cut last: what
 * it is about goes first, then the name. The name's button covers the card, so that all of it can be clicked.
 */
export function InquiryCard({ inquiry, isSelected, place, isChosen, onChoose }: InquiryCardProps) {
  const query = useView().q;
  const isArrival = useIsArrival(inquiry.id);
  const files = inquiry.attachments.length;
  return (
    <li
      {...place}
      data-arrived={isArrival || undefined}
      className="group/card data-arrived:bg-new-bg/40 relative grid h-[6.25rem] grid-cols-[1.5rem_minmax(0,1fr)_auto] pointer-coarse:grid-cols-[2.75rem_minmax(0,1fr)_auto] grid-rows-[1.25rem_1.0625rem_2.125rem_1.25rem] content-center border-b border-hairline pr-4 leading-[1.0625rem] [grid-template-areas:'tick_name_badge'_'tick_mail_mail'_'tick_said_said'_'tick_date_clock'] before:absolute before:inset-y-0 before:left-0 before:w-[3px] hover:bg-ledge/50 has-[[aria-current]]:bg-ledge has-[[aria-current]]:before:bg-copper @min-[27rem]:h-16 @min-[27rem]:grid-rows-[1.25rem_1.0625rem_1.0625rem] @min-[27rem]:[grid-template-areas:'tick_lead_badge'_'tick_said_clock'_'tick_said_date'] md:pr-6"
    >
      {inquiry.unread && (
        <span className="absolute top-[0.66rem] left-2 size-2 rounded-full bg-copper [@media(hover:hover)]:group-hover/card:hidden [@media(hover:hover)]:group-has-[:checked]/list:hidden pointer-coarse:left-1">
          <span className="sr-only">Unread</span>
        </span>
      )}
      {onChoose && <Tick name={inquiry.name} isChosen={isChosen} onChoose={onChoose} />}
      <div className="contents @min-[27rem]:flex @min-[27rem]:min-w-0 @min-[27rem]:items-baseline @min-[27rem]:gap-x-2 @min-[27rem]:pr-2 @min-[27rem]:[grid-area:lead]">
        <h3
          className={`min-w-0 text-[0.9375rem] leading-5 tracking-[-0.01em] [grid-area:name] @min-[27rem]:min-w-12 ${inquiry.unread ? 'font-[650]' : 'font-[540]'}`}
        >
          <button
            type="button"
            data-inquiry={inquiry.id}
            aria-current={isSelected || undefined}
            onClick={() => selectInquiry(inquiry.id)}
            className="block max-w-full scroll-my-20 cursor-pointer truncate outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-section"
          >
            <Highlight text={inquiry.name} query={query} />
          </button>
        </h3>
        <p className="flex min-w-0 gap-x-2 text-[0.8125rem] text-graphite [grid-area:mail] @min-[27rem]:contents">
          <span
            data-email=""
            className="max-w-full shrink-0 truncate text-[0.8125rem] text-graphite @min-[27rem]:max-w-[calc(100%-3.5rem)]"
          >
            <Highlight text={inquiry.email || (inquiry.phone ?? '')} query={query} />
          </span>
          <span className="min-w-0 shrink-[10000] truncate text-[0.8125rem] text-graphite">
            <TagList tags={inquiry.tags} />
            <About inquiry={inquiry} />
          </span>
        </p>
      </div>
      <p className="line-clamp-2 font-serif text-[0.875rem] wrap-anywhere [grid-area:said] @min-[27rem]:pr-3">
        <span className="font-sans text-[0.8125rem] not-empty:mr-1.5">
          <Pressing inquiry={inquiry} />
        </span>
        <Highlight text={inquiry.message} query={query} />
      </p>
      <span className="flex h-5 items-center gap-2 justify-self-end [grid-area:badge]">
        <PriorityMark priority={inquiry.priority} />
        <StatusBadge status={inquiry.status} isSmall />
      </span>
      <span className="justify-self-end text-[0.8125rem] [grid-area:clock]">
        <ClockLine inquiry={inquiry} />
      </span>
      <p className="flex items-center gap-x-2.5 text-[0.75rem] whitespace-nowrap text-graphite [grid-area:date] @min-[27rem]:justify-self-end">
        {isArrival && <span className="font-semibold text-new">Just arrived</span>}
        {files > 0 && <span>{files === 1 ? '1 file' : `${files} files`}</span>}
        <time dateTime={inquiry.createdAt}>{cardDate(inquiry.createdAt)}</time>
        <AssigneeInitials id={inquiry.assigneeId} />
      </p>
    </li>
  );
}

const ignore = () => {};

type TickProps = { name: string; isChosen?: boolean; onChoose: (event: MouseEvent) => void };

/** With a mouse, shown where it is needed: on the card at hand, and on all cards once one is selected. */
function Tick({ name, isChosen = false, onChoose }: TickProps) {
  return (
    <label className="relative z-[1] -mt-1.5 flex h-8 cursor-pointer items-start justify-center self-start pt-2 [grid-area:tick] pointer-coarse:h-11">
      <input
        type="checkbox"
        checked={isChosen}
        // Shift-click selects a range; only a click event carries the Shift key.
        onClick={onChoose}
        onChange={ignore}
        // The list is one Tab stop; x selects.
        tabIndex={-1}
        aria-label={`Select ${name}`}
        className="size-4 accent-section transition-opacity duration-100 group-focus-within/card:opacity-100 group-hover/card:opacity-100 group-has-[:checked]/list:opacity-100 [@media(hover:hover)]:opacity-0"
      />
    </label>
  );
}
