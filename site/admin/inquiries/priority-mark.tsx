import { PRIORITY_LABELS, type Priority } from '#contract/inquiries/priority.ts';

/** An emergency is a red triangle and the word; someday, two dashes and the word; normal has no mark. */
export function PriorityMark({ priority }: { priority: Priority }) {
  if (priority === 'normal') return null;
  const isEmergency = priority === 'emergency';
  return (
    <span
      data-priority={priority}
      className={`inline-flex items-center gap-1 text-[0.8125rem] whitespace-nowrap ${isEmergency ? 'font-semibold text-overdue' : 'text-graphite'}`}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0 fill-none stroke-current">
        {isEmergency ? (
          <path d="M6 1 11.5 11H.5Z" className="fill-current stroke-none" />
        ) : (
          <path d="M1 6h3.5M7 6h3.5" strokeWidth="1.6" />
        )}
      </svg>
      {PRIORITY_LABELS[priority]}
    </span>
  );
}
