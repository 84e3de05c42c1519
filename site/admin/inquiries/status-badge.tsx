import type { ReactNode } from 'react';
import type { InquiryStatus } from '#contract/inquiry.ts';
import { isKnownStatus, statusColours, statusLabel } from './status.ts';

/** A status as a word, an icon and a colour (specification §2, §4). */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span
      data-status={status}
      className={`inline-flex h-6 items-center gap-1.5 self-start whitespace-nowrap px-2 text-[0.78rem] font-[560] ${statusColours(status)}`}
    >
      <svg
        viewBox="0 0 12 12"
        width="12"
        height="12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        {isKnownStatus(status) ? ICONS[status] : OTHER}
      </svg>
      {statusLabel(status)}
    </span>
  );
}

/** Told apart by shape, so that nobody has to tell the colours apart. */
const ICONS: Record<InquiryStatus, ReactNode> = {
  new: <circle cx="6" cy="6" r="3.2" fill="currentColor" />,
  contacted: <path d="M1.5 2.2h9v6h-5l-2.4 2.3V8.2H1.5z" strokeLinejoin="round" />,
  'in-progress': (
    <>
      <circle cx="6" cy="6" r="4.4" />
      <path d="M6 1.6a4.4 4.4 0 0 1 0 8.8z" fill="currentColor" stroke="none" />
    </>
  ),
  completed: <path d="m1.8 6.4 2.8 2.9 5.6-6.4" />,
  cancelled: <path d="m2.2 2.2 7.6 7.6m0-7.6L2.2 9.8" />,
};

const OTHER = <path d="M2 6h8" />;
