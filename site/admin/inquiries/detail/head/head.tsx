import { type ReactNode, useId } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { DeskUpdate } from '#contract/inquiries/inquiry-action-changes.ts';
import { mailtoHref } from '#contract/mail/mailto.ts';
import { LineIcon } from '../../../components/line-icon.tsx';
import { ClockLine } from '../../clock-line.tsx';
import { closeInquiry } from '../../url-state/selected-inquiry.ts';
import { AssigneeSelect } from './assignee-select.tsx';
import { measuredHead } from './measured-head.ts';
import { telOf } from './phone-links.ts';
import { StatusSelect } from './status-select.tsx';

type HeadProps = {
  inquiry: Inquiry;
  /** The chosen status while it is being saved. */
  status: string;
  onUpdate: (change: DeskUpdate) => void;
  /** The actions; on a phone they are in the bar at the bottom. */
  children: ReactNode;
};

/** Who, how to reach them, status, assignee, clock and actions: in sight while the rest scrolls. */
export function DetailHead({ inquiry, status, onUpdate, children }: HeadProps) {
  const id = useId();
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
            aria-label="Back to the list"
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
          <label htmlFor={`${id}-status`} className="sr-only">
            Status
          </label>
          <StatusSelect
            id={`${id}-status`}
            status={status}
            onChoose={(chosen) => onUpdate({ status: chosen })}
          />
          <label htmlFor={`${id}-assignee`} className="sr-only">
            Assigned to
          </label>
          <AssigneeSelect
            id={`${id}-assignee`}
            inquiry={inquiry}
            onChoose={(chosen) => onUpdate({ assigneeId: chosen })}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="flex min-w-0 flex-wrap gap-x-4">
          <a href={mailtoHref(inquiry.email)} className={link}>
            {inquiry.email}
          </a>
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
