import { useId } from 'react';
import { PRIORITIES, PRIORITY_LABELS, type Priority } from '#contract/inquiries/priority.ts';
import { Options } from '../../../components/options.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { HEAD_SELECT } from './head-select.ts';

/** How soon the inquiry must be looked at. */
export function PrioritySelect() {
  const { inquiry, isPending, onUpdate } = useOpenInquiry();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Priority
      </label>
      <select
        id={id}
        data-priority-select=""
        value={inquiry.priority}
        disabled={isPending}
        onChange={(event) => onUpdate({ priority: event.target.value as Priority })}
        className={`${HEAD_SELECT} border border-line bg-sheet ${inquiry.priority === 'emergency' ? 'text-overdue' : ''}`}
      >
        <Options of={PRIORITIES.map((each) => [each, PRIORITY_LABELS[each]])} />
      </select>
    </>
  );
}
