import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { useStaffNames } from '../../../state/staff-names.ts';

type AssigneeSelectProps = {
  id: string;
  inquiry: Inquiry;
  onChoose: (assigneeId: string | null) => void;
};

/** Assigns the inquiry to a member of staff. */
export function AssigneeSelect({ id, inquiry, onChoose }: AssigneeSelectProps) {
  const staff = useStaffNames();
  const isKnown = staff.some((person) => person.id === inquiry.assigneeId);
  return (
    <select
      id={id}
      data-assignee-select=""
      value={inquiry.assigneeId ?? ''}
      onChange={(event) => onChoose(event.target.value || null)}
      className="h-11 min-w-0 max-w-44 cursor-pointer border border-graphite/60 bg-paper px-2 text-base text-ink max-md:grow md:h-9 md:text-[0.9rem]"
    >
      <option value="">Unassigned</option>
      {inquiry.assigneeId && !isKnown && <option value={inquiry.assigneeId}>A former colleague</option>}
      {staff
        .filter(({ id: staffId, disabled }) => !disabled || staffId === inquiry.assigneeId)
        .map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
    </select>
  );
}
