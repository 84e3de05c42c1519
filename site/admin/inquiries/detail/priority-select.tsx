import { useId } from 'react';
import { PRIORITIES, PRIORITY_LABELS, type Priority } from '#contract/inquiries/priority.ts';
import { Options } from '../../components/options.tsx';
import { useOpenInquiry } from '../../state/open-inquiry.ts';
import { DetailRow } from './detail-row.tsx';

/** How soon the inquiry must be looked at. */
export function PrioritySelect() {
  const { inquiry, isPending, onUpdate } = useOpenInquiry();
  const id = useId();
  return (
    <DetailRow label="Priority" htmlFor={id}>
      <select
        id={id}
        data-priority-select=""
        value={inquiry.priority}
        disabled={isPending}
        onChange={(event) => onUpdate({ priority: event.target.value as Priority })}
        className={`h-9 cursor-pointer border border-graphite/60 bg-paper px-2 text-base max-md:h-11 md:text-[0.9375rem] ${inquiry.priority === 'emergency' ? 'font-semibold text-overdue' : ''}`}
      >
        <Options of={PRIORITIES.map((each) => [each, PRIORITY_LABELS[each]])} />
      </select>
    </DetailRow>
  );
}
