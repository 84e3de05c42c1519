import type { MouseEvent } from 'react';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import { valueInBrief } from '#contract/inquiries/prospect.ts';
import { LineIcon } from '../../components/line-icon.tsx';
import { cardDate } from '../../format/dates.ts';
import { ClockLine } from '../clock-line.tsx';
import { useIsArrival } from '../live/use-live.ts';
import { PriorityMark } from '../priority-mark.tsx';
import { Highlight } from '../search/highlight.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { About, MeetingWords, WaitingWords } from '../subject.tsx';
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
 * One inquiry in the list (requirements §14), as high as CARD_HEIGHT: name and time; email and status; the client's latest
 * words; facts. A narrow list cuts the place and the badge's word, never the email. The name's button covers the card,
 * so that all of it can be clicked.
 */
export function InquiryCard({ inquiry, isSelected, place, isChosen, onChoose }: InquiryCardProps) {
  const query = useView().q;
  const isArrival = useIsArrival(inquiry.id);
  return (
    <li
      {...place}
      data-arrived={isArrival || undefined}
      className="group/card @container data-arrived:bg-new-bg/40 relative flex h-32 flex-col rounded-sheet pt-2 pr-3 pl-7 before:absolute before:top-0 before:right-3 before:left-7 before:h-px before:bg-hairline after:absolute after:inset-y-3 after:left-0 after:w-0.75 after:rounded-full hover:bg-hover has-aria-current:bg-sheet has-aria-current:shadow-e2 has-aria-current:after:bg-copper pointer-coarse:pl-11 pointer-coarse:before:left-11"
    >
      {inquiry.unread && (
        <span className="absolute top-4 left-3 size-2 rounded-full bg-attention hover-device:group-hover/card:hidden hover-device:group-has-checked/list:hidden pointer-coarse:left-1">
          <span className="sr-only">Unread</span>
        </span>
      )}
      {onChoose && <Tick name={inquiry.name} isChosen={isChosen} onChoose={onChoose} />}
      <div className="flex h-6 items-center gap-2">
        {/* A tag that doesn't fit is out of sight on a second line; the name never is. */}
        <div className="flex h-6 min-w-0 grow flex-wrap items-center gap-x-2 overflow-hidden">
          <h3
            className={`max-w-full min-w-0 text-15 leading-6 tracking-tight ${inquiry.unread ? 'font-semibold' : 'font-strong'}`}
          >
            <button
              type="button"
              data-inquiry={inquiry.id}
              aria-current={isSelected || undefined}
              onClick={() => selectInquiry(inquiry.id)}
              className="block max-w-full scroll-my-20 cursor-pointer truncate outline-none after:absolute after:inset-0 after:rounded-sheet focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-section"
            >
              <Highlight text={inquiry.name} query={query} />
            </button>
          </h3>
          <PriorityMark priority={inquiry.priority} isBrief />
          <TagList tags={inquiry.tags} />
        </div>
        <span className="shrink-0 text-13">
          {inquiry.waitingSince === null ? (
            <MeetingWords inquiry={inquiry} />
          ) : (
            <ClockLine inquiry={inquiry} />
          )}
        </span>
      </div>
      <div className="flex h-6 items-center gap-2 text-13 text-graphite">
        <span data-email="" className="min-w-0 grow truncate">
          <Highlight text={inquiry.email || (inquiry.phone ?? '')} query={query} />
        </span>
        <StatusBadge status={inquiry.status} isBrief />
      </div>
      <p className="line-clamp-2 h-10 shrink-0 font-serif text-15 leading-5 wrap-anywhere">
        <span className="font-sans text-13 not-empty:mr-1.5">
          <WaitingWords inquiry={inquiry} />
          {inquiry.waitingSince !== null && <MeetingWords inquiry={inquiry} />}
        </span>
        <Highlight text={inquiry.latestMessage ?? inquiry.message} query={query} />
      </p>
      <Facts inquiry={inquiry} isArrival={isArrival} />
    </li>
  );
}

type FactsProps = { inquiry: ListedInquiry; isArrival: boolean };

/** The last line: its worth, the work, files, who has it, and since when. */
function Facts({ inquiry, isArrival }: FactsProps) {
  const files = inquiry.attachments.length;
  return (
    <p className="flex h-7 items-center gap-x-2.5 text-13 whitespace-nowrap text-graphite">
      {inquiry.value && <span className="font-semibold text-ink">{valueInBrief(inquiry.value)}</span>}
      <span className="min-w-0 truncate empty:hidden">
        <About inquiry={inquiry} />
      </span>
      {files > 0 && (
        <span className="flex items-center gap-0.5">
          <LineIcon
            width="13"
            height="13"
            d="m12.5 7.5-5 5a2.8 2.8 0 0 1-4-4L9 3a1.9 1.9 0 0 1 2.7 2.7L6.4 11a.9.9 0 0 1-1.3-1.3l4.7-4.7"
          />
          {files}
          <span className="sr-only"> {files === 1 ? 'file' : 'files'}</span>
        </span>
      )}
      <span className="ml-auto flex items-center gap-x-2">
        {isArrival && <span className="font-semibold text-new">Just arrived</span>}
        <AssigneeInitials id={inquiry.assigneeId} />
        <time dateTime={inquiry.createdAt}>{cardDate(inquiry.createdAt)}</time>
      </span>
    </p>
  );
}

const ignore = () => {};

type TickProps = { name: string; isChosen?: boolean; onChoose: (event: MouseEvent) => void };

/** With a mouse, shown where it is needed: on the card at hand, and on all cards once one is selected. */
function Tick({ name, isChosen = false, onChoose }: TickProps) {
  return (
    <label className="absolute top-0 left-0 z-1 flex h-10 w-7 cursor-pointer items-center justify-center pt-1 pointer-coarse:h-11 pointer-coarse:w-11">
      <input
        type="checkbox"
        checked={isChosen}
        // Shift-click selects a range; only a click event carries the Shift key.
        onClick={onChoose}
        onChange={ignore}
        // The list is one Tab stop; x selects.
        tabIndex={-1}
        aria-label={`Select ${name}`}
        className="size-4 accent-section transition-opacity duration-100 group-focus-within/card:opacity-100 group-hover/card:opacity-100 group-has-checked/list:opacity-100 hover-device:opacity-0"
      />
    </label>
  );
}
