import { PRIORITIES, PRIORITY_LABELS, type Priority } from '#contract/inquiries/priority.ts';
import { Options } from '../../../components/options.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { HeadSelect } from './head-select.tsx';

/** How soon the inquiry must be looked at. */
export function PrioritySelect() {
  const { inquiry, isPending, onUpdate } = useOpenInquiry();
  return (
    <HeadSelect
      label="Priority"
      data-priority-select=""
      value={inquiry.priority}
      disabled={isPending}
      onChoose={(value) => onUpdate({ priority: value as Priority })}
      className={`border border-line bg-sheet ${inquiry.priority === 'emergency' ? 'text-overdue' : ''}`}
    >
      <Options of={PRIORITIES.map((each) => [each, PRIORITY_LABELS[each]])} />
    </HeadSelect>
  );
}
