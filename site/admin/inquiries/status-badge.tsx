import type { ReactNode } from 'react';
import { statusLabel, statusOf } from '#contract/inquiries/statuses.ts';

/** The colors of a status (requirements §5); any other is gray. */
const COLORS = {
  blue: 'bg-new-bg text-new',
  purple: 'bg-contacted-bg text-contacted',
  yellow: 'bg-progress-bg text-progress',
  green: 'bg-completed-bg text-completed',
  red: 'bg-cancelled-bg text-cancelled',
  gray: 'bg-other-bg text-other',
};

export const statusColors = (status: string): string => COLORS[statusOf(status)?.badge ?? 'gray'];

/** A status as a word, an icon and a color (requirements §5, §14). */
type StatusBadgeProps = {
  status: string;
  isSmall?: boolean;
  /** In a container too narrow for the word, which is then only read aloud. */
  isBrief?: boolean;
};

export function StatusBadge({ status, isSmall = false, isBrief = false }: StatusBadgeProps) {
  return (
    <span
      data-status={status}
      className={`inline-flex shrink-0 items-center rounded-mark px-1.5 text-12 font-strong whitespace-nowrap ${isSmall ? 'h-5 gap-1' : 'h-5.5 gap-1.5'} ${statusColors(status)}`}
    >
      <svg
        viewBox="0 0 12 12"
        width={isSmall ? 10 : 12}
        height={isSmall ? 10 : 12}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        {ICONS[statusOf(status)?.icon ?? 'bar']}
      </svg>
      <span className={isBrief ? '@max-2xs:sr-only' : undefined}>{statusLabel(status)}</span>
    </span>
  );
}

/** Differ by shape, for readers who can’t tell the colors apart. */
const ICONS = {
  dot: <circle cx="6" cy="6" r="3.2" fill="currentColor" />,
  bubble: <path d="M1.5 2.2h9v6h-5l-2.4 2.3V8.2H1.5z" strokeLinejoin="round" />,
  half: (
    <>
      <circle cx="6" cy="6" r="4.4" />
      <path d="M6 1.6a4.4 4.4 0 0 1 0 8.8z" fill="currentColor" stroke="none" />
    </>
  ),
  check: <path d="m1.8 6.4 2.8 2.9 5.6-6.4" />,
  cross: <path d="m2.2 2.2 7.6 7.6m0-7.6L2.2 9.8" />,
  pause: <path d="M4 2.5v7m4-7v7" />,
  bar: <path d="M2 6h8" />,
} satisfies Record<string, ReactNode>;
