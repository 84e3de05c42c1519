import { PRIORITY_LABELS, type Priority } from '#contract/inquiries/priority.ts';

type PriorityMarkProps = {
  priority: Priority;
  /** In a container too narrow for the word, which is then only read aloud. */
  isBrief?: boolean;
};

/** An emergency is a red triangle and the word; someday, two dashes and the word; normal has no mark. */
export function PriorityMark({ priority, isBrief = false }: PriorityMarkProps) {
  if (priority === 'normal') return null;
  const isEmergency = priority === 'emergency';
  return (
    <span
      data-priority={priority}
      className={`inline-flex items-center h-6 shrink-0 gap-1 text-12 whitespace-nowrap ${isEmergency ? 'font-semibold text-overdue' : 'text-graphite'}`}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0 fill-none stroke-current">
        {isEmergency ? (
          <path d="M6 1 11.5 11H.5Z" className="fill-current stroke-none" />
        ) : (
          <path d="M1 6h3.5M7 6h3.5" strokeWidth="1.6" />
        )}
      </svg>
      <span className={isBrief ? '@max-2xs:sr-only' : undefined}>{PRIORITY_LABELS[priority]}</span>
    </span>
  );
}
