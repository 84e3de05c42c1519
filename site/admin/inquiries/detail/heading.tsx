import type { Inquiry } from '#contract/inquiry.ts';
import { ClockLine } from '../clock-line.tsx';
import { StatusBadge } from '../status-badge.tsx';

/** Whose request it is, how to reach them, and how it stands. */
export function DetailHeading({ inquiry }: { inquiry: Inquiry }) {
  const link = 'inline-flex min-h-11 items-center text-section wrap-anywhere';
  return (
    <header className="mb-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2.5">
        <h2
          id="inquiry-name"
          tabIndex={-1}
          className="min-w-0 text-[1.75rem] leading-[1.1] font-[570] tracking-[-0.025em] outline-none wrap-anywhere"
        >
          {inquiry.name}
        </h2>
        <p className="flex items-center gap-x-3 text-[0.9rem]">
          <ClockLine inquiry={inquiry} settled />
          <StatusBadge status={inquiry.status} />
        </p>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <a href={`mailto:${inquiry.email}`} className={link}>
          {inquiry.email}
        </a>
        {inquiry.phone && (
          <a href={`tel:${inquiry.phone.replace(/\s+/g, '-')}`} className={link}>
            {inquiry.phone}
          </a>
        )}
      </p>
    </header>
  );
}
