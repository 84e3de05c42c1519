import type { ReactNode } from 'react';
import { INQUIRY_STATUSES, type InquiryStatus, statusLabel, statusOf } from '#contract/inquiries/statuses.ts';
import { LineIcon } from '../../../components/line-icon.tsx';
import { Options } from '../../../components/options.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useStaffNames } from '../../../state/staff-names.ts';
import { useWide } from '../../../state/use-wide.ts';
import { ClockLine } from '../../clock-line.tsx';
import { statusColors } from '../../status-badge.tsx';
import { closeInquiry } from '../../url-state/selected-inquiry.ts';
import { ClientEmail } from './client-email.tsx';
import { HeadFacts } from './head-facts.tsx';
import { HeadSelect } from './head-select.tsx';
import { measuredHead } from './measured-head.ts';
import { telOf } from './phone-links.ts';
import { PrioritySelect } from './priority-select.tsx';
import { Tags } from './tags.tsx';
import { useJustAnswered } from './use-just-answered.ts';

type HeadProps = {
  /** The chosen status while it is being saved. */
  status: string;
  /** On a phone, next to the status. */
  tools: ReactNode;
  /** The actions; on a phone they are in the bar at the bottom. */
  children: ReactNode;
};

/** Name, clock, status, assignee, contact details, facts and actions. On a phone it stays while the page scrolls. */
export function DetailHead({ status, tools, children }: HeadProps) {
  const { inquiry } = useOpenInquiry();
  const isWide = useWide();
  const link =
    'inline-flex min-h-7 items-center font-strong text-section no-underline wrap-anywhere underline-offset-4 hover:underline max-md:min-h-11';
  const isJustAnswered = useJustAnswered(inquiry);
  const clock = (
    <p className="text-13">
      {isJustAnswered ? (
        <span data-clock="answered" className="font-semibold whitespace-nowrap text-completed">
          Answered just now
        </span>
      ) : (
        <ClockLine inquiry={inquiry} settled />
      )}
    </p>
  );
  return (
    <header
      ref={measuredHead}
      className="z-10 shrink-0 border-b border-line bg-paper px-4 pt-2 pb-2 max-md:sticky max-md:top-0 md:px-6 md:pt-4 md:pb-3 lg:px-8"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 max-md:flex-nowrap max-md:gap-x-2">
        <button
          type="button"
          aria-label="Back to list"
          onClick={closeInquiry}
          className="-ml-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-graphite md:hidden"
        >
          <LineIcon className="size-4.5" d="M10 3.5 5.5 8l4.5 4.5" />
        </button>
        <h2
          id="inquiry-name"
          tabIndex={-1}
          className="min-w-0 text-20 leading-tight font-semibold tracking-tight outline-none wrap-anywhere max-md:grow @3xl:text-28"
        >
          {inquiry.name}
        </h2>
        {isWide && clock}
        <div className="flex min-w-0 items-center gap-2 max-md:shrink-0 md:ml-auto @max-3xl:md:ml-0 @max-3xl:md:basis-full">
          {isWide && <PrioritySelect />}
          <StatusSelect status={status} />
          {isWide ? <AssigneeSelect /> : tools}
        </div>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 text-15 max-md:text-14">
        <ClientEmail className={link} />
        {inquiry.phone && (
          <a href={telOf(inquiry.phone)} className={link}>
            {inquiry.phone}
          </a>
        )}
        {isWide && <Tags key={inquiry.id} />}
      </div>
      <HeadFacts>{!isWide && clock}</HeadFacts>
      {children}
    </header>
  );
}

/** Every status can be chosen at any time (requirements §5). */
function StatusSelect({ status }: { status: string }) {
  const { onUpdate } = useOpenInquiry();
  return (
    <HeadSelect
      label="Status"
      data-status-select=""
      data-status={status}
      value={status}
      onChoose={(value) => onUpdate({ status: value as InquiryStatus })}
      className={`[&>option]:bg-paper [&>option]:text-ink ${statusColors(status)}`}
    >
      {!statusOf(status) && (
        <option value={status} disabled>
          {status}
        </option>
      )}
      <Options of={INQUIRY_STATUSES.map((each) => [each, statusLabel(each)])} />
    </HeadSelect>
  );
}

/** Assigns the inquiry to a member of staff. */
export function AssigneeSelect() {
  const { inquiry, onUpdate } = useOpenInquiry();
  const { assigneeId } = inquiry;
  const staff = useStaffNames();
  const isKnown = staff.some((person) => person.id === assigneeId);
  return (
    <HeadSelect
      label="Assigned to"
      data-assignee-select=""
      value={assigneeId ?? ''}
      onChoose={(value) => onUpdate({ assigneeId: value || null })}
      className="max-w-40 border border-line bg-sheet"
    >
      <option value="">Unassigned</option>
      {assigneeId && !isKnown && <option value={assigneeId}>Former colleague</option>}
      <Options
        of={staff
          .filter((each) => !each.disabled || each.id === assigneeId)
          .map(({ id, name }) => [id, name])}
      />
    </HeadSelect>
  );
}
