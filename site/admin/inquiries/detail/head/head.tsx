import { type ReactNode, useId } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { INQUIRY_STATUSES, type InquiryStatus, statusLabel, statusOf } from '#contract/inquiries/statuses.ts';
import { LineIcon } from '../../../components/line-icon.tsx';
import { Options } from '../../../components/options.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useStaffNames } from '../../../state/staff-names.ts';
import { ClockLine } from '../../clock-line.tsx';
import { statusColors } from '../../status-badge.tsx';
import { closeInquiry, selectInquiry } from '../../url-state/selected-inquiry.ts';
import { ClientEmail } from './client-email.tsx';
import { measuredHead } from './measured-head.ts';
import { telOf } from './phone-links.ts';

type HeadProps = {
  /** The chosen status while it is being saved. */
  status: string;
  /** The actions; on a phone they are in the bar at the bottom. */
  children: ReactNode;
};

/** Name, contact details, status, assignee, clock and actions. Stays visible while the rest scrolls. */
export function DetailHead({ status, children }: HeadProps) {
  const { inquiry } = useOpenInquiry();
  const link = 'inline-flex min-h-9 items-center text-section wrap-anywhere md:min-h-8';
  return (
    <header
      ref={measuredHead}
      className="sticky top-0 z-10 border-b border-graphite/60 bg-paper px-4 pt-2.5 pb-2 md:px-6 md:pt-3.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <div className="flex min-w-0 items-baseline gap-x-3 max-md:w-full max-md:items-center max-md:gap-x-1">
          <button
            type="button"
            aria-label="Back to list"
            onClick={closeInquiry}
            className="-ml-4 grid size-11 cursor-pointer place-items-center self-center text-section md:hidden"
          >
            <LineIcon className="size-5" strokeWidth="1.6" d="M10 3 5 8l5 5" />
          </button>
          <h2
            id="inquiry-name"
            tabIndex={-1}
            className="min-w-0 text-[1.4rem] leading-tight font-[590] tracking-[-0.02em] md:text-[1.625rem] outline-none wrap-anywhere"
          >
            {inquiry.name}
          </h2>
          <p className="text-[0.9rem] max-md:ml-auto max-md:min-w-24 max-md:shrink-[9999] max-md:text-right max-md:text-[0.8125rem]">
            <ClockLine inquiry={inquiry} settled />
          </p>
        </div>
        <div className="flex min-w-0 gap-2 max-md:w-full">
          <StatusSelect status={status} />
          <AssigneeSelect />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="flex min-w-0 flex-wrap gap-x-4">
          <ClientEmail className={link} />
          {inquiry.phone && (
            <a href={telOf(inquiry.phone)} className={link}>
              {inquiry.phone}
            </a>
          )}
        </p>
        {children}
      </div>
    </header>
  );
}

/** Every status can be chosen at any time (requirements §5). */
function StatusSelect({ status }: { status: string }) {
  const { onUpdate } = useOpenInquiry();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Status
      </label>
      <select
        id={id}
        data-status-select=""
        data-status={status}
        value={status}
        onChange={(event) => onUpdate({ status: event.target.value as InquiryStatus })}
        className={`h-11 min-w-0 cursor-pointer border border-current/50 px-2 [&>option]:bg-paper [&>option]:text-ink text-base font-[560] max-md:grow md:h-9 md:text-[0.9rem] ${statusColors(status)}`}
      >
        {!statusOf(status) && (
          <option value={status} disabled>
            {status}
          </option>
        )}
        <Options of={INQUIRY_STATUSES.map((each) => [each, statusLabel(each)])} />
      </select>
    </>
  );
}

/** Assigns the inquiry to a member of staff. */
function AssigneeSelect() {
  const { inquiry, onUpdate } = useOpenInquiry();
  const { assigneeId } = inquiry;
  const id = useId();
  const staff = useStaffNames();
  const isKnown = staff.some((person) => person.id === assigneeId);
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Assigned to
      </label>
      <select
        id={id}
        data-assignee-select=""
        value={assigneeId ?? ''}
        onChange={(event) => onUpdate({ assigneeId: event.target.value || null })}
        className="h-11 min-w-0 max-w-44 cursor-pointer border border-graphite/60 bg-paper px-2 text-base text-ink max-md:grow md:h-9 md:text-[0.9rem]"
      >
        <option value="">Unassigned</option>
        {assigneeId && !isKnown && <option value={assigneeId}>Former colleague</option>}
        <Options
          of={staff
            .filter((each) => !each.disabled || each.id === assigneeId)
            .map(({ id, name }) => [id, name])}
        />
      </select>
    </>
  );
}

/**
 * The next inquiry that waits. Nothing else opens it: after a call the person stays with the one they talked to
 * (docs/decisions/0018). It keeps its place and its width, so that nothing moves under the pointer.
 */
export function NextWaitingLink({ next }: { next: Inquiry | undefined }) {
  const place = 'flex min-h-8 w-44 items-center justify-end gap-1 text-[0.9rem] max-md:hidden';
  if (!next) return <p className={`${place} text-graphite`}>No one else is waiting</p>;
  return (
    <button
      type="button"
      data-next=""
      onClick={() => selectInquiry(next.id)}
      className={`${place} cursor-pointer hover:text-copper`}
    >
      <span className="text-graphite">Next:</span>
      <span className="truncate font-[560]">{next.name}</span>
    </button>
  );
}
